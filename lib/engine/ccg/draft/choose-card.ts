import type { Traits } from "./config";

/** Shares of a good deck by cost, from 0 to 6 and dearer. */
const CURVE = [0.02, 0.16, 0.24, 0.22, 0.16, 0.12, 0.08] as const;
/** Colours count fully once so many cards are taken. */
const SETTLED = 14;
/** A step of what is wanted, against what colour and curve weigh at most. */
const STEP = { kept: 1_000, returned: 10 } as const;
const COLOUR = 26;
const BEND = 12;

const bucketOf = (cost: number): number => Math.max(0, Math.min(CURVE.length - 1, Math.round(cost)));

/**
 * The card that bots take, and the clock for whoever lets it run out: by rarity, by how it fits the colours that one has,
 * and by what the costs of one's cards lack. Where cards are kept what they are worth goes before all else, so that nobody
 * gets the best of packs that only bots opened. Of equal cards the lower number. Throws on an empty pack.
 */
export function chooseCard(
  traits: ReadonlyMap<number, Traits>,
  pool: readonly number[],
  pack: readonly number[],
  kept: boolean,
): number {
  const colours = new Map<string, number>();
  const costs = CURVE.map(() => 0);
  let costed = 0;
  for (const number of pool) {
    const [, , dyes, cost] = traits.get(number) ?? [number, 0, "", null];
    for (const dye of dyes) colours.set(dye, (colours.get(dye) ?? 0) + 1);
    if (cost === null) continue;
    costs[bucketOf(cost)] = (costs[bucketOf(cost)] ?? 0) + 1;
    costed++;
  }
  const [first = 0, second = 0] = [...colours.values()].sort((a, b) => b - a);
  const settled = Math.min(1, pool.length / SETTLED);

  const scoreOf = (number: number): number => {
    const [, rank, dyes, cost] = traits.get(number) ?? [number, 0, "", null];
    const shares = [...dyes].map((dye) => (colours.get(dye) ?? 0) / Math.max(1, first));
    // A card of one's two colours fits wholly; one without a colour nearly.
    const reach = second / Math.max(1, first);
    const fit =
      shares.length === 0 ? 0.7 : Math.min(...shares.map((share) => (share > 0 && share >= reach ? 1 : share)));
    const bucket = cost === null ? null : bucketOf(cost);
    const lacks = bucket === null ? 0 : (CURVE[bucket] ?? 0) - (costs[bucket] ?? 0) / Math.max(1, costed);
    return rank * (kept ? STEP.kept : STEP.returned) + settled * (COLOUR * fit + BEND * lacks);
  };
  const best = [...new Set(pack)]
    .map((number) => ({ number, score: scoreOf(number) }))
    .sort((a, b) => b.score - a.score || a.number - b.number)[0];
  if (!best) throw new Error("There is nothing to choose from.");
  return best.number;
}
