import { describe, expect, test } from "vitest";
import { SeededRandom } from "../../../kernel/random";
import { houseCards } from "../../sets";
import { houseDecks } from "../../sets/house-decks";
import { byHandAct } from "../bot/by-hand";
import { compileHouseTabletop, houseTabletop } from "../house-games";
import type { Intent } from "../intent";
import { positionOf } from "../saved";
import { theBot } from "../testing/bot-game";
import { Driver, player, SPECTATOR, smallGame } from "../testing/driver";
import { dealt, game } from "../testing/five-dyes";
import { awaitedIn } from "./offer";

/** A game in which players draw one card a turn, with what is to go wrong in it. */
const rules = (parts: Partial<Record<"begin" | "before" | "after" | "turn" | "back" | "shown" | "offers", string>>) => `
G = (,);
menu("wait", "Wait");
def after_begin { G{"turns"} = 0; ${parts.begin ?? ""} }
def before_toss { ${parts.before ?? ""} return("Nobody tosses"); }
def after_roll { G{"rolled"} = 1; ${parts.after ?? ""} }
def after_end_turn { G{"turns"} = G{"turns"} + 1; ${parts.turn ?? ""} }
def do_wait { ${parts.after ?? ""} G{"waited"} = 1; }
def offers { ${parts.offers ?? ""} return((("Roll", "command", "wait", (,), (,), 0, 0),)); }
def shown { ${parts.shown ?? ""} return((("awaits", ((turn(), "Roll"),)),)); }
${parts.back ?? 'def after_by_hand { G{"turns"} = 100; as(ARG{"next"}); draw(1); }'}
`;
const FAILS = "undefined_function(1);";
const FOREVER = "while(1) { spin.n = 1; }";

function begun(text: string, changes: object = {}): Driver {
  const game = smallGame({ script: { text, manner: "strict", bots: true }, ...changes });
  const driver = new Driver(game, 2, new SeededRandom(5));
  for (const seat of [0, 1])
    driver.act(seat, { type: "bring", parts: { deck: Array.from({ length: 10 }, (_, i) => i + 1 + seat * 20) } });
  return driver;
}
const types = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type);
const END: Intent = { type: "end_turn" };
const YES: Intent = { type: "allow", yes: true };
const views = ({ game, state }: Driver) => [player(0), SPECTATOR].map((viewer) => game.view(state, viewer));

test("nobody has the rules fail, or say something of a card, by naming what they are not shown", () => {
  const { driver, me, rival } = dealt([], []);
  const hidden = [...driver.ids(`${rival}/hand`), ...driver.ids(`${rival}/deck`), ...driver.ids(`${me}/deck`), 99_999];
  for (const { name } of driver.game.rules.script!.commands)
    for (const id of hidden)
      expect(driver.try(me, { type: "command", name, objects: [id] }), `${name} ${id}`).toBe("tabletop/no_such_object");
  expect(driver.state.byHand).toBe(false);
  expect(driver.try(me, { type: "command", name: "march", objects: driver.ids(`${me}/hand`) })).toBe("tabletop/rule");
});

