import { describe, expect, test } from "vitest";
import { positionOf } from "./saved";
import { begun, type Driver, player, SPECTATOR } from "./testing/driver";
import { MOST_ARROWS } from "./vocabulary";

/** Lays a card of the hand on the table; its id there. */
function laid(driver: Driver, seat: number, down = false): number {
  const [id] = driver.ids(`${seat}/hand`);
  driver.act(seat, {
    type: "transfer",
    take: { how: "cards", zone: `${seat}/hand`, ids: [id!] },
    put: { to: "table", x: 10, y: 20, down },
  });
  return driver.state.objects.at(-1)!.id;
}

function table() {
  const driver = begun({ hand: 4 });
  const [a, b, c] = [laid(driver, 0), laid(driver, 1), laid(driver, 0)] as [number, number, number];
  return { driver, a, b, c };
}

describe("arrows", () => {
  test("from cards and players to a card or a player, by any player, seen by all", () => {
    const { driver, a, b, c } = table();
    driver.act(0, { type: "arrow", from: [{ card: a }, { card: c }], to: { card: b } });
    driver.act(1, { type: "arrow", from: [{ seat: 1 }], to: { seat: 0 } });
    driver.act(1, { type: "arrow", from: [{ card: a }], to: { seat: 0 } });
    const arrows = [
      { seat: 0, from: { card: a }, to: { card: b } },
      { seat: 0, from: { card: c }, to: { card: b } },
      { seat: 1, from: { seat: 1 }, to: { seat: 0 } },
      { seat: 1, from: { card: a }, to: { seat: 0 } },
    ];
    for (const viewer of [player(0), player(1), SPECTATOR])
      expect(driver.game.view(driver.state, viewer).arrows).toEqual(arrows);
  });

  test("what is there already stays once; what is not there, or is where it begins, is refused", () => {
    const { driver, a, b } = table();
    driver.act(0, { type: "arrow", from: [{ card: a }, { card: a }, { card: b }], to: { card: b } });
    expect(driver.state.arrows).toHaveLength(1);
    const hidden = driver.ids("0/hand")[0]!;
    expect(driver.try(0, { type: "arrow", from: [{ card: a }], to: { card: b } })).toBe("tabletop/same");
    expect(driver.try(0, { type: "arrow", from: [{ card: a }], to: { card: a } })).toBe("tabletop/same");
    expect(driver.try(0, { type: "arrow", from: [{ card: hidden }], to: { card: b } })).toBe("tabletop/no_such_object");
    expect(driver.try(0, { type: "arrow", from: [{ card: a }], to: { card: hidden } })).toBe("tabletop/no_such_object");
    expect(driver.try(0, { type: "arrow", from: [{ card: a }], to: { seat: 2 } })).toBe("tabletop/no_such_seat");
    expect(driver.try(0, { type: "arrow", from: [{ seat: 5 }], to: { card: a } })).toBe("tabletop/no_such_object");
    // Another may point at the same.
    expect(driver.try(1, { type: "arrow", from: [{ card: a }], to: { card: b } })).toBeNull();
  });

  test("one's own go by their cards or all at once; another's stay", () => {
    const { driver, a, b, c } = table();
    driver.act(0, { type: "arrow", from: [{ card: a }, { card: c }], to: { card: b } });
    driver.act(1, { type: "arrow", from: [{ card: a }], to: { card: b } });
    driver.act(0, { type: "unarrow", cards: [c] });
    expect(driver.state.arrows.map(({ seat }) => seat)).toEqual([0, 1]);
    driver.act(0, { type: "unarrow" });
    expect(driver.state.arrows).toEqual([{ seat: 1, from: { card: a }, to: { card: b } }]);
    expect(driver.try(0, { type: "unarrow" })).toBe("tabletop/same");
  });

  test("all go as the turn ends; those at a card as it leaves the table; none at what stays", () => {
    const { driver, a, b, c } = table();
    driver.act(0, { type: "arrow", from: [{ card: a }], to: { card: b } });
    driver.act(0, { type: "arrow", from: [{ card: c }], to: { seat: 1 } });
    driver.act(1, { type: "move", objects: [{ id: b, x: 3, y: 4 }] });
    driver.act(1, { type: "flip", objects: [b] });
    expect(driver.state.arrows).toHaveLength(2);
    driver.act(1, { type: "transfer", take: { how: "table", ids: [b] }, put: { to: "zone", zone: "1/hand" } });
    expect(driver.state.arrows).toEqual([{ seat: 0, from: { card: c }, to: { seat: 1 } }]);
    const turn = driver.state.turn.seat!;
    driver.act(turn, { type: "end_turn" });
    expect(driver.state.arrows).toEqual([]);
  });

  test("no more than a table can show", () => {
    const { driver, a, b, c } = table();
    const ends = [{ card: a }, { card: b }, { card: c }, { seat: 0 }, { seat: 1 }];
    for (const seat of [0, 1])
      for (const to of ends) driver.act(seat, { type: "arrow", from: ends.filter((end) => end !== to), to });
    expect(driver.state.arrows.length).toBe(40);
    const more = [laid(driver, 0), laid(driver, 0), laid(driver, 1)].map((card) => ({ card }));
    let refused: string | null = null;
    for (const to of more) refused ??= driver.try(0, { type: "arrow", from: ends, to });
    for (const to of more) refused ??= driver.try(1, { type: "arrow", from: ends, to });
    expect(refused).toBe("tabletop/too_many");
    expect(driver.state.arrows.length).toBeLessThanOrEqual(MOST_ARROWS);
  });

  test("told by name to those who may see the card, and not by what lies face down for them", () => {
    const { driver, a } = table();
    const down = laid(driver, 1, true);
    const { number } = driver.state.objects.at(-1)!;
    const { events, before, after } = driver.act(0, { type: "arrow", from: [{ card: a }], to: { card: down } });
    const seen = (viewer: typeof SPECTATOR) => driver.game.see(events[0]!, before, after, viewer);
    expect(seen(player(1))).toMatchObject({ to: { card: number } });
    for (const viewer of [player(0), SPECTATOR]) expect(seen(viewer)).toMatchObject({ to: { card: null } });
  });

  test("a saved game goes on without them, and the log alone rebuilds them", () => {
    const { driver, a, b } = table();
    driver.act(0, { type: "arrow", from: [{ card: a }], to: { card: b } });
    expect(JSON.stringify(positionOf(driver.state))).not.toContain("arrow");
    const again = driver.log.reduce((state, event) => driver.game.evolve(state, event), driver.game.initial);
    expect(again).toEqual(driver.state);
  });
});
