import type { Random } from "../kernel/random";
import { meetingsIn } from "./pair-swiss";
import type { Standing } from "./standings";
import { isBye, type Match, type Plan, type PlayerId } from "./vocabulary";

/** What a second meeting weighs against unequal points. */
const MEETING = 10_000;
const STARTS = 6;

/**
 * The sizes of matches for so many players, as even as can be and near the best one, and how many sit out: only where no sizes fit.
 */
export function podSizes(players: number, { min, max, best }: Plan["seats"]): { sizes: number[]; out: number } {
  for (let out = 0; out <= players; out++) {
    const seated = players - out;
    const counts = Array.from({ length: seated }, (_, i) => i + 1).filter(
      (pods) => Math.floor(seated / pods) >= min && Math.ceil(seated / pods) <= max,
    );
    const pods = counts.sort((a, b) => Math.abs(seated / a - best) - Math.abs(seated / b - best))[0];
    if (pods === undefined) continue;
    const small = Math.floor(seated / pods);
    const larger = seated - small * pods;
    return { sizes: Array.from({ length: pods }, (_, i) => small + (i < larger ? 1 : 0)), out };
  }
  return { sizes: [], out: players };
}

type Player = Pick<Standing, "id" | "points">;

/**
 * The next round of matches of three and more: equal points sit together, and nobody meets twice while that can be avoided: from
 * the order of the standings, and from some by chance, players change places as long as that makes it better. `standings`:
 * of those who play, the best first.
 */
export function pairPods(
  standings: readonly Player[],
  matches: readonly Match[],
  seats: Plan["seats"],
  random: Random,
): PlayerId[][] {
  const { sizes, out } = podSizes(standings.length, seats);
  const byes = new Map<PlayerId, number>();
  for (const match of matches) if (isBye(match)) byes.set(match.players[0]!, (byes.get(match.players[0]!) ?? 0) + 1);
  const idle = standings
    .toReversed()
    .sort((a, b) => (byes.get(a.id) ?? 0) - (byes.get(b.id) ?? 0))
    .slice(0, out);
  const players = standings.filter((one) => !idle.includes(one));
  const met = meetingsIn(matches);
  let best = improved(inOrder(players, sizes), met);
  for (let start = 1; start < STARTS && best.meetings > 0; start++) {
    const other = improved(inOrder(random.shuffle([...players]), sizes), met);
    if (other.cost < best.cost) best = other;
  }
  return [...best.pods.map((pod) => random.shuffle(pod.map(({ id }) => id))), ...idle.map(({ id }) => [id])];
}

function inOrder(players: readonly Player[], sizes: readonly number[]): Player[][] {
  let from = 0;
  return sizes.map((size) => {
    const pod = players.slice(from, from + size);
    from += size;
    return pod;
  });
}

type Met = (a: PlayerId, b: PlayerId) => number;

const meetingsOf = (pod: readonly Player[], met: Met): number =>
  pod.reduce((sum, a, i) => sum + pod.slice(i + 1).reduce((all, b) => all + met(a.id, b.id), 0), 0);

/** How bad a match is: second meetings before all, then how far apart its players stand. */
function costOf(pod: readonly Player[], met: Met): number {
  const points = pod.map((player) => player.points);
  const mean = points.reduce((sum, one) => sum + one, 0) / pod.length;
  return meetingsOf(pod, met) * MEETING + points.reduce((sum, one) => sum + (one - mean) ** 2, 0);
}

/** Two at a time change places, as long as one such change makes it better. */
function improved(pods: Player[][], met: Met): { pods: Player[][]; cost: number; meetings: number } {
  const costs = pods.map((pod) => costOf(pod, met));
  for (let changed = true; changed; ) {
    changed = false;
    for (let p = 0; p < pods.length; p++)
      for (let q = p + 1; q < pods.length; q++)
        for (let i = 0; i < pods[p]!.length; i++)
          for (let j = 0; j < pods[q]!.length; j++) {
            const [one, two] = [pods[p]!.with(i, pods[q]![j]!), pods[q]!.with(j, pods[p]![i]!)];
            const [a, b] = [costOf(one, met), costOf(two, met)];
            if (a + b >= costs[p]! + costs[q]! - 1e-9) continue;
            [pods[p], pods[q], costs[p], costs[q], changed] = [one, two, a, b, true];
          }
  }
  return {
    pods,
    cost: costs.reduce((sum, cost) => sum + cost, 0),
    meetings: pods.reduce((sum, pod) => sum + meetingsOf(pod, met), 0),
  };
}
