import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import type { TurnWords } from "@/lib/texts/tabletop/turning.en";

/**
 * What a game calls it to turn cards sideways and upright, by its own file: its options `tap` (rest, rests, rested) and `untap` (ready,
 * readies). Null: it has no words of its own for it, or not all of them.
 */
export function turnWordsOf({ options }: Pick<CardDatabase, "options">): TurnWords | null {
  const words = (name: string): readonly string[] => (options.get(name) ?? "").split(",").map((word) => word.trim());
  const [tap, taps, is] = words("tap");
  const [untap, untaps] = words("untap");
  return tap && taps && is && untap && untaps ? { tap: [tap, taps], untap: [untap, untaps], is } : null;
}
