import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { StatusFacts } from "./facts";
import { parseStatus } from "./parse";
import { writeStatus } from "./write";

const DIR = `${process.env.VECTORS_DIR ?? "../shared/vectors"}/diplomacy/status`;
const files = (kind: string): string[] =>
  existsSync(`${DIR}/${kind}`)
    ? readdirSync(`${DIR}/${kind}`)
        .filter((name) => name.endsWith(".status"))
        .map((name) => `${kind}/${name.slice(0, -".status".length)}`)
    : [];
const text = (name: string): string => readFileSync(`${DIR}/${name}.status`, "latin1");
const json = (name: string): unknown => JSON.parse(readFileSync(`${DIR}/${name}.json`, "utf8"));

const Invalid = z.object({
  errors: z.array(z.object({ line: z.number(), about: z.string(), alsoAccept: z.array(z.number()).default([]) })),
  gameName: z.string().optional(),
  cascadeAllowed: z.boolean().default(false),
});
const Hostile = z.object({ errorsExpected: z.boolean(), maxSeconds: z.number(), factsOf: z.string().optional() });
const WithNotes = z.looseObject({ notes: z.string().optional() });

/** The facts of a fixture, without the notes that are for people. */
const factsOf = (name: string): unknown => {
  const { notes: _notes, ...facts } = WithNotes.parse(json(name));
  return facts;
};

describe.skipIf(files("valid").length === 0)("status files written for us", () => {
  it.each(files("valid"))("%s gives its facts, without an error, and again when written", (name) => {
    const { facts, errors } = parseStatus(text(name));
    expect(errors).toEqual([]);
    expect(facts).toEqual(factsOf(name));
    expect(StatusFacts.parse(facts)).toEqual(facts);
    expect(parseStatus(writeStatus(facts))).toMatchObject({ facts, errors: [] });
  });

  it.each(files("invalid"))("%s is found wrong at its lines, and nowhere else", (name) => {
    const { errors: expected, gameName, cascadeAllowed } = Invalid.parse(json(name));
    const { errors } = parseStatus(text(name), { name: gameName });
    const lines = errors.map((error) => error.line);
    for (const { line, alsoAccept } of expected)
      expect(
        [line, ...alsoAccept].some((each) => lines.includes(each)),
        `${line}: ${JSON.stringify(errors)}`,
      ).toBe(true);
    if (!cascadeAllowed) expect(errors).toHaveLength(expected.length);
  });

  it.each(files("hostile"))("%s does no harm", (name) => {
    const { errorsExpected, maxSeconds, factsOf: same } = Hostile.parse(json(name));
    const started = performance.now();
    const { facts, errors } = parseStatus(text(name));
    expect((performance.now() - started) / 1000).toBeLessThan(6 * maxSeconds);
    expect(errors.length > 0).toBe(errorsExpected);
    if (same !== undefined) expect(facts).toEqual(factsOf(same.replace(/\.json$/, "")));
    parseStatus(writeStatus(facts));
  });

  it("keeps every byte of a text that is not UTF-8", () => {
    const before = text("hostile/09-latin1-and-surrogates");
    expect(writeStatus(parseStatus(before).facts).trimEnd()).toBe(before.trimEnd());
  });
});
