import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StatusFacts } from "./facts";
import { parseStatus } from "./parse";
import { MOVEMENT, RETREAT, WINTER } from "./testing/files";
import { writeStatus } from "./write";

describe("whatever a file holds", () => {
  const words =
    "GAME PHASE SPRING 1902 MOVEMENT RULE BLIND !PREVIEW MAP standard MORPH END DESC AUSTRIA POWER#1 POWER OBSERVER PLAYER DUMMY #1|a@b.example.org|X OWNS VIE BUD SC! A F VIE - --> GAL RETREAT BUILD WAIVED REMOVE DISBAND TIMING NEXT 1D NOT 20260101 TEAMS Austria-Italy CONTROL MASTER VOTE 3WAY FUNDS $1 2E HIDES , ROTATE NEED FRANCE-(1/2) __proto__ constructor".split(
      " ",
    );
  const line = fc.array(
    fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...words) }, fc.string({ maxLength: 6, unit: "binary" })),
    { maxLength: 6 },
  );

  it("nothing throws, and what is written is read as the same", () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 25 }),
        fc.constantFrom("", MOVEMENT, RETREAT, WINTER),
        (lines, before) => {
          const { facts, errors } = parseStatus(before + lines.map((each) => each.join(" ")).join("\n"));
          if (errors.length === 0) expect(parseStatus(writeStatus(facts)).facts).toEqual(facts);
          expect(StatusFacts.safeParse(facts).success).toBe(true);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it("a fault in a sound file never throws", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(MOVEMENT, RETREAT, WINTER),
        fc.nat(),
        fc.nat(20),
        fc.string({ maxLength: 4, unit: "binary" }),
        (text, from, cut, put) => {
          const at = from % text.length;
          const { facts } = parseStatus(text.slice(0, at) + put + text.slice(at + cut));
          parseStatus(writeStatus(facts));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("ends soon, however long it is", () => {
    const started = performance.now();
    const head = "GAME a\nPHASE FORMING\nMASTER #7|gm@example.net|Ann\n";
    parseStatus(head + "MORPH\n".repeat(100_000));
    parseStatus(head + "RULE A B C D\n".repeat(50_000));
    parseStatus(`${head}TIMING ${"NOT 20260101 ".repeat(50_000)}`);
    parseStatus(`${head}\nOBSERVER a\n${"FUNDS 1E\n".repeat(50_000)}`);
    parseStatus(
      `${head}\n${Array.from({ length: 20_000 }, (_, i) => `OBSERVER o${i}\nPLAYER #${i}|a@b.example.org|x\n`).join("\n")}`,
    );
    parseStatus(`${head}\nAUSTRIA\nPLAYER ${"#1|a@b.example.org|X S1901M ".repeat(30_000)}`);
    parseStatus(`${head}TEAMS ${"Austria-Italy ".repeat(50_000)}`);
    parseStatus("\u0000".repeat(2_000_000));
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});
