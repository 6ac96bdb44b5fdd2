import { describe, expect, test } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { houseCards } from "../sets";
import { compileHouseTabletop, houseTabletop } from "./house-games";
import { awaitedIn } from "./script/offer";
import { offersFor } from "./script/offers";
import { Driver, player, SPECTATOR } from "./testing/driver";
import { randomOffer } from "./testing/random-player";

const cards = houseCards("poker");
const game = compileHouseTabletop(houseTabletop("poker", "strict", 8), "poker", "poker-strict");
const DECK = cards.cards.filter(({ attributes }) => attributes.has("suit")).map(({ number }) => number);
const named = (name: string): number => cards.cards.find((card) => card.name === name)!.number;

function table(seats: number, seed = 1): Driver {
  const driver = new Driver(game, seats, new SeededRandom(seed));
  for (let seat = 0; seat < seats; seat++) driver.act(seat, { type: "bring", parts: { deck: DECK } });
  return driver;
}
const asked = ({ state }: Driver): number => awaitedIn(state.shown)[0]!.seat;
const labels = ({ state }: Driver, seat: number): string[] =>
  offersFor(game.rules, state, seat).map(({ label }) => label);
const command = (driver: Driver, name: string, seat = asked(driver)) => driver.act(seat, { type: "command", name });
const chips = ({ state }: Driver): number[] => state.players.map(({ score }) => score);
const put = ({ state }: Driver): number[] =>
  state.players.map((_, seat) => (state.vars as [string, number][]).find(([key]) => key === `put${seat}`)![1]);
const said = ({ log }: Driver): string[] => log.flatMap((event) => (event.type === "said" ? [event.text] : []));

/** Gives the board and hands of a hand that is dealt, whatever was drawn. */
function stack(driver: Driver, hands: readonly string[][], board: readonly string[]): void {
  const wanted = [...hands.flat(), ...board].map(named);
  const rest = DECK.filter((number) => !wanted.includes(number));
  const places = game.rules.places;
  let zones = [...driver.state.zones];
  hands.forEach((hand, seat) => {
    const at = places.get(`${seat}/hand`)!;
    zones = zones.with(at, {
      ...zones[at]!,
      cards: zones[at]!.cards.map((card, i) => ({ ...card, number: named(hand[i]!) })),
    });
  });
  const at = places.get("0/deck")!;
  const order = [...board.map(named), ...rest];
  zones = zones.with(at, { ...zones[at]!, cards: zones[at]!.cards.map((card, i) => ({ ...card, number: order[i]! })) });
  driver.state = { ...driver.state, zones };
}

