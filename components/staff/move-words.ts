import type { MissingBack, NamedMove, Party } from "@/lib/contracts/staff";
import type { StaffBooksTexts } from "@/lib/texts/staff-books/en";

/** "$5.00", "2 packs of The Woven City booster", "11 cards". */
export function goodsOf(
  { what, count, product }: Pick<NamedMove, "what" | "count" | "product">,
  { goods: t }: StaffBooksTexts,
): string {
  if (what === "coin" || what === "card") return t[what](count);
  return t[what](count, product);
}

/** "anna", "the mint". */
export const partyName = (party: Party, { party: t }: StaffBooksTexts): string =>
  party.is === "member" ? (party.nick ?? t.gone) : t[party.is];

/** "bert has 0 of 2 × Ember Fox free; 1 is set aside for orders." */
export function missingSentence(
  { what, name, needs, free, aside, bound, nick }: MissingBack,
  t: StaffBooksTexts,
): string {
  const say = (count: number): string => (what === "coin" ? t.goods.coin(count) : String(count));
  const all =
    what === "card" && name !== null ? `${needs} × ${name}` : goodsOf({ what, count: needs, product: name }, t);
  return t.undoing.short(
    nick ?? t.party.shop,
    all,
    say(free),
    aside > 0 ? say(aside) : null,
    bound > 0 ? say(bound) : null,
  );
}

/** What undoing it moves. */
export const backwards = (move: NamedMove): NamedMove => ({ ...move, from: move.to, to: move.from });

/** All that a transfer moved, in one line. */
export const movesSentence = (moves: readonly NamedMove[], t: StaffBooksTexts): string =>
  t.moves(moves.map((move) => t.move(goodsOf(move, t), partyName(move.from, t), partyName(move.to, t)).join("")));
