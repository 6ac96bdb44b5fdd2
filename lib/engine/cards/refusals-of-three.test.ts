import { afterAll, describe, expect, it } from "vitest";
import { compile, Driver, deckFor, player, SPECTATOR, TEMPLATES } from "./testing/driver";
import { OF_THREE, refusing } from "./testing/refusing";
import { looked, move, playing } from "./testing/thousand-hands";
import type { Card, Intent } from "./vocabulary";

/** Refusals of closed talons, bouts and melds (docs/decisions/0031), each at least once, and what follows what is allowed. */
const { met, refused } = refusing();

afterAll(() => {
  expect(OF_THREE.filter((code) => !met.has(code))).toEqual([]);
});

const swap: Intent = { type: "swap" };
const close: Intent = { type: "close" };
const claim: Intent = { type: "claim" };
const pass: Intent = { type: "move", pass: true };

describe("a talon that is played with", () => {
  const game = compile(TEMPLATES.schnapsen);

  /** Seat 1 leads; hearts are trump, and their queen lies open. */
  function dealt(): Driver {
    const driver = new Driver(game, 2);
    const hands: Card[][] = [
      ["AS", "0S", "AD", "KC", "0D"],
      ["JH", "KD", "QD", "JS", "JC"],
    ];
    driver.deal([
      ...deckFor(game, hands).slice(0, 10),
      ...["QH", "AH", "0H", "KH", "0C", "AC", "QC", "KS", "QS", "JD"],
    ]);
    return driver;
  }

  it("its open card is exchanged for the jack of trumps by whoever leads", () => {
    refused(looked(), 1, swap, "swap/not_underway");
    refused(playing(), 1, swap, "swap/not_in_game");
    const driver = dealt();
    refused(driver, 0, swap, "swap/not_your_turn");
    const { events, before, after } = driver.act(1, swap);
    expect(game.see(events[0]!, before, after, SPECTATOR)).toMatchObject({ gives: "JH", takes: "QH", news: true });
    // Who held the jack has been seen: what is taken back now is asked of the other.
    expect([0, 1].map((seat) => game.see(events[0]!, before, after, player(seat))?.news)).toEqual([true, undefined]);
    expect([driver.hand(1).includes("QH"), game.view(driver.state, SPECTATOR).talon?.[0]]).toEqual([true, "JH"]);
    refused(driver, 1, swap, "swap/no_card");
    driver.play(1, "QH");
    refused(driver, 0, swap, "swap/not_leading");
  });

  it("is closed by whoever leads: nobody draws, and one has to follow and beat", () => {
    refused(looked(), 1, close, "close/not_underway");
    refused(playing(), 1, close, "close/not_in_game");
    const driver = dealt();
    refused(driver, 0, close, "close/not_your_turn");
    driver.act(1, close);
    refused(driver, 1, close, "close/no_talon");
    refused(driver, 1, swap, "swap/no_talon");
    driver.play(1, "JS");
    refused(driver, 0, close, "close/not_leading");
    refused(driver, 0, move(["AD"]), "move/must_follow_suit");
    driver.play(0, "0S");
    expect(driver.state.hands.map((hand) => hand.length)).toEqual([4, 4]);
    driver.play(0, "0D");
    refused(driver, 1, move(["JC"]), "move/must_follow_suit");
    expect(driver.state.claims?.closed).toEqual({ by: 1, points: [0, 0], won: [0, 0] });
  });

  it("a higher card has to be played where there is one", () => {
    const driver = dealt();
    driver.play(1, "JC");
    driver.play(0, "KC");
    driver.act(0, close);
    driver.play(0, "0D");
    driver.play(1, "KD");
    driver.play(0, "AD");
    driver.play(1, "QD");
    driver.play(0, "0S");
    refused(driver, 1, move(["JH"]), "move/must_follow_suit");
  });

  it("a marriage counts once its declarer has a trick, and may be claimed with at once", () => {
    refused(looked(), 1, claim, "claim/not_underway");
    refused(playing(), 1, claim, "claim/not_in_game");
    const driver = dealt();
    refused(driver, 0, claim, "claim/not_your_turn");
    refused(driver, 1, claim, "claim/no_trick");
    refused(driver, 1, move(["QD"], { specials: Array(16).fill("marriage") }), "move/unknown_action");
    driver.act(1, move(["QD"], { specials: ["marriage"] }));
    expect(game.view(driver.state, player(1)).seats[1]?.points).toBe(0);
    refused(driver, 0, claim, "claim/not_leading");
    driver.play(0, "AD");
    driver.play(0, "0D");
    // The king wins nothing, a trump does: the marriage counts from here on.
    driver.play(1, "JH");
    expect(game.view(driver.state, player(1)).seats.map(({ points }) => points)).toEqual([null, 20 + 10 + 2]);
    expect(game.view(driver.state, player(0)).seats.map(({ points }) => points)).toEqual([14, null]);
    const { events } = driver.act(1, claim);
    expect(events[0]).toMatchObject({ type: "claimed", points: 32, right: false });
    expect(driver.state.scores).toEqual([2, 0]);
    expect(game.view(driver.state, SPECTATOR).claimed).toEqual({ seat: 1, points: 32, right: false });
  });

  it("what others took is told to nobody else before the end", () => {
    const driver = dealt();
    driver.play(1, "JS");
    const { events, before, after } = driver.play(0, "AS");
    const taken = events.find(({ type }) => type === "trick_taken")!;
    expect(game.see(taken, before, after, player(1))).toMatchObject({ points: null });
    expect(game.see(taken, before, after, player(0))).toMatchObject({ points: 13 });
    expect(game.view(after, SPECTATOR).lastTrick?.points).toBeNull();
    driver.act("host", { type: "end" });
    expect(game.view(driver.state, SPECTATOR).seats.map(({ points }) => points)).toEqual([13, 0]);
  });
});

