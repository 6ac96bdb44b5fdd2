import { describe, expect, it } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { chooseIntent } from "../bot";
import { infoOf } from "../info";
import { names, type Rules } from "../rules";
import type { State } from "../state";
import { compile, Driver, player, TEMPLATES } from "../testing/driver";
import type { Intent } from "../vocabulary";
import { BigTwo } from "./big-two";
import { Briscola } from "./briscola";
import { CrazyEights } from "./crazy-eights";
import { Durak } from "./durak";
import { Euchre } from "./euchre";
import { Gin } from "./gin";
import { Hearts } from "./hearts";
import { MauMau } from "./mau-mau";
import { OhHell } from "./oh-hell";
import { President } from "./president";
import { Schnapsen } from "./schnapsen";
import { playing } from "./shedding";
import { Spades } from "./spades";
import { Sueca } from "./sueca";
import type { Act, Dealt, Referee } from "./tricks";
import { Whist } from "./whist";

/** Ten thousand deals of each game take minutes: `npm run test:long`. */
const DEALS = process.env.GUILDHALL_LONG ? 10_000 : 60;
const SEED = Number(process.env.SEED ?? 7);

type Judge = (dealt: Dealt, bags: readonly number[]) => Referee;

const GAMES: Record<
  | "hearts"
  | "whist"
  | "spades"
  | "oh-hell"
  | "sueca"
  | "briscola"
  | "big-two"
  | "president"
  | "crazy-eights"
  | "mau-mau"
  | "euchre"
  | "schnapsen"
  | "durak"
  | "gin",
  { seats: readonly number[]; judge: Judge }
> = {
  hearts: { seats: [4], judge: (dealt) => new Hearts(dealt) },
  whist: { seats: [4], judge: (dealt) => new Whist(dealt) },
  spades: { seats: [4], judge: (dealt, bags) => new Spades(dealt, bags) },
  sueca: { seats: [4], judge: (dealt) => new Sueca(dealt) },
  briscola: { seats: [2], judge: (dealt) => new Briscola(dealt) },
  "big-two": { seats: [4], judge: (dealt) => new BigTwo(dealt) },
  euchre: { seats: [4], judge: (dealt) => new Euchre(dealt) },
  "crazy-eights": { seats: [2, 3, 4, 5], judge: (dealt) => new CrazyEights(dealt) },
  "mau-mau": { seats: [2, 3, 4, 5], judge: (dealt) => new MauMau(dealt) },
  schnapsen: { seats: [2], judge: (dealt) => new Schnapsen(dealt) },
  durak: { seats: [2, 3, 4, 5, 6], judge: (dealt) => new Durak(dealt) },
  gin: { seats: [2], judge: (dealt) => new Gin(dealt) },
  president: { seats: [3, 4, 5, 6, 7], judge: (dealt) => new President(dealt) },
  "oh-hell": { seats: [3, 4, 5, 6, 7], judge: (dealt) => new OhHell(dealt) },
};

/** An intent as referees write it. */
function actOf(intent: Intent, { bids, contract, seats, phase }: State, rules: Rules): Act {
  const isOffered = bids.length < seats.length;
  const forOthers = contract === null;
  switch (intent.type) {
    case "distribute":
      if (!forOthers) return `lay ${Object.values(intent.cards).flat().join(" ")}`;
      return `give ${Object.values(intent.cards).flat().sort().join(" ")}`;
    case "bid":
      if (intent.pass) return "pass";
      if (intent.number !== undefined) return `bid ${intent.number}`;
      return `${isOffered ? "accept" : `call ${intent.suite}`}${intent.alone ? " alone" : ""}`;
    case "move":
      if (rules.pairs && phase === "playing") return inBout(intent);
      if (rules.melds && !intent.pass) return `${intent.knock ? "knock" : "discard"} ${intent.cards![0]}`;
      if (intent.specials) return `${playing(intent.cards ?? [])} ${intent.specials.join(" ")}`;
      if (intent.declare) return `${playing(intent.cards ?? [])} as ${intent.declare}`;
      return intent.pass ? "pass" : playing(intent.cards ?? []);
    case "draw":
      return intent.from === "discards" ? "take" : "draw";
    case "retreat":
      return "take";
    case "swap":
    case "close":
    case "claim":
      return intent.type;
    default:
      throw new Error(`No referee knows "${intent.type}"`);
  }
}

