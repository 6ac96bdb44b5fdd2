import { add, addBoth, write } from "./say";
import { type Check, error, warn } from "./sense-report";
import { trumpCard } from "./trumps";

/** What trumps above others, trumps that are accepted and points for making them cannot be together (docs/decisions/0030). */

const checkBowers: Check = (opts, path, report) => {
  const { trumps, suites = "", cards, trick, trump } = opts;
  if (!trumps) return;
  const at = `${path}.trumps`;
  if (!trick || !trump) error(report, at, "template/needs", "nothingTrump", addBoth('"trick"', '"trump"'));
  for (const [i, pattern] of trumps.entries()) {
    const meant = [...suites].map((suit) => trumpCard(pattern, suit));
    if (pattern.length !== 2 || meant.some((card) => card === null || !cards.includes(card)))
      error(
        report,
        `${at}[${i}]`,
        "template/no_card",
        { is: "trumpNoCard", facts: { pattern: pattern.slice(0, 20) } },
        "trumpPattern",
      );
  }
};

const checkAcceptance: Check = (opts, path, report) => {
  const { bidding, talon, trump, teams } = opts;
  const at = `${path}.bidding`;
  const isAccept = bidding?.mode === "accept";
  for (const key of ["rounds", "force", "take", "alone"] as const)
    if (bidding?.[key] !== undefined && !isAccept)
      warn(report, `${at}.${key}`, "forAccepted", write('"mode": "accept"'));
  if (!isAccept) return;
  if (!talon?.trump) error(report, `${at}.mode`, "template/needs", "noneTurnedUp", add('"talon": {"trump": true}'));
  if (typeof trump !== "object" || !("source" in trump) || trump.source !== "bid")
    error(report, `${at}.mode`, "template/needs", "accepterMakes", write('"trump": {"source": "bid"}'));
  for (const key of ["min", "max", "step", "talon", "distribute", "sell", "blind", "pass_final", "nil", "sum"] as const)
    if (bidding[key] !== undefined && bidding[key] !== false)
      error(report, `${at}.${key}`, "template/conflict", "acceptNoNumbers", "leaveItOut");
  if (!bidding.pass && !bidding.force)
    error(report, `${at}.pass`, "template/needs", "acceptOrPass", write('"pass": true'));
  if (bidding.alone && !Array.isArray(teams))
    error(report, `${at}.alone`, "template/needs", "noPartner", add('"teams"'));
};

const checkMakers: Check = (opts, path, report) => {
  const { points, bidding, teams, trick } = opts;
  if (!points?.makers) return;
  const at = `${path}.points.makers`;
  if (bidding?.mode !== "accept" || !teams)
    error(report, at, "template/needs", "noMakers", addBoth('"teams"', '"bidding": {"mode": "accept"}'));
  if (!trick) error(report, at, "template/needs", "noTricks", add('"trick": true'));
  for (const key of ["trick", "trump", "parts", "count", "contract", "games", "shoot"] as const)
    if (points[key]) error(report, `${path}.points.${key}`, "template/conflict", "makersSay");
  const tricks = points.makers.flatMap((row) => (row.tricks === undefined ? [] : [row.tricks]));
  if (tricks.some((number, i) => i > 0 && number <= tricks[i - 1]!)) error(report, at, "template/conflict", "rowsRise");
};

export const checkTrumps: Check = (opts, path, report) => {
  for (const check of [checkBowers, checkAcceptance, checkMakers]) check(opts, path, report);
};