describe("a bout", () => {
  const game = compile(TEMPLATES.durak);

  /** Clubs are trump; seat 1 has the lowest, and attacks seat 2. */
  function dealt(): Driver {
    const driver = new Driver(game, 3);
    const hands: Card[][] = [
      ["8H", "8D", "9S", "KS", "QC", "AC"],
      ["6C", "6H", "6D", "7S", "9H", "KD"],
      ["7H", "8S", "0D", "JH", "QD", "AS"],
    ];
    const rest = game.rules.deck.filter((card) => ![...hands.flat(), "KC"].includes(card));
    driver.deal([...deckFor(game, hands).slice(0, 18), "KC", ...rest]);
    return driver;
  }

  it("is led by the lowest trump, thrown into, and beaten card by card", () => {
    const driver = dealt();
    expect(driver.waiting()).toEqual([1]);
    refused(driver, 1, pass, "move/cannot_pass");
    refused(driver, 1, move(["6H", "7S"]), "move/must_play_one_level");
    refused(driver, 2, move(["7H"]), "move/not_your_turn");
    driver.play(1, "6H", "6D");
    expect([driver.waiting(), driver.state.turn]).toEqual([[2], 2]);
    refused(driver, 2, move(["7H"]), "move/beats_missing");
    refused(driver, 2, { type: "move", cards: ["7H"], on: "6D" }, "move/not_higher");
    refused(driver, 2, { type: "move", cards: ["7H"], on: "6C" }, "move/not_on_table");
    refused(driver, 2, { type: "move", cards: ["7H"], on: "6H", knock: true }, "move/unknown_action");
    refused(driver, 0, move(["8H"]), "move/level_not_there");
    refused(driver, 0, { type: "retreat" }, "retreat/not_your_turn");
    driver.act(2, { type: "move", cards: ["7H"], on: "6H" });
    driver.act(2, { type: "move", cards: ["0D"], on: "6D" });
    expect(driver.waiting()).toEqual([0, 1]);
    refused(driver, 2, move(["8S"]), "move/not_your_turn");
    driver.act(0, pass);
    driver.act(1, { type: "move", cards: ["7S"] });
    driver.act(2, { type: "move", cards: ["8S"], on: "7S" });
    // A new level lies there: whoever was done is asked again.
    expect(driver.waiting()).toEqual([0, 1]);
    driver.act(0, { type: "move", cards: ["8H"] });
    driver.act(2, { type: "move", cards: ["JH"], on: "8H" });
    driver.act(0, { type: "move", cards: ["8D"] });
    refused(driver, 1, move(["6C"]), "move/not_your_turn");
    const { events } = driver.act(2, { type: "move", cards: ["QD"], on: "8D" });
    // Five cards are all there may be in the first bout.
    expect(events[1]).toMatchObject({ type: "bout_ended", taker: null, turn: 2 });
    expect(events.slice(2).map((event) => (event.type === "drew" ? event.seat : -1))).toEqual([1, 0, 2]);
    expect(driver.state.hands.map((hand) => hand.length)).toEqual([6, 6, 6]);
  });

  it("is taken, after others have thrown in; then the next one leads", () => {
    const driver = dealt();
    driver.play(1, "6H", "6D", "6C");
    driver.act(2, { type: "retreat" });
    expect(driver.waiting()).toEqual([0, 1]);
    refused(driver, 2, { type: "retreat" }, "retreat/not_your_turn");
    driver.act(0, pass);
    expect(driver.waiting()).toEqual([1]);
    const { events } = driver.act(1, pass);
    expect(events[1]).toMatchObject({ type: "bout_ended", taker: 2, cards: ["6H", "6D", "6C"], turn: 0 });
    expect(driver.state.hands.map((hand) => hand.length)).toEqual([6, 6, 9]);
    expect(game.view(driver.state, SPECTATOR).seats[2]?.hand).toBeNull();
  });

  it("has no more cards than the defender held", () => {
    const driver = dealt();
    driver.state = {
      ...driver.state,
      hands: driver.state.hands.map((hand, at) => (at === 2 ? hand.slice(0, 1) : hand)),
    };
    refused(driver, 1, move(["6H", "6D"]), "move/too_many");
  });

  it("with six players all cards are dealt, and the last one shows the trump", () => {
    const driver = new Driver(game, 6, 4);
    const dealt = driver.deal().events.find((event) => event.type === "dealt")!;
    expect(dealt.hands.map((hand) => hand.length)).toEqual([6, 6, 6, 6, 6, 6]);
    expect(dealt.trump).toBe(dealt.deck.at(-1)![1]);
    expect(game.view(driver.state, SPECTATOR).seats[5]?.shown ?? [dealt.turned]).toEqual([dealt.deck.at(-1)]);
  });
});

