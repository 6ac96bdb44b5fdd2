import { expect, test } from "vitest";
import { fiveDyes } from "../sets";
import { illustrate } from "./illustration";
import { subjectOf } from "./subject";
import { THINGS } from "./thing";

test("each thing stands on one card of the house, and is another figure than its kind", () => {
  const cards = fiveDyes().cards.filter(({ attributes }) => Object.hasOwn(THINGS, attributes.get("figure") ?? ""));
  expect(cards.map(({ attributes }) => attributes.get("figure")).sort()).toEqual(Object.keys(THINGS).sort());
  for (const card of cards) {
    const subject = subjectOf(card)!;
    const { figure: _, ...usual } = subject;
    expect(illustrate(subject), card.name).not.toBe(illustrate(usual));
  }
});
