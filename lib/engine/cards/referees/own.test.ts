import { describe, expect, it } from "vitest";
import { Durak } from "./durak";
import { Gin } from "./gin";
import { Schnapsen } from "./schnapsen";
import type { Act, Dealt, Referee } from "./tricks";

const DEALS = process.env.GUILDHALL_LONG ? 10_000 : 120;
const SEED = Number(process.env.SEED ?? 7);
/** No deal takes so many. */
const MOST_ACTS = 10_000;

/** Cards by blanks. */
const cards = (text: string): string[] => text.split(" ").filter((card) => card !== "");

function dealt(hands: string[], turned: string, stock: string, first = 0): Dealt {
  const all = [...hands, stock].flatMap(cards);
  expect(new Set(all).size, "no card twice").toBe(all.length);
  return { hands: hands.map(cards), first, turned, stock: cards(stock), before: 0 };
}

const also = (referee: Referee): number[] => referee.also?.() ?? [];

/** Has seats act, `0 play KH, 1 play AH`, as far as the referee lets them. */
function go<T extends Referee>(referee: T, acts: string): T {
  for (const text of acts.split(", ")) {
    const seat = Number(text[0]);
    expect([...referee.due(), ...also(referee)], text).toContain(seat);
    expect(referee.legal(seat), text).toContain(text.slice(2));
    referee.act(seat, text.slice(2));
  }
  return referee;
}

const end = (referee: Referee, acts: string): number[] => {
  go(referee, acts);
  expect([referee.due(), also(referee)]).toEqual([[], []]);
  return referee.scores();
};

