import { type Check, error, warn } from "./sense-report";

/** What bouts of attack and defence, and leads by trump, cannot be together (docs/decisions/0031). */

const checkBouts: Check = (opts, path, report) => {
  const { stack, move = {}, players, refill, ranking } = opts;
  if (stack !== "pairs") {
    if (move.attack) warn(report, `${path}.move.attack`, "nobody attacks", 'write "stack": "pairs"');
    if (typeof refill === "object" && refill.after === "round")
      error(report, `${path}.refill.after`, "template/needs", "there are no bouts", 'write "stack": "pairs"');
    return;
  }
  // One number is for as many at most, and one at least.
  const least = Array.isArray(players) ? players[0] : 1;
  if (least < 2)
    error(
      report,
      `${path}.players`,
      "template/stuck",
      "an attack is for two",
      "write the fewest and the most, such as [2, 6]",
    );
  if (!move.retreat)
    error(
      report,
      `${path}.move.retreat`,
      "template/stuck",
      "who cannot beat a card could do nothing",
      'write {"uptake": {"stack": "*"}}',
    );
  else if (move.retreat.uptake?.stack !== "*")
    error(report, `${path}.move.retreat.uptake`, "template/conflict", "all cards are taken", 'write {"stack": "*"}');
  for (const key of ["bidding", "exchange", "draw", "effects", "wild", "melds", "redeal"] as const)
    if (opts[key]) error(report, `${path}.${key}`, "template/conflict", "there are bouts of attack and defence");
  if (opts.nextgame?.distribute)
    error(report, `${path}.nextgame`, "template/conflict", "there are bouts of attack and defence");
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
    if (move[key] !== undefined)
      error(report, `${path}.move.${key}`, "template/conflict", '"stack": "pairs" says what is played', "leave it out");
  if (refill === true)
    error(
      report,
      `${path}.refill`,
      "template/conflict",
      "hands are filled up after a bout",
      'write {"after": "round"}',
    );
  if (!ranking?.finish || opts.points)
    error(
      report,
      `${path}.ranking`,
      "template/needs",
      "who is out first wins",
      'write {"finish": true}, and no "points"',
    );
  checkAnswer(opts, path, report);
};

/** What beats a card may be written, as it is. */
const checkAnswer: Check = ({ move }, path, report) => {
  const at = `${path}.move.response`;
  for (const [key, value] of Object.entries(move?.response ?? {})) {
    const isTold =
      (key === "level" && value === "more") ||
      (key === "suite" && (value as { trump?: unknown } | null)?.trump === "alternative");
    if (!isTold)
      error(report, `${at}.${key}`, "template/conflict", "a higher card of the suit beats, or a trump", "leave it out");
  }
};

const checkLowTrump: Check = (opts, path, report) => {
  const lead = opts.lead?.["0"];
  if (typeof lead !== "object") return;
  const at = `${path}.lead["0"]`;
  const makes = opts.talon?.trump || typeof opts.trump === "object";
  if (lead.trump && (!opts.trump || !makes))
    error(
      report,
      `${at}.trump`,
      "template/needs",
      "there is no trump when play begins",
      'add "talon": {"trump": true}',
    );
  if (lead.trump && opts.bidding) error(report, `${at}.trump`, "template/conflict", "the bidding says who leads");
  if (lead.by !== undefined && lead.ranking === undefined)
    warn(report, `${at}.by`, "it counts from a place of the ranking", 'add "ranking"');
};

export const checkPairs: Check = (opts, path, report) => {
  checkBouts(opts, path, report);
  checkLowTrump(opts, path, report);
};
