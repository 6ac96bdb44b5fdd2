import type { Entrant, Match, PlayerId } from "./vocabulary";

/** The seeds of a bracket of this size in its order: the first meets the last, and the first two meet in the final only. */
export function bracketOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const all = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, all - seed]);
  }
  return order;
}

/** The first round: the bracket is filled up with byes, which the best seeds have. */
export function firstRound(entrants: readonly Entrant[]): PlayerId[][] {
  const seeded = [...entrants].sort((a, b) => a.seed - b.seed);
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, seeded.length)));
  const order = bracketOrder(size);
  return Array.from({ length: size / 2 }, (_, i) =>
    [order[2 * i]!, order[2 * i + 1]!].flatMap((seed) => seeded[seed - 1]?.id ?? []),
  );
}

/**
 * The next round: the winners of each two matches beside each other. Where one of them is gone the other has a bye; a match without
 * anybody stays, so that the order holds. `left`: who does not play on.
 */
export function nextRound(last: readonly Match[], left: ReadonlySet<PlayerId>): PlayerId[][] {
  const winners = [...last]
    .sort((a, b) => a.number - b.number)
    .map(({ result }) => (result?.places[0] ?? []).filter((id) => !left.has(id)).slice(0, 1));
  return Array.from({ length: Math.ceil(winners.length / 2) }, (_, i) => [
    ...(winners[2 * i] ?? []),
    ...(winners[2 * i + 1] ?? []),
  ]);
}