/** An act of a bout of attack and defence. */
function inBout(intent: Extract<Intent, { type: "move" }>): Act {
  if (intent.pass) return "done";
  const cards = (intent.cards ?? []).toSorted().join(" ");
  return intent.on ? `beat ${intent.on} with ${cards}` : `attack ${cards}`;
}

/** Has everybody give what they owe. */
function exchange(driver: Driver): void {
  for (const seat of driver.waiting()) driver.act(seat, driver.game.legal(driver.state, seat)[0]!);
}

/** Plays one deal as chance has it, the engine and the referee side by side. */
function watch(driver: Driver, judge: Judge, random: SeededRandom): void {
  const { game } = driver;
  const info = infoOf(game.rules);
  const { played: before = 0, bags = [] } = driver.state;
  const { events } = driver.deal();
  const dealt = events.find((event) => event.type === "dealt")!;
  const carried = driver.state.seats.map((seat) => bags[seat] ?? 0);
  // What the places of the last deal exchange is not a referee's to judge: it begins with the hands after that.
  if (driver.state.phase === "distributing" && game.rules.exchange !== null) exchange(driver);
  const first = dealt.turn ?? driver.state.turn ?? 0;
  const turned = dealt.turned ?? dealt.lead[0] ?? dealt.talon[0] ?? null;
  const hands = driver.state.hands.map((hand) => names(game.rules, hand));
  const referee = judge({ hands, first, turned, stock: dealt.talon.toReversed(), before }, carried);
  for (let due = referee.due(); due.length > 0; due = referee.due()) {
    expect(driver.waiting()).toEqual(due);
    const also = referee.also?.() ?? [];
    const able = driver.state.seats.filter((at) => !due.includes(at) && game.legal(driver.state, at).length > 0);
    expect(able).toEqual(also);
    // Whoever is not waited for acts now and then.
    const seats = also.length > 0 && random.below(4) === 0 ? also : due;
    const seat = seats[random.below(seats.length)]!;
    const legal = new Map(
      game.legal(driver.state, seat).map((intent) => [actOf(intent, driver.state, game.rules), intent]),
    );
    expect([...legal.keys()].sort()).toEqual(referee.legal(seat).sort());
    const acts = [...legal.keys()];
    // In every other deal bots play: by chance alone hardly anybody ever knocks, or has the points to claim.
    const idea =
      driver.state.deal % 2 === 0 ? chooseIntent(game.view(driver.state, player(seat)), [], random, info) : null;
    const act = idea ? actOf(idea, driver.state, game.rules) : acts[random.below(acts.length)]!;
    const { events: facts } = driver.act(seat, legal.get(act)!);
    const restocked = facts.find((fact) => fact.type === "restocked");
    if (restocked && referee instanceof CrazyEights) referee.restock(restocked.cards.toReversed());
    referee.act(seat, act);
  }
  expect(driver.state.phase === "ended" || driver.state.phase === "complete").toBe(true);
  if (driver.state.ending?.reason === "passed") expect(referee.due()).toEqual([]);
  else expect(driver.state.scores).toEqual(referee.scores());
}

describe.each(Object.entries(GAMES))("%s", (name, { seats, judge }) => {
  it(`is played as its rules say, in ${DEALS} deals`, () => {
    const game = compile(TEMPLATES[name as keyof typeof GAMES]);
    const random = new SeededRandom(SEED);
    let deals = 0;
    while (deals < DEALS) {
      const driver = new Driver(game, seats[random.below(seats.length)]!, SEED + deals);
      for (; deals < DEALS && driver.state.phase !== "complete"; deals++) watch(driver, judge, random);
    }
  }, 1_200_000);
});
