import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { loadMap } from "../maps/index";
import { expandRules } from "../rules/expand";
import { withoutPast } from "./days-off";
import { instantOfText, localOf, nextDeadline, nextDeadlines } from "./deadline";
import { sayReasons } from "./reason";
import { readTiming } from "./timing";

const FOLDER = `${process.env.VECTORS_DIR ?? "../shared/vectors"}/diplomacy`;
const Vector = z.object({
  zone: z.string(),
  now: z.string(),
  phase: z.string(),
  timing: z.string(),
  rules: z.array(z.string()),
  first: z.boolean(),
  deadline: z.string().nullable(),
  expect: z.string(),
});

const ask = (
  zone: string,
  now: string,
  type: string,
  timing: string,
  rules: string[] = [],
  first = false,
  deadline: string | null = null,
) =>
  nextDeadline({
    now: instantOfText(now, zone)!,
    zone,
    type,
    timing: readTiming([timing]).timing,
    rules: expandRules(rules).rules,
    first,
    deadline,
  });

const rowsOf = (file: string) =>
  existsSync(`${FOLDER}/${file}`)
    ? readFileSync(`${FOLDER}/${file}`, "utf8")
        .trim()
        .split("\n")
        .map((line) => Vector.parse(JSON.parse(line)))
    : [];

describe.each([
  ["deadlines.jsonl", 200],
  ["deadlines-seed.jsonl", 9],
])("recorded deadlines of %s", (file, least) => {
  const vectors = rowsOf(file);
  it.skipIf(vectors.length === 0)("are all equal", () => {
    const wrong = vectors.flatMap((vector) => {
      const { deadline, reasons } = ask(
        vector.zone,
        vector.now,
        vector.phase.split(" ").at(-1)!,
        vector.timing,
        vector.rules,
        vector.first,
        vector.deadline,
      );
      return deadline === vector.expect ? [] : [{ ...vector, deadline, why: sayReasons(reasons) }];
    });
    expect(wrong.slice(0, 12)).toEqual([]);
    expect(vectors.length).toBeGreaterThan(least);
  });
});

/** The worked cases of the specification, (b): all in June 2026, where the 1st is a Monday. */
const WORKED: [string, string, string, string, string, { rules?: string[]; first?: boolean; old?: string }?][] = [
  ["defaults, movement", "011007", "MOVEMENT", "", "041000"],
  ["defaults, retreat", "011007", "RETREATS", "", "021000"],
  ["defaults, Thursday movement skips the weekend", "041007", "MOVEMENT", "", "081000"],
  ["first deadline doubled", "011007", "MOVEMENT", "NEXT 1D MOVE 2D", "051000", { first: true }],
  ["AT 18:00, on time", "011800", "MOVEMENT", "AT 18:00 NEXT 1D MOVE 2D", "031800"],
  ["AT 18:00, 5 h late is forgiven", "012300", "MOVEMENT", "AT 18:00 MOVE 2D", "031800"],
  ["AT 18:00, 9 h late is not", "020300", "MOVEMENT", "AT 18:00 MOVE 2D", "041800"],
  ["the same lateness, delay in hours", "012300", "MOVEMENT", "AT 18:00 MOVE 48H", "041800"],
  ["FUDGE 12H forgives more", "020300", "MOVEMENT", "AT 18:00 MOVE 2D FUDGE 12H", "031800"],
  ["FUDGE 20H counts as 12H", "020700", "MOVEMENT", "AT 18:00 MOVE 2D FUDGE 20H", "041800"],
  ["6H < 12H: AT is not kept", "011007", "RETREATS", "AT 18:00 NEXT 6H", "011600"],
  ["AT 18:07 becomes 18:20", "011007", "RETREATS", "AT 18:07 NEXT 1D", "021820"],
  ["two times a day, 1D", "011300", "RETREATS", "AT 08:00,20:00 NEXT 1D", "022000"],
  ["two times a day, 5H: AT is not kept", "011300", "RETREATS", "AT 08:00,20:00 NEXT 5H", "011800"],
  ["small letters: a retreat may fall on Saturday", "051800", "RETREATS", "AT 18:00 NEXT 24H DAYS -MTWTFs", "061800"],
  ["but movement may not", "051800", "MOVEMENT", "AT 18:00 NEXT 24H DAYS -MTWTFs", "081800"],
  ["START 8H: Saturday 07:00 belongs to Friday", "050700", "RETREATS", "NEXT 24H START 8H", "060700"],
  ["START -2H: Friday 22:40 is Saturday already", "042240", "RETREATS", "NEXT 24H START -2H", "072240"],
  ["a pause from 3 to 5 June", "011800", "MOVEMENT", "AT 18:00 NEXT 48H NOT 20260603-20260605", "081800"],
  ["a pause since ever ends before its date", "011800", "RETREATS", "NEXT 12H NOT -20260609", "090600"],
  ["with whole days shifted by START", "011800", "RETREATS", "NEXT 12H START 8H NOT 20260602", "020600"],
  ["of which the last hours are the day's too", "011900", "RETREATS", "NEXT 36H START 8H NOT 20260602", "040700"],
  ["a pause since ever too", "011800", "RETREATS", "NEXT 12H START 8H NOT -20260603", "040600"],
  ["a later deadline stands", "011007", "RETREATS", "NEXT 1D", "101200", { old: "101200" }],
  ["REAL_TIME keeps the minute", "011007", "MOVEMENT", "NEXT 10M DAYS SMTWTFS", "011017", { rules: ["REAL_TIME"] }],
  ["JUMP_OFF_DAYS: Friday and three days", "051800", "MOVEMENT", "MOVE 3D", "101800", { rules: ["JUMP_OFF_DAYS"] }],
  ["JUMP_OFF_DAYS: Saturday and three days", "061800", "MOVEMENT", "MOVE 3D", "110000", { rules: ["JUMP_OFF_DAYS"] }],
];