describe("melds", () => {
  const game = compile(TEMPLATES.gin);

  /** Seat 1 is offered the nine of spades. */
  function dealt(): Driver {
    const driver = new Driver(game, 2);
    const hands: Card[][] = [
      ["KH", "QH", "JH", "5C", "5D", "5H", "6C", "7C", "8C", "2D"],
      ["9H", "9D", "AS", "2S", "3S", "KC", "KS", "4D", "8D", "JD"],
    ];
    driver.deal(deckFor(game, hands, ["9S"]));
    return driver;
  }

  it("the open card is offered round before anybody draws", () => {
    const driver = dealt();
    refused(driver, 1, move(["9H"]), "move/draw_first");
    refused(driver, 1, { type: "draw" }, "draw/offered");
    driver.act(1, pass);
    driver.act(0, pass);
    refused(driver, 1, { type: "draw", from: "discards" }, "draw/declined");
    refused(driver, 1, pass, "move/cannot_pass");
    driver.act(1, { type: "draw" });
    refused(driver, 1, { type: "draw" }, "draw/already");
    expect(game.view(driver.state, SPECTATOR).seats[1]).not.toHaveProperty("melds");
  });

  it("a card that was taken is not laid away at once, and a knock has to be low enough", () => {
    const driver = dealt();
    driver.act(1, { type: "draw", from: "discards" });
    refused(driver, 1, move(["9S"]), "move/just_taken");
    refused(driver, 1, { type: "move", cards: ["KC"], knock: true }, "move/knock_too_much");
    const other = playing();
    const turn = other.waiting()[0]!;
    refused(other, turn, { type: "move", cards: [other.hand(turn)[0]!], knock: true }, "move/knock_not_in_game");
    refused(other, turn, { type: "move", cards: [other.hand(turn)[0]!], on: "9H" }, "move/unknown_action");
    driver.play(1, "KC");
    driver.act(0, { type: "draw" });
    expect(game.view(driver.state, player(0)).can?.move?.deadwood?.knock).toBe(10);
  });

  it("both hands are laid open, and what the other lays off does not count", () => {
    const driver = dealt();
    driver.act(1, { type: "draw", from: "discards" });
    driver.play(1, "9H");
    driver.act(0, { type: "draw", from: "discards" });
    // K Q J of hearts, three fives, 6 7 8 of clubs; the two stays: the nine is dear.
    const { events } = driver.act(0, { type: "move", cards: ["2D"], knock: true });
    expect(events.map(({ type }) => type)).toEqual(["moved", "knocked", "deal_ended"]);
    const knocked = events[1]!;
    if (knocked.type !== "knocked") throw new Error("nobody knocked");
    const [own, other] = knocked.hands;
    expect([own!.count, other!.laidOff, own!.melds.length]).toEqual([9, [], 3]);
    expect(other!.count).toBe(9 + 9 + 10 + 10 + 4 + 8 + 10);
    expect(driver.state.scores).toEqual([other!.count - 9, 0]);
    // The hands that lay open are those of the seats of then.
    expect(game.evolve(driver.state, { type: "reseated", from: [1, 0] }).knock).toBeNull();
  });
});
