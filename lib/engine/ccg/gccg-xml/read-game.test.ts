import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HARBOUR, harbour, SETS } from "../testing/harbour";
import { readGame, readGameFile, readSetFile } from "./read-game";

describe("a game in GCCG's XML", () => {
  it("numbers its cards over all set files", () => {
    expect(harbour).toMatchObject({
      ok: true,
      value: {
        game: "Harbour",
        directory: "Harbour",
        play: ["kind", "tide"],
        locationHint: ["tide"],
        phases: ["Ebb", "Flood"],
        sets: [
          { abbreviation: "", first: 0, last: 2, age: 0 },
          { abbreviation: "DK", name: "The Docks", directory: "docks", first: 3, last: 6, age: 1 },
          { abbreviation: "OS", first: 7, last: 9, age: 5 },
        ],
      },
    });
    if (!harbour.ok) return;
    expect(harbour.value.cards.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(harbour.value.cards[8]).toMatchObject({ name: "Fog Bank", text: "a <b> & c", set: "OS", hidden: true });
    expect(harbour.value.cards[6]).toMatchObject({
      back: 2,
      front: 3,
      attributes: new Map([
        ["kind", "Storm"],
        ["cost", "1"],
      ]),
    });
    expect(harbour.value.symbols).toEqual(
      new Map([
        ["w", "wave.png"],
        ["a", "anchor.png"],
      ]),
    );
  });

  it("lists all problems of all files with their places", () => {
    const bad: Record<string, string> = {
      ...SETS,
      "base.xml": '<ccg-setinfo><cards>\n  <card text="x"/>\n  <card name="a" back="x"/></cards></ccg-setinfo>',
      "docks.xml": "<ccg-setinfo>\n<cards></ccg-setinfo>",
    };
    const read = readGame(HARBOUR, "game.xml", (_, source) =>
      source === "open-sea.xml" ? null : (bad[source] ?? null),
    );
    expect(read).toMatchObject({
      ok: false,
      error: [
        { code: "xml/missing", file: "base.xml", line: 2 },
        { code: "xml/invalid", file: "base.xml", line: 3 },
        { code: "xml/malformed", file: "docks.xml", line: 2 },
        { code: "xml/no_file", file: "game.xml" },
      ],
    });
  });

  it.each([
    ["", "xml/malformed"],
    ["text", "xml/malformed"],
    ["<ccg>", "xml/malformed"],
    ["<other name='x'/>", "xml/unexpected"],
    ["<ccg/>", "xml/missing"],
    ['<!DOCTYPE a [<!ENTITY e "eeee">]><ccg name="&e;"/>', "xml/malformed"],
    [`${"<a>".repeat(1000)}`, "xml/too_deep"],
  ])("%j is refused", (text, code) => {
    expect(readGameFile(text, "f")).toMatchObject({ ok: false, error: [{ code }] });
  });

  it("answers whatever it is given", () => {
    const pieces = fc.constantFrom(
      ...'<ccg-setinfo > </ <card name= "a" /> <cards> & &amp; <!-- ]]> <![CDATA[ x \u0000 é'.split(" "),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (parts) => {
        expect(typeof readSetFile(parts.join(" "), "f").ok).toBe("boolean");
      }),
    );
  });
});
