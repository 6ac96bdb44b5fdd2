import type { NamedMove, Party } from "@/lib/contracts/staff";
import { formatMoney } from "@/lib/engine/kernel/money";

const many = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** "$5.00", "2 packs of The Woven City booster", "11 cards". */
export function goodsOf({ what, count, product }: NamedMove): string {
  if (what === "coin") return formatMoney(count);
  if (what === "ticket") return `${many(count, "ticket")} for ${product ?? "a product"}`;
  return what === "pack" ? `${many(count, "pack")} of ${product ?? "a product"}` : many(count, "card");
}

const HOUSE = { mint: "the mint", shop: "the shop", pot: "a table's pot" } as const;

/** "anna", "the mint". */
export const partyName = (party: Party): string =>
  party.is === "member" ? (party.nick ?? "a former member") : HOUSE[party.is];

/** "$5.00 from the mint to anna". */
const moveSentence = (move: NamedMove): string =>
  `${goodsOf(move)} from ${partyName(move.from)} to ${partyName(move.to)}`;

/** What undoing it moves. */
export const backwards = (move: NamedMove): NamedMove => ({ ...move, from: move.to, to: move.from });

/** All that a transfer moved, in one line. */
export const movesSentence = (moves: readonly NamedMove[]): string =>
  moves.length === 0 ? "nothing" : moves.map(moveSentence).join(", ");
