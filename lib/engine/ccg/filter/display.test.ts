import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fiveDyes } from "../sets";
import { type Display, readDisplayCommand, refined, showDisplay } from "./display";

const dyes = fiveDyes();
const WHOLE: Display = { filter: "", keys: ["set"], titles: 1 };
const command = (text: string) => readDisplayCommand(text, dyes);

/** A display after these commands. */
function displayOf(...texts: string[]): Display {
  let display = WHOLE;
  for (const text of texts) {
    const read = command(text);
    if (!read.ok) throw new Error(read.error.code);
    const { value } = read;
    if (value.command === "select") display = { ...display, filter: refined(display.filter, value.filter) };
    if (value.command === "sort") display = { ...display, keys: value.keys, titles: value.titles };
  }
  return display;
}
const shown = (display: Display) => {
  const found = showDisplay(display, dyes);
  if (!found.ok) throw new Error(found.error.code);
  return found.value.map((one) => (typeof one === "string" ? `# ${one}` : dyes.byNumber.get(one)!.name));
};

describe("displays", () => {
  it("selects refine each other, none resets", () => {
    expect(displayOf("/select type=Beast", "/select might>=8").filter).toBe("(type=Beast) and (might>=8)");
    expect(shown(displayOf("/sort name", "/select type=Beast", "/select might>=8 and not foil=yes"))).toEqual([
      "Leafback, the Walking Isle",
      "Leviathan under Ice",
    ]);
    expect(displayOf("/select type=Beast", "/select")).toEqual(WHOLE);
  });

  it("sorts by keys, numbers as numbers, with titles; the name comes last unasked", () => {
    const cards = shown(displayOf("/select set=EF and type=Beast", "/sort 1 -total"));
    expect(cards.slice(0, 3)).toEqual(["# 5", "Prize Ox", "# 4"]);
    expect(shown(displayOf("/select set=EF and type=Beast", "/sort -guard name"))[0]).toBe("Prize Ox");
  });

  it("a saved display is plain data, and the name comes last but once", () => {
    const display = displayOf("/select moth", "/sort 2 SET -name");
    expect(JSON.parse(JSON.stringify(display))).toEqual({ filter: "moth", keys: ["set", "-name"], titles: 2 });
    expect(shown(display)[0]).toMatch(/^# EF \| /);
    expect(displayOf("/sort 0")).toMatchObject({ keys: [], titles: 0 });
    expect(command("/display  My moths ")).toEqual({ ok: true, value: { command: "display", name: "My moths" } });
  });

  it("one that is kept is opened by its name, whatever its capitals", () => {
    const view = (text: string) => readDisplayCommand(text, dyes, ["My moths", "Relics"]);
    expect(view("/view my moths")).toEqual({ ok: true, value: { command: "view", name: "My moths" } });
    expect(view("/view My mohts")).toMatchObject({
      ok: false,
      error: { code: "display/unknown_name", at: 6, suggestions: ["My moths"], replaces: [6, 14] },
    });
    expect(view("/view")).toMatchObject({ ok: false, error: { code: "display/no_name" } });
  });

  it.each([
    ["/sort mihgt", "sort/unknown_key", 6],
    ["/sort 3 name set", "sort/titles", 6],
    ["/sort -1 name", "sort/titles", 6],
    ["/sort 1", "sort/titles", 6],
    [`/sort ${"name ".repeat(13)}`, "sort/too_long", 6],
    ["/sort type  typo", "sort/unknown_key", 12],
    ["/select cost>", "filter/missing", 13],
    ["/display", "display/no_name", 8],
    ["/dance", "display/unknown_command", 0],
    ["hello", "display/unknown_command", 0],
  ])("%s is refused with its place", (text, code, at) =>
    expect(command(text)).toMatchObject({ ok: false, error: { code, at } }),
  );

  it("never fails on any text", () => {
    fc.assert(fc.property(fc.string(), (text) => void command(`/sort ${text}`)));
    fc.assert(fc.property(fc.string(), (text) => void command(text)));
  });
});

it("cards go by what one has of them and what they cost; what nobody offers comes last whichever way", () => {
  const rows = new Map([
    [27, { have: 2, worth: 3, price: 0.5 }],
    [28, { have: 1, worth: 10, price: null }],
    [29, { have: 0, worth: 2, price: 12 }],
  ]);
  const shown = (key: string) => {
    const filter = "worth>0";
    const cards = showDisplay({ filter, keys: [key], titles: 0 }, fiveDyes(), (number) => rows.get(number));
    return cards.ok ? cards.value : cards.error;
  };
  expect(shown("-worth")).toEqual([28, 27, 29]);
  expect(shown("worth")).toEqual([29, 27, 28]);
  expect(shown("price")).toEqual([27, 29, 28]);
  expect(shown("-price")).toEqual([29, 27, 28]);
  expect(shown("-have")).toEqual([27, 28, 29]);
});
