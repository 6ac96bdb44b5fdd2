import { pointsOf } from "./compile-rules";
import type { ToldNowhere } from "./nowhere";
import { keyPath } from "./problem-path";
import { type Check, warnNowhere } from "./sense-report";
import type { Fix } from "./shape";
import type { ContractWorth, Op, Opts } from "./template";

/** Signs that reward what should cost: a failed bid that gains, a deal won that counts against its winner. */

/** Do these numbers, as far as they are not 0, all help (1) or all hurt (−1) whoever gets them? 0: neither. */
function helps(numbers: readonly (number | undefined)[], low: boolean): -1 | 0 | 1 {
  const signs = new Set(numbers.flatMap((number) => (number ? [Math.sign(number)] : [])));
  if (signs.size !== 1) return 0;
  return signs.has(1) !== low ? 1 : -1;
}

const turned = (path: string, value: number): Fix => ({ path, value: -value });

const turnedWorth = (path: string, worth: ContractWorth): Fix => ({
  path,
  value: Object.fromEntries(Object.entries(worth).map(([key, value]) => [key, value === 0 ? 0 : -value])),
});

const checkContractSigns: Check = ({ points, bidding }, path, report) => {
  const { contract } = points ?? {};
  if (!contract) return;
  const low = points?.order === "low";
  const at = `${path}.points.contract`;
  const { made, failed, nil, bags } = contract;
  if (helps([made.base, made.per], low) < 0) warnNowhere(report, `${at}.made`, { is: "madeCosts", facts: { low } });
  else if (failed && helps([failed.base, failed.per], low) > 0)
    warnNowhere(report, `${at}.failed`, { is: "failedGains", facts: { low } }, turnedWorth(`${at}.failed`, failed));
  if (nil && bidding?.nil) {
    const [kept, broken] = [helps([nil.made], low), helps([nil.failed], low)];
    if (kept < 0)
      warnNowhere(report, `${at}.nil.made`, { is: "nilMadeCosts", facts: { low } }, turned(`${at}.nil.made`, nil.made));
    if (broken > 0)
      warnNowhere(report, `${at}.nil.failed`, { is: "nilFailedGains" }, turned(`${at}.nil.failed`, nil.failed));
  }
  if (bags && helps([bags.value], low) > 0)
    warnNowhere(report, `${at}.bags.value`, { is: "bagsGain" }, turned(`${at}.bags.value`, bags.value));
};

/** What is done to a bid that is missed, where it leaves as much as one that is made. */
function missed({ op, value }: Op): ToldNowhere | null {
  const by = value ?? (op === "mul" ? 1 : 0);
  const gains = op === "mul" ? by > 0 : by >= 0;
  return gains ? { is: "missedGains", facts: { op, value: by } } : null;
}

/** In an auction: a bid is a number of points, which a made one counts. */
const checkBidSigns: Check = (opts, path, report) => {
  const { points, bidding } = opts;
  if (!bidding || (bidding.mode ?? "auction") !== "auction" || points?.order === "low" || points?.games) return;
  for (const key of ["bid", "blind"] as const) {
    const op = points?.penalties?.[key];
    const said = op && (key === "bid" || bidding.blind) ? missed(op) : null;
    const at = `${path}.points.penalties.${key}`;
    const value = op?.op === "mul" ? -(op.value ?? 1) : null;
    if (said) warnNowhere(report, at, said, value === null ? undefined : { path: `${at}.value`, value });
  }
  const bonus = bidding.blind ? points?.bonuses?.blind : undefined;
  if (!bonus) return;
  const by = bonus.value ?? (bonus.op === "mul" ? 1 : 0);
  const same = bonus.op === "mul" ? 1 : 0;
  const at = `${path}.points.bonuses.blind`;
  if (by === same) warnNowhere(report, at, { is: "blindSame" });
  else if (by < same) warnNowhere(report, at, { is: "blindCosts" });
};

const checkSeriesSigns: Check = ({ points }, path, report) => {
  const { nochange } = points?.penalties ?? {};
  const low = points?.order === "low";
  const at = `${path}.points.penalties.nochange`;
  if (nochange?.op === "add" && helps([nochange.value], low) > 0)
    warnNowhere(report, at, { is: "idleGains", facts: { low } }, turned(`${at}.value`, nochange.value!));
};

const checkMakersSigns: Check = ({ points }, path, report) => {
  const low = points?.order === "low";
  for (const [i, row] of (points?.makers ?? []).entries()) {
    const at = `${path}.points.makers[${i}]`;
    if (helps([row.value, row.alone], low) < 0) warnNowhere(report, at, { is: "makersCost", facts: { low } });
    if (row.failed !== undefined && helps([row.failed], low) > 0)
      warnNowhere(report, `${at}.failed`, { is: "makersFailGain" }, turned(`${at}.failed`, row.failed));
  }
};

const checkCardSigns: Check = (opts, path, report) => {
  const { points, trick, ranking } = opts;
  if (!points) return;
  const low = points.order === "low";
  const at = `${path}.points`;
  if (
    low &&
    points.games &&
    helps(
      points.games.map(({ value }) => value),
      false,
    ) > 0
  )
    warnNowhere(report, `${at}.order`, { is: "gamesLow" }, { path: `${at}.order` });
  if (points.shoot && points.trick && helps([points.shoot.others], low) > 0)
    if (low) warnNowhere(report, `${at}.shoot.others`, { is: "shootLow" });
    else warnNowhere(report, `${at}.shoot`, { is: "shootHigh" }, { path: `${at}.order`, value: "low" });
  const cards = trick && !points.games ? opts.cards.map((card) => pointsOf(opts, card)) : [];
  if (low && helps(cards, false) < 0) warnNowhere(report, `${at}.order`, { is: "lowBelow" });
  const isLeft = !trick || ranking?.stop !== undefined;
  const left = isLeft ? helps(Object.values(points.left ?? {}), low) : 0;
  const to = points.to === "winner";
  if ((left > 0 && !to) || (left < 0 && to))
    warnNowhere(report, to ? `${at}.to` : `${at}.left`, { is: "leftGains", facts: { to, low } });
};

const checkMeldSigns: Check = ({ melds }, path, report) => {
  for (const key of ["gin", "undercut"] as const)
    if ((melds?.[key] ?? 0) < 0)
      warnNowhere(
        report,
        keyPath(`${path}.melds`, key),
        { is: "meldsCost" },
        turned(`${path}.melds.${key}`, melds![key]!),
      );
};

/** Warns of signs that reward failing, and of orders that turn a whole game round. */
export const checkSigns: Check = (opts: Opts, path, report) => {
  for (const check of [
    checkContractSigns,
    checkBidSigns,
    checkSeriesSigns,
    checkMakersSigns,
    checkCardSigns,
    checkMeldSigns,
  ])
    check(opts, path, report);
};
