import { describe, expect, test } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { Log } from "../../kernel/testing/log";
import { chooseCard } from "./choose-card";
import { compileDraft } from "./compile";
import type { Traits } from "./config";
import { heldBy, packAt, passesTo, waitingAt } from "./state";
import { SMALL, smallDraft } from "./testing/small-draft";
import { draftLog } from "./view";

function begun(seats = 3, changes: Parameters<typeof smallDraft>[0] = {}) {
  const log = Log.open(smallDraft(changes), { seats });
  for (const [seat, user] of [..."abcdefgh"].slice(0, seats).entries())
    log.table(user, { type: "sit", share: user, seat });
  log.try({ role: "clock" }, { to: "game", intent: { type: "begin" } });
  return log;
}
type Table = ReturnType<typeof begun>;

/** A seat takes a card of its pack, by its place in it. */
function take(log: Table, seat: number, place = 0): string | null {
  const { game } = log.match;
  const card = heldBy(game, seat)?.cards[place] ?? 0;
  return log.play(seat, { type: "pick", card, nth: game.picks[seat]!.length });
}

function playOut(log: Table, random = new SeededRandom(5)): void {
  for (let guard = 0; guard < 2_000 && log.match.game.stage === "playing"; guard++) {
    const { seats } = log.game.waitsFor(log.match.game);
    const seat = seats[random.below(seats.length)]!;
    take(log, seat, random.below(heldBy(log.match.game, seat)!.cards.length));
  }
}

describe("a draft", () => {
  test("everybody opens a pack of their own, picks at once, and passes the rest to the left", () => {
    const log = begun();
    const first = log.match.game.packs[0]!;
    expect([0, 1, 2].map((seat) => heldBy(log.match.game, seat)?.cards)).toEqual(first);
    expect(take(log, 0, 2)).toBeNull();
    // Seat 0 has nothing now, seat 1 its own pack and one behind it.
    expect([0, 1, 2].map((seat) => waitingAt(log.match.game, seat))).toEqual([0, 2, 1]);
    expect(take(log, 0)).toBe("draft/no_pack");
    expect(take(log, 1)).toBeNull();
    expect(heldBy(log.match.game, 1)).toEqual({ opener: 0, cards: first[0]!.filter((_, place) => place !== 2) });
  });

  test("the second round goes to the right, and begins when all have picked the last card of the first", () => {
    const log = begun();
    for (let pick = 0; pick < 6; pick++) for (const seat of [0, 1, 2]) take(log, seat);
    const opened = log.match.game.packs[1]!;
    expect([0, 1, 2].map((seat) => heldBy(log.match.game, seat)?.cards)).toEqual(opened);
    expect([passesTo(0, 0, 3), passesTo(0, 1, 3)]).toEqual([1, 2]);
    take(log, 0);
    expect([0, 1, 2].map((seat) => waitingAt(log.match.game, seat))).toEqual([0, 1, 2]);
  });

  test("refuses what is not in the pack, what was picked already, strangers and a second beginning", () => {
    const log = begun();
    const pack = heldBy(log.match.game, 0)!.cards;
    const other = Array.from({ length: 30 }, (_, i) => i + 1).find((card) => !pack.includes(card))!;
    expect(log.play(0, { type: "pick", card: other, nth: 0 })).toBe("draft/not_in_pack");
    expect(log.play(0, { type: "pick", card: pack[0]!, nth: 1 })).toBe("draft/picked_already");
    expect(log.play(0, { type: "begin" })).toBe("draft/begun");
    expect(log.play(0, { type: "expire" })).toBe("draft/not_clock");
    expect(take(log, 0)).toBeNull();
    expect(log.play(0, { type: "pick", card: pack[0]!, nth: 0 })).toBe("draft/picked_already");
    expect(log.table("a", { type: "takeback" })).toBe("table/no_takeback");
  });

  test("is over with the last card; then everybody reads each pick with what was in the pack", () => {
    const log = begun(3);
    playOut(log);
    const { game } = log.match;
    expect(log.game.outcome(game)).toEqual({ places: [[0, 1, 2]], reason: "drafted" });
    expect(game.picks.map((picks) => picks.length)).toEqual([12, 12, 12]);
    expect(game.due).toEqual([null, null, null]);
    const view = log.game.view(game, { seats: new Set([1]), role: "player" });
    expect(view.log?.[0]?.[0]).toEqual({ opener: 0, pack: game.packs[0]![0], card: game.picks[0]![0], late: false });
    expect(view.log?.flat().every(({ pack, card }) => pack.includes(card))).toBe(true);
    expect(log.folded()).toEqual(log.match);
    expect(log.play(0, { type: "pick", card: 1, nth: 12 })).toBe("draft/over");
  });

  test("is drawn from the table's provable chance, the same from the same shares", () => {
    const packs = [1, 2].map(() => begun(4).match.game.packs);
    expect(packs[0]).toEqual(packs[1]);
    const epoch = begun(4).rows.find(({ payload }) => payload.kind === "epoch")?.payload;
    expect(epoch).toMatchObject({ kind: "epoch", cards: 2 * 4 * 6 });
  });
});