describe("the worked cases", () => {
  it.each(WORKED)("%s", (_name, now, type, timing, expected, { rules = [], first = false, old } = {}) => {
    const { deadline } = ask(
      "GMT",
      `202606${now}`,
      type,
      timing,
      rules,
      first,
      old === undefined ? null : `202606${old}`,
    );
    expect(deadline).toBe(`202606${expected}`);
  });
});

const DAILY = "DAYS SMTWTFS";

describe("when the clocks change", () => {
  it.each([
    // Berlin leaps from 02:00 to 03:00 on 29 March 2026, and passes 02:00 to 03:00 twice on 25 October.
    ["Europe/Berlin", "202603281800", `NEXT 1D ${DAILY}`, "202603291800", 23],
    ["Europe/Berlin", "202603281800", `NEXT 24H ${DAILY}`, "202603291900", 24],
    ["Europe/Berlin", "202603280220", `NEXT 1D ${DAILY}`, "202603290320", 24],
    ["Europe/Berlin", "202603280220", `NEXT 2D ${DAILY}`, "202603300220", 47],
    ["Europe/Berlin", "202603271200", `NEXT 1D AT 02:40 FUDGE 1H ${DAILY}`, "202603290340", 38 + 2 / 3],
    ["Europe/Berlin", "202603230900", `NEXT 1W ${DAILY}`, "202603300900", 167],
    ["Europe/Berlin", "202610241800", `NEXT 1D ${DAILY}`, "202610251800", 25],
    ["Europe/Berlin", "202610241800", `NEXT 24H ${DAILY}`, "202610251700", 24],
    ["Europe/Berlin", "202610240220", `NEXT 1D ${DAILY}`, "202610250220", 25],
    ["Europe/Berlin", "202610250140", `NEXT 1H ${DAILY}`, "202610250240", 2],
    // New York leaps on 8 March 2026, and goes back on 1 November.
    ["America/New_York", "202603061800", "NEXT 1D", "202603091800", 71],
    ["America/New_York", "202603072200", `NEXT 12H ${DAILY}`, "202603081100", 12],
    ["America/New_York", "202603071200", `NEXT 1D AT 12:00 ${DAILY}`, "202603081200", 23],
    ["America/New_York", "202610302000", "NEXT 1D AT 20:00", "202611022000", 73],
    ["America/New_York", "202611010040", `NEXT 2H ${DAILY}`, "202611010140", 2],
    ["America/New_York", "202610311200", `NEXT 1D NOT 20261101 ${DAILY}`, "202611021200", 49],
    // Lord Howe moves by half an hour: 4 October 2026 forward, 5 April back.
    ["Australia/Lord_Howe", "202610031800", `NEXT 1D ${DAILY}`, "202610041800", 23.5],
    ["Australia/Lord_Howe", "202610031800", `NEXT 24H ${DAILY}`, "202610041820", 24],
    ["Australia/Lord_Howe", "202610030200", `NEXT 1D ${DAILY}`, "202610040230", 24],
    ["Australia/Lord_Howe", "202604041800", `NEXT 1D ${DAILY}`, "202604051800", 24.5],
    ["Australia/Lord_Howe", "202604041800", `NEXT 24H ${DAILY}`, "202604051720", 24],
  ])("%s, %s, %s: %s", (zone, now, timing, expected, hours) => {
    const { deadline, at } = ask(zone, now, "RETREATS", timing);
    expect(deadline).toBe(expected);
    // Where a span of hours ends between two slots, the deadline is cut down to the earlier one.
    expect(Math.abs((at! - instantOfText(now, zone)!) / 3_600_000 - hours)).toBeLessThan(
      timing.includes("24H") ? 0.34 : 0.001,
    );
  });
});