describe("Schnapsen, hearts trump", () => {
  const STOCK = "AC JC QC KC 0D KD QD JD JS";
  const open = (): Schnapsen => new Schnapsen(dealt(["AH KH QH KS QS", "0H AS 0S AD 0C"], "JH", `${STOCK} JH`));
  /** Here the second leads, and the first is long in trumps. */
  const LONG = ["AH 0H KH QH 0S", "AS KS QS AD 0C"];
  const long = (first = 1): Schnapsen => new Schnapsen(dealt(LONG, "JH", `${STOCK} JH`, first));

  it("lets any card be played while there is a talon, and the winner draw first", () => {
    const game = go(open(), "0 play QS");
    expect(game.legal(1)).toEqual(["play 0H", "play AS", "play 0S", "play AD", "play 0C"]);
    go(game, "1 play 0H");
    expect(game.due()).toEqual([1]);
    expect(game.tricks.hands).toEqual([cards("AH KH QH KS JC"), cards("AS 0S AD 0C AC")]);
  });

  it("has marriages and closing before a first lead, but no claim", () => {
    const plays = ["AH", "KH", "KH marriage", "QH", "QH marriage", "KS", "KS marriage", "QS", "QS marriage"];
    expect(open().legal(0)).toEqual([...plays.map((play) => `play ${play}`), "close"]);
    expect(open().legal(1)).toEqual([]);
  });

  it("counts a marriage only from its declarer's first trick on", () => {
    const game = go(open(), "0 play QH marriage");
    expect(also(game)).toEqual([]);
    go(game, "1 play 0H, 1 play AD, 0 play AH, 0 play KS marriage");
    // 40 of before, 22 of the trick, 20 now: 82. The other has 13.
    expect([game.due(), also(game), game.legal(0)]).toEqual([[1], [0], ["claim"]]);
    expect(end(game, "0 claim")).toEqual([2, 0]);
    expect(also(go(open(), "0 play AH, 1 play 0S, 0 play KS"))).toEqual([]);
  });

  it("counts a right claim 3, 2 or 1", () => {
    // 21 and 5 and 40 are 66.
    expect(end(open(), "0 play AH, 1 play 0S, 0 play QH marriage, 1 play JC, 0 claim")).toEqual([3, 0]);
    // The other has 21, or 34.
    const two = "1 play AS, 0 play 0S, 1 play 0C, 0 play AH, 0 play KH marriage, 1 play KC, 0 claim";
    expect(end(long(), two)).toEqual([2, 0]);
    const one = "1 play AS, 0 play 0S, 1 play AC, 0 play JC, 1 play 0C, 0 play AH, 0 play KH marriage";
    expect(end(long(), `${one}, 1 play KD, 0 claim`)).toEqual([1, 0]);
  });

  it("gives 2 for a wrong claim, or 3 to whom has no trick", () => {
    // 61 before the trick is taken.
    expect(end(open(), "0 play AH, 1 play 0S, 0 play QH marriage, 0 claim")).toEqual([0, 3]);
    expect(end(open(), "0 play QS, 1 play 0S, 1 play AD, 0 play AH, 0 claim")).toEqual([0, 2]);
    // 20 and 5 and 40 are 65; 35 and a marriage that is not in trumps are 55.
    expect(end(long(0), "0 play 0H, 1 play 0C, 0 play QH marriage, 1 play JC, 0 claim")).toEqual([0, 3]);
    expect(end(open(), "0 play AH, 1 play 0S, 0 play KH, 1 play 0C, 0 play KS marriage, 0 claim")).toEqual([0, 3]);
  });

  it("swaps the jack, and neither swaps nor draws once it is closed", () => {
    const jack = (): Schnapsen => new Schnapsen(dealt(["JH KH QH KS QS", "0H AS 0S AD 0C"], "AH", `${STOCK} AH`));
    const swapped = go(jack(), "0 swap");
    expect(swapped.tricks.hands[0]).toEqual(cards("AH KH QH KS QS"));
    expect(swapped.stock).toEqual(cards(`${STOCK} JH`));
    expect(swapped.legal(0)).not.toContain("swap");
    const closed = go(jack(), "0 close");
    expect(closed.legal(0)).toContain("play KH marriage");
    expect(closed.legal(0)).not.toContain("close");
    expect(closed.legal(0)).not.toContain("swap");
    go(closed, "0 play JH, 1 play 0H");
    expect(closed.tricks.hands.map((hand) => hand.length)).toEqual([4, 4]);
  });

  it("has one follow, beat and trump once it is closed", () => {
    expect(go(open(), "0 close, 0 play QH").legal(1)).toEqual(["play 0H"]);
    expect(go(open(), "0 close, 0 play KS").legal(1)).toEqual(["play AS", "play 0S"]);
    expect(go(open(), "0 close, 0 play AH").legal(1)).toEqual(["play 0H"]);
    expect(go(long(), "1 close, 1 play 0C").legal(0)).toEqual(["play AH", "play 0H", "play KH", "play QH"]);
    expect(go(long(), "1 close, 1 play AS").legal(0)).toEqual(["play 0S"]);
    const out = go(open(), "0 close, 0 play AH, 1 play 0H, 0 play KH");
    expect(out.legal(1)).toEqual(["play AS", "play 0S", "play AD", "play 0C"]);
  });

  it("counts for whom closed by what the other had at the close", () => {
    expect(end(open(), "0 close, 0 play AH, 1 play 0H, 0 play KH marriage, 1 play 0S, 0 claim")).toEqual([3, 0]);
    // 21 then, 35 later.
    const before = "1 play AS, 0 play 0S, 1 play 0C, 0 play AH, 0 close, 0 play QC, 1 play AC";
    expect(end(long(), `${before}, 1 play KS, 0 play 0H, 0 play KH marriage, 0 claim`)).toEqual([2, 0]);
    const much = "1 play AS, 0 play 0S, 1 play AC, 0 play JC, 1 play 0C, 0 play AH, 0 close, 0 play KH marriage";
    expect(end(long(), `${much}, 1 play KD, 0 claim`)).toEqual([1, 0]);
    const unclaimed = "1 play 0S, 0 play QH, 1 play 0C, 0 play KS, 1 play AS, 1 play AD, 0 play QS";
    expect(end(open(), `0 close, 0 play AH, 1 play 0H, 0 play KH marriage, ${unclaimed}`)).toEqual([3, 0]);
  });

  it("counts against whom closed in vain", () => {
    const unclaimed = "1 play 0S, 0 play QH, 1 play 0C, 0 play KS, 1 play AS, 1 play AD, 0 play QS";
    expect(end(open(), `0 close, 0 play AH, 1 play 0H, 0 play KH, ${unclaimed}`)).toEqual([0, 3]);
    expect(end(open(), "0 close, 0 play AH, 1 play 0H, 0 claim")).toEqual([0, 3]);
    // A trick that came after the close makes it no less.
    expect(end(open(), "0 close, 0 play QS, 1 play AS, 1 play AD, 0 play AH, 0 claim")).toEqual([0, 3]);
    expect(end(open(), "0 play QH, 1 play 0H, 1 play AD, 0 play AH, 0 close, 0 claim")).toEqual([0, 2]);
    expect(end(long(), "1 close, 1 play 0C, 0 play AH, 0 play KH marriage, 1 play KS, 0 claim")).toEqual([3, 0]);
    const late = "1 play 0C, 0 play AH, 0 play 0S, 1 play AS, 1 close, 1 play KS, 0 play 0H, 0 play KH marriage";
    expect(end(long(), `${late}, 0 claim`)).toEqual([2, 0]);
  });

  it("counts for whom closed where the other claims wrongly", () => {
    expect(end(open(), "0 close, 0 play QH, 1 play 0H, 1 claim")).toEqual([3, 0]);
    expect(end(open(), "0 close, 0 play AH, 1 play 0H, 0 play QS, 1 play AS, 1 claim")).toEqual([2, 0]);
  });

  it("counts 1 for the last trick where nobody claims, and closes with three in the talon or more", () => {
    const game = open();
    const closes: number[] = [];
    const answers: Act[][] = [];
    let last: string[] = [];
    for (let [seat] = game.due(); seat !== undefined; [seat] = game.due()) {
      if (game.tricks.trick.length === 0) last = [];
      else if (game.stock.length === 0) answers.push(game.legal(seat));
      if (game.legal(seat).includes("close")) closes.push(game.stock.length);
      const act = game.legal(seat).find((one) => one.startsWith("play"))!;
      last.push(`${seat} ${act}`);
      game.act(seat, act);
    }
    expect(closes).toEqual([10, 8, 6, 4]);
    // With the talon used up, AC, QC, KD, QD and JS are led.
    expect(answers.map(String)).toEqual(["play JC,play KC", "play KC", "play 0D", "play JD", "play JH"]);
    expect(last).toEqual(["0 play JS", "1 play JH"]);
    expect(game.scores()).toEqual([0, 1]);
  });
});

