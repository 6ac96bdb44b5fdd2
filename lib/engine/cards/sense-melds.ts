import { nameHint } from "./card-hints";
import { keyPath } from "./problem-path";
import { levelName } from "./rules";
import { add, write, writeBoth } from "./say";
import { type Check, error, warn } from "./sense-report";
import { handSizes, isGroup } from "./template";

/** What sets and runs, and draws that come before every move, cannot be together (docs/decisions/0031). */

/** A hand of more cards can be arranged in too many ways. */
const HAND_AT_MOST = 13;

const checkFirstDraws: Check = ({ draw, talon, melds }, path, report) => {
  if (!draw) return;
  const at = `${path}.draw`;
  const first = draw.when === "first";
  if (first && !melds) error(report, `${at}.when`, "template/stuck", "handsStay", add('"melds"'));
  if (draw.from && !draw.from.includes("talon"))
    error(report, `${at}.from`, "template/needs", "pileMayBeEmpty", write('["talon", "discards"]'));
  if (draw.from?.includes("discards") && !first)
    error(report, `${at}.from`, "template/conflict", "pileAnswered", write('"when": "first"'));
  if (draw.offer && !first) error(report, `${at}.offer`, "template/needs", "nobodyMustDraw", write('"when": "first"'));
  if (draw.offer && !(talon?.lead && draw.from?.includes("discards")))
    error(
      report,
      `${at}.offer`,
      "template/needs",
      "noOpenCard",
      writeBoth('"talon": {"lead": 1}', '"from": ["talon", "discards"]'),
    );
  if (!first) return;
  if ((draw.count ?? 1) !== 1) error(report, `${at}.count`, "template/conflict", "handsGrow", write("1"));
  for (const key of ["then", "recycle"] as const)
    if (draw[key] !== undefined) error(report, `${at}.${key}`, "template/conflict", "drawAndDiscard", "leaveItOut");
};

export const checkMelds: Check = (opts, path, report) => {
  checkFirstDraws(opts, path, report);
  const { melds, players, points, move = {}, draw } = opts;
  if (!melds) return;
  const at = `${path}.melds`;
  if (draw?.when !== "first") error(report, at, "template/needs", "drawFirst", write('"draw": {"when": "first"}'));
  const seats = Array.isArray(players) ? players : [1, players ?? 64];
  if (seats.some((count) => count !== 2) || opts.teams)
    error(report, at, "template/conflict", "twoKnock", write('"players": [2, 2]'));
  const sizes = handSizes(opts);
  if (sizes.length === 0 || Math.max(...sizes) > HAND_AT_MOST)
    error(report, `${path}.hand`, "template/needs", { is: "meldHand", facts: { most: HAND_AT_MOST } });
  const groups = Object.keys(move.response ?? {}).filter((key) => isGroup(move.response?.[key]));
  for (const key of ["match", "level", "amount", "suite", ...groups])
    if (move.response?.[key] !== undefined)
      error(report, keyPath(`${path}.move.response`, key), "template/conflict", "discardFree", "leaveItOut");
  for (const key of ["effects", "wild", "ranking", "bidding", "redeal"] as const)
    if (opts[key]) error(report, `${path}.${key}`, "template/conflict", "meldsDecide", "leaveItOut");
  if (!points) error(report, `${path}.points`, "template/needs", "meldsInPoints", write('"points": {}'));
  for (const key of Object.keys(points ?? {}))
    if (key !== "left" || Object.keys(points?.left ?? {}).length > 0)
      error(report, `${path}.points.${key}`, "template/conflict", "meldsSay", "leaveItOut");
  const names = opts.cards.flatMap((card) => [card, levelName(card)]);
  for (const name of Object.keys(melds.worth ?? {}))
    if (name !== "*" && !names.includes(name))
      warn(
        report,
        keyPath(`${at}.worth`, name),
        { is: "noneIsOrHas", facts: { name: name.slice(0, 20) } },
        nameHint(name, names) ?? "leaveItOut",
      );
  if ((melds.set ?? 3) > 4) warn(report, `${at}.set`, "noSuchSet");
};
