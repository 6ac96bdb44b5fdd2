import type { NamedGood } from "@/lib/contracts/trade-words";

/** A lot in the names of what is in it. */
export const lotText = (lot: readonly NamedGood[]): string =>
  lot.map(({ amount, name }) => (amount === 1 ? name : `${amount} × ${name}`)).join(", ");