describe("Durak, clubs trump", () => {
  const HANDS = ["6H 6D 8D 9D JD 7H", "8H 9H 0H KS AS QD", "6S 7S 8S 9S 0S JS"];
  const three = (): Durak => new Durak(dealt(HANDS, "AC", "6C 7C 8C 9C 0C JC QC KC AC"));

  it("has five attacks in the first bout, six later", () => {
    const hands = ["6D 6H 6S 7C 7S 7H", "7D 8C 9C 0C JC QC"];
    const game = new Durak(dealt(hands, "AC", "8H 8D 8S 9H 9D 0D AC"));
    expect(game.legal(0)).toContain("attack 6D 6H 6S");
    expect(game.legal(0)).not.toContain("attack 6D 7C");
    go(game, "0 attack 6D 6H 6S, 1 beat 6D with 7D");
    expect(game.legal(0)).toEqual(["attack 7C", "attack 7S", "attack 7H"]);
    go(game, "0 attack 7C, 0 attack 7S");
    expect(also(game)).toEqual([]);
    expect(game.legal(0)).toEqual([]);
    go(game, "1 take");
    expect(game.hands).toEqual([cards("7H 8H 8D 8S 9H 9D"), cards("8C 9C 0C JC QC 6D 7D 6H 6S 7C 7S")]);
    go(game, "0 attack 8D 8H 8S, 1 beat 8D with 7C, 1 beat 8H with 9C, 0 attack 7H, 0 attack 9H, 0 attack 9D");
    expect(game.table).toHaveLength(6);
  });

  it("has no more attacks than the defender held cards", () => {
    const game = new Durak(dealt(["6D 6H 6S", "7D KC"], "AC", ""));
    expect(game.legal(0)).toContain("attack 6D 6S");
    expect(game.legal(0)).not.toContain("attack 6D 6H 6S");
    go(game, "0 attack 6D 6H");
    expect(also(game)).toEqual([]);
    expect(game.legal(1)).toEqual(["beat 6D with 7D", "beat 6D with KC", "beat 6H with KC", "take"]);
    go(game, "1 beat 6D with 7D, 1 beat 6H with KC");
    expect(game.scores()).toEqual([2, 1]);
  });

  it("has everybody throw in, and asks again after every attack and beat", () => {
    const game = go(three(), "0 attack 6H");
    expect(also(game)).toEqual([0, 2]);
    expect(game.legal(2)).toEqual(["attack 6S"]);
    go(game, "2 attack 6S, 1 beat 6H with 8H");
    expect(game.legal(0)).toEqual(["attack 6D", "attack 8D"]);
    expect(game.legal(2)).toEqual(["attack 8S"]);
    go(game, "1 beat 6S with KS");
    expect([game.due(), also(game), game.legal(1)]).toEqual([[0, 2], [], []]);
    go(game, "0 done");
    expect([game.due(), game.legal(0)]).toEqual([[2], []]);
    go(game, "2 attack 8S");
    expect(game.due()).toEqual([1]);
    go(game, "1 beat 8S with AS");
    expect(game.due()).toEqual([0, 2]);
  });

  it("draws after a beaten bout, the leader first and the defender last; the defender leads", () => {
    const game = go(three(), "0 attack 6H, 1 beat 6H with 8H, 2 attack 8S, 1 beat 8S with KS, 2 done, 0 done");
    expect(game.away).toEqual(cards("6H 8H 8S KS"));
    expect(game.hands).toEqual([cards("6D 8D 9D JD 7H 6C"), cards("9H 0H AS QD 8C 9C"), cards("6S 7S 9S 0S JS 7C")]);
    expect(game.due()).toEqual([1]);
    go(game, "1 attack 9H, 0 attack 9D, 2 take, 1 done, 0 done");
    expect([game.hands[1]!.at(-1), game.hands[0]!.at(-1), game.due()]).toEqual(["0C", "JC", [0]]);
    const four = ["6H 9H 0H JH QH KH", "7H 8H 7D 8D 9D 0D", "6D 9S 0S JS QS KS", "6S 7S 8S JD QD KD"];
    const taken = go(new Durak(dealt(four, "AC", "6C 7C 8C 9C AC")), "0 attack 6H, 3 attack 6S, 2 attack 6D, 1 take");
    go(taken, "0 done, 2 done, 3 done");
    expect(taken.hands.map((hand) => hand.at(-1))).toEqual(["6C", "6D", "7C", "8C"]);
  });

  it("asks again nobody who is done once the defender takes, and passes the lead over them", () => {
    const game = go(three(), "0 attack 6H, 2 attack 6S, 1 take");
    expect([game.due(), also(game)]).toEqual([[0, 2], []]);
    expect(game.legal(2)).toEqual(["done"]);
    go(game, "2 done, 0 attack 6D");
    expect(game.due()).toEqual([0]);
    go(game, "0 done");
    const taken = "8H 9H 0H KS AS QD 6H 6S 6D";
    expect(game.hands).toEqual(["8D 9D JD 7H 6C 7C", taken, "7S 8S 9S 0S JS 8C"].map(cards));
    expect(game.due()).toEqual([2]);
    go(game, "2 attack 7S");
    expect(game.due()).toEqual([0]);
  });

  it("gives places by bouts, the fool the last", () => {
    const small = (...hands: string[]): Durak => new Durak(dealt(hands, "AC", ""));
    expect(end(small("6H", "7H"), "0 attack 6H, 1 beat 6H with 7H")).toEqual([1, 1]);
    expect(end(small("6H", "7S 8S"), "0 attack 6H, 1 take")).toEqual([1, 2]);
    expect(end(small("6H", "7H", "6S 8C"), "0 attack 6H, 1 beat 6H with 7H")).toEqual([1, 1, 3]);
    const bouts = "0 attack 6H, 1 beat 6H with 7H, 2 done, 1 attack 9C";
    expect(end(small("6H", "7H 9C", "8D"), `${bouts}, 2 take`)).toEqual([1, 2, 3]);
    expect(end(small("6H", "7H 9C", "AC"), `${bouts}, 2 beat 9C with AC`)).toEqual([1, 2, 2]);
  });
});

