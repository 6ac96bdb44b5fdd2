import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAP_NAMES, mapText } from "../maps/index";
import { parseMap } from "./parse";

/** Reads a text that may be anything: there is a map exactly if nothing stands against it, and the list of problems ends. */
function judged(text: string): void {
  const { map, problems } = parseMap("fuzz", text, { source: mapText });
  expect(map === null).toBe(problems.some((problem) => !problem.unsupported));
  expect(problems.length).toBeLessThan(300);
}

describe("the parser of map files", () => {
  it("never throws and ends soon, whatever it is given", () => {
    const words = [
      ..."VIE LON PAR ROM ROM/NC MOS ABUTS COAST land WATER AMEND DROP -> = ( ) : , - + * ~ @ & A F".split(" "),
      ..."USE MAP UNOWNED AUSTRIA OWNS CENTERS SC? SC* SC! &SC FLOW VICTORY BEGIN DUMMY ALL EXCEPT TEAMS IN END DIRECTIVES 1 -VIE E:LON".split(
        " ",
      ),
    ];
    const line = fc.array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...words) }, fc.string({ maxLength: 8 })), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.boolean(), (lines, whole) => {
        const text = lines.map((each) => each.join(" ")).join("\n");
        judged(whole ? `${mapText("pure")}\n${text}` : text);
      }),
      { numRuns: 2000 },
    );
  });

  it("survives mutations of the maps of the house", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...MAP_NAMES),
        fc.nat(),
        fc.nat(30),
        fc.string({ maxLength: 5 }),
        (name, from, cut, put) => {
          const text = mapText(name)!;
          const at = from % text.length;
          judged(text.slice(0, at) + put + text.slice(at + cut));
        },
      ),
      { numRuns: 300 },
    );
  });

  it("survives lines of the maps of the house that are lost, doubled, swapped and mixed", () => {
    const line = fc.record({ map: fc.constantFrom(...MAP_NAMES), at: fc.nat() });
    fc.assert(
      fc.property(
        fc.constantFrom(...MAP_NAMES),
        fc.array(fc.tuple(fc.nat(), fc.nat(4), line), { maxLength: 12 }),
        (name, edits) => {
          const lines = mapText(name)!.split("\n");
          for (const [from, lost, { map, at }] of edits) {
            const others = mapText(map)!.split("\n");
            lines.splice(from % lines.length, lost, others[at % others.length]!);
          }
          judged(lines.join("\n"));
        },
      ),
      { numRuns: 300 },
    );
  });

  it("survives any bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
        judged(new TextDecoder("latin1").decode(bytes));
        judged(new TextDecoder().decode(bytes));
      }),
      { numRuns: 500 },
    );
  });

  it("bears a megabyte of anything", () => {
    const started = performance.now();
    for (const text of [
      "A ".repeat(500_000),
      "x = y\n".repeat(170_000),
      "(".repeat(1_000_000),
      `COAST NOR ABUTS ${"*".repeat(1_000_000)}`,
    ])
      expect(parseMap("big", text).problems.length).toBeLessThan(300);
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});
