/** Computer players are called after railway engineers; names are the same in every language. */
export const driverNames = ["Trevithick", "Seguin", "Engerth", "Churchward"] as const;