describe("Gin Rummy", () => {
  const RUNS = "AH 2H 3H 7D 7C 7S 9S 0S JS";

  /** What a deal counts in which the first draws the six of diamonds and knocks with it. */
  const knock = (knocker: string, other: string): number[] =>
    end(new Gin(dealt([knocker, other], "AS", "6D 3C 6C 8C")), "0 pass, 1 pass, 0 draw, 0 knock 6D");

  it("offers the open card to both, and has the first draw", () => {
    const hands = [`${RUNS} KD`, "2S 4S 6S 8S QS 2D 4C 6H 8D QD"];
    const begin = (): Gin => new Gin(dealt(hands, "4D", "9D KH 3C 6C 8C"));
    const game = begin();
    expect([game.due(), game.legal(0), game.legal(1)]).toEqual([[0], ["take", "pass"], []]);
    go(game, "0 pass");
    expect([game.due(), game.legal(1)]).toEqual([[1], ["take", "pass"]]);
    go(game, "1 pass");
    expect([game.due(), game.legal(0)]).toEqual([[0], ["draw"]]);
    go(game, "0 draw, 0 discard 9D");
    expect([game.due(), game.legal(1)]).toEqual([[1], ["take", "draw"]]);
    go(game, "1 take");
    expect(game.legal(1)).not.toContain("discard 9D");
    expect(go(game, "1 discard QD").pile).toEqual(["4D", "QD"]);
    expect(game.due()).toEqual([0]);
    const taken = go(begin(), "0 pass, 1 take, 1 discard QD");
    expect([taken.due(), taken.legal(0)]).toEqual([[0], ["take", "draw"]]);
  });

  it("lets knock with ten points and not with eleven, and never with the card just taken", () => {
    const other = "2S 4S 6S 8S QS 9C 0D 6H 8D QD";
    const game = (): Gin => new Gin(dealt(["AH 2H 3H 4H 7D 7C 7S 2D 3S 5C", other], "6D", "6C 3C KC 8C"));
    const knocks = (acts: Act[]): Act[] => acts.filter((act) => act.startsWith("knock"));
    expect(knocks(go(game(), "0 pass, 1 pass, 0 draw").legal(0))).toEqual(["knock 6C"]);
    expect(knocks(go(game(), "0 take").legal(0))).toEqual([]);
  });

  it("counts gin the other's deadwood and 25, with nothing laid off", () => {
    expect(knock("AH 2H 3H 4H 5S 5D 5C 9S 0S JS", "KH KD KC 2S 2D 7C 8D QH 0D 5H")).toEqual([69, 0]);
  });

  it("lays off fourths and several in a row at both ends", () => {
    // 4H and 5H, 7H, 8S and QS go; 2 and 8 stay against 4.
    expect(knock(`${RUNS} 4D`, "KH KD KC 4H 5H 7H 8S QS 2D 8D")).toEqual([6, 0]);
    // A gap ends the row: 5H and 6H stay.
    expect(knock(`${RUNS} 4D`, "KH KD KC 5H 6H 8H 8S QS KS 2S")).toEqual([17, 0]);
    // The king does not go under the ace.
    expect(knock(`${RUNS} 4D`, "KH QH 0D QC 9C 5D 2S 4C 6S 4S")).toEqual([66, 0]);
  });

  it("gives the other 25 and the difference where they have less, or as much", () => {
    expect(knock(`${RUNS} 4D`, "KH KD KC 4H 5H 7H 8S QS 2D AD")).toEqual([0, 26]);
    expect(knock(`${RUNS} 4D`, "KH KD KC 4H 5H 7H 8S QS 2D 2S")).toEqual([0, 25]);
  });

  it("has the other break a meld where that leaves less", () => {
    expect(knock(`${RUNS} 2C`, "4H 4S 4C 4D 5H KH KD KC KS 2D")).toEqual([0, 25]);
  });

  it("takes of two arrangements the one that leaves the other with more", () => {
    const square = "4H 5H 6H 4S 5S 6S 4D 5D AC";
    // Three runs or three sets, with the six of diamonds; the king is laid away.
    const both = (other: string): number[] =>
      end(new Gin(dealt([`${square} KS`, other], "AS", "6D 3C 6C 8C")), "0 pass, 1 pass, 0 draw, 0 knock KS");
    expect(both("3H 7H 3S 7S KC KD KH 9C JD QS")).toEqual([48, 0]);
    expect(both("4C 5C KC KD KH 9D JD QS 0C 8S")).toEqual([55, 0]);
  });

  it("is void once a discard leaves two cards in the stock", () => {
    const hands = ["2S 4S 6S 8S QS 9C 0D 6H 8D QD", "AS 3S 5S 7S KS 8C 9H 5D 7H JD"];
    const game = (): Gin => new Gin(dealt(hands, "KH", "2C 4C 0C QC KC"));
    const acts = "0 pass, 1 pass, 0 draw, 0 discard 2C, 1 draw, 1 discard 4C, 0 draw";
    expect(end(game(), `${acts}, 0 discard 0C`)).toEqual([0, 0]);
    expect(go(game(), acts).due()).toEqual([0]);
    // Whoever draws the last card that may be drawn may still knock.
    const near = dealt([`${RUNS} KD`, "AS 3S 5S 6S KS 8C 9H 5D 2C QH"], "KH", "4D KC QC");
    expect(end(new Gin(near), "0 pass, 1 pass, 0 draw, 0 knock KD")).toEqual([55, 0]);
  });
});

