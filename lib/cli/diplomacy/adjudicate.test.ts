import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadMap } from "../../engine/diplomacy/maps";
import { answerPhase } from "./adjudicate";

const VECTORS = process.env.VECTORS_DIR ?? "../shared/vectors";
const folder = `${VECTORS}/diplomacy`;
const standard = loadMap("standard");

type Unit = { power: string; type: string; at: string };
type Case = {
  id: string;
  title: string;
  then?: { phase: string; orders: unknown; expect: { unitsAfter: Unit[] } };
  expect: { unitsAfter: Unit[]; dislodged?: Unit[]; retreatOptions?: Record<string, string[]> };
};
type Answer = { unitsAfter: Unit[]; dislodged: (Unit & { retreats: string[] })[]; then?: { unitsAfter: Unit[] } };

const texts = (units: readonly Unit[]) => units.map(({ power, type, at }) => `${power} ${type} ${at}`).sort();

describe.skipIf(!existsSync(`${folder}/datc.json`))("the cases of DATC 3.0", () => {
  if (!existsSync(`${folder}/datc.json`)) return;
  const { cases }: { cases: Case[] } = JSON.parse(readFileSync(`${folder}/datc.json`, "utf8"));
  it("there are 164", () => expect(cases).toHaveLength(164));
  it.each(cases.map((one) => [one.id, one] as const))("%s", (_, one) => {
    const answer = answerPhase(one, standard) as Answer;
    expect(texts(answer.unitsAfter)).toEqual(texts(one.expect.unitsAfter));
    if (one.expect.dislodged) expect(texts(answer.dislodged)).toEqual(texts(one.expect.dislodged));
    for (const [unit, retreats] of Object.entries(one.expect.retreatOptions ?? {})) {
      const [power = "", , at] = unit.split(" ");
      const found = answer.dislodged.find((other) => other.at === at && other.power.startsWith(power));
      expect(found?.retreats.toSorted()).toEqual(retreats.toSorted());
    }
    if (one.then) expect(texts(answer.then?.unitsAfter ?? [])).toEqual(texts(one.then.expect.unitsAfter));
  });
});

type ByPower = Record<string, string[]>;
type Phase = { units: ByPower; dislodged: Record<string, Record<string, string[]>>; centers: ByPower };
type Row = { game: string | number; phase: string; after: Phase | null };

const sorted = (lists: ByPower) =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([power, list]) => (list.length > 0 ? [[power, list.toSorted()]] : [])),
  );
/** Units that have a retreat: engines differ in what they do with the others. */
const beaten = (lists: Phase["dislodged"]) =>
  Object.entries(lists)
    .flatMap(([power, units]) =>
      Object.entries(units).map(([unit, retreats]) => ({ unit: `${power} ${unit}`, retreats: retreats.toSorted() })),
    )
    .filter(({ retreats }) => retreats.length > 0)
    .sort((a, b) => (a.unit < b.unit ? -1 : 1));

describe.each(["real", "random"])("%s games", (name) => {
  const path = `${folder}/games/${name}.jsonl`;
  it.skipIf(!existsSync(path))("every phase comes out as it was recorded", () => {
    const rows = readFileSync(path, "utf8")
      .trim()
      .split("\n")
      .map((line): Row => JSON.parse(line));
    for (const row of rows) {
      if (row.after === null) continue;
      const answer = answerPhase(row, standard) as Phase & { unitsAfter: ByPower };
      const where = `${row.game} ${row.phase}`;
      expect(sorted(answer.unitsAfter), where).toEqual(sorted(row.after.units));
      expect(beaten(answer.dislodged), where).toEqual(beaten(row.after.dislodged));
      // Where all that are dislodged have no retreat, the recorded engine takes the centres at once.
      const lost =
        Object.values(answer.dislodged).some((units) => Object.keys(units).length > 0) &&
        beaten(answer.dislodged).length === 0;
      if (!lost) expect(sorted(answer.centers), where).toEqual(sorted(row.after.centers));
    }
    expect(rows.length).toBeGreaterThan(400);
  });
});

