import { expect, it } from "vitest";
import { compile, Driver, TEMPLATE_NAMES, TEMPLATES } from "@/lib/engine/cards/testing/driver";
import { cards } from "./cards";
import { diplomacy } from "./diplomacy";

const ACTS = process.env.GUILDHALL_LONG ? 4_000 : 400;

it.each(TEMPLATE_NAMES)("a table of %s has another line in the lobby only where its world says so", (name) => {
  const game = compile(TEMPLATES[name]);
  let changes = 0;
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    const driver = new Driver(game, seats, 20261127 + seats, true);
    for (let act = 0; act < ACTS; act++) {
      const { before, after } = driver.step();
      if (cards.changesStanding(before, after)) changes += 1;
      else expect(cards.standing(game, after)).toEqual(cards.standing(game, before));
    }
  }
  // A deal begins and ends: the moves between leave the line alone.
  expect(changes).toBeGreaterThan(1);
  expect(changes).toBeLessThan((ACTS * (game.seats.max - game.seats.min + 1)) / 3);
});

it("what pages are told of a game of Diplomacy beside its views names no dummies and nobody who orders for them", () => {
  const [plain, hidden] = [{}, { dummies: { ITALY: ["FRANCE"], TURKEY: [] } }].map(
    (dummies) => diplomacy.load({ rules: ["HIDE_DUMMIES"], ...dummies }).info,
  );
  expect(hidden).toEqual(plain);
});