describe("poker, by its rules", () => {
  test("the dealer deals two cards each from the first seat's deck, and blinds are paid in chips", () => {
    const driver = table(3);
    const dealer = asked(driver);
    expect(labels(driver, dealer)).toEqual(["Deal"]);
    expect(driver.try((dealer + 1) % 3, { type: "command", name: "deal" })).toBe("tabletop/rule");
    command(driver, "deal");
    expect([0, 1, 2].map((seat) => driver.ids(`${seat}/hand`).length)).toEqual([2, 2, 2]);
    expect(driver.ids("0/deck")).toHaveLength(46);
    const [small, big] = [(dealer + 1) % 3, (dealer + 2) % 3];
    expect([chips(driver)[small], chips(driver)[big], chips(driver)[dealer]]).toEqual([99, 98, 100]);
    // Of three the dealer is the first to act.
    expect(asked(driver)).toBe(dealer);
    expect(labels(driver, dealer)).toEqual(["Call 2", "Raise by 2", "Fold"]);
    expect(labels(driver, small)).toEqual([]);
    expect(driver.try(small, { type: "command", name: "call" })).toBe("tabletop/rule");
  });

  test("a hand that is not seen stays so: the others and watchers see backs, and nothing else", () => {
    const driver = table(2);
    command(driver, "deal");
    for (const viewer of [player(1), SPECTATOR])
      expect(driver.game.view(driver.state, viewer).zones.find(({ zone }) => zone === "0/hand")?.cards).toBeNull();
    expect(JSON.stringify(driver.state.shown)).not.toMatch(/hand|value/);
  });

  test("a deck that is not the 52 cards is not dealt from", () => {
    const driver = new Driver(game, 2, new SeededRandom(1));
    driver.act(0, { type: "bring", parts: { deck: [...DECK.slice(1), DECK[1]!] } });
    driver.act(1, { type: "bring", parts: { deck: DECK } });
    expect(driver.try(asked(driver), { type: "command", name: "deal" })).toBe("tabletop/rule");
  });

  test("four bets a round at most; the street is over once all have called; from the turn on bets are 4", () => {
    const driver = table(2);
    const dealer = asked(driver);
    command(driver, "deal");
    expect(asked(driver)).toBe(dealer);
    for (let raises = 0; raises < 3; raises++) command(driver, "raise");
    expect(labels(driver, asked(driver))).toEqual(["Call 2", "Fold"]);
    command(driver, "call");
    expect(put(driver)).toEqual([8, 8]);
    expect(driver.state.objects).toHaveLength(3);
    // After the flop the other one is asked first.
    expect(asked(driver)).toBe(1 - dealer);
    expect(labels(driver, 1 - dealer)).toEqual(["Check", "Bet 2"]);
    command(driver, "call");
    command(driver, "call");
    expect(driver.state.objects).toHaveLength(4);
    expect(labels(driver, 1 - dealer)).toEqual(["Check", "Bet 4"]);
  });

  test("whoever is left alone has the pot, and shows nothing; the next one deals", () => {
    const driver = table(3);
    const dealer = asked(driver);
    command(driver, "deal");
    command(driver, "raise");
    command(driver, "fold");
    command(driver, "fold");
    expect(chips(driver)[dealer]).toBe(103);
    expect(driver.state.zones.every(({ sight }) => sight !== 5)).toBe(true);
    expect(asked(driver)).toBe((dealer + 1) % 3);
  });

  const BOARD = ["Ten of Spades", "Jack of Spades", "Queen of Spades", "Two of Hearts", "Two of Clubs"];
  test.each<[string, string[], string[], string, 0 | 1 | null]>([
    [
      "straight flush over four of a kind",
      ["Nine of Spades", "King of Spades"],
      ["Two of Spades", "Two of Diamonds"],
      "a straight flush",
      0,
    ],
    [
      "four of a kind over a full house",
      ["Two of Spades", "Two of Diamonds"],
      ["Ten of Hearts", "Ten of Clubs"],
      "four of a kind",
      0,
    ],
    [
      "full house over a flush",
      ["Queen of Hearts", "Queen of Clubs"],
      ["Ace of Spades", "Three of Spades"],
      "a full house",
      0,
    ],
    [
      "flush over a straight",
      ["Seven of Spades", "Three of Spades"],
      ["Ace of Hearts", "King of Hearts"],
      "a flush",
      0,
    ],
    [
      "straight over three of a kind",
      ["Eight of Hearts", "Nine of Hearts"],
      ["Two of Spades", "Ace of Hearts"],
      "a straight",
      0,
    ],
    [
      "two pairs: the higher",
      ["Queen of Hearts", "Three of Hearts"],
      ["Jack of Hearts", "Ace of Hearts"],
      "two pairs",
      0,
    ],
    [
      "two pairs and the highest fifth card",
      ["Ace of Hearts", "Ace of Clubs"],
      ["Queen of Hearts", "Queen of Diamonds"],
      "a full house",
      1,
    ],
    [
      "the same cards count the same",
      ["Ace of Hearts", "Three of Hearts"],
      ["Ace of Clubs", "Three of Clubs"],
      "a pair",
      null,
    ],
  ])("%s", (_, own, other, kind, winner) => {
    const driver = table(2);
    const dealer = asked(driver);
    command(driver, "deal");
    stack(driver, [own, other], BOARD);
    command(driver, "call");
    for (let acts = 0; acts < 8 && asked(driver) !== undefined && labels(driver, asked(driver))[0] !== "Deal"; acts++)
      command(driver, "call");
    expect(chips(driver)).toEqual(winner === null ? [100, 100] : winner === 0 ? [102, 98] : [98, 102]);
    expect(said(driver).at(-1)).toContain(`with ${kind}`);
    expect(dealer).toBeLessThan(2);
    expect(driver.log.filter(({ type }) => type === "script_failed")).toEqual([]);
  });

  test("an ace is low in a straight as well, and pairs are told by their fifth card", () => {
    const driver = table(2);
    command(driver, "deal");
    stack(
      driver,
      [
        ["Ace of Hearts", "Three of Hearts"],
        ["King of Hearts", "King of Clubs"],
      ],
      ["Two of Spades", "Four of Clubs", "Five of Diamonds", "King of Diamonds", "Nine of Clubs"],
    );
    for (let acts = 0; acts < 9 && labels(driver, asked(driver))[0] !== "Deal"; acts++) command(driver, "call");
    expect(said(driver).at(-1)).toContain("with a straight");
  });

  test("who has put in less has no more of each other's chips than they put in: side pots", () => {
    const driver = table(3);
    const set = (of: number[]) => {
      driver.state = {
        ...driver.state,
        players: driver.state.players.map((one, seat) => ({ ...one, score: of[seat]! })),
      };
    };
    set([5, 20, 40]);
    command(driver, "deal");
    stack(
      driver,
      [
        ["Ace of Spades", "Ace of Hearts"],
        ["King of Spades", "King of Hearts"],
        ["Seven of Clubs", "Two of Diamonds"],
      ],
      ["Ace of Clubs", "King of Clubs", "Three of Hearts", "Nine of Diamonds", "Jack of Clubs"],
    );
    for (let acts = 0; acts < 40 && labels(driver, asked(driver))[0] !== "Deal"; acts++) {
      const raises = labels(driver, asked(driver)).some((label) => /^(Raise|Bet)/.test(label));
      command(driver, raises ? "raise" : "call");
      if (driver.state.stage !== "playing") break;
    }
    // 15 for the first, 30 of the others' for the second, the rest back to the third.
    expect(chips(driver)).toEqual([15, 30, 20]);
  });

  test("hands by chance: chips are conserved, no script fails, games end with one who has all", () => {
    const GAMES = process.env.GUILDHALL_LONG ? 60 : 3;
    let [over, hands] = [0, 0];
    for (let seed = 0; seed < GAMES; seed++) {
      const seats = 2 + (seed % 4);
      const driver = table(seats, seed);
      const random = new SeededRandom(seed + 9);
      for (let acts = 0; acts < 1_500 && driver.state.stage === "playing"; acts++) {
        const seat = asked(driver);
        const offers = offersFor(game.rules, driver.state, seat).filter(
          ({ label }) => label !== "Fold" || acts % 3 === 0,
        );
        if (offers[0]?.label === "Deal") hands++;
        driver.act(seat, randomOffer(offers, random)!);
        const inPot = put(driver).reduce((sum, n) => sum + n, 0);
        expect(chips(driver).reduce((sum, n) => sum + n, 0) + inPot).toBe(100 * seats);
      }
      expect(driver.log.filter(({ type }) => type === "script_failed")).toEqual([]);
      if (driver.state.stage === "over") {
        over++;
        expect(chips(driver).filter((n) => n > 0)).toEqual([100 * seats]);
      }
    }
    expect(hands).toBeGreaterThan(20 * GAMES);
    expect(over).toBeGreaterThan(0);
  });
});
