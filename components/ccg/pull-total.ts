import type { Cents } from "@/lib/engine/kernel/money";
import { isCelebrated, type PackCard, rarestFirst } from "./pack-card";

/** A card of several packs, with how many of it there were. */
export type PulledCard = { readonly card: PackCard; readonly count: number };
/** What several packs came to. */
export type PullTotal = {
  /** The best of them, at most `most`. */
  readonly best: readonly PackCard[];
  /** Each card once, the rarest first. */
  readonly cards: readonly PulledCard[];
  readonly total: number;
  /** So many were first copies; the others are doubles. */
  readonly fresh: number;
  readonly doubles: number;
  readonly worth: Cents;
};

/** Sums up the cards of several packs. The best are those that are celebrated; if there are none, the first of all. */
export function sumUpPulls(packs: readonly (readonly PackCard[])[], most: number): PullTotal {
  const all = rarestFirst(packs.flat());
  const cards = new Map<number, PulledCard>();
  for (const card of all) {
    const known = cards.get(card.face.number);
    const first = known?.card.first || card.first;
    cards.set(card.face.number, { card: { ...(known?.card ?? card), first }, count: (known?.count ?? 0) + 1 });
  }
  const celebrated = [...cards.values()].map(({ card }) => card).filter(isCelebrated);
  const fresh = all.filter(({ first }) => first).length;
  return {
    best: (celebrated.length > 0 ? celebrated : all.slice(0, 1)).slice(0, most),
    cards: [...cards.values()],
    total: all.length,
    fresh,
    doubles: all.length - fresh,
    worth: all.reduce((sum, { worth }) => sum + worth, 0),
  };
}
