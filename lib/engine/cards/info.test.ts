import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileTemplate, templateInfo } from "./compile";

/** Thousand with another worth of bids. */
function infoWith(points: { bonuses?: object; penalties?: object }) {
  const file = JSON.parse(readFileSync("lib/engine/cards/templates/thousand.json", "utf8"));
  const { bonuses, penalties } = points;
  Object.assign(file.opts.points, { ...(bonuses && { bonuses }), ...(penalties && { penalties }) });
  const compiled = compileTemplate(file);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  return templateInfo(compiled.value);
}

const mul = (value: number) => ({ value, op: "mul" });

test.each([
  ["as the house plays it", {}, { made: 2, missed: 2 }],
  ["three times when lost", { penalties: { bid: mul(-1), blind: mul(-3) } }, { made: 2, missed: 3 }],
  ["no more when made", { bonuses: {} }, { made: 1, missed: 2 }],
  ["not in multiples", { bonuses: { blind: { value: 50, op: "add" } } }, undefined],
  ["nothing is lost with an open bid", { penalties: { blind: mul(-2) } }, undefined],
])("what a blind bid is worth: %s", (_, points, worth) => {
  expect(infoWith(points).blind).toEqual(worth);
});

/** What pages know of a game of the house. */
function infoOf(game: string) {
  const compiled = compileTemplate(JSON.parse(readFileSync(`lib/engine/cards/templates/${game}.json`, "utf8")));
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
  return templateInfo(compiled.value);
}

test("what explains a score: taking all the points, and what overtricks cost", () => {
  expect(infoOf("hearts").shoot).toEqual({ points: 26, others: 26 });
  expect(infoOf("spades").bidsForTricks).toEqual({ exact: false, nil: true, bags: { times: 10, value: -100 } });
  expect(infoOf("oh-hell")).toMatchObject({ bidsForTricks: { exact: true, nil: false } });
  expect(infoOf("oh-hell")).not.toHaveProperty("shoot");
  const times = [
    { from: 13, by: 3 },
    { from: 10, by: 2 },
  ];
  expect(infoOf("big-two").left).toMatchObject({ toWinner: false, times });
  expect(infoOf("schnapsen")).toMatchObject({ stock: { swap: true, close: true }, lastWins: true });
  expect(infoOf("schnapsen").games).toEqual([{ under: 1, value: 3 }, { under: 33, value: 2 }, { value: 1 }]);
});