describe("where packs are bought", () => {
  const opened = () => {
    const log = Log.open(smallDraft({ price: 280 }), { seats: 3 });
    for (const [seat, user] of [..."ab"].entries()) log.table(user, { type: "sit", share: user, seat });
    return log;
  };
  const begin = (log: Table) => log.try({ role: "clock" }, { to: "game", intent: { type: "begin" } });

  test("it begins once everybody who has to pay has agreed; bots do not have to", () => {
    const log = opened();
    log.table("a", { type: "seat_bot", seat: 2 });
    expect(begin(log)).toBe("draft/not_agreed");
    expect(log.play(0, { type: "agree" })).toBeNull();
    expect([begin(log), log.due()]).toEqual(["draft/not_agreed", null]);
    // No bot agrees for anybody.
    expect(log.play(1, { type: "agree" }, null)).toBe("draft/not_seated");
    expect(log.play(1, { type: "agree" })).toBeNull();
    expect(log.due()).toMatchObject({ kind: "game", intent: { type: "begin" } });
    expect(begin(log)).toBeNull();
    expect(log.play(0, { type: "agree" })).toBe("draft/nothing_to_pay");
    expect(log.folded()).toEqual(log.match);
  });

  test("who comes to a seat has not agreed, whatever whoever sat there did", () => {
    const log = opened();
    log.table("c", { type: "sit", share: "c", seat: 2 });
    for (const seat of [0, 1, 2]) log.play(seat, { type: "agree" });
    log.table("b", { type: "leave" });
    expect(log.match.game.agreed).toEqual([true, false, true]);
    log.table("d", { type: "sit", share: "d", seat: 1 });
    expect(begin(log)).toBe("draft/not_agreed");
    log.table("d", { type: "leave" });
    log.table("a", { type: "seat_bot", seat: 1 });
    expect(begin(log)).toBeNull();
  });

  test("where nothing is bought nobody is asked", () => {
    const log = Log.open(smallDraft(), { seats: 2 });
    for (const [seat, user] of [..."ab"].entries()) log.table(user, { type: "sit", share: user, seat });
    expect(log.play(0, { type: "agree" })).toBe("draft/nothing_to_pay");
    expect(begin(log)).toBeNull();
  });
});

describe("the clock", () => {
  test("picks by rule for whoever let their time run out, for nobody else, and says so", () => {
    const log = begun(2);
    take(log, 0);
    expect(log.due()).toMatchObject({ kind: "game", at: log.now + 30_000 });
    log.now += 10_000;
    take(log, 1);
    // Seat 1 passed a pack to 0, and has had 0's since.
    expect(log.match.game.due).toEqual([log.now + 30_000, log.now + 30_000]);
    log.now += 29_000;
    const pack = heldBy(log.match.game, 0)!.cards;
    take(log, 1);
    log.now += 1_000;
    log.try({ role: "clock" }, { to: "game", intent: { type: "expire" } });
    const { picks, late } = log.match.game;
    expect(late).toEqual([[1], []]);
    expect(picks[0]![1]).toBe(smallDraft().byRule([picks[0]![0]!], pack));
    expect(picks[1]).toHaveLength(2);
  });

  test("gives all of the time again when the table stood still", () => {
    const log = begun(2);
    log.table("a", { type: "pause", on: true });
    log.now += 500_000;
    expect(take(log, 0)).toBe("table/paused");
    log.table("a", { type: "pause", on: false });
    expect(log.match.game.due).toEqual([log.now + 30_000, log.now + 30_000]);
  });

  test("finishes by rule where nobody goes on", () => {
    const log = begun(3);
    take(log, 1);
    expect(log.play(0, { type: "finish" })).toBe("draft/not_clock");
    log.try({ role: "clock" }, { to: "game", intent: { type: "finish" } });
    expect(log.match.game.stage).toBe("over");
    expect(log.match.game.picks.map((picks) => picks.length)).toEqual([12, 12, 12]);
    expect(log.match.game.late[1]).toHaveLength(11);
  });

  test("may be absent", () => {
    expect(begun(2, { seconds: null }).match.game.due).toEqual([null, null]);
  });
});

