import { nameHint } from "./card-hints";
import { keyPath } from "./problem-path";
import { levelName, suitName } from "./rules";
import { type Check, error, warn } from "./sense-report";
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
      `no card of the deck has the level "${level.slice(0, 20)}"`,
      nameHint(level, opts.cards.map(levelName)),
    );
}

const checkMatch: Check = (opts, path, report) => {
  const { move, talon, draw, wild } = opts;
  const { match } = move?.response ?? {};
  const at = `${path}.move.response.match`;
  if (!Array.isArray(match)) {
    if (wild) error(report, `${path}.wild`, "template/needs", "nothing has to be matched", 'add "move.response.match"');
    return;
  }
  if (!isPile(opts))
    error(report, at, "template/conflict", "it is the top of a pile that is matched", 'leave out "trick" and "win"');
  for (const key of ["suite", "level", "amount"] as const)
    if (move?.response?.[key])
      error(report, `${path}.move.response.${key}`, "template/conflict", '"match" says what answers', "leave it out");
  if (move?.cards !== 1)
    error(report, `${path}.move.cards`, "template/needs", "one card is matched at a time", "write 1");
  if (!talon?.lead)
    error(report, `${path}.talon`, "template/needs", "there is nothing to match at first", 'write {"lead": 1}');
  if (!draw) error(report, at, "template/stuck", "who cannot match could do nothing", 'add "draw": {}');
  if (match.length === 1 && match[0] === "suite" && !wild)
    warn(report, at, "the suit of the first card is played for the whole deal", 'add "level", or "wild"');
};

/** Hands that go by the number of players name numbers that can be. */
const checkHands: Check = ({ hand, players }, path, report) => {
  if (typeof hand !== "object" || Array.isArray(hand)) return;
  const [least, most] = Array.isArray(players) ? players : [1, players ?? 64];
  for (const key of Object.keys(hand)) {
    const seats = Number(key);
    const at = keyPath(`${path}.hand`, key);
    if (key !== "*" && String(Math.trunc(seats)) !== key)
      error(report, at, "template/unknown_name", `"${key.slice(0, 20)}" is no number of players`);
    else if (key !== "*" && (seats < least || seats > most)) warn(report, at, `there are never ${key} players`);
  }
};

const checkWild: Check = (opts, path, report) => {
  const { wild, talon, suites } = opts;
  if (wild) {
    checkLevel(wild.level, opts, `${path}.wild.level`, report);
    if (wild.declare && !suites)
      error(report, `${path}.wild.declare`, "template/needs", "there are no suits to name", 'add "suites"');
  }
  for (const [i, level] of (talon?.not ?? []).entries()) checkLevel(level, opts, `${path}.talon.not[${i}]`, report);
  if (talon?.not && !talon.lead)
    warn(report, `${path}.talon.not`, "no card is laid open to begin with", 'add "lead": 1');
  if (talon?.not && opts.cards.every((card) => talon.not?.includes(levelName(card))))
    error(report, `${path}.talon.not`, "template/stuck", "no card of the deck may be laid open");
};

const checkDraws: Check = (opts, path, report) => {
  const { draw, move, talon, refill, stack } = opts;
  if (!draw) return;
  const at = `${path}.draw`;
  if (!talon) error(report, at, "template/needs", "there is nothing to draw from", 'add "talon"');
  if (!isPile(opts))
    error(report, at, "template/conflict", "cards are drawn in games of a pile", 'leave out "trick" and "win"');
  else if (!stack && !talon?.lead) error(report, at, "template/needs", "there is no pile", 'add "stack": true');
  if (refill) error(report, `${path}.refill`, "template/conflict", '"draw" says who draws', "keep one of them");
  if (move?.retreat)
    error(report, `${path}.move.retreat`, "template/conflict", '"draw" is what one does instead of playing');
  if (move?.pass) warn(report, `${path}.move.pass`, "one passes after a draw, or when nothing is left to be drawn");
  if (move?.cards !== 1)
    error(report, `${path}.move.cards`, "template/needs", "one plays one card, or draws", "write 1");
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
    if (!names.includes(name))
      error(
        report,
        at,
        "template/not_in_deck",
        `no card of the deck is, or has, "${name.slice(0, 20)}"`,
        nameHint(name, names) ?? 'four of a kind are "quad"',
      );
    if (effect.levels)
      error(report, `${at}.levels`, "template/conflict", 'four of a kind turn the order round: "quad"');
    if (effect.draw && !opts.draw) error(report, `${at}.draw`, "template/needs", "nobody draws", 'add "draw"');
    if (effect.stack && !effect.draw) warn(report, `${at}.stack`, "nothing is to be drawn", 'add "draw"');
    if ((effect.skip || effect.reverse) && !isPile(opts))
      error(report, at, "template/conflict", "seats are skipped in games of a pile");
    if (Object.keys(effect).length === 0 && !spares(name, opts)) warn(report, at, "does nothing");
  }
};

export const checkPiles: Check = (opts, path, report) => {
  for (const check of [checkHands, checkMatch, checkWild, checkDraws, checkDoings]) check(opts, path, report);
};
