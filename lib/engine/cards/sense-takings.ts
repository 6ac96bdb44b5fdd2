import { nameHint } from "./card-hints";
import { keyPath } from "./problem-path";
import { levelName } from "./rules";
import { add, addBoth } from "./say";
import { type Check, error, renamed, warn } from "./sense-report";

/** What trumps of another worth, parts of points and a talon that is taken with a trick cannot be together (docs/decisions/0047). */

const checkTrumpWorth: Check = (opts, path, report) => {
  const { points, trick, trump, cards } = opts;
  if (!points?.trump) return;
  const at = `${path}.points.trump`;
  if (!trick || !trump) error(report, at, "template/needs", "nothingTrump", addBoth('"trick"', '"trump"'));
  const levels = [...new Set(cards.map(levelName))];
  for (const key of Object.keys(points.trump)) {
    if (levels.includes(key)) continue;
    const hint = nameHint(key, levels);
    const says = { is: "noName", facts: { name: key.slice(0, 20) } } as const;
    error(report, keyPath(at, key), "template/not_in_deck", says, hint, renamed(keyPath(at, key), hint, points.trump));
  }
};

const checkParts: Check = ({ points }, path, report) => {
  if (points?.parts !== undefined && !points.trick && !points.trump)
    warn(report, `${path}.points.parts`, "noCardCounts", add('"points.trick"'));
};

const checkTalonTaken: Check = (opts, path, report) => {
  const { talon, trick, points, bidding, refill, draw, move } = opts;
  if (!talon?.to) return;
  const at = `${path}.talon.to`;
  if (!trick) error(report, at, "template/needs", "noTricks", add('"trick": true'));
  if (bidding?.talon || refill || draw || move?.swap || move?.close || bidding?.mode === "accept")
    error(report, at, "template/conflict", "talonIsUsed", "keepOne");
  if (points?.games === undefined && !points?.trick && !points?.trump) warn(report, at, "noCardCounts", "leaveItOut");
};

export const checkTakings: Check = (opts, path, report) => {
  for (const check of [checkTrumpWorth, checkParts, checkTalonTaken]) check(opts, path, report);
};
