import { comboSize } from "./combos";
import { keyPath } from "./problem-path";
import { add, leaveOut, write } from "./say";
import { type Check, error, warn } from "./sense-report";

/** What combinations, passes for a turn, revolutions and cards that are left cannot be together (docs/decisions/0030). */

const checkCombinations: Check = (opts, path, report) => {
  const { move, levels, sort } = opts;
  const at = `${path}.move.combos`;
  if (!move?.combos) {
    if (move?.response?.combo === true)
      error(report, `${path}.move.response.combo`, "template/needs", "noCombos", add('"move.combos"'));
    return;
  }
  for (const key of ["level", "suite"] as const)
    if (move[key]) error(report, `${path}.move.${key}`, "template/conflict", "combosSayWhat", "leaveItOut");
  if (typeof move.cards === "number")
    error(report, `${path}.move.cards`, "template/conflict", "combosSayMany", write('"*"'));
  if (!levels) error(report, at, "template/needs", "combosByLevel", "addLevels");
  else if (!move.response?.level && ![sort].flat().includes("level"))
    error(report, `${path}.sort`, "template/needs", "combosCompared", write('"sort": ["level", "suite"]'));
  if (opts.trick) error(report, at, "template/conflict", "trickSingle", leaveOut('"trick"'));
  const kinds = move.combos.flat();
  for (const [i, entry] of move.combos.entries()) {
    const sizes = new Set([entry].flat().map(comboSize));
    if (sizes.size > 1) error(report, `${at}[${i}]`, "template/conflict", "combosSameSize");
  }
  if (new Set(kinds).size < kinds.length) error(report, at, "template/twice", "comboTwice");
  if (!kinds.includes("single") && !move.retreat) error(report, at, "template/stuck", "stuckCombo", add('"single"'));
  if (!move.pass && !move.retreat) error(report, `${path}.move.pass`, "template/stuck", "stuckKind", write("true"));
};

const checkPassing: Check = ({ move, stack, trick }, path, report) => {
  if (move?.pass === "turn" && (trick || stack || !move.win?.last))
    warn(report, `${path}.move.pass`, "turnPass", write("true"));
};

const checkEffects: Check = ({ effects, move }, path, report) => {
  const { quad: effect } = effects ?? {};
  if (effect) {
    const at = keyPath(`${path}.effects`, "quad");
    if (Object.keys(effect).some((key) => key !== "levels")) error(report, at, "template/conflict", "quadOnly");
    else if (effect.levels && !move?.response?.level)
      warn(report, `${at}.levels`, "noLevelBeaten", add('"move.response.level"'));
    else if (effect.levels && typeof move?.cards === "number" && move.cards < 4)
      warn(report, `${at}.levels`, "neverFour", write('"cards": "*"'));
  }
};

const checkLeft: Check = ({ points, ranking, trick, players }, path, report) => {
  for (const key of ["to", "times"] as const)
    if (points?.[key] !== undefined && !points.left)
      warn(report, `${path}.points.${key}`, "nothingLeft", add('"points.left"'));
  if (points?.left && trick && ranking?.stop === undefined) warn(report, `${path}.points.left`, "tricksLeaveNone");
  if (ranking?.stop === 0) error(report, `${path}.ranking.stop`, "template/stuck", "overAtOnce", "oneOrAllButOne");
  const most = Array.isArray(players) ? players[1] : players;
  if (ranking?.stop !== undefined && most !== undefined && ranking.stop >= most)
    warn(report, `${path}.ranking.stop`, { is: "overOnce", facts: { out: most - 1 } }, "smallerNumber");
};

export const checkCombos: Check = (opts, path, report) => {
  for (const check of [checkCombinations, checkPassing, checkEffects, checkLeft]) check(opts, path, report);
};
