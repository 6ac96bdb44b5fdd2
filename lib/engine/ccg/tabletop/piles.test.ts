import { describe, expect, test } from "vitest";
import type { Actor } from "../../kernel/game";
import { SeededRandom } from "../../kernel/random";
import { houseCards } from "../sets";
import { compileHouseTabletop, houseTabletop } from "./house-games";
import type { Intent } from "./intent";
import { carry, to, top } from "./testing/acts";
import { begun, Driver, player, smallGame } from "./testing/driver";

describe("piles and hands", () => {
  test("a shuffled pile's cards are other things: no id of before is left", () => {
    const driver = begun();
    const before = driver.ids("0/deck");
    driver.act(0, { type: "shuffle", zone: "0/deck" });
    expect(driver.ids("0/deck").filter((id) => before.includes(id))).toEqual([]);
    expect(driver.numbers("0/deck").toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(driver.numbers("0/deck")).not.toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });

  test("whoever looks through a pile sees it, until it is closed, shuffled, or something is put there", () => {
    const ends: Intent[] = [
      { type: "search", zone: "0/deck", close: true },
      { type: "shuffle", zone: "0/deck" },
      carry(top("0/stock"), to("0/deck")),
    ];
    for (const end of ends) {
      const driver = begun();
      const deck = (seat: number) =>
        driver.game.view(driver.state, player(seat)).zones.find(({ zone }) => zone === "0/deck")?.cards;
      driver.act(0, { type: "search", zone: "0/deck" });
      expect([deck(0)?.length, deck(1)]).toEqual([20, null]);
      driver.act(0, carry({ how: "cards", zone: "0/deck", ids: [driver.ids("0/deck")[7]!] }, to("0/hand")));
      expect(driver.numbers("0/hand")).toEqual([8]);
      expect(deck(0)).toHaveLength(19);
      driver.act(0, end);
      expect(deck(0)).toBeNull();
    }
    expect(begun({ hand: 1 }).try(0, { type: "search", zone: "1/hand" })).toBe("tabletop/no_search");
  });

  test("a hand that is shown does not tell in which order it was drawn; only its owner shows it", () => {
    const driver = begun();
    driver.act(0, carry({ how: "bottom", zone: "0/deck", count: 4 }, to("0/hand")));
    expect(driver.try(1, { type: "show", zone: "0/hand", sight: 4 })).toBe("tabletop/not_yours");
    driver.act(0, { type: "show", zone: "0/hand", sight: 5 });
    const hand = (seat: number) =>
      driver.game.view(driver.state, player(seat)).zones.find(({ zone }) => zone === "0/hand")?.cards;
    expect(hand(1)?.map(({ number }) => number)).toEqual([17, 18, 19, 20]);
    expect(hand(0)?.map(({ number }) => number)).toEqual([20, 19, 18, 17]);
    driver.act(0, { type: "show", zone: "0/hand", sight: 1 });
    expect(hand(1)).toBeNull();
  });

  test("one card is shown to all, and lies at the end as another thing", () => {
    const driver = begun({ hand: 3 });
    const [id] = driver.ids("0/hand");
    const { events, before, after } = driver.act(0, { type: "reveal", zone: "0/hand", id: id! });
    expect(driver.numbers("0/hand")).toEqual([2, 3, 1]);
    expect(driver.ids("0/hand")).not.toContain(id);
    expect(driver.game.see(events[0]!, before, after, player(1))).toMatchObject({ cards: [1], news: true });
    expect(driver.try(0, { type: "reveal", zone: "1/hand", id: 1 })).toBe("tabletop/not_yours");
  });

  test("of some piles only the top is seen, and what lies below it is news once it is", () => {
    const driver = begun();
    const stock = () => driver.game.view(driver.state, player(1)).zones.find(({ zone }) => zone === "0/stock");
    expect(stock()).toMatchObject({ count: 3, cards: [{ number: 41 }] });
    const { events, before, after } = driver.act(0, carry(top("0/stock"), { to: "outside" }));
    expect(driver.game.see(events[0]!, before, after, player(1))).toMatchObject({ cards: [41], news: true });
    expect(stock()?.cards).toMatchObject([{ number: 42 }]);
  });

  test("a deck is brought once, of cards that there are, into parts that there are", () => {
    const driver = new Driver(smallGame(), 2);
    const bring = (parts: Record<string, number[]>) => driver.try(0, { type: "bring", parts });
    expect(bring({ deck: [] })).toBe("tabletop/nothing_there");
    expect(bring({ attic: [1] })).toBe("tabletop/no_such_part");
    expect(bring({ deck: [95] })).toBe("tabletop/no_such_card");
    expect(bring({ deck: [1, 100] })).toBe("tabletop/no_such_card");
    expect(bring({ deck: Array.from({ length: 600 }, () => 1), sideboard: [1] })).toBe("tabletop/too_many");
    expect(bring({ deck: [3, 3, 7], sideboard: [9] })).toBeNull();
    expect([driver.numbers("0/deck"), driver.numbers("0/stock")]).toEqual([[3, 3, 7], [9]]);
    expect(bring({ deck: [1] })).toBe("tabletop/brought");
  });
});

describe("a pile that begins shuffled", () => {
  const config = houseTabletop("five-dyes", "free", 2);
  const game = compileHouseTabletop(config, "five-dyes", "mixed");
  const numbers = houseCards("five-dyes")
    .cards.filter(({ hidden }) => !hidden)
    .slice(0, 40)
    .map(({ number }) => number);
  const bring = (seat: number): Played => ({ actor: { seat }, intent: { type: "bring", parts: { deck: numbers } } });
  const begin: Played = { actor: { role: "clock" }, intent: { type: "begin" } };
  type Played = { actor: Actor; intent: Intent };

  function deckAfter(acts: readonly Played[], seed: number): number[] {
    const random = new SeededRandom(seed);
    const ctx = { now: 0, random, openEpoch: () => random };
    let state = game.initial;
    for (const event of game.setup([0, 1], ctx)) state = game.evolve(state, event);
    for (const { actor, intent } of acts) {
      const decided = game.decide(state, actor, intent, ctx);
      if (!decided.ok) throw new Error(decided.error.code);
      for (const event of decided.value) state = game.evolve(state, event);
    }
    const at = game.rules.places.get("0/deck") ?? -1;
    return state.zones[at]?.cards.map(({ number }) => number) ?? [];
  }

  test("is shuffled when the game begins, each time otherwise, and holds the same cards", () => {
    const [one, other] = [1, 2].map((seed) => deckAfter([bring(0), bring(1), begin], seed));
    expect(one).not.toEqual(numbers);
    expect(one).not.toEqual(other);
    expect([...(one ?? [])].sort((a, b) => a - b)).toEqual([...numbers].sort((a, b) => a - b));
    expect(deckAfter([bring(0)], 1)).toEqual(numbers);
  });

  test("is shuffled at once where it is brought to a game that runs", () => {
    expect(deckAfter([bring(1), begin, bring(0)], 3)).not.toEqual(numbers);
  });
});
