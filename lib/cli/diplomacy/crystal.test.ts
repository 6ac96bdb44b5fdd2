import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadMap } from "../../engine/diplomacy/maps";
import { answerCrystal } from "./crystal";

const FILE = `${process.env.VECTORS_DIR ?? "../shared/vectors"}/diplomacy/xtalball.jsonl`;
const standard = loadMap("standard");

type Row = { id: string; quirk?: string; result: { quirk?: string } & Record<string, unknown> };

describe.skipIf(!existsSync(FILE))("recorded lists and entries", () => {
  if (!existsSync(FILE)) return;
  const rows: Row[] = readFileSync(FILE, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const sound = rows.filter(({ quirk, result }) => quirk === undefined && result.quirk === undefined);
  it("there are enough of them", () => expect(sound.length).toBeGreaterThan(145));
  it.each(sound.map((row) => [row.id, row] as const))("%s", (_, { result, ...question }) => {
    const answer = JSON.parse(JSON.stringify(answerCrystal(question, standard)));
    expect(answer.result).toMatchObject(result);
    for (const key of Object.keys(result)) expect(answer[key]).toEqual(result[key]);
  });
});

type Answer = { notes: Record<string, [string, string][]>; orders: Record<string, string>; listed: object };
const lists = (sooner: Record<string, string[]>, rules: string[] = []) =>
  answerCrystal(
    {
      kind: "lists",
      phase: "SPRING 1901 MOVEMENT",
      rules,
      powers: [
        { name: "AUSTRIA", centers: ["BUD", "VIE"], units: ["A BUD", "A VIE"], sooner: sooner.AUSTRIA ?? [] },
        { name: "ITALY", centers: ["ROM", "VEN"], units: ["A VEN"], sooner: sooner.ITALY ?? [] },
      ],
    },
    standard,
  ) as Answer;

describe("what the original did by mistake", () => {
  it("a unit whose handing over was revoked is ordered by its own power alone", () => {
    const { orders, notes } = lists({
      AUSTRIA: ["A BUD P ITALY", "A BUD - SER"],
      ITALY: ["A BUD - RUM"],
    });
    expect(orders["A BUD"]).toBe("- SER");
    expect(notes.AUSTRIA).toEqual([
      ["revoked", "A BUD P ITALY"],
      ["ordered", "A BUD - SER"],
      ["default", "A VIE H"],
    ]);
    expect(notes.ITALY?.[0]).toEqual(["noProxy", "A BUD - RUM"]);
  });

  it("LIMIT_LISTS tells no more lines than the largest power has centres, whether or not lists are public", () =>
    expect(lists({ AUSTRIA: ["A BUD H", "A VIE H", "A BUD - SER"] }, ["LIMIT_LISTS"])).toMatchObject({
      listed: { AUSTRIA: 2, ITALY: 1 },
      broadcast: true,
    }));

  it("in a blind game nobody learns from a note whether a unit is there that they cannot see", () => {
    const seen = (unit: string) => lists({ AUSTRIA: [`${unit} H`] }, ["BLIND"]).notes.AUSTRIA?.[0]?.[0];
    expect([seen("A SER"), seen("A PAR"), seen("A VEN")]).toEqual(["no unit", "noProxy", "noProxy"]);
  });
});

it("what was handed over cannot be handed on", () => {
  const { orders, notes } = lists({ AUSTRIA: ["A BUD P ITALY"], ITALY: ["A BUD P AUSTRIA"] });
  expect(orders["A BUD"]).toBe("H");
  expect([notes.AUSTRIA?.[0], notes.ITALY?.[0]]).toEqual([
    ["refused", "A BUD P ITALY"],
    ["no unit", "A BUD P AUSTRIA"],
  ]);
});

describe("questions and entries that are none", () => {
  const entry = (lines: string[], more: object = {}) =>
    answerCrystal(
      {
        kind: "entry",
        phase: "SPRING 1901 MOVEMENT",
        power: "AUSTRIA",
        lines,
        powers: [
          { name: "AUSTRIA", centers: ["BUD"], units: ["A BUD"] },
          { name: "TURKEY", centers: [], units: [] },
        ],
        ...more,
      },
      standard,
    );
  it.each([
    [["A BUD P TURKEY"], "proxy_to_eliminated"],
    [["[RUSSIA]", "A MOS H"], "no_control"],
    [[`A BUD - ${"x".repeat(300)}`], "line_too_long"],
    [Array.from({ length: 201 }, () => "A BUD H"), "too_many_lines"],
  ])("%j", (lines, code) => expect(entry(lines)).toMatchObject({ errors: [code] }));
  it.each([
    [{ kind: "nonsense" }, "line/malformed"],
    [7, "line/malformed"],
    [{ kind: "lists", phase: "SOON", powers: [] }, "phase/unknown"],
    [{ kind: "lists", phase: "SPRING 1901 MOVEMENT", powers: [], rules: ["NO_SUCH"] }, "rule/unknown"],
  ])("%j", (question, code) => expect(answerCrystal(question, standard)).toMatchObject({ error: { code } }));
});
