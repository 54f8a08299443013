/** Who asks, as far as the number of games a minute is concerned. */

/** The part of an address one household has: all of IPv4, the first half of IPv6. */
export function householdOf(address: string): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail ? tail.split(":") : [];
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(gap).fill("0"), ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

/** Nobody reaches a deployed worker from its own machine; there only developers are. */
export const isLocal = (address: string) => address === "127.0.0.1" || address === "::1";
