import { describe, expect, test } from "vitest";
import { FILE, OPTS } from "@/lib/engine/cards/language";
import { isShaped } from "@/lib/engine/cards/shape";
import { gameOptions } from "@/lib/texts/game-options/en";
import { gameOptions as estonian } from "@/lib/texts/game-options/et";
import { beginOf, docAt, shapesAt } from "../shape-at";
import { sectionOf } from "./go-to-option";
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