/** Below one; the same for the same seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled(levels: string, random: () => number): string[] {
  const deck = [...levels].flatMap((level) => [..."HSDC"].map((suit) => ({ card: level + suit, at: random() })));
  return deck.sort((a, b) => a.at - b.at).map(({ card }) => card);
}

type House = {
  levels: string;
  size: number;
  seats: number[];
  /** The referee, and all cards where it has them. */
  table: (dealt: Dealt) => { referee: Referee; held: () => string[] };
  isScore: (scores: number[]) => boolean;
};

const GAMES: Record<string, House> = {
  Schnapsen: {
    levels: "JQK0A",
    size: 5,
    seats: [2],
    table: (dealt) => {
      const referee = new Schnapsen({ ...dealt, turned: dealt.stock.at(-1)! });
      const { tricks, stock } = referee;
      const lying = () => tricks.trick.map(({ card }) => card);
      return { referee, held: () => [...tricks.hands, ...tricks.taken, lying(), stock].flat() };
    },
    isScore: ([one, other]) => (one === 0) !== (other === 0) && [1, 2, 3].includes(one! + other!),
  },
  Durak: {
    levels: "67890JQKA",
    size: 6,
    seats: [2, 3, 4, 5, 6],
    table: (dealt) => {
      const referee = new Durak({ ...dealt, turned: dealt.stock.at(-1) ?? dealt.hands.at(-1)!.at(-1)! });
      const lying = () => referee.table.flatMap(({ attack, beat }) => (beat ? [attack, beat] : [attack]));
      return { referee, held: () => [...referee.hands, referee.stock, referee.away, lying()].flat() };
    },
    isScore: (places) => places.every((place) => place === 1 + places.filter((other) => other < place).length),
  },
  "Gin Rummy": {
    levels: "A234567890JQK",
    size: 10,
    seats: [2],
    table: (dealt) => {
      const [turned, ...stock] = dealt.stock;
      const referee = new Gin({ ...dealt, turned: turned!, stock });
      return { referee, held: () => [...referee.hands, referee.stock, referee.pile].flat() };
    },
    isScore: (scores) => scores.includes(0) && scores.every((score) => score >= 0),
  },
};

