import { afterAll, describe, expect, it } from "vitest";
import { compile, Driver, deckFor, player, SPECTATOR, TEMPLATES } from "./testing/driver";
import { refusing, SINCE } from "./testing/refusing";
import { looked, move, playing } from "./testing/thousand-hands";

/** Refusals of the games that came later (docs/decisions/0030), each at least once. */
const { met, refused } = refusing();

afterAll(() => {
  expect(SINCE.filter((code) => !met.has(code))).toEqual([]);
});

describe("combinations", () => {
  it("lead with what goes together, and answer in kind and higher", () => {
    const game = compile(TEMPLATES["big-two"]);
    const driver = new Driver(game, 4);
    driver.deal(
      deckFor(game, [
        ["3D", "3C", "KH"],
        ["3H", "3S", "KD"],
        ["9D", "9C", "9H", "0D", "0C"],
        ["2D", "2S"],
      ]),
    );
    refused(driver, 0, move(["KH"]), "move/must_lead_card");
    refused(driver, 0, move(["3D", "KH"]), "move/no_combo");
    driver.play(0, "3D", "3C");
    refused(driver, 1, move(["KD"]), "move/wrong_combo");
    driver.play(1, "3H", "3S");
    refused(driver, 2, move(["9D", "9C", "9H", "0D", "0C"]), "move/wrong_combo");
    driver.play(2, "9D", "9C");
    driver.play(3, "2D", "2S");
    for (const seat of [0, 1, 2]) driver.act(seat, { type: "move", pass: true });
    refused(driver, 3, { type: "move", pass: true }, "move/cannot_pass");
    expect(driver.waiting()).toEqual([3]);
  });

  it("of five cards the stronger kind answers; an equal one is not higher", () => {
    const game = compile(TEMPLATES["big-two"]);
    const driver = new Driver(game, 4);
    const straight = ["3D", "4D", "5D", "6H", "7H"];
    const lower = ["3C", "4C", "5C", "6C", "7D"];
    driver.deal(deckFor(game, [straight, lower, ["8D", "8H", "8S", "4H", "4S"], ["9D", "0D", "JD", "QD", "KD"]]));
    driver.play(0, ...straight);
    refused(driver, 1, move(lower), "move/must_beat");
    driver.act(1, { type: "move", pass: true });
    driver.play(2, "8D", "8H", "8S", "4H", "4S");
    expect(driver.play(3, "9D", "0D", "JD", "QD", "KD").events[0]).toMatchObject({ combo: "straightflush" });
    expect(game.legal(driver.state, 0)).toEqual([{ type: "move", pass: true }]);
  });

  it("four of a kind turn the order round; a pass is for one turn", () => {
    const game = compile(TEMPLATES.president);
    const driver = new Driver(game, 3);
    driver.deal(
      deckFor(game, [
        ["5H", "2D", "4S"],
        ["7H", "7S", "7D", "7C", "8H", "9H"],
        ["6H", "9D", "4D"],
      ]),
    );
    expect(driver.waiting()).toEqual([1]);
    driver.play(1, "9H");
    refused(driver, 2, move(["9D"]), "move/must_beat");
    refused(driver, 2, move(["6H"]), "move/must_beat");
    driver.act(2, { type: "move", pass: true });
    driver.play(0, "2D");
    driver.act(1, { type: "move", pass: true });
    driver.act(2, { type: "move", pass: true });
    driver.play(0, "5H");
    driver.act(1, { type: "move", pass: true });
    driver.play(2, "6H");
    driver.act(0, { type: "move", pass: true });
    driver.act(1, { type: "move", pass: true });
    driver.play(2, "4D");
    driver.act(0, { type: "move", pass: true });
    driver.play(1, "8H");
    driver.act(2, { type: "move", pass: true });
    driver.act(0, { type: "move", pass: true });
    expect(driver.play(1, "7H", "7S", "7D", "7C").events[0]).toMatchObject({ reversed: true });
    driver.act(2, { type: "move", pass: true });
    driver.act(0, { type: "move", pass: true });
    driver.play(1, driver.hand(1)[0]!);
    expect(driver.game.view(driver.state, player(2)).reversed).toBe(true);
  });
});

