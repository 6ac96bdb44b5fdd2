import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StatusFacts } from "./facts";
import { parseStatus } from "./parse";
import { writeStatus } from "./write";

const FOLDER = new URL("testdata/", import.meta.url);
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".status"));

describe("our own status files", () => {
  it.each(files)("%s: facts as recorded, the same bytes written", async (name) => {
    const text = readFileSync(new URL(name, FOLDER), "latin1");
    const { facts, errors } = parseStatus(text);
    expect(errors).toEqual([]);
    expect(writeStatus(facts)).toBe(text);
    await expect(`${JSON.stringify(facts, null, 1)}\n`).toMatchFileSnapshot(
      `testdata/${name.replace(".status", ".json")}`,
    );
  });
});

const word = fc.stringMatching(/^[!-;=?-~\u00a1-\u00fe]{1,8}$/);
const sentence = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
const number = fc.integer({ min: 1, max: 99999 });
const mail = fc
  .tuple(fc.stringMatching(/^[a-z0-9.]{1,8}$/), fc.stringMatching(/^[a-z]{1,6}$/))
  .map(([a, b]) => `x${a}@${b}.example.org`);
const person = fc.record({
  id: number.map((n) => `#${n}`),
  email: mail,
  name: fc.stringMatching(/^[A-Za-z_\u00e0-\u00fe]{0,8}$/),
});
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 });
const flag = maybe(fc.constant(true as const));
const history = fc.array(fc.record({ phase: fc.constantFrom("S1901M", "F1903R"), player: person }), {
  minLength: 1,
  maxLength: 3,
});
const participant = fc.record({
  player: fc.oneof(person, fc.constantFrom("DUMMY" as const, "RESIGNED" as const)),
  history: maybe(history),
  addresses: maybe(fc.array(mail, { minLength: 1, maxLength: 3 })),
  wait: flag,
  cd: flag,
  msg: maybe(fc.array(sentence, { minLength: 1, maxLength: 3 })),
  funds: maybe(fc.dictionary(fc.constantFrom("$", "E", "c", "XYZ"), fc.nat(1000), { minKeys: 1 })),
});

/** Facts as they can stand in a file: units, centres and orders are the vectors' and the golden files' business. */
const facts = fc.record({
  game: fc.stringMatching(/^[a-z][a-z0-9_]{0,10}$/),
  phase: fc.oneof(
    fc.constantFrom("FORMING" as const, "COMPLETED" as const),
    fc.record({
      state: fc.constantFrom("PHASE" as const, "AWAIT" as const, "SKIP" as const, "WAIT" as const),
      season: fc.constantFrom("SPRING", "FALL"),
      year: fc.integer({ min: 1, max: 9999 }),
      type: fc.constantFrom("MOVEMENT", "RETREATS"),
    }),
  ),
  map: fc.constantFrom("standard", "chaos", "pure"),
  morph: maybe(
    fc.array(fc.constantFrom("VICTORY 3", "BEGIN SPRING 1900 MOVEMENT", "# a word"), { minLength: 1, maxLength: 5 }),
  ),
  master: fc.record({ id: fc.constant("#0"), email: mail, name: fc.constant("Ann") }),
  start: maybe(sentence),
  desc: maybe(fc.array(sentence, { minLength: 1, maxLength: 3 })),
  name: maybe(fc.array(sentence, { minLength: 1, maxLength: 3 })),
  private: fc.option(fc.stringMatching(/^[A-Z0-9]{1,8}$/)),
  rules: fc.array(fc.constantFrom("NO_PRESS", "!PREVIEW", "BLIND", "NO_DEADLINE"), { maxLength: 4 }),
  deadline: fc.constant("202606081840"),
  zone: fc.constantFrom(null, "Europe/Lisbon"),
  delay: maybe(fc.integer({ min: 1, max: 72 })),
  timing: fc.constantFrom({}, { NEXT: "1D" }, { AT: "18:00", NOT: "20260101,20260202" }),
  powers: fc.dictionary(fc.constantFrom("POWER#1", "POWER#2", "POWER#3"), participant, { maxKeys: 3 }),
  observers: fc.uniqueArray(
    participant.chain((each) =>
      fc.stringMatching(/^[A-Z]{3,9}X$/).map((name) => ({ type: "OBSERVER", ...each, name })),
    ),
    { selector: (each) => each.name, maxLength: 3 },
  ),
});

describe("what is written", () => {
  it("is read as the same facts", () => {
    fc.assert(
      fc.property(facts, (drawn) => {
        const given = StatusFacts.parse(JSON.parse(JSON.stringify(drawn)));
        expect(parseStatus(writeStatus(given)).facts).toEqual(given);
      }),
      { numRuns: 500 },
    );
  });

  it("never breaks out of its line", () => {
    const { facts: base } = parseStatus("GAME a\nPHASE FORMING\nMASTER #7|gm@example.net|Ann\n");
    const odd = {
      ...base,
      desc: ["", "  ", "two\nlines\r\rthree"],
      name: [""],
      morph: ["VICTORY 3", "", "END MORPH", "VICTORY 4", "VICTORY 5"],
      start: "now\nRULE BLIND",
    };
    const read = parseStatus(writeStatus(odd)).facts;
    expect(read.desc).toEqual(["two lines three"]);
    expect(read.name).toBeUndefined();
    expect(read.morph).toEqual(["VICTORY 3", "END MORPH", "VICTORY 4", "VICTORY 5"]);
    expect(read.rules).toEqual([]);
  });
});
