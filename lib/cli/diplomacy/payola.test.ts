import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadMap } from "../../engine/diplomacy/maps";
import { answerPayola } from "./payola";

const FILE = `${process.env.VECTORS_DIR ?? "../shared/vectors"}/diplomacy/payola.jsonl`;
const standard = loadMap("standard");

type Row = { id: string; quirk?: string; result: { quirk?: string; crash?: true } & Record<string, unknown> };

describe.skipIf(!existsSync(FILE))("recorded phases, incomes, offers, lists and games", () => {
  if (!existsSync(FILE)) return;
  const rows: Row[] = readFileSync(FILE, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  // What the original did by mistake is marked, and not followed.
  const sound = rows.filter(({ quirk, result }) => quirk === undefined && result.quirk === undefined && !result.crash);
  it("there are enough of them", () => expect(sound.length).toBeGreaterThan(480));
  it.each(sound.map((row) => [row.id, row] as const))("%s", (_, { result, ...question }) => {
    const answer = JSON.parse(JSON.stringify(answerPayola(question, standard)));
    expect(answer.result).toMatchObject(result);
    for (const key of Object.keys(result)) expect(answer[key]).toEqual(result[key]);
  });
});

const offer = (lines: string[], rules: string[] = [], more: object = {}) =>
  answerPayola({ kind: "offer", power: "AUSTRIA", funds: 48, lines, rules, ...more }, standard);
const errors = (lines: string[], rules: string[] = []) => (offer(lines, rules) as { errors?: string[] }).errors;

describe("what the original did by mistake", () => {
  it("a limit counts the line that is being added", () =>
    expect(errors(["40 : A BUD - SER", "9 : A PAR - BUR"], ["LIMIT_OFFERS"])).toEqual(["over_treasury"]));
  it("a number alone is an offer without an order", () => expect(errors(["4"])).toEqual(["incomplete"]));
  it("savings may be repeated, and add up", () => {
    expect(offer(["2*5 $", "3 $"])).toMatchObject({ available: 35, sheet: ["2*5 $", "3 $"] });
  });
});

describe("lines that are none", () => {
  it.each([
    ["4 : A BUD", "incomplete"],
    ["4 : WAIVE", "bad_order"],
    ["4 : A BUD - VEN", "unreachable"],
    ["100*1 : A BUD H", "bad_amount"],
    [`4 : A BUD H ${"| - SER ".repeat(100)}`, "line_too_long"],
  ])("%s", (line, code) => expect(errors([line])).toContain(code));
  it("more offers than anybody could lower", () =>
    expect(errors(Array.from({ length: 7 }, () => "99*1 : A BUD H"))).toEqual(["too_many_offers"]));
  it("a sheet of more than two hundred lines", () =>
    expect(errors(Array.from({ length: 201 }, () => "1 : A BUD H"))).toEqual(["too_many_lines"]));
});

describe("questions that are none", () => {
  it.each([
    [{ kind: "nonsense" }, "line/malformed"],
    [null, "line/malformed"],
    [{ kind: "movement", phase: "FALL MOVEMENT", powers: [] }, "phase/unknown"],
    [{ kind: "accept", power: "AUSTRIA", list: "A", rules: ["NO_SUCH"] }, "rule/unknown"],
    [
      {
        kind: "movement",
        phase: "FALL 1901 MOVEMENT",
        powers: [{ name: "AUSTRIA", funds: 0, centers: [], units: ["A XXX"] }],
      },
      "place/unknown",
    ],
  ])("%j", (question, code) => expect(answerPayola(question, standard)).toMatchObject({ error: { code } }));
});
