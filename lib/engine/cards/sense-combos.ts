import { comboSize } from "./combos";
import { keyPath } from "./problem-path";
import { type Check, error, warn } from "./sense-report";

/** What combinations, passes for a turn, revolutions and cards that are left cannot be together (docs/decisions/0030). */

const checkCombinations: Check = (opts, path, report) => {
  const { move, levels, sort } = opts;
  const at = `${path}.move.combos`;
  if (!move?.combos) {
    if (move?.response?.combo === true)
      error(report, `${path}.move.response.combo`, "template/needs", "there are no combinations", 'add "move.combos"');
    return;
  }
  for (const key of ["level", "suite"] as const)
    if (move[key])
      error(
        report,
        `${path}.move.${key}`,
        "template/conflict",
        '"move.combos" says what goes together',
        "leave it out",
      );
  if (typeof move.cards === "number")
    error(report, `${path}.move.cards`, "template/conflict", '"move.combos" says how many', 'write "*"');
  if (!levels) error(report, at, "template/needs", "combinations go by level", 'add "levels", the lowest first');
  else if (!move.response?.level && ![sort].flat().includes("level"))
    error(
      report,
      `${path}.sort`,
      "template/needs",
      "combinations are compared by level",
      'write "sort": ["level", "suite"]',
    );
  if (opts.trick) error(report, at, "template/conflict", "a trick is of single cards", 'leave "trick" out');
  const kinds = move.combos.flat();
  for (const [i, entry] of move.combos.entries()) {
    const sizes = new Set([entry].flat().map(comboSize));
    if (sizes.size > 1)
      error(report, `${at}[${i}]`, "template/conflict", "those that answer each other have as many cards");
  }
  if (new Set(kinds).size < kinds.length) error(report, at, "template/twice", "a combination is there twice");
  if (!kinds.includes("single") && !move.retreat)
    error(report, at, "template/stuck", "who holds no combination could not lead", 'add "single"');
  if (!move.pass && !move.retreat)
    error(report, `${path}.move.pass`, "template/stuck", "who cannot answer in kind could do nothing", "write true");
};

const checkPassing: Check = ({ move, stack, trick }, path, report) => {
  if (move?.pass === "turn" && (trick || stack || !move.win?.last))
    warn(report, `${path}.move.pass`, 'a pass for the turn is for rounds that "win.last" ends', "write true");
};

const checkEffects: Check = ({ effects, move }, path, report) => {
  const { quad: effect } = effects ?? {};
  if (effect) {
    const at = keyPath(`${path}.effects`, "quad");
    if (Object.keys(effect).some((key) => key !== "levels"))
      error(report, at, "template/conflict", "four of a kind turn the order round, and nothing else");
    else if (effect.levels && !move?.response?.level)
      warn(report, `${at}.levels`, "no level has to be beaten", 'add "move.response.level"');
    else if (effect.levels && typeof move?.cards === "number" && move.cards < 4)
      warn(report, `${at}.levels`, `four cards are never played at once`, 'write "cards": "*"');
  }
};

const checkLeft: Check = ({ points, ranking, trick, players }, path, report) => {
  for (const key of ["to", "times"] as const)
    if (points?.[key] !== undefined && !points.left)
      warn(report, `${path}.points.${key}`, "nothing is counted that is left", 'add "points.left"');
  if (points?.left && trick && ranking?.stop === undefined)
    warn(report, `${path}.points.left`, "tricks leave no cards in hands");
  if (ranking?.stop === 0)
    error(
      report,
      `${path}.ranking.stop`,
      "template/stuck",
      "the deal would be over at once",
      "write 1, or -1 for all but one",
    );
  const most = Array.isArray(players) ? players[1] : players;
  if (ranking?.stop !== undefined && most !== undefined && ranking.stop >= most)
    warn(report, `${path}.ranking.stop`, `the deal is over once ${most - 1} are out`, "write a smaller number");
};

export const checkCombos: Check = (opts, path, report) => {
  for (const check of [checkCombinations, checkPassing, checkEffects, checkLeft]) check(opts, path, report);
};
