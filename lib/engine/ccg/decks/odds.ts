import type { Random } from "../../kernel/random";
import { copiesOf, type DeckRow } from "./deck";

/** Ways to choose `k` of `n`. */
function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * BigInt(n - i + 1)) / BigInt(i);
  return ways;
}

const PRECISE = 10n ** 15n;

/**
 * How likely `drawn` cards of a deck of `size`, of which `copies` are meant, hold at least `wanted` of those: from 0 to 1, counted
 * exactly (hypergeometric) and only then written as a number. Who draws more than there are draws all.
 */
export function drawOdds(size: number, copies: number, drawn: number, wanted = 1): number {
  const hand = Math.min(drawn, size);
  const all = choose(size, hand);
  let fitting = 0n;
  for (let held = wanted; held <= Math.min(copies, hand); held++)
    fitting += choose(copies, held) * choose(size - copies, hand - held);
  return Number((fitting * PRECISE) / all) / Number(PRECISE);
}

/** A deck as it may be drawn: all copies in an order of chance. */
export const shuffledDeck = (rows: readonly DeckRow[], random: Random): number[] => random.shuffle(copiesOf(rows));
