import { nameHint } from "./card-hints";
import { keyPath } from "./problem-path";
import { levelName, suitName } from "./rules";
import { add, type Said, write } from "./say";
import { type Check, error, renamed, warn, warnNowhere } from "./sense-report";
import type { Report } from "./shape";
import type { Opts } from "./template";

/** What a pile that is matched, wild cards, draws and effects cannot be together (docs/decisions/0030). */

const isPile = ({ trick, move }: Opts): boolean => !trick && !move?.win;

function checkLevel(level: string, opts: Opts, at: string, report: Report): void {
  if (!opts.cards.some((card) => levelName(card) === level))
    error(
      report,
      at,
      "template/not_in_deck",
      { is: "noLevel", facts: { level: level.slice(0, 20) } },
      nameHint(level, opts.cards.map(levelName)),
    );
}

const checkMatch: Check = (opts, path, report) => {
  const { move, talon, draw, wild } = opts;
  const { match } = move?.response ?? {};
  const at = `${path}.move.response.match`;
  if (!Array.isArray(match)) {
    if (wild) error(report, `${path}.wild`, "template/needs", "nothingMatched", add('"move.response.match"'));
    return;
  }
  if (!isPile(opts)) error(report, at, "template/conflict", "topMatched", "leaveTrickAndWin");
  for (const key of ["suite", "level", "amount"] as const)
    if (move?.response?.[key])
      error(report, `${path}.move.response.${key}`, "template/conflict", "matchSays", "leaveItOut");
  if (move?.cards !== 1) error(report, `${path}.move.cards`, "template/needs", "oneMatched", write("1"));
  if (!talon?.lead) error(report, `${path}.talon`, "template/needs", "nothingToMatch", write('{"lead": 1}'));
  if (!draw) error(report, at, "template/stuck", "stuckMatch", add('"draw": {}'));
  if (match.length === 1 && match[0] === "suite" && !wild) warn(report, at, "oneSuitAllDeal", add('"level"', '"wild"'));
};

/** Hands that go by the number of players name numbers that can be. */
const checkHands: Check = ({ hand, players }, path, report) => {
  if (typeof hand !== "object" || Array.isArray(hand)) return;
  const [least, most] = Array.isArray(players) ? players : [1, players ?? 64];
  for (const key of Object.keys(hand)) {
    const seats = Number(key);
    const at = keyPath(`${path}.hand`, key);
    if (key !== "*" && String(Math.trunc(seats)) !== key)
      error(report, at, "template/unknown_name", { is: "noNumberOfPlayers", facts: { key: key.slice(0, 20) } });
    else if (key !== "*" && (seats < least || seats > most))
      warn(report, at, { is: "neverSoMany", facts: { players: key } });
  }
};

const checkWild: Check = (opts, path, report) => {
  const { wild, talon, suites } = opts;
  if (wild) {
    checkLevel(wild.level, opts, `${path}.wild.level`, report);
    if (wild.declare && !suites)
      error(report, `${path}.wild.declare`, "template/needs", "noSuitsToName", add('"suites"'));
  }
  for (const [i, level] of (talon?.not ?? []).entries()) checkLevel(level, opts, `${path}.talon.not[${i}]`, report);
  if (talon?.not && !talon.lead) warnNowhere(report, `${path}.talon.not`, { is: "notLaidOpen" });
  if (talon?.not && opts.cards.every((card) => talon.not?.includes(levelName(card))))
    error(report, `${path}.talon.not`, "template/stuck", "nothingLaidOpen");
};

const checkDraws: Check = (opts, path, report) => {
  const { draw, move, talon, refill, stack } = opts;
  if (!draw) return;
  const at = `${path}.draw`;
  if (!talon) error(report, at, "template/needs", "nothingToDraw", add('"talon"'));
  if (!isPile(opts)) error(report, at, "template/conflict", "drawsInPiles", "leaveTrickAndWin");
  else if (!stack && !talon?.lead) error(report, at, "template/needs", "noPile", add('"stack": true'));
  if (refill) error(report, `${path}.refill`, "template/conflict", "drawSays", "keepOne");
  if (move?.retreat) error(report, `${path}.move.retreat`, "template/conflict", "drawInstead");
  if (move?.pass) warn(report, `${path}.move.pass`, "passAfterDraw");
  if (move?.cards !== 1) error(report, `${path}.move.cards`, "template/needs", "playOrDraw", write("1"));
};

/** Does an empty effect keep cards from what their level or suit does? */
const spares = (name: string, { cards, effects = {} }: Opts): boolean =>
  cards.some((card) => {
    const instead = card === name ? (effects[levelName(card)] ?? effects[suitName(card)]) : effects[suitName(card)];
    return (card === name || levelName(card) === name) && Object.keys(instead ?? {}).length > 0;
  });

const checkDoings: Check = (opts, path, report) => {
  for (const [name, effect] of Object.entries(opts.effects ?? {})) {
    if (name === "quad") continue;
    const at = keyPath(`${path}.effects`, name);
    const names = opts.cards.flatMap((card) => [card, levelName(card), suitName(card)]);
    if (!names.includes(name)) {
      const says: Said = { is: "noneIsOrHas", facts: { name: name.slice(0, 20) } };
      const hint = nameHint(name, names);
      error(report, at, "template/not_in_deck", says, hint ?? "fourAreQuad", renamed(at, hint, opts.effects ?? {}));
    }
    if (effect.levels) error(report, `${at}.levels`, "template/conflict", "quadTurns");
    if (effect.draw && !opts.draw) error(report, `${at}.draw`, "template/needs", "nobodyDraws", add('"draw"'));
    if (effect.stack && !effect.draw) warn(report, `${at}.stack`, "noneToDraw", add('"draw"'));
    if ((effect.skip || effect.reverse) && !isPile(opts)) error(report, at, "template/conflict", "skipsInPiles");
    if (Object.keys(effect).length === 0 && !spares(name, opts)) warn(report, at, "doesNothing");
  }
};

export const checkPiles: Check = (opts, path, report) => {
  for (const check of [checkHands, checkMatch, checkWild, checkDraws, checkDoings]) check(opts, path, report);
};
