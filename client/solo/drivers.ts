/** Computer players are called after railway engineers; short, and the same in every language. */
export const driverNames = ["Borsig", "Seguin", "Krauss", "Ivatt"] as const;
