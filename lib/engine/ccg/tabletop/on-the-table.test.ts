import { describe, expect, test } from "vitest";
import { carry, laid } from "./testing/acts";
import { begun, player, SPECTATOR } from "./testing/driver";

describe("cards on the table", () => {
  test("everybody sees their own side below: spots and angles are turned for whoever sits across", () => {
    const driver = begun({ hand: 1 });
    driver.act(1, carry({ how: "cards", zone: "1/hand", ids: driver.ids("1/hand") }, { to: "table", x: 300, y: 100 }));
    const { id } = driver.state.objects[0]!;
    const seen = (seat: number) => driver.game.view(driver.state, player(seat)).objects[id];
    expect(seen(1)).toMatchObject({ x: 300, y: 100, angle: 0 });
    expect(seen(0)).toMatchObject({ x: 724, y: -100, angle: 180 });
    driver.act(1, { type: "rotate", objects: [id], angle: 90 });
    expect([seen(1)?.angle, seen(0)?.angle]).toEqual([90, 270]);
    driver.act(0, { type: "move", objects: [{ id, x: 10, y: 20 }] });
    expect([seen(1), seen(0)]).toMatchObject([
      { x: 1014, y: -20 },
      { x: 10, y: 20 },
    ]);
  });

  test.each([
    [0, 0, "untap"],
    [0, 90, "tap"],
    [0, 270, "tap"],
    [0, 180, "invert"],
    [0, 45, "turn"],
    [1, 180, "untap"],
    [1, 270, "tap"],
  ])("how it lies for its player: seat %i's card at %i° is %s", (owner, angle, word) => {
    const driver = begun({ hand: 1 });
    const id = laid(driver, owner);
    const { events, before, after } = driver.act(0, { type: "rotate", objects: [id], angle });
    expect(driver.game.see(events[0]!, before, after, SPECTATOR)).toMatchObject({ turn: word });
  });

  test("counters are clamped, and what was tried is told", () => {
    const driver = begun({ hand: 2 });
    const ids = [laid(driver, 0), laid(driver, 0)];
    driver.act(0, { type: "count", objects: [ids[0]!], colour: "blue", by: 3 });
    const { events } = driver.act(0, { type: "count", objects: ids, colour: "blue", by: -5 });
    expect(events[0]).toMatchObject({
      tried: -5,
      objects: [
        { id: ids[0], by: -3 },
        { id: ids[1], by: 0 },
      ],
    });
    expect(driver.state.objects.map(({ counters }) => counters)).toEqual([{}, {}]);
  });

  test("a loop of attachments is refused; attaching anew lets go first", () => {
    const driver = begun({ hand: 3 });
    const [a, b, c] = [laid(driver, 0), laid(driver, 0), laid(driver, 0)];
    driver.act(0, { type: "attach", objects: [b], to: a });
    driver.act(0, { type: "attach", objects: [c], to: b });
    expect(driver.try(0, { type: "attach", objects: [a], to: c })).toBe("tabletop/loop");
    expect(driver.try(0, { type: "attach", objects: [a], to: a })).toBe("tabletop/loop");
    driver.act(0, { type: "attach", objects: [c], to: a });
    expect(driver.state.objects.map(({ parent }) => parent)).toEqual([null, a, a]);
  });

  test("no fact makes a loop, whatever it says", () => {
    const driver = begun({ hand: 2 });
    const [a, b] = [laid(driver, 0), laid(driver, 0)];
    driver.apply([
      { type: "attached", seat: 0, objects: [b], to: a },
      { type: "attached", seat: 0, objects: [a], to: b },
    ]);
    expect(driver.state.objects.map(({ parent }) => parent)).toEqual([null, a]);
  });

  test("of a card that one may not look at, one does not learn whether it has two faces", () => {
    const driver = begun();
    const down = { to: "table", x: 0, y: 0, down: true } as const;
    for (const place of [8, 9]) {
      const { rev } = driver.zone("0/deck");
      driver.act(0, carry({ how: "places", zone: "0/deck", places: [place], rev }, down));
      const { id, knows } = driver.state.objects.at(-1)!;
      expect([knows, driver.try(0, { type: "flip", objects: [id], to: "other" })]).toEqual([[], "tabletop/unseen"]);
    }
    expect(driver.state.objects.map(({ number }) => number)).toEqual([9, 11]);
  });

  test("a whole group is raised and lowered, in its order", () => {
    const driver = begun({ hand: 3 });
    const [a, b, c] = [laid(driver, 0), laid(driver, 0), laid(driver, 0)];
    driver.act(0, { type: "attach", objects: [b], to: a });
    const order = () => driver.state.objects.toSorted((x, y) => x.z - y.z).map(({ id }) => id);
    driver.act(0, { type: "raise", objects: [b] });
    expect(order()).toEqual([c, a, b]);
    driver.act(0, { type: "lower", objects: [a] });
    expect(order()).toEqual([a, b, c]);
  });

  test("flips: down and up again; a card of two faces to the other one; nobody turns up what is another's secret", () => {
    const driver = begun({ hand: 10 });
    const [a] = [laid(driver, 0)];
    driver.act(0, { type: "flip", objects: [a!] });
    expect(driver.state.objects[0]).toMatchObject({ face: "down", knows: [0] });
    expect(driver.try(1, { type: "flip", objects: [a!] })).toBe("tabletop/not_yours");
    driver.act(0, { type: "flip", objects: [a!] });
    expect(driver.state.objects[0]).toMatchObject({ face: "up", knows: null });
    expect(driver.try(0, { type: "flip", objects: [a!], to: "up" })).toBe("tabletop/same");
    expect(driver.try(0, { type: "flip", objects: [a!], to: "other" })).toBe("tabletop/one_face");
    const ten = driver.zone("0/hand").cards.find(({ number }) => number === 10)!;
    driver.act(0, carry({ how: "cards", zone: "0/hand", ids: [ten.id] }, { to: "table", x: 0, y: 0 }));
    const two = driver.state.objects.at(-1)!.id;
    driver.act(0, { type: "flip", objects: [two] });
    expect(driver.state.objects.at(-1)).toMatchObject({ face: "other", knows: null });
    driver.act(0, { type: "flip", objects: [two] });
    expect(driver.state.objects.at(-1)).toMatchObject({ face: "up" });
  });

  test("control goes over and comes back; a score of its own; pointed at", () => {
    const driver = begun({ hand: 2 });
    const [a, b] = [laid(driver, 0), laid(driver, 0)];
    driver.act(1, { type: "control", objects: [a], seat: 1 });
    expect(driver.state.objects[0]).toMatchObject({ control: 1, owner: 0 });
    driver.act(0, { type: "control", objects: [a], seat: 0 });
    expect(driver.state.objects[0]).toMatchObject({ control: 0 });
    driver.act(0, { type: "score_card", objects: [a, b], by: 2 });
    driver.act(0, { type: "score_card", objects: [a], by: -1 });
    expect(driver.state.objects.map(({ score }) => score)).toEqual([1, 2]);
    const { events } = driver.act(0, { type: "touch", objects: [a, b] });
    expect(events).toEqual([{ type: "touched", seat: 0, objects: [a, b], to: null }]);
    expect(driver.try(0, { type: "control", objects: [a], seat: 5 })).toBe("tabletop/no_such_seat");
    expect(driver.try(0, { type: "raise", objects: [9_999] })).toBe("tabletop/no_such_object");
  });
});
