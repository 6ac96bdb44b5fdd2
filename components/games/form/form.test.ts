import { describe, expect, test } from "vitest";
import { FILE, OPTS } from "@/lib/engine/cards/language";
import { isShaped, type Shape } from "@/lib/engine/cards/shape";
import { gameOptions } from "@/lib/texts/game-options/en";
import { gameOptions as estonian } from "@/lib/texts/game-options/et";
import { beginOf, docAt, shapesAt, spread } from "../shape-at";
import { sectionOf } from "./go-to-option";
import { kindNameOf, nameOf } from "./option-names";
import { SECTIONS } from "./sections";

const paths: string[] = Object.values(SECTIONS).flat();

describe("the form of a template", () => {
  test("every key of the language stands in one section, and in no other", () => {
    const known = [
      ...Object.keys(FILE.keys).filter((key) => key !== "opts"),
      ...Object.keys(OPTS.is === "object" ? OPTS.keys : {}).map((key) => `opts.${key}`),
    ];
    expect([...paths].sort()).toEqual(known.sort());
  });

  test.each(paths)("%s: is explained, and what it begins with has its shape", (path) => {
    const steps = path.split(".");
    expect(docAt(steps, gameOptions.docs)).not.toBe("");
    for (const { names } of [gameOptions, estonian]) expect(names[path], "its name in words").toBeTruthy();
    for (const shape of shapesAt(steps, false)) expect(isShaped(shape, beginOf(shape))).toBe(true);
  });

  test("every option, however deep, has a name and an explanation in each language", () => {
    const silent: string[] = [];
    const look = (shape: Shape, steps: readonly string[]): void => {
      for (const one of spread(shape)) {
        if (one.is === "list") look(one.of, steps);
        if (one.is !== "object") continue;
        for (const [key, inner] of Object.entries(one.keys)) {
          const path = [...steps, key];
          // Rounds by their number: the first one is told.
          if (/^[1-9]\d*$/.test(key)) continue;
          for (const [language, { names, docs }] of Object.entries({ en: gameOptions, et: estonian })) {
            if (!nameOf(path, names)) silent.push(`${language}: no name for ${path.join(".")}`);
            if (docAt(path, docs) === "") silent.push(`${language}: nothing said of ${path.join(".")}`);
          }
          if (path.join(".") !== "variants.choices.opts") look(inner, path);
        }
        if (one.open) look(one.open, [...steps, "*"]);
      }
    };
    look(FILE, []);
    expect(silent).toEqual([]);
  });

  test.each([
    ["opts.lead.0", ['"bidder"', "Card, With that card", "Places, By", "Trump, Places, By"]],
    ["opts.hand", ["number", "list", '"equal"', "one for each"]],
    ["opts.trump", ["true or false", "Suit", "Where it comes from"]],
  ])("the kinds of %s are told apart by what they say", (path, said) => {
    const steps = path.split(".");
    const kinds = shapesAt(steps, false).map((kind) => kindNameOf(kind, steps, gameOptions));
    expect(kinds).toEqual(said);
  });

  test("what an author names is called by its own name", () => {
    expect(nameOf(["opts", "hand", "2"], gameOptions.names)).toBeUndefined();
    expect(nameOf(["opts", "effects", "7", "draw"], gameOptions.names)).toBe("Cards that the next draws");
  });

  test.each([
    ["opts.cards[3]", "deck"],
    ["opts.bidding.max", "bidding"],
    ["variants[0].choices[1].opts", "more"],
    ["opts.handsome", null],
    ["", null],
  ])("a problem at %j is in the section %s", (path, section) => {
    expect(sectionOf(path, SECTIONS)).toBe(section);
  });
});