describe("whoever leaves", () => {
  test("is played for by a bot, may come back to their seat, and nobody else gets it", () => {
    const log = begun(3);
    expect(log.table("b", { type: "leave" })).toBeNull();
    expect(log.match.table.seats[1]).toMatchObject({ kind: "bot", keeps: "b" });
    const pack = heldBy(log.match.game, 1)!.cards;
    expect(log.play(1, { type: "pick", card: smallDraft().byRule([], pack), nth: 0 }, null)).toBeNull();
    log.table("z", { type: "sit", share: "z", seat: 1 });
    expect(log.match.table.seats[1]).toMatchObject({ kind: "bot", keeps: "b" });
    expect(log.table("b", { type: "sit", share: "b", seat: 1 })).toBeNull();
    expect(log.match.table.seats[1]).toMatchObject({ kind: "user", user: "b" });
    expect(log.match.game.picks[1]).toHaveLength(1);
  });
});

describe("what is picked by rule", () => {
  const traits = new Map<number, Traits>(SMALL.cards.map((card) => [card[0], card]));
  const choose = (pool: number[], pack: number[], kept = false) => chooseCard(traits, pool, pack, kept);

  test("begins with the rarest", () => {
    expect(choose([], [1, 11, 21])).toBe(21);
  });

  test("then fits the colours that one has: 6 and 7 are commons of W and M, 16 and 17 uncommons", () => {
    const woad = [1, 6, 11, 16, 21, 26, 1, 6, 11, 16, 21, 26, 1, 6];
    expect(choose(woad, [6, 17])).toBe(6);
    expect(choose([], [6, 17])).toBe(17);
  });

  test("never leaves a rarer card where cards are kept", () => {
    const woad = [1, 6, 11, 16, 21, 26, 1, 6, 11, 16, 21, 26, 1, 6];
    expect(choose(woad, [6, 17], true)).toBe(17);
  });

  test("minds what the costs lack: 13 and 18 are of one colour and rarity, and cost 1 and 6", () => {
    const ones = [13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13, 13];
    expect(choose(ones, [13, 18])).toBe(18);
  });

  test("is the lower number of equal cards, whatever their order", () => {
    expect([choose([], [30, 25, 21]), choose([], [21, 30, 25])]).toEqual([21, 21]);
  });
});

test("a product whose packs differ in size, or hold one card, is none for a draft", () => {
  const uneven = [
    [
      { weight: 1, count: 1, sheet: [1, 2] },
      { weight: 1, count: 2, sheet: [1, 2] },
    ],
  ];
  expect(() => compileDraft({ ...SMALL, contents: { ...SMALL.contents, slots: uneven } })).toThrow(/same number/);
  const one = [[{ weight: 1, count: 1, sheet: [1, 2] }]];
  expect(() => compileDraft({ ...SMALL, contents: { ...SMALL.contents, slots: one } })).toThrow(/same number/);
});

test("a log tells of each pack how it shrank", () => {
  const log = begun(2);
  playOut(log);
  const { game } = log.match;
  const sizes = draftLog(game).map((picks) => picks.map(({ pack }) => pack.length));
  expect(sizes).toEqual([0, 1].map(() => [6, 5, 4, 3, 2, 1, 6, 5, 4, 3, 2, 1]));
  expect(packAt(game, 0, 2)).toMatchObject({ opener: 0 });
});