describe("matching a pile", () => {
  const game = compile(TEMPLATES["mau-mau"]);
  const lead = ["7H"];
  it("takes suit or rank, a draw where there is neither, and a suit with a wild card", () => {
    const driver = new Driver(game, 3);
    driver.deal(
      deckFor(
        game,
        [
          ["8H", "9S", "JH", "JD", "AD"],
          ["9C", "0C", "QC", "KC", "AC"],
          ["8D", "QD", "KD", "0D", "KH"],
        ],
        ["9D"],
      ),
    );
    const pass = { type: "move", pass: true } as const;
    expect(driver.waiting()).toEqual([1]);
    refused(driver, 0, { type: "draw" }, "draw/not_your_turn");
    refused(driver, 1, { type: "draw" }, "draw/not_stuck");
    refused(driver, 1, pass, "move/cannot_pass");
    refused(driver, 1, move(["KC"]), "move/must_match");
    driver.play(1, "9C");
    refused(driver, 2, move(["KH"]), "move/must_match");
    driver.act(2, { type: "draw" });
    refused(driver, 2, { type: "draw" }, "draw/already");
    driver.act(2, pass);
    refused(driver, 0, move(["JH"]), "move/declare_missing");
    refused(driver, 0, move(["JH"], { declare: "X" }), "move/declare_unknown");
    refused(driver, 0, move(["9S"], { declare: "C" }), "move/unknown_action");
    driver.act(0, move(["JH"], { declare: "D" }));
    expect(driver.game.view(driver.state, player(1)).named).toBe("D");
    refused(driver, 1, move(["9C"]), "move/no_such_cards");
    driver.act(1, { type: "draw" });
  });

  it("a seven is to be drawn for, or answered by a seven; an eight leaves somebody out", () => {
    const driver = new Driver(game, 3);
    driver.deal(
      deckFor(
        game,
        [
          ["7D", "8D", "9D", "0D", "QD"],
          ["7S", "8H", "9H", "0H", "QH"],
          ["AS", "8S", "9S", "0S", "QS"],
        ],
        ["KH"],
      ),
    );
    driver.play(1, "8H");
    expect(driver.waiting()).toEqual([0]);
    driver.play(0, "8D");
    expect(driver.waiting()).toEqual([2]);
    driver.play(2, "8S");
    driver.play(1, "7S");
    refused(driver, 2, move(["9S"]), "move/must_draw");
    refused(driver, 2, { type: "move", pass: true }, "move/must_draw");
    const { events } = driver.act(2, { type: "draw" });
    expect(events).toMatchObject([{ type: "drew", seat: 2, turn: 0 }]);
    expect(driver.hand(2)).toHaveLength(6);
    refused(driver, 0, move(["9D"]), "move/must_match");
    driver.play(0, "7D");
    expect(driver.state.effects?.owing).toBe(2);
  });

  it("nothing is drawn in a game without, before the play, or when nothing is left", () => {
    refused(playing(), 0, { type: "draw" }, "draw/not_in_game");
    const waiting = new Driver(game, 2);
    refused(waiting, 0, { type: "draw" }, "draw/not_underway");
    const driver = new Driver(game, 2);
    driver.deal(
      deckFor(
        game,
        [
          ["9D", "0D"],
          ["9C", "0C"],
        ],
        lead,
      ),
    );
    driver.state = {
      ...driver.state,
      talon: [],
      hands: driver.state.hands.map((hand) => hand.filter((card) => game.rules.levelOf[card] !== 0)),
    };
    const seat = driver.waiting()[0]!;
    const hand = driver.state.hands[seat]!.filter((card) => game.rules.suitOf[card] === game.rules.suites.indexOf("C"));
    driver.state = { ...driver.state, hands: driver.state.hands.map((_, at) => (at === seat ? hand : [3])) };
    refused(driver, seat, { type: "draw" }, "draw/nothing_left");
    driver.act(seat, { type: "move", pass: true });
  });

  it("one may draw in every turn, also where any card goes on the pile", () => {
    const { effects: _effects, wild: _wild, ...opts } = TEMPLATES["mau-mau"].opts;
    const free = compile({ ...opts, move: { cards: 1 }, draw: { when: "always" } });
    const driver = new Driver(free, 2);
    driver.deal();
    for (const seat of [1, 0, 1]) {
      driver.act(seat, { type: "draw" });
      refused(driver, seat, { type: "draw" }, "draw/already");
      driver.play(seat, driver.hand(seat)[0]!);
    }
  });

  it("the pile becomes the stock again, and nobody learns its order", () => {
    const driver = new Driver(game, 2);
    driver.deal(
      deckFor(
        game,
        [
          ["9D", "0D", "QD", "KD", "AD"],
          ["9C", "0C", "QC", "KC", "AC"],
        ],
        ["7H"],
      ),
    );
    const ids = (cards: string[]): number[] => cards.map((card) => game.rules.idOf.get(card)!);
    driver.state = { ...driver.state, talon: [], stack: [ids(["8S"]), ids(["9S"]), ids(["0H"]), ids(["7H"])] };
    const before = driver.state;
    const { events, after } = driver.act(1, { type: "draw" });
    expect(events.map(({ type }) => type)).toEqual(["restocked", "drew"]);
    const [restocked] = events;
    const seen = game.see(restocked!, before, after, player(0));
    expect(seen).toEqual({ type: "restocked", count: 3 });
    expect(driver.state.stack).toEqual([ids(["7H"])]);
    expect(driver.state.talon).toHaveLength(2);
  });
});