describe("where a script fails its game goes on by hand", () => {
  test.each([FAILS, FOREVER])("in what follows of an act, by %s: the table is free until the turn ends", (fault) => {
    const driver = begun(rules({ after: fault }));
    const first = driver.state.turn.seat!;
    expect(types(driver.act(first, { type: "roll", dice: 1, sides: 6 }).events)).toEqual(["rolled", "script_failed"]);
    for (const view of views(driver)) expect(view).toMatchObject({ byHand: true, offers: [], shown: null });
    // What the rules were against is done, by anybody.
    driver.act(1 - first, { type: "toss" });
    expect(driver.try(first, { type: "command", name: "wait" })).toBe("tabletop/by_hand");
    expect(driver.try(first, { type: "by_hand" })).toBe("tabletop/same");
    // Its end is put to the other, and the rules go on with the next turn.
    expect(driver.try(1 - first, END)).toBe("tabletop/not_your_turn");
    const { events, before, after } = driver.act(first, END);
    expect(types(events)).toEqual(["asked"]);
    expect(driver.game.see(events[0]!, before, after, SPECTATOR)).toMatchObject({
      ...{ text: "", act: { code: "tabletop/end_turn_asked", data: { seat: first } } },
    });
    const back = driver.act(1 - first, YES);
    expect(types(back.events)).toEqual(["allowed", "turn_ended", "rules_back", "moved", "scripted"]);
    expect(driver.state).toMatchObject({ byHand: false, turn: { seat: 1 - first } });
    expect(driver.state.vars).toEqual([["turns", 100]]);
    expect(driver.try(first, { type: "toss" })).toBe("tabletop/rule");
  });

  test("whoever is asked may say no: it goes on by hand, and is asked again", () => {
    const driver = begun(rules({ after: FAILS }));
    const first = driver.state.turn.seat!;
    driver.act(first, { type: "roll", dice: 1, sides: 6 });
    driver.act(first, END);
    driver.act(1 - first, { type: "allow", yes: false });
    expect(driver.state).toMatchObject({ byHand: true, asked: null, turn: { seat: first } });
    driver.act(first, END);
    driver.act(1 - first, YES);
    expect(driver.state.byHand).toBe(false);
  });

  test("in a rule: what it would have judged happens", () => {
    const driver = begun(rules({ before: FAILS }));
    expect(types(driver.act(driver.state.turn.seat!, { type: "toss" }).events)).toEqual(["script_failed", "tossed"]);
    expect(driver.state.byHand).toBe(true);
  });

  test.each([
    ["a command", rules({ after: FAILS }), { type: "command", name: "wait" }, ["commanded", "script_failed"]],
    ["the turn", rules({ turn: FAILS }), END, ["turn_ended", "script_failed"]],
    ["what it shows", rules({ shown: `if(G{"turns"} > 0) ${FAILS}` }), END, ["turn_ended", "script_failed"]],
  ] as const)("in %s", (_, text, intent, facts) => {
    const driver = begun(text);
    expect(types(driver.act(driver.state.turn.seat!, intent).events)).toEqual(facts);
    expect(awaitedIn(driver.state.shown)).toEqual([]);
    const { seat } = driver.state.turn;
    driver.act(seat!, END);
    driver.act(1 - seat!, YES);
    expect(driver.state.turn.seat).toBe(1 - seat!);
  });

  test("in the set-up, and a second time where it goes on: each such turn is played by hand", () => {
    const driver = begun(rules({ begin: FAILS, back: `def after_by_hand { ${FAILS} }` }));
    for (let turn = 0; turn < 3; turn++) {
      const { seat } = driver.state.turn;
      expect(driver.state.byHand).toBe(true);
      driver.act(1 - seat!, { type: "toss" });
      driver.act(seat!, END);
      driver.act(1 - seat!, YES);
      expect(driver.state.turn.seat).toBe(1 - seat!);
    }
  });

  test.each([
    ["cannot be loaded", "def broken { if ("],
    ["does not know how to go on", rules({ begin: FAILS, back: "" })],
  ])("a script that %s leaves the whole game to its players", (_, text) => {
    const driver = begun(text);
    for (let turn = 0; turn < 3; turn++)
      expect(types(driver.act(driver.state.turn.seat!, END).events)).toEqual(["turn_ended"]);
    expect(driver.state.byHand).toBe(true);
    driver.act(0, { type: "declare", result: "win" });
    driver.act(1, { type: "accept" });
    expect(driver.game.outcome(driver.state)?.places).toEqual([[0], [1]]);
  });

  test("in what it offers: whoever is awaited says so, and nobody has to be asked", () => {
    const driver = begun(rules({ offers: FAILS }));
    const first = driver.state.turn.seat!;
    expect(driver.game.view(driver.state, player(first))).toMatchObject({ stuck: true, offers: [] });
    expect(driver.game.view(driver.state, player(1 - first)).stuck).toBe(false);
    expect(driver.act(first, { type: "by_hand" }).events).toMatchObject([{ type: "script_failed", hook: "offers" }]);
    expect(driver.game.view(driver.state, player(first))).toMatchObject({ stuck: false, byHand: true });
  });

  test("where nothing has failed it takes all: a game that waits for what cannot be done goes on all the same", () => {
    const driver = begun(rules({}));
    driver.act(1, { type: "by_hand" });
    expect(driver.state).toMatchObject({ byHand: false, asked: { seat: 1 } });
    expect(driver.try(1, YES)).toBe("tabletop/same");
    expect(types(driver.act(0, YES).events)).toEqual(["allowed", "by_hand"]);
    expect(driver.state.byHand).toBe(true);
    expect(smallGame().decide(begun("").state, { seat: 0 }, { type: "by_hand" }, driver.ctx())).toMatchObject({
      ...{ ok: false, error: { code: "tabletop/same" } },
    });
  });

  test("the table's clock stands meanwhile, and runs on with the rules", () => {
    const driver = begun(rules({ after: FAILS }), { clock: { seconds: 60, flag: "loses" } });
    const first = driver.state.turn.seat!;
    driver.now += 10_000;
    driver.act(first, { type: "roll", dice: 1, sides: 6 });
    expect(driver.state.turn.running).toBeNull();
    driver.now += 300_000;
    expect(driver.game.waitsFor(driver.state).due).toBeUndefined();
    expect(driver.try("clock", { type: "flag", seat: first })).toBe("tabletop/time_left");
    driver.act(first, END);
    driver.act(1 - first, YES);
    expect(driver.state.turn).toMatchObject({ running: 1 - first, since: driver.now });
    expect(driver.state.players[first]?.spent).toBe(10_000);
  });

  test("a game that is saved by hand goes on by hand", () => {
    const driver = begun(rules({ after: FAILS }));
    driver.act(driver.state.turn.seat!, { type: "roll", dice: 1, sides: 6 });
    const start = JSON.parse(JSON.stringify(positionOf(driver.state)));
    const later = new Driver(smallGame({ script: { text: rules({}), manner: "strict" }, start }), 2);
    expect(later.state.byHand).toBe(true);
    expect(later.try(1, { type: "toss" })).toBeNull();
  });
});