describe.each(Object.entries(GAMES))("%s by chance", (_, { levels, size, seats, table, isScore }) => {
  it(`ends, keeps its cards, and has acts for whoever may act, in ${DEALS} deals`, () => {
    const random = chance(SEED);
    const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    for (let deal = 0; deal < DEALS; deal++) {
      const stock = shuffled(levels, random);
      const deck = stock.toSorted().join();
      const hands = Array.from({ length: any(seats) }, () => stock.splice(0, size));
      const { referee, held } = table({ hands, first: any([...hands.keys()]), turned: null, stock, before: 0 });
      for (let acts = 0; referee.due().length > 0; acts++) {
        const may = [...referee.due(), ...also(referee)];
        const legal = may.map((seat) => referee.legal(seat));
        const isSound = [may.map(String), ...legal].every((all) => all.length > 0 && new Set(all).size === all.length);
        const seat = any(may);
        const act = any(legal[may.indexOf(seat)]!);
        if (!isSound || acts === MOST_ACTS) expect.fail(`deal ${deal}, act ${acts}: ${JSON.stringify([may, legal])}`);
        referee.act(seat, act);
        if (held().toSorted().join() !== deck) expect.fail(`deal ${deal}, act ${acts}: ${act} lost or made cards`);
      }
      expect(also(referee)).toEqual([]);
      expect(referee.scores()).toSatisfy(isScore);
    }
  }, 1_200_000);
});
