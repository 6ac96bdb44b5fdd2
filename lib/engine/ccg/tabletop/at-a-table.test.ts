import { describe, expect, test } from "vitest";
import { classOfSeat, SPECTATOR } from "../../kernel/classes";
import { Log } from "../../kernel/testing/log";
import type { Chained } from "./intent";
import { positionOf } from "./saved";
import { smallGame } from "./testing/driver";

/** A tabletop at a table of the house: two people sit, they have brought their decks, so that it has begun, and have drawn. */
function begun() {
  const log = Log.open(smallGame(), { seats: 2 });
  for (const [seat, user] of [..."ab"].entries()) log.table(user, { type: "sit", share: user, seat });
  for (const seat of [0, 1]) {
    expect(log.due()).toBeNull();
    const deck = Array.from({ length: 20 }, (_, i) => i + 1 + seat * 20);
    expect(log.play(seat, { type: "bring", parts: { deck } })).toBeNull();
  }
  expect(log.due()).toMatchObject({ kind: "game", intent: { type: "begin" } });
  expect(log.try({ role: "clock" }, { to: "game", intent: { type: "begin" } })).toBeNull();
  for (const seat of [0, 1]) expect(log.play(seat, draw(seat, 3))).toBeNull();
  return log;
}

const draw = (seat: number, count: number): Chained => ({
  ...{ type: "transfer", take: { how: "top", zone: `${seat}/deck`, count } },
  put: { to: "zone", zone: `${seat}/hand` },
});

function lay(log: ReturnType<typeof begun>, seat: number): number {
  const hand = log.match.game.zones[log.game.initial.zones.length + seat * 6]!;
  const ids = [hand.cards[0]!.id];
  const take = { how: "cards", zone: `${seat}/hand`, ids } as const;
  expect(log.play(seat, { type: "transfer", take, put: { to: "table", x: 10, y: 20 } })).toBeNull();
  return log.match.game.objects.at(-1)!.id;
}