describe("why an order came out as it did", () => {
  type Golden = { case: string; question: unknown; said: string[] };
  const goldens = readFileSync(new URL("testdata/reasons.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line): Golden => JSON.parse(line));
  it.each(goldens.map((golden) => [golden.case, golden] as const))("%s", (_, { question, said }) => {
    const { orders } = answerPhase(question, standard) as {
      orders: { order: string; result: string; reason: string }[];
    };
    expect(orders.map(({ order, result, reason }) => [order, result, reason].filter(Boolean).join(": "))).toEqual(said);
  });
});

describe("games of older judges", () => {
  const outcome = (units: ByPower, orders: ByPower) =>
    (answerPhase({ phase: "S1901M", units, orders }, standard) as { unitsAfter: ByPower }).unitsAfter.ENGLAND;

  it("an army that means to sail walks where the ordered fleets do not lie all the way", () => {
    const units = { ENGLAND: ["A WAL", "F ENG", "F NTH"] };
    const carried = ["F ENG C A WAL - YOR"];
    for (const move of ["A WAL - YOR VIA", "A WAL - YOR"]) {
      expect(outcome(units, { ENGLAND: [move, ...carried, "F NTH H"] })).toContain("A YOR");
      expect(outcome(units, { ENGLAND: [move, ...carried, "F NTH C A WAL - YOR"] })).toContain("A YOR");
    }
  });

  it("fleets count the way home from their own coast", () => {
    const left = (fleet: string) =>
      answerPhase(
        { phase: "W1905A", units: { FRANCE: [fleet, "A RUH"] }, orders: {}, centers: { FRANCE: ["PAR"] } },
        standard,
      );
    // From the north coast it is two steps to Brest, from the south coast one to Marseilles; from the Ruhr two.
    expect(left("F SPA/NC")).toMatchObject({ unitsAfter: { FRANCE: ["A RUH"] } });
    expect(left("F SPA/SC")).toMatchObject({ unitsAfter: { FRANCE: ["F SPA/SC"] } });
  });
});

describe("a line that is wrong", () => {
  it.each([
    [null, "line/malformed"],
    [{ phase: "S1901M", units: {}, orders: 7 }, "line/malformed"],
    [{ phase: "Q1901M", units: {}, orders: {} }, "phase/unknown"],
    [{ phase: "S1901M", units: { FRANCE: ["A XYZ"] }, orders: {} }, "place/unknown"],
    [{ phase: "S1901M", units: { FRANCE: ["A BUR"], GERMANY: ["F BUR"] }, orders: {} }, "unit/cannot_stand"],
    [{ phase: "S1901M", units: { FRANCE: ["A BUR"], GERMANY: ["A BUR"] }, orders: {} }, "unit/two_in_province"],
    [{ phase: "S1901M", units: { FRANCE: ["A SPA", "F SPA/SC"] }, orders: {} }, "unit/two_in_province"],
    [{ phase: "S1901M", units: { FRANCE: ["F PAR"] }, orders: {} }, "unit/cannot_stand"],
    [{ phase: "S1901M", units: { FRANCE: ["F SPA"] }, orders: {} }, "unit/cannot_stand"],
    [{ phase: "S1901M", units: { FRANCE: ["A ENG"] }, orders: {} }, "unit/cannot_stand"],
    [{ phase: "S1901M", units: [{ power: "FRANCE", type: "F", at: "PAR" }], orders: [] }, "unit/cannot_stand"],
    [
      { phase: "S1901R", units: {}, dislodged: { FRANCE: { "A BUR": [] }, ITALY: { "A BUR": [] } }, orders: {} },
      "unit/two_in_province",
    ],
    [{ phase: "S1901R", units: {}, dislodged: { FRANCE: { "A BUR": ["XYZ"] } }, orders: {} }, "place/unknown"],
  ])("%j is answered", (line, code) => expect(answerPhase(line, standard)).toMatchObject({ error: { code } }));
});
