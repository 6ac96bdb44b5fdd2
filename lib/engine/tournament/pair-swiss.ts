import type { Standing } from "./standings";
import { isBye, type Match, type PlayerId } from "./vocabulary";

/** Steps of the search before another meeting of the same two is put up with. */
const MOST_STEPS = 40_000;

/** How often each two have met. */
export function meetingsIn(matches: readonly Match[]): (a: PlayerId, b: PlayerId) => number {
  const met = new Map<string, number>();
  const key = (a: PlayerId, b: PlayerId): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
  for (const { players } of matches)
    for (const [i, a] of players.entries())
      for (const b of players.slice(i + 1)) met.set(key(a, b), (met.get(key(a, b)) ?? 0) + 1);
  return (a, b) => met.get(key(a, b)) ?? 0;
}

/** Whoever sat out before sits out last. */
const byesIn = (matches: readonly Match[]): Map<PlayerId, number> => {
  const byes = new Map<PlayerId, number>();
  for (const match of matches) if (isBye(match)) byes.set(match.players[0]!, (byes.get(match.players[0]!) ?? 0) + 1);
  return byes;
};

/**
 * The next round of a Swiss tournament, two by two: from the top, each against whoever stands nearest and whom they have not met.
 * If their number is odd, the last of those who have had the fewest byes sits out. Two meet again only where it cannot be
 * avoided, and as seldom as can be. `standings`: of those who play, the best first.
 */
export function pairSwiss(standings: readonly Pick<Standing, "id">[], matches: readonly Match[]): PlayerId[][] {
  const ids = standings.map(({ id }) => id);
  const met = meetingsIn(matches);
  if (ids.length % 2 === 0) return paired(ids, met);
  const byes = byesIn(matches);
  const order = ids.toReversed().sort((a, b) => (byes.get(a) ?? 0) - (byes.get(b) ?? 0));
  const fewest = byes.get(order[0]!) ?? 0;
  // Another one sits out where that keeps two from meeting again, if they have sat out as seldom.
  for (const out of order.filter((id) => (byes.get(id) ?? 0) === fewest)) {
    const pairs = search(
      ids.filter((id) => id !== out),
      met,
      0,
    );
    if (pairs) return [...pairs, [out]];
  }
  const [out] = order;
  return [
    ...paired(
      ids.filter((id) => id !== out),
      met,
    ),
    [out!],
  ];
}

/** The pairs with as few second meetings as can be. */
function paired(ids: readonly PlayerId[], met: (a: PlayerId, b: PlayerId) => number): PlayerId[][] {
  for (let again = 0; again <= ids.length / 2; again++) {
    const pairs = search(ids, met, again);
    if (pairs) return pairs;
  }
  return chunked(ids);
}

const chunked = (ids: readonly PlayerId[]): PlayerId[][] =>
  Array.from({ length: ids.length / 2 }, (_, i) => [ids[2 * i]!, ids[2 * i + 1]!]);

/** Pairs in which at most `again` meet once more; null: there are none, or none was found in good time. */
function search(
  ids: readonly PlayerId[],
  met: (a: PlayerId, b: PlayerId) => number,
  again: number,
): PlayerId[][] | null {
  let steps = 0;
  const pair = (left: readonly PlayerId[], spare: number): PlayerId[][] | null => {
    const [first, ...others] = left;
    if (first === undefined) return [];
    for (const [i, other] of others.entries()) {
      if (++steps > MOST_STEPS) return null;
      const cost = met(first, other) > 0 ? 1 : 0;
      if (cost > spare) continue;
      const rest = pair([...others.slice(0, i), ...others.slice(i + 1)], spare - cost);
      if (rest) return [[first, other], ...rest];
    }
    return null;
  };
  return pair(ids, again);
}