describe("a tabletop at a table", () => {
  test("knows who sits; nobody is pressed; fold(log) is the state", () => {
    const log = begun();
    expect(log.match.game.players.map(({ present }) => present)).toEqual([true, true]);
    expect(log.due()).toBeNull();
    expect(log.folded()).toEqual(log.match);
    expect(log.match.dealSeq).toBeGreaterThan(0);
  });

  test("whoever leaves before it has begun takes their deck along; whoever sits down next brings their own", () => {
    const log = Log.open(smallGame(), { seats: 2 });
    for (const [seat, user] of [..."ab"].entries()) log.table(user, { type: "sit", share: user, seat });
    const cards = () => log.match.game.zones.reduce((sum, zone) => sum + zone.cards.length, 0);
    for (const seat of [0, 1]) log.play(seat, { type: "bring", parts: { deck: [1 + seat], sideboard: [2, 3] } });
    expect(log.table("a", { type: "leave" })).toBeNull();
    expect(log.match.game.players.map(({ deck }) => deck)).toEqual([null, 3]);
    expect(cards()).toBe(3);
    log.table("c", { type: "sit", share: "c", seat: 0 });
    expect(log.due()).toBeNull();
    expect(log.play(0, { type: "bring", parts: { deck: [7, 8] } })).toBeNull();
    expect(log.due()).toMatchObject({ intent: { type: "begin" } });
    expect(log.folded()).toEqual(log.match);
  });

  test("a saved game shows its hands when it goes on, not to whoever tries its seats before", () => {
    const before = begun();
    lay(before, 0);
    before.play(0, { type: "flip", objects: [before.match.game.objects[0]!.id], to: "down" });
    const start = JSON.parse(JSON.stringify(positionOf(before.match.game)));
    const log = Log.open(smallGame({ start }), { seats: 2 });
    const shown = (seat: number) => {
      const { zones, objects } = log.game.view(log.match.game, { seats: new Set([seat]), role: "player" });
      const cards = [...zones.flatMap((zone) => zone.cards ?? []), ...Object.values(objects)];
      return cards.filter(({ number }) => number !== null).length;
    };
    for (const seat of [0, 1]) {
      log.table("a", { type: "sit", share: "a", seat });
      expect(shown(seat)).toBe(0);
      log.table("a", { type: "leave" });
    }
    for (const [seat, user] of [..."ab"].entries()) log.table(user, { type: "sit", share: user, seat });
    expect(log.try({ role: "clock" }, { to: "game", intent: { type: "begin" } })).toBeNull();
    expect([shown(0), shown(1)]).toEqual([3, 3]);
  });

  test("whoever leaves the game, of their own will or not, holds up no result, and does when they are back", () => {
    const log = begun();
    expect(log.table("b", { type: "leave" })).toBeNull();
    expect(log.match.table.seats[1]).toMatchObject({ kind: "bot", keeps: "b" });
    expect(log.match.game.players.map(({ present }) => present)).toEqual([true, false]);
    log.table("b", { type: "sit", share: "b", seat: 1 });
    expect(log.match.game.players.map(({ present }) => present)).toEqual([true, true]);
    expect(log.play(0, { type: "declare", result: "undecided" })).toBeNull();
    expect(log.match.game.outcome).toBeNull();
    log.table("b", { type: "leave" });
    expect(log.match.game.outcome).toMatchObject({ reason: "undecided" });
    expect(log.folded()).toEqual(log.match);
  });

  test("a host who throws the other out has not won by it", () => {
    const log = begun();
    expect(log.match.table.host).toBe("a");
    expect(log.try({ role: "host", user: "a" }, { to: "table", intent: { type: "kick", seat: 1 } })).toBeNull();
    expect(log.match.table.seats[1]).toMatchObject({ kind: "bot", keeps: "b" });
    for (const result of ["win", "undecided"] as const) expect(log.play(0, { type: "declare", result })).toBeNull();
    expect(log.match.game.outcome).toBeNull();
    expect(log.play(0, { type: "concede" })).toBeNull();
    expect(log.match.game.outcome).toMatchObject({ places: [[1], [0]] });
  });

  test("one's own last act is taken back at once, if nobody learned anything by it and nothing was drawn", () => {
    const log = begun();
    const id = lay(log, 0);
    expect(log.play(0, { type: "rotate", objects: [id], angle: 90 })).toBeNull();
    expect(log.table("a", { type: "takeback" })).toBeNull();
    expect(log.match.game.objects[0]?.angle).toBe(0);
    expect(log.match.table.takeback).toBeNull();
  });

  test("acts that were asked for as one are taken back as one: at once where nobody learned anything", () => {
    const log = begun();
    const [one, two] = [lay(log, 0), lay(log, 0)];
    const before = JSON.stringify(log.match.game);
    const acts: Chained[] = [
      { type: "rotate", objects: [one], angle: 90 },
      { type: "count", objects: [two], colour: "red", by: 2 },
      { type: "raise", objects: [one] },
    ];
    expect(log.play(0, { type: "chain", acts })).toBeNull();
    expect(log.match.game.objects.find(({ id }) => id === two)?.counters).toEqual({ red: 2 });
    expect(log.table("a", { type: "takeback" })).toBeNull();
    expect(JSON.stringify(log.match.game)).toBe(before);
  });

  test("a hand that was changed for another comes back whole, once the other agrees", () => {
    const log = begun();
    const hand = () => log.match.game.zones[0]!.cards.map(({ number }) => number);
    const before = hand();
    const ids = log.match.game.zones[0]!.cards.map(({ id }) => id);
    const acts: Chained[] = [
      { type: "transfer", take: { how: "cards", zone: "0/hand", ids }, put: { to: "zone", zone: "0/deck" } },
      { type: "shuffle", zone: "0/deck" },
      draw(0, 7),
    ];
    expect(log.play(0, { type: "chain", acts })).toBeNull();
    expect(hand()).toHaveLength(7);
    expect(log.table("a", { type: "takeback" })).toBeNull();
    expect(hand()).toHaveLength(7);
    expect(log.table("b", { type: "consent", yes: true })).toBeNull();
    expect(hand()).toEqual(before);
    expect(log.folded()).toEqual(log.match);
  });

  test("if one of several acts is refused, none is done", () => {
    const log = begun();
    const mine = lay(log, 0);
    const before = JSON.stringify(log.match.game);
    const acts: Chained[] = [
      { type: "rotate", objects: [mine], angle: 90 },
      { type: "flip", objects: [99_999] },
    ];
    expect(log.play(0, { type: "chain", acts })).toBe("tabletop/no_such_object");
    expect(JSON.stringify(log.match.game)).toBe(before);
    const shuffles = Array.from({ length: 30 }, (): Chained => ({ type: "shuffle", zone: "0/deck" }));
    expect(log.play(0, { type: "chain", acts: shuffles })).toBeNull();
  });

  test.each<[string, Chained]>([
    ["a card was drawn", draw(0, 1)],
    ["a pile was looked through", { type: "search", zone: "0/deck" }],
    ["a pile was shuffled", { type: "shuffle", zone: "0/deck" }],
  ])("nobody tries again until it comes out well: once %s, a refusal ends the acts and undoes none", (_, act) => {
    const [alone, chained] = [begun(), begun()];
    for (const log of [alone, chained]) expect(lay(log, 0)).toBeGreaterThanOrEqual(0);
    expect(alone.play(0, act)).toBeNull();
    expect(chained.play(0, { type: "chain", acts: [act, { type: "flip", objects: [99_999] }] })).toBeNull();
    expect(chained.match.game).toEqual(alone.match.game);
  });

  test.each<[string, (log: ReturnType<typeof begun>) => void]>([
    ["a card was drawn", (log) => log.play(0, draw(0, 1))],
    ["a card of the hand was played open", (log) => lay(log, 0)],
    ["a pile was looked through", (log) => log.play(0, { type: "search", zone: "0/deck" })],
    ["dice were rolled", (log) => log.play(0, { type: "roll", dice: 1, sides: 6 })],
    ["a deck was shuffled", (log) => log.play(0, { type: "shuffle", zone: "0/deck" })],
    [
      "the other acted since",
      (log) => {
        log.play(0, { type: "score", seat: 0, value: 3 });
        log.play(1, { type: "score", seat: 1, value: 3 });
      },
    ],
  ])("by consent only, where %s", (_, act) => {
    const log = begun();
    act(log);
    const { game } = log.match;
    expect(log.table("a", { type: "takeback" })).toBeNull();
    expect(log.match.game).toEqual(game);
    expect(log.match.table.takeback).toMatchObject({ by: 0 });
    expect(log.table("b", { type: "consent", yes: true })).toBeNull();
    expect(log.rows.some(({ payload }) => payload.kind === "rewound")).toBe(true);
  });

  test("whoever leaves need not agree to a result; everybody wants a rematch: an empty table", () => {
    const log = begun();
    expect(log.play(0, { type: "declare", result: "win" })).toBeNull();
    expect(log.play(1, { type: "accept" })).toBeNull();
    expect(log.game.outcome(log.match.game)).toMatchObject({ places: [[0], [1]], reason: "agreed" });
    expect(log.play(0, { type: "toss" })).not.toBeNull();
    for (const user of "ab") expect(log.table(user, { type: "rematch" })).toBeNull();
    expect(log.match.game).toMatchObject({ stage: "waiting", outcome: null });
    expect(log.match.game.players.map(({ deck, present }) => [deck, present])).toEqual([
      [null, true],
      [null, true],
    ]);
    for (const seat of [0, 1]) expect(log.play(seat, { type: "bring", parts: { deck: [1, 2, 3] } })).toBeNull();
    expect(log.due()).toMatchObject({ kind: "game", intent: { type: "begin" } });
    expect(log.try({ role: "clock" }, { to: "game", intent: { type: "begin" } })).toBeNull();
    expect(log.match.game).toMatchObject({ stage: "playing", turn: { number: 1 } });
    expect(log.folded()).toEqual(log.match);
  });

  test("a seat more, and seats fewer: whoever has brought a deck takes it along", () => {
    const log = Log.open(smallGame(), { seats: 2 });
    log.table("a", { type: "sit", share: "a", seat: 0 });
    expect(log.table("a", { type: "add_seat" })).toBeNull();
    expect(log.match.game.players.map(({ present }) => present)).toEqual([true, false, false]);
    log.play(0, { type: "bring", parts: { deck: [1, 2] } });
    log.table("b", { type: "sit", share: "b", seat: 2 });
    log.play(2, { type: "bring", parts: { deck: [3, 4, 5], sideboard: [6] } });
    expect(log.due()).toBeNull();
    expect(log.try({ role: "host", user: "a" }, { to: "game", intent: { type: "begin" } })).toBe(
      "tabletop/not_all_here",
    );
    // Two of three: without the empty seat the game begins.
    expect(log.table("a", { type: "drop_seat", seat: 1 })).toBeNull();
    const { players, zones } = log.match.game;
    expect(players.map(({ present, deck }) => [present, deck])).toEqual([
      [true, 2],
      [true, 4],
    ]);
    const owned = zones.map(({ cards }) => cards.map(({ number, owner }) => [number, owner]));
    expect(owned[3]!.map(([, owner]) => owner)).toEqual([0, 0]);
    expect(owned[3 + zones.length / 2]!.map(([number]) => number).sort()).toEqual([3, 4, 5]);
    expect(
      owned
        .slice(zones.length / 2)
        .flat()
        .every(([, owner]) => owner === 1),
    ).toBe(true);
    expect(log.due()).toMatchObject({ kind: "game", intent: { type: "begin" } });
    expect(log.try({ role: "clock" }, { to: "game", intent: { type: "begin" } })).toBeNull();
    expect(log.table("a", { type: "add_seat" })).toBe("table/in_play");
    expect(log.folded()).toEqual(log.match);
  });

  test("nobody's stream tells which card another drew", () => {
    const log = begun();
    log.play(0, draw(0, 2));
    const seen = (viewerClass: number) => JSON.stringify(log.seen.get(viewerClass));
    expect(seen(classOfSeat(0))).toContain('"cards":[4,5]');
    for (const other of [SPECTATOR, classOfSeat(1)]) {
      expect(seen(other)).toContain('"count":2,"cards":[null,null]');
      expect(seen(other)).not.toContain('"took"');
    }
  });
});
