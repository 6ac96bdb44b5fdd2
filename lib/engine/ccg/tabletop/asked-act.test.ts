import { describe, expect, test } from "vitest";
import { SeededRandom } from "../../kernel/random";
import type { Intent } from "./intent";
import { Driver, player, SPECTATOR, smallGame } from "./testing/driver";

/** A table at which a rule is against everything, and the others are asked. */
const TEXT = ["transfer", "rotate", "count", "shuffle"]
  .map((type) => `def before_${type} { return("Never"); }`)
  .join("\n");

function asking(): { driver: Driver; mine: number[] } {
  const driver = new Driver(smallGame({ script: { text: TEXT, manner: "warn" } }), 2, new SeededRandom(3));
  const deck = Array.from({ length: 12 }, (_, i) => i + 1);
  for (const seat of [0, 1]) driver.act(seat, { type: "bring", parts: { deck: deck.map((n) => n + seat * 20) } });
  for (const [seat, to] of [
    [0, "0/hand"],
    [1, "1/hand"],
  ] as const) {
    driver.act(seat, {
      type: "transfer",
      take: { how: "top", zone: `${seat}/deck`, count: 3 },
      put: { to: "zone", zone: to },
    });
    driver.act(1 - seat, { type: "allow", yes: true });
  }
  return { driver, mine: driver.ids("0/hand") };
}
const lay = (ids: number[], down = false): Intent => ({
  ...{ type: "transfer", take: { how: "cards", zone: "0/hand", ids } },
  put: { to: "table", x: 0, y: 0, ...(down ? { down } : {}) },
});

describe("what is asked for against a rule", () => {
  const shownTo = (driver: Driver, viewer = player(1)) => driver.game.view(driver.state, viewer).asked?.act;

  test("a card of one's own hand that is to lie open is named, from where to where; that is news", () => {
    const { driver, mine } = asking();
    const { events, before, after } = driver.act(0, lay(mine.slice(0, 1)));
    const [number] = driver.numbers("0/hand");
    const act = {
      code: "tabletop/moved",
      data: { seat: 0, from: "0/hand", to: "table", how: "cards", cards: [number] },
    };
    for (const viewer of [player(1), SPECTATOR, player(0)]) expect(shownTo(driver, viewer)).toMatchObject(act);
    expect(driver.game.see(events[0]!, before, after, player(1))).toMatchObject({ type: "asked", act, news: true });
    expect(driver.game.see(events[0]!, before, after, player(0))?.news).toBeUndefined();
  });

  test("what lies face down, what nobody sees, and what chance is to choose is not named", () => {
    const { driver, mine } = asking();
    const hidden: Intent[] = [
      lay(mine.slice(0, 2), true),
      { type: "transfer", take: { how: "top", zone: "1/deck", count: 1 }, put: { to: "table", x: 0, y: 0 } },
      { type: "transfer", take: { how: "chance", zone: "1/hand", count: 1 }, put: { to: "table", x: 0, y: 0 } },
      { type: "transfer", take: { how: "cards", zone: "0/hand", ids: mine }, put: { to: "zone", zone: "0/deck" } },
    ];
    for (const intent of hidden) {
      const from = driver.state;
      const { events, before, after } = driver.act(0, intent);
      const cards = (shownTo(driver)?.data.cards ?? []) as (number | null)[];
      expect([intent, cards.every((card) => card === null), cards.length > 0]).toEqual([intent, true, true]);
      expect(driver.game.see(events[0]!, before, after, player(1))?.news).toBeUndefined();
      // Whoever asks learns nothing of what they do not see either.
      if (intent.type === "transfer" && intent.take.how !== "cards")
        expect(shownTo(driver, player(0))?.data.cards).toEqual(cards.map(() => null));
      driver.state = from;
    }
  });

  test("it is the same whatever the cards are that a viewer does not see", () => {
    const { driver } = asking();
    driver.act(0, {
      type: "transfer",
      take: { how: "top", zone: "1/deck", count: 2 },
      put: { to: "table", x: 0, y: 0 },
    });
    const at = driver.game.rules.places.get("1/deck")!;
    const deck = driver.zone("1/deck");
    const other = { ...deck, cards: deck.cards.map((card) => ({ ...card, number: 50 })) };
    const state = { ...driver.state, zones: driver.state.zones.with(at, other) };
    for (const viewer of [player(0), player(1), SPECTATOR])
      expect(driver.game.view(state, viewer).asked).toEqual(driver.game.view(driver.state, viewer).asked);
  });

  test("cards on the table are named; what has no sentence of its own says only the rule", () => {
    const { driver, mine } = asking();
    driver.act(0, lay(mine.slice(0, 1)));
    driver.act(1, { type: "allow", yes: true });
    const [card] = driver.state.objects;
    driver.act(0, { type: "rotate", objects: [card!.id], angle: 90 });
    expect(shownTo(driver)).toEqual({
      ...{ code: "tabletop/rotated", data: { seat: 0, cards: [card!.number], angle: 90, turn: "tap" } },
    });
    driver.act(0, { type: "count", objects: [card!.id], colour: "red", by: 2 });
    expect(shownTo(driver)?.data).toMatchObject({ cards: [card!.number], colour: "red", tried: 2 });
    driver.act(0, { type: "shuffle", zone: "0/deck" });
    expect(shownTo(driver)).toMatchObject({ code: "tabletop/shuffled", data: { zone: "0/deck" } });
  });
});
