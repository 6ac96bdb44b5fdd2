import type { PowerName, ProvinceId } from "../map/model";

/** What everybody has for each centre when play begins, and what a centre that belonged to nobody is worth to who takes it. */
const CENTRE = 10;

/** A power when centres are counted. `profits`: what its units were paid since. */
export type Owner = {
  readonly name: PowerName;
  readonly funds: number;
  readonly profits: number;
  readonly centres: readonly ProvinceId[];
};

/** What a power is told of the year under ZEROSUM: for each centre taken or lost, what went with it. */
export type ZeroSumReport = {
  readonly before: number;
  readonly profits: number;
  readonly gained: ReadonlyMap<ProvinceId, number>;
  readonly lost: ReadonlyMap<ProvinceId, number>;
  readonly after: number;
};

/**
 * The income under ZEROSUM, where money is never made: what one's units were paid, ten for each centre that was nobody's,
 * and with a centre taken from another its share of what they have. `owners` are as they stood before the captures;
 * `taken` says who owns which centre afterwards. NO_HOARDING takes what was left, and may leave a debt.
 */
export function settleZeroSum(
  owners: readonly Owner[],
  taken: Readonly<Record<ProvinceId, PowerName>>,
  rules: ReadonlySet<string>,
): ReadonlyMap<PowerName, ZeroSumReport> {
  const ownerOf = new Map(owners.flatMap((owner) => owner.centres.map((centre) => [centre, owner] as const)));
  const moves = Object.entries(taken).flatMap(([centre, to]) => {
    const from = ownerOf.get(centre);
    if (from?.name === to) return [];
    const worth = from ? Math.floor((from.funds + from.profits) / from.centres.length) : CENTRE;
    return [{ centre, to, from: from?.name ?? null, worth }];
  });
  return new Map(
    owners.map(({ name, funds, profits }) => {
      const before = rules.has("NO_HOARDING") ? 0 : funds;
      const gained = new Map(moves.filter(({ to }) => to === name).map(({ centre, worth }) => [centre, worth]));
      const lost = new Map(moves.filter(({ from }) => from === name).map(({ centre, worth }) => [centre, -worth]));
      const after = [...gained.values(), ...lost.values()].reduce((sum, worth) => sum + worth, before + profits);
      return [name, { before, profits, gained, lost, after }];
    }),
  );
}
