import { nameHint } from "./card-hints";
import { keyPath } from "./problem-path";
import { levelName } from "./rules";
import { add, addBoth, write } from "./say";
import { type Check, error, renamed, warn } from "./sense-report";

/**
 * What trumps of another worth, parts of points, and a talon or a trick that is taken cannot be together
 * (docs/decisions/0047).
 */

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

const checkPickUp: Check = ({ move = {}, trick, talon }, path, report) => {
  const uptake = move.retreat?.uptake;
  if (!uptake?.trick) return;
  const at = `${path}.move.retreat.uptake`;
  if (!trick) error(report, `${at}.trick`, "template/needs", "noTricks", add('"trick": true'));
  if (!move.response?.suite)
    error(report, `${at}.trick`, "template/needs", "allFollow", add('"move.response": {"suite": true}'));
  if (move.cards !== 1) error(report, `${path}.move.cards`, "template/needs", "oneToFollow", write("1"));
  if (move.pass) error(report, `${path}.move.pass`, "template/conflict", "picksUpInstead", "leaveItOut");
  if (uptake.stack) error(report, `${at}.stack`, "template/conflict", "trickTakenUp", "leaveItOut");
  if (move.crawl !== undefined || talon?.to)
    error(report, `${at}.trick`, "template/conflict", "trickTakenUp", "keepOne");
};

export const checkTakings: Check = (opts, path, report) => {
  for (const check of [checkTrumpWorth, checkParts, checkTalonTaken, checkPickUp]) check(opts, path, report);
};