describe("a bot at such a table", () => {
  const act = (driver: Driver, seat: number): Intent | null =>
    byHandAct(driver.game.view(driver.state, player(seat)), seat);

  test("says where it is stuck, lets through, ends its turns and agrees with what is declared", () => {
    const driver = begun(rules({ offers: FAILS }));
    const bot = driver.state.turn.seat!;
    expect(driver.game.waitsFor(driver.state).seats).toEqual([bot]);
    driver.act(bot, act(driver, bot)!);
    driver.act(bot, act(driver, bot)!);
    // Until the other has answered it waits.
    expect(driver.game.waitsFor(driver.state).seats).toEqual([1 - bot]);
    expect(act(driver, bot)).toBeNull();
    driver.act(1 - bot, YES);
    expect(driver.state.turn.seat).toBe(1 - bot);
    driver.act(1 - bot, { type: "by_hand" });
    driver.act(1 - bot, END);
    expect(driver.game.waitsFor(driver.state).seats).toEqual([bot]);
    driver.act(bot, act(driver, bot)!);
    expect(driver.state.turn.seat).toBe(bot);
    driver.act(bot, act(driver, bot)!);
    driver.act(1 - bot, { type: "declare", result: "win" });
    expect(driver.game.waitsFor(driver.state).seats).toContain(bot);
    driver.act(bot, act(driver, bot)!);
    expect(driver.state.stage).toBe("over");
  });
});

test("Five Dyes goes on after turns that were played by hand: such a game is played to its end by its rules", () => {
  const driver = new Driver(game, 2, new SeededRandom(3));
  const random = new SeededRandom(4);
  let byHand = 0;
  const decks = houseDecks("five-dyes");
  for (const seat of [0, 1]) driver.act(seat, { type: "bring", parts: { deck: [...decks[seat]!.cards] } });
  for (let acts = 0; driver.state.stage === "playing" && acts < 3_000; acts++) {
    // Time and again all agree to play on by hand, in the middle of whatever was under way.
    if (acts % 11 === 10 && !driver.state.byHand) {
      driver.apply([{ type: "by_hand", seat: 0 }]);
      byHand++;
    }
    const [seat] = driver.game.waitsFor(driver.state).seats;
    const view = driver.game.view(driver.state, player(seat!));
    const intent = byHandAct(view, seat!) ?? theBot(driver.game, view, seat!, random);
    driver.act(seat!, intent!);
  }
  expect(driver.game.outcome(driver.state)?.reason).toBe("played");
  expect(byHand).toBeGreaterThan(3);
  expect(driver.log.filter(({ type }) => type === "script_failed")).toEqual([]);
});

test("poker goes on after a hand that was ended by hand: whoever is next deals", () => {
  const poker = compileHouseTabletop(houseTabletop("poker", "strict", 2), "poker", "poker");
  const driver = new Driver(poker, 2, new SeededRandom(2));
  const deck = houseCards("poker").cards.filter(({ attributes }) => attributes.has("suit"));
  for (const seat of [0, 1]) driver.act(seat, { type: "bring", parts: { deck: deck.map(({ number }) => number) } });
  const dealer = awaitedIn(driver.state.shown)[0]!.seat;
  driver.act(dealer, { type: "command", name: "deal" });
  driver.act(dealer, { type: "by_hand" });
  driver.act(1 - dealer, YES);
  driver.act(dealer, { type: "score", seat: dealer, value: 103 });
  driver.act(driver.state.turn.seat!, END);
  driver.act(1 - driver.state.turn.seat!, YES);
  expect(awaitedIn(driver.state.shown).map(({ seat }) => seat)).toEqual([1 - dealer]);
  driver.act(1 - dealer, { type: "command", name: "deal" });
  expect(driver.ids("0/hand").length + driver.ids("1/hand").length).toBe(4);
});