describe("a trump that is made", () => {
  const game = compile(TEMPLATES.euchre);
  const pass = { type: "bid", pass: true } as const;
  const hands = [
    ["JH", "JD", "AH", "AC", "9S"],
    ["9H", "0D", "KS", "QS", "9C"],
    ["0H", "QD", "AS", "0S", "0C"],
    ["QH", "KD", "JS", "JC", "QC"],
  ];
  const dealt = (turned = "KH"): Driver => {
    const driver = new Driver(game, 4);
    driver.deal([...[0, 1, 2, 3, 4].flatMap((i) => hands.map((hand) => hand[i]!)), turned, "AD", "9D", "KC"]);
    return driver;
  };

  it("is that of the open card, or another one that is named", () => {
    const driver = dealt();
    expect(driver.waiting()).toEqual([1]);
    refused(driver, 1, { type: "bid", number: 3 }, "bid/missing_data");
    refused(driver, 1, { type: "bid", suite: "S" }, "bid/wrong_suit");
    for (const seat of [1, 2, 3, 0]) driver.act(seat, pass);
    refused(driver, 1, { type: "bid", suite: "H" }, "bid/wrong_suit");
    driver.act(1, { type: "bid", suite: "S" });
    expect([driver.state.phase, driver.waiting()]).toEqual(["playing", [1]]);
    refused(playing(), 0, { type: "bid", suite: "H", alone: true }, "bid/not_bidding");
    refused(dealt(), 1, { type: "bid", suite: "H", number: 1 }, "bid/missing_data");
  });

  it("the dealer takes the card and lays one away; the left bower follows trumps", () => {
    const driver = dealt();
    driver.act(1, { type: "bid", suite: "H" });
    expect([driver.state.phase, driver.waiting(), driver.hand(0)]).toMatchObject(["distributing", [0], { length: 6 }]);
    refused(driver, 0, { type: "distribute", cards: { 1: ["9S"] } }, "distribute/unknown_players");
    expect(game.view(driver.state, player(1)).talon).toEqual([null, null, null]);
    const { events, before, after } = driver.act(0, { type: "distribute", cards: { 0: ["AC"] } });
    expect(game.see(events[0]!, before, after, player(1))).toMatchObject({ gifts: [{ cards: 1 }] });
    expect(driver.hand(0)).toHaveLength(5);
    driver.play(1, "9H");
    driver.play(2, "0H");
    driver.play(3, "QH");
    refused(driver, 0, move(["9S"]), "move/must_follow_suit");
    expect(driver.play(0, "JD").events.at(-1)).toMatchObject({ type: "trick_taken", seat: 0 });
  });

  it("whoever plays alone does without the partner; a dealer who sits out takes nothing", () => {
    const driver = dealt();
    driver.act(1, pass);
    driver.act(2, { type: "bid", suite: "H", alone: true });
    expect([driver.state.phase, driver.waiting(), driver.hand(0)]).toEqual(["playing", [1], []]);
    expect(game.view(driver.state, SPECTATOR).seats[0]).toMatchObject({ out: true, count: 0 });
    driver.play(1, "9H");
    driver.play(2, "0H");
    expect(driver.play(3, "QH").events.at(-1)).toMatchObject({ type: "trick_taken", seat: 3 });
    refused(looked(), 1, { type: "bid", number: 60, alone: true }, "bid/alone_not_in_game");
  });

  it("after a deal that all passed the next player deals", () => {
    const driver = dealt();
    for (let i = 0; i < 8; i++) driver.act(driver.waiting()[0]!, pass);
    expect(driver.state.ending?.reason).toBe("passed");
    driver.deal();
    expect(driver.waiting()).toEqual([2]);
  });
});