describe("reasons", () => {
  it("are said in sentences, each once", () => {
    const rules = expandRules([]).rules;
    const { timing } = readTiming(["AT 18:00 NEXT 1D NOT 20260608-20260609"]);
    const now = instantOfText("202606051800", "GMT")!;
    const absences = [{ from: "20260610", to: "20260620", who: "Austria" }];
    const answer = nextDeadline({
      now,
      zone: null,
      type: "MOVEMENT",
      timing,
      rules,
      first: true,
      deadline: null,
      absences,
    });
    expect(answer.deadline).toBe("202606221800");
    expect(sayReasons(answer.reasons)).toEqual([
      "twice 1 day, for the first deadline",
      "deadlines fall at 18:00",
      "Sunday is off",
      "there is a pause until 9 June",
      "Austria is away until 20 June",
    ]);
    expect(sayReasons(ask("GMT", "202606010000", "MOVEMENT", "", ["NO_DEADLINE"]).reasons)).toEqual([
      "the game has no deadlines",
    ]);
    expect(
      sayReasons(
        ask("GMT", "202606011300", "RETREATS", "AT 08:00 NEXT 5H NOT 202606011800", [], false, "202607010000").reasons,
      ),
    ).toEqual([
      "5 hours from now",
      "the time of day is not kept for so short a time",
      "there is a pause until 1 June 18:00",
      "the deadline of 1 July 00:00 stands: none is set earlier",
    ]);
  });
});

describe("what a timing without measure comes to", () => {
  it.each([
    "NEXT 1D NOT 20260101-99991231",
    "NEXT 1D NOT -99991231 DAYS S------ START 99999D",
    "NEXT 99999W START -99999D",
  ])("%s: a deadline that can be written and read, the last one there is, and kept", (timing) => {
    let [now, deadline] = ["999906011800", null as string | null];
    for (let turn = 0; turn < 3; turn++) {
      const found = ask("Etc/GMT+12", now, "MOVEMENT", timing, [], true, deadline);
      expect(instantOfText(found.deadline!, "Etc/GMT+12")).toBe(found.at);
      expect(new Date(found.at!).getUTCFullYear()).toBe(9999);
      [now, deadline] = [found.deadline!, found.deadline];
    }
  });

  it("JUMP_OFF_DAYS: years of days off are not counted one by one, nor told", () => {
    const { deadline, reasons } = ask("GMT", "202606011800", "MOVEMENT", "NEXT 99999D DAYS ------S", ["JUMP_OFF_DAYS"]);
    expect(deadline! < "2040").toBe(true);
    expect(reasons.length).toBeLessThan(100);
  });
});

describe("absences", () => {
  it("are forgotten when a deadline is set beyond them", () => {
    const pairs = { AT: "18:00", NOT: "20260601,20260610-20260612,-20260605,20260720" };
    expect(withoutPast(pairs, "202606101800")).toEqual({ AT: "18:00", NOT: "20260610-20260612,20260720" });
    expect(withoutPast(pairs, "202701010000")).toEqual({ AT: "18:00" });
    expect(withoutPast({ NEXT: "1D" }, "202701010000")).toEqual({ NEXT: "1D" });
  });
});

describe("deadlines to come", () => {
  it("follow the flow of the map", () => {
    const map = loadMap("standard");
    const question = {
      now: instantOfText("202606011800", null)!,
      zone: null,
      timing: readTiming(["AT 18:00"]).timing,
      rules: expandRules([]).rules,
      first: true,
      deadline: null,
    };
    expect(nextDeadlines(question, map, map.begin, 5).map((each) => [each.phase.type, each.deadline])).toEqual([
      ["MOVEMENT", "202606081800"],
      ["RETREATS", "202606091800"],
      ["MOVEMENT", "202606121800"],
      ["RETREATS", "202606151800"],
      ["ADJUSTMENTS", "202606161800"],
    ]);
    expect(nextDeadlines({ ...question, rules: expandRules(["NO_DEADLINE"]).rules }, map, map.begin, 5)).toHaveLength(
      1,
    );
  });

  it("are never before now, on a slot, and end whatever is asked", () => {
    const timing = fc.array(
      fc.constantFrom(
        "NEXT 1D",
        "NEXT 30H",
        "MOVE 2W",
        "AT 03:10,23:55",
        "DAYS ------S",
        "DAYS s------",
        "START -23H",
        "START 20H",
        "FUDGE 5H",
        "NOT -29991231",
        "NOT 20260601-20260903",
        "NEXT 99999W",
      ),
      { maxLength: 5 },
    );
    const zone = fc.constantFrom("GMT", "Europe/Berlin", "Asia/Kathmandu", "Pacific/Apia", "America/St_Johns");
    const rules = fc.subarray(["REAL_TIME", "JUMP_OFF_DAYS", "NO_DEADLINE"]);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4e12 }),
        zone,
        timing,
        rules,
        fc.boolean(),
        (now, where, lines, names, first) => {
          const { deadline, at } = nextDeadline({
            now,
            zone: where,
            type: "MOVEMENT",
            timing: readTiming(lines).timing,
            rules: expandRules(names).rules,
            first,
            deadline: null,
          });
          if (at === null || deadline === null) return;
          expect(at).toBeGreaterThan(now - 24 * 3_600_000);
          if (!names.includes("REAL_TIME"))
            expect(localOf(at, where).minute % 20 === 0 || where.startsWith("A")).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
