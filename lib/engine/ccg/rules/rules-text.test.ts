import { expect, test } from "vitest";
import { fiveDyes } from "../sets";
import type { Ability, Clause } from "./ability";
import { readRules, sayRules } from "./rules-text";
import { EVENTS, TEMPLATES } from "./templates";

const cards = fiveDyes().cards.filter(({ text, hidden }) => text !== "" && !hidden);
const abilities = cards.flatMap(({ name, text }) => readRules(text).map((ability) => ({ name, ability })));
const clausesOf = (ability: Ability): readonly Clause[] => ("clauses" in ability ? ability.clauses : []);

test("what is read from a card's text is written as that text", () => {
  for (const { name, text } of fiveDyes().cards) expect(sayRules(readRules(text)), name).toBe(text);
});

test("an ability is data: what sets it off, what it costs, what it does", () => {
  expect(readRules("Winged. When this enters, deal 2 damage to a fighter with Winged.")).toEqual([
    { is: "keyword", word: "Winged", count: null, why: null },
    {
      ...{ is: "triggered", at: "When", event: "this enters", condition: null },
      clauses: [
        {
          joined: "",
          given: null,
          may: false,
          effect: { does: "damage", with: { n: "2", what: "a fighter with Winged" } },
        },
      ],
    },
  ]);
  expect(readRules("{1}{W}, rest: draw a card, then discard two cards.")).toEqual([
    {
      ...{ is: "activated", cost: ["{1}{W}", "rest"] },
      clauses: [
        { joined: "", given: null, may: false, effect: { does: "draw", with: { "a card": "a card" } } },
        {
          joined: ", then ",
          given: null,
          may: false,
          effect: { does: "discardMyself", with: { "a card": "two cards" } },
        },
      ],
    },
  ]);
  expect(readRules("Toll 1. At dusk, if you marched, you may draw a card.")).toMatchObject([
    { word: "Toll", count: 1 },
    { event: "dusk", condition: "if you marched", clauses: [{ may: true, effect: { does: "draw" } }] },
  ]);
});

test("cards name what sets an ability off in one way, and each way is on some card", () => {
  const named = abilities.flatMap(({ name, ability }) =>
    ability.is === "triggered" ? [{ name, event: ability.event }] : [],
  );
  expect(named.filter(({ event }) => !EVENTS.includes(event))).toEqual([]);
  expect(EVENTS.filter((event) => !named.some((one) => one.event === event))).toEqual([]);
});

test("three fifths of the effects are of a template, and each template is on some card", () => {
  const effects = abilities.flatMap(({ ability }) => clausesOf(ability).map(({ effect }) => effect.does));
  const used = new Set<string>(effects);
  expect(Object.keys(TEMPLATES).filter((name) => !used.has(name))).toEqual([]);
  expect(effects.filter((does) => does !== "said").length / effects.length).toBeGreaterThan(0.6);
});
