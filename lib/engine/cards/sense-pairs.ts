import { add, write } from "./say";
import { type Check, error, warn } from "./sense-report";

/** What bouts of attack and defence, and leads by trump, cannot be together (docs/decisions/0031). */

const checkBouts: Check = (opts, path, report) => {
  const { stack, move = {}, players, refill, ranking } = opts;
  if (stack !== "pairs") {
    if (move.attack) warn(report, `${path}.move.attack`, "nobodyAttacks", write('"stack": "pairs"'));
    if (typeof refill === "object" && refill.after === "round")
      error(report, `${path}.refill.after`, "template/needs", "noBouts", write('"stack": "pairs"'));
    return;
  }
  // One number is for as many at most, and one at least.
  const least = Array.isArray(players) ? players[0] : 1;
  if (least < 2) error(report, `${path}.players`, "template/stuck", "attackTwo", "fewestAndMost");
  if (!move.retreat)
    error(report, `${path}.move.retreat`, "template/stuck", "stuckBeat", write('{"uptake": {"stack": "*"}}'));
  else if (move.retreat.uptake?.stack !== "*")
    error(report, `${path}.move.retreat.uptake`, "template/conflict", "allTaken", write('{"stack": "*"}'));
  for (const key of ["bidding", "exchange", "draw", "effects", "wild", "melds", "redeal"] as const)
    if (opts[key]) error(report, `${path}.${key}`, "template/conflict", "boutsThere");
  if (opts.nextgame?.distribute) error(report, `${path}.nextgame`, "template/conflict", "boutsThere");
  for (const key of [
    "cards",
    "level",
    "suite",
    "pass",
    "combos",
    "crawl",
    "first",
    "special",
    "swap",
    "close",
  ] as const)
    if (move[key] !== undefined) error(report, `${path}.move.${key}`, "template/conflict", "pairsSay", "leaveItOut");
  if (refill === true)
    error(report, `${path}.refill`, "template/conflict", "filledAfterBout", write('{"after": "round"}'));
  if (!ranking?.finish || opts.points)
    error(report, `${path}.ranking`, "template/needs", "firstOutWins", "finishNoPoints");
  checkAnswer(opts, path, report);
};

/** What beats a card may be written, as it is. */
const checkAnswer: Check = ({ move }, path, report) => {
  const at = `${path}.move.response`;
  for (const [key, value] of Object.entries(move?.response ?? {})) {
    const isTold =
      (key === "level" && value === "more") ||
      (key === "suite" && (value as { trump?: unknown } | null)?.trump === "alternative");
    if (!isTold) error(report, `${at}.${key}`, "template/conflict", "beatsBy", "leaveItOut");
  }
};

const checkLowTrump: Check = (opts, path, report) => {
  const lead = opts.lead?.["0"];
  if (typeof lead !== "object") return;
  const at = `${path}.lead["0"]`;
  const makes = opts.talon?.trump || typeof opts.trump === "object";
  if (lead.trump && (!opts.trump || !makes))
    error(report, `${at}.trump`, "template/needs", "noTrumpYet", add('"talon": {"trump": true}'));
  if (lead.trump && opts.bidding) error(report, `${at}.trump`, "template/conflict", "biddingLeads");
  if (lead.by !== undefined && lead.ranking === undefined) warn(report, `${at}.by`, "byFromPlace", add('"ranking"'));
};

export const checkPairs: Check = (opts, path, report) => {
  checkBouts(opts, path, report);
  checkLowTrump(opts, path, report);
};
