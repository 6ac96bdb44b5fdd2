import { describe, expect, it } from "vitest";
import { fiveDyes } from "../../sets";
import { Hand } from "../chance";
import { LAYERS, placed } from "../figure";
import { castOf, FIGURE_WORDS, readCast } from "./cast";
import { folk } from "./folk";

const people = fiveDyes().cards.filter(({ attributes }) => attributes.get("type") === "Folk");
const figureOf = (card: (typeof people)[number]) => card.attributes.get("figure");

describe("the people of Five Dyes", () => {
  it("are each cast for their name", () => {
    expect(people.length).toBeGreaterThan(100);
    expect(people.filter((card) => !figureOf(card)).map(({ name }) => name)).toEqual([]);
  });

  it("are no two the same person: pose, dress, headwear and what they hold", () => {
    const seen = new Map<string, string>();
    for (const card of people) {
      const { pose, dress, headwear, tool } = castOf(
        card.attributes.get("kind") ?? "",
        figureOf(card),
        new Hand(card.name),
      );
      const look = [pose, dress, headwear, tool].join(" ");
      expect(seen.get(look) ?? card.name, look).toBe(card.name);
      seen.set(look, card.name);
    }
    expect(seen.size).toBeGreaterThan(90);
  });

  it("stay in the picture: no higher than its window, whatever they hold up", () => {
    for (const card of people) {
      const figure = folk(card.attributes.get("kind") ?? "", new Hand(card.name), figureOf(card));
      const body = [figure.skin, figure.cloth].join("");
      const tops = [...body.matchAll(/[MLC ](-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g)].map(([, , y]) => Number(y));
      expect(Math.min(...tops) * (figure.near ?? 1) * 1.34, card.name).toBeGreaterThan(-400);
    }
  });
});

describe("the words of a figure", () => {
  it.each(FIGURE_WORDS)("%s is known and draws", (word) => {
    expect(readCast(word)).not.toBeNull();
    const figure = folk("Dyer", new Hand("somebody"), word);
    for (const layer of LAYERS) expect(figure[layer] ?? "", layer).not.toMatch(/NaN|undefined|Infinity/);
    expect(figure.ink.length).toBeGreaterThan(100);
  });

  it("may say what a word of two lists is", () => {
    expect(readCast("headwear:kettle tool:kettle")).toEqual({ headwear: "kettle", tool: "kettle" });
    expect(readCast("flowers")).toEqual({ headwear: "flowers" });
  });

  it.each(["sitting", "hat:kettle", "tool:child", "Child"])("%s is none", (word) => expect(readCast(word)).toBeNull());
});

it("a figure is moved and made larger in all its shapes", () => {
  const moved = placed({ ink: "M0 0L10 -20L-5 4Z", light: "M1 2C3 4 5 6 7 8Za2 2 0 1 1 4 0Z" }, 100, 50, 2);
  expect(moved.ink).toBe("M100 50L120 10L90 58Z");
  expect(moved.light).toBe("M102 54C106 58 110 62 114 66Za4 4 0 1 1 8 0Z");
});
