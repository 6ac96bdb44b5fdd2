import { describe, expect, test } from "vitest";
import type { Put, Take } from "./intent";
import { carry, laid, to, top } from "./testing/acts";
import { begun, OMNISCIENT, player, SPECTATOR, smallGame } from "./testing/driver";

describe("transfers", () => {
  test.each<[string, Take, Put, Record<string, number[]>]>([
    ["top to hand", top("0/deck", 2), to("0/hand"), { "0/hand": [1, 2] }],
    [
      "bottom to hand, the lowest first",
      { how: "bottom", zone: "0/deck", count: 2 },
      to("0/hand"),
      { "0/hand": [20, 19] },
    ],
    ["by position", { how: "places", zone: "0/deck", places: [4, 0], rev: 1 }, to("0/hand"), { "0/hand": [5, 1] }],
    [
      "onto a pile one by one, the last on top",
      top("0/deck", 3),
      to("0/discard pile"),
      { "0/discard pile": [3, 2, 1] },
    ],
    ["below a pile", top("1/deck", 2), to("0/discard pile", "bottom"), { "0/discard pile": [21, 22] }],
    ["another's card into one's own hand", top("1/deck"), to("0/hand"), { "0/hand": [21] }],
    ["more than there are", top("0/stock", 9), to("0/aside"), { "0/aside": [41, 42, 43] }],
    ["tokens from outside", { how: "outside", numbers: [90, 91] }, to("0/play"), { "0/play": [90, 91] }],
    ["out of play", top("0/stock", 2), { to: "outside" }, { "0/stock": [43] }],
  ])("%s", (_, take, put, zones) => {
    const driver = begun();
    driver.act(0, carry(take, put));
    for (const [ref, numbers] of Object.entries(zones)) expect(driver.numbers(ref)).toEqual(numbers);
  });

  test.each<[string, Take, Put, string]>([
    ["an empty pile", top("0/discard pile"), to("0/hand"), "tabletop/nothing_there"],
    ["no such zone", top("0/attic"), to("0/hand"), "tabletop/no_such_zone"],
    ["nobody's zone", top("3/deck"), to("0/hand"), "tabletop/no_such_zone"],
    ["into no zone", top("0/deck"), to("0/attic"), "tabletop/no_such_zone"],
    ["cards of a pile that is not seen", { how: "cards", zone: "0/deck", ids: [1] }, to("0/hand"), "tabletop/unseen"],
    [
      "a position in a pile that has changed",
      { how: "places", zone: "0/deck", places: [0], rev: 0 },
      to("0/hand"),
      "tabletop/stale",
    ],
    ["a position in another's hand", top("1/hand"), to("0/hand"), "tabletop/by_chance"],
    ["what another is playing", { how: "cards", zone: "1/play", ids: [1] }, to("0/hand"), "tabletop/not_yours"],
    ["playing for another", top("0/deck"), to("1/play"), "tabletop/not_yours"],
    ["a card that is not on the table", { how: "table", ids: [999] }, to("0/hand"), "tabletop/nothing_there"],
    ["a card that is in no set", { how: "outside", numbers: [777] }, to("0/play"), "tabletop/no_such_card"],
    [
      "a card that one is not playing",
      { how: "cards", zone: "0/play", ids: [14] },
      { to: "table", x: 1, y: 1 },
      "tabletop/nothing_there",
    ],
    ["from outside to outside", { how: "outside", numbers: [90] }, { to: "outside" }, "tabletop/same"],
  ])("refused: %s", (_, take, put, code) => {
    expect(begun({ hand: 2 }).try(0, carry(take, put))).toBe(code);
  });

  test("from another's hand only chance gives; its owner alone is told which", () => {
    const driver = begun({ hand: 3 });
    const { events, before, after } = driver.act(
      0,
      carry({ how: "chance", zone: "1/hand", count: 1 }, to("1/discard pile")),
    );
    expect(driver.numbers("1/hand")).toHaveLength(2);
    const twice = driver.act(0, carry({ how: "chance", zone: "1/hand", count: 1 }, to("1/deck")));
    const cards = (eyes: typeof SPECTATOR) => driver.game.see(twice.events[0]!, twice.before, twice.after, eyes)?.cards;
    expect(cards(player(1))).toEqual([expect.any(Number)]);
    expect([cards(player(0)), cards(SPECTATOR)]).toEqual([[null], [null]]);
    expect(driver.game.see(events[0]!, before, after, SPECTATOR)).toMatchObject({
      cards: [expect.any(Number)],
      news: true,
    });
  });

  test("an attribute of cards that nobody sees is told only by whoever sees them", () => {
    const driver = begun({ hand: 2 });
    const [id] = driver.ids("0/hand");
    const told = carry({ how: "cards", zone: "0/hand", ids: [id!] }, to("0/deck"), { reveal: "type" });
    const { events, before, after } = driver.act(0, told);
    expect(driver.game.see(events[0]!, before, after, player(1))).toMatchObject({
      cards: [null],
      told: { attribute: "type", values: ["Vat"] },
      news: true,
    });
    expect(driver.try(0, carry(top("1/deck"), to("1/hand"), { reveal: "type" }))).toBe("tabletop/unseen");
    // Of the stock only the top card would be seen afterwards.
    expect(driver.try(0, carry(top("1/deck", 2), to("0/stock"), { reveal: "type" }))).toBe("tabletop/unseen");
    // Among the cards that are being played they would lie face down.
    const down: Put = { to: "zone", zone: "0/play", down: true };
    expect(driver.try(0, carry(top("1/deck", 3), down, { reveal: "type" }))).toBe("tabletop/unseen");
    expect(driver.try(0, carry(top("1/deck", 3), to("0/play"), { reveal: "type" }))).toBeNull();
  });

  test("in which order a hand was drawn is not to be had by asking for its first, though all see it", () => {
    const driver = begun({ hand: 3 });
    driver.act(1, { type: "show", zone: "1/hand", sight: 4 });
    const { rev } = driver.zone("1/hand");
    for (const take of [
      top("1/hand"),
      { ...top("1/hand"), how: "bottom" },
      { how: "places", zone: "1/hand", places: [0], rev },
    ])
      expect(driver.try(0, carry(take as Take, to("0/hand")))).toBe("tabletop/by_chance");
    expect(driver.try(0, carry({ how: "cards", zone: "1/hand", ids: driver.ids("1/hand") }, to("0/hand")))).toBeNull();
  });

  test("cards that were mixed on their way face down are not tied to what they were, and nobody may look", () => {
    const driver = begun();
    driver.act(0, carry(top("0/deck", 3), to("0/discard pile")));
    const ids = driver.ids("0/discard pile");
    const put: Put = { to: "table", x: 0, y: 0, down: true };
    const { events, before, after } = driver.act(
      0,
      carry({ how: "cards", zone: "0/discard pile", ids }, put, { shuffle: true }),
    );
    const seen = driver.game.see(events[0]!, before, after, player(0));
    expect(seen).toMatchObject({ took: ids.toSorted((a, b) => a - b).map((id) => ({ id })), cards: [1, 2, 3] });
    expect(((seen?.put ?? []) as { number: number | null }[]).map(({ number }) => number)).toEqual([null, null, null]);
    expect(after.objects.map(({ knows }) => knows)).toEqual([[], [], []]);
  });

  test("a card face down is open to whom its zone showed it; from an unseen pile to nobody", () => {
    const driver = begun({ hand: 1 });
    laid(driver, 1, true);
    driver.act(0, carry(top("0/deck"), { to: "table", x: 5, y: 5, down: true }));
    expect(driver.state.objects.map(({ knows }) => knows)).toEqual([[1], []]);
    const numbers = (eyes: typeof SPECTATOR) =>
      Object.values(driver.game.view(driver.state, eyes).objects).map(({ number }) => number);
    expect(numbers(player(1))).toEqual([21, null]);
    expect(numbers(player(0))).toEqual([null, null]);
    expect(numbers(SPECTATOR)).toEqual([null, null]);
    expect(numbers(OMNISCIENT)).toEqual([21, 2]);
  });

  test("a team looks at what its hand was shown to it; who looks through a pile knows what is laid down from it", () => {
    const driver = begun({ seats: 4, hand: 1, game: smallGame({ teams: true }) });
    driver.act(0, { type: "show", zone: "0/hand", sight: 3 });
    laid(driver, 0, true);
    driver.act(1, { type: "search", zone: "0/deck" });
    driver.act(0, carry(top("0/deck"), { to: "table", x: 5, y: 5, down: true }));
    driver.act(0, { type: "show", zone: "0/deck", sight: 4 });
    driver.act(2, carry(top("0/deck"), { to: "table", x: 5, y: 5, down: true }));
    expect(driver.state.objects.map(({ knows }) => knows)).toEqual([[0, 2], [1], [0]]);
  });

  test("cards played face down stay so when they come to the table; others see a card", () => {
    const driver = begun({ hand: 1 });
    const ids = driver.ids("0/hand");
    driver.act(0, carry({ how: "cards", zone: "0/hand", ids }, { to: "zone", zone: "0/play", down: true }));
    const played = driver.game.view(driver.state, player(1)).zones.find(({ zone }) => zone === "0/play");
    expect(played?.cards).toEqual([{ id: expect.any(Number), number: null }]);
    driver.act(0, carry({ how: "cards", zone: "0/play", ids: driver.ids("0/play") }, { to: "table", x: 1, y: 2 }));
    expect(driver.state.objects[0]).toMatchObject({ face: "down", knows: [0], number: 1 });
  });

  test("from table to table a card keeps its counters, its id and what hangs on it; off the table it is let go", () => {
    const driver = begun({ hand: 3 });
    const [a, b, c] = [laid(driver, 0), laid(driver, 0), laid(driver, 0)];
    driver.act(0, { type: "attach", objects: [b], to: a });
    driver.act(0, { type: "attach", objects: [c], to: b });
    driver.act(0, { type: "count", objects: [b], colour: "red", by: 3 });
    driver.act(0, carry({ how: "table", ids: [b] }, { to: "table", x: 300, y: 60 }));
    expect(driver.state.objects.find(({ id }) => id === b)).toMatchObject({
      x: 300,
      y: 60,
      counters: { red: 3 },
      parent: a,
    });
    expect(driver.state.objects.find(({ id }) => id === c)).toMatchObject({ x: 300, y: 60, parent: b });
    driver.act(0, carry({ how: "table", ids: [b] }, to("0/hand")));
    expect(driver.state.objects.map(({ id, parent }) => [id, parent])).toEqual([
      [a, null],
      [c, null],
    ]);
  });
});

test("so many tokens come in besides the decks, and no more", () => {
  const driver = begun();
  const bring = (count: number) =>
    driver.try(0, {
      ...{ type: "transfer", take: { how: "outside", numbers: Array.from({ length: count }, () => 1) } },
      put: { to: "zone", zone: "0/aside" },
    });
  for (let n = 0; n < 20; n++) expect(bring(50)).toBeNull();
  expect(bring(1)).toBe("tabletop/too_many");
});
