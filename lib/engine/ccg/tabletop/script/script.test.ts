import { describe, expect, test } from "vitest";
import { SeededRandom } from "../../../kernel/random";
import type { Intent } from "../intent";
import { positionOf } from "../saved";
import { Driver, player, SPECTATOR, smallGame } from "../testing/driver";
import type { Manner } from "./game-script";

const TEXT = `
# A small game: one card a turn, cards stand ready at their player's dawn.
G = (,);
menu("bless", "Bless a card", "b");
menu("spin", "Spin for ever");

def after_begin
{
  G{"played"} = 0;
  message("Welcome, seat " + tostr(ARG{"first"}));
}

def before_transfer
{
  if (ARG{"to"} == "table")
  {
    if (turn() != ARG{"seat"}) return("It is not your turn to play");
    elseif (G{"played"} > 0) return("One card a turn");
  }
}

def after_transfer
{
  if (ARG{"to"} == "table") { G{"played"} = G{"played"} + 1; counters(ARG{"ids"}, "red", 1); }
}

def after_end_turn
{
  G{"played"} = 0;
  as(ARG{"next"});
  untap(objects(ARG{"next"}));
  draw(1);
}

def after_touch { undefined_function(1); }
def after_toss { score(0, 3); G{"played"} = 7; undefined_function(1); }
def after_roll { while(1) { spin.n = 1; } }

def do_bless
{
  if (length(ARG{"ids"}) == 0) return("Choose a card to bless");
  else counters(ARG{"ids"}, "white", 2);
}
def do_spin { while(1) { spin.n = 1; } }
`;

function begun(manner: Manner, text = TEXT, seats = 2): Driver {
  const driver = new Driver(smallGame({ script: { text, manner } }), seats, new SeededRandom(5));
  for (let seat = 0; seat < seats; seat++) {
    const deck = Array.from({ length: 10 }, (_, i) => i + 1 + seat * 20);
    driver.act(seat, { type: "bring", parts: { deck } });
    driver.act(seat, {
      type: "transfer",
      take: { how: "top", zone: `${seat}/deck`, count: 3 },
      put: { to: "zone", zone: `${seat}/hand` },
    });
  }
  return driver;
}

const lay = (driver: Driver, seat: number): Intent => ({
  type: "transfer",
  take: { how: "cards", zone: `${seat}/hand`, ids: driver.ids(`${seat}/hand`).slice(0, 1) },
  put: { to: "table", x: 10, y: 20 },
});
const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);

describe("a game's script", () => {
  test("strict: what a rule is against is refused in the rule's words, and nothing has happened", () => {
    const driver = begun("strict");
    const first = driver.state.turn.seat!;
    const { state } = driver;
    const refused = driver.game.decide(state, { seat: 1 - first }, lay(driver, 1 - first), driver.ctx());
    expect(refused).toEqual({
      ok: false,
      error: { code: "tabletop/rule", data: { text: "It is not your turn to play" } },
    });
    driver.act(first, lay(driver, first));
    expect(driver.state.objects[0]?.counters).toEqual({ red: 1 });
    expect(driver.try(first, lay(driver, first))).toBe("tabletop/rule");
    expect(driver.state.vars).toEqual([["played", 1]]);
  });

  test("does what follows of itself, as the players would, in the facts of the same move", () => {
    const driver = begun("strict");
    const first = driver.state.turn.seat!;
    expect(driver.log.find(({ type }) => type === "said")).toEqual({ type: "said", text: `Welcome, seat ${first}` });
    driver.act(first, lay(driver, first));
    const [card] = driver.state.objects;
    driver.act(first, { type: "rotate", objects: [card!.id], angle: 90 });
    driver.act(first, { type: "end_turn" });
    const { events } = driver.act(1 - first, { type: "end_turn" });
    expect(types(events)).toEqual(["turn_ended", "rotated", "moved"]);
    const own = driver.game.view(driver.state, player(first)).objects[card!.id];
    expect(own?.angle).toBe(0);
    expect(driver.zone(`${first}/hand`).cards).toHaveLength(3);
  });

  test("the log alone rebuilds the game: folding needs no script", () => {
    const driver = begun("strict");
    const first = driver.state.turn.seat!;
    driver.act(first, lay(driver, first));
    driver.act(first, { type: "end_turn" });
    const bare = smallGame();
    const state = driver.log.reduce((at, event) => bare.evolve(at, event), bare.initial);
    expect(state).toEqual(driver.state);
  });

  test("warn: the others are asked; one no is enough, all have to let it through, and then it has its consequences", () => {
    const driver = begun("warn");
    const other = 1 - driver.state.turn.seat!;
    const { events, before, after } = driver.act(other, lay(driver, other));
    expect(types(events)).toEqual(["asked"]);
    expect(driver.game.see(events[0]!, before, after, player(1 - other))).toMatchObject({
      ...{ type: "asked", seat: other, text: "It is not your turn to play" },
      act: { code: "tabletop/moved", data: { from: `${other}/hand`, to: "table" } },
    });
    expect(driver.state.objects).toEqual([]);
    expect(driver.try(other, { type: "allow", yes: true })).toBe("tabletop/same");
    driver.act(1 - other, { type: "allow", yes: false });
    expect(driver.state.asked).toBeNull();
    expect(driver.try(1 - other, { type: "allow", yes: true })).toBe("tabletop/nothing_asked");
    driver.act(other, lay(driver, other));
    const done = driver.act(1 - other, { type: "allow", yes: true });
    expect(types(done.events)).toEqual(["allowed", "moved", "counted", "scripted"]);
    expect(driver.state.objects[0]).toMatchObject({ control: other, counters: { red: 1 } });
  });

  test("warn: of three, both others let it through", () => {
    const driver = begun("warn", TEXT, 3);
    const first = driver.state.turn.seat!;
    const [asker, third] = [(first + 1) % 3, (first + 2) % 3];
    driver.act(asker, lay(driver, asker));
    expect(types(driver.act(first, { type: "allow", yes: true }).events)).toEqual(["allowed"]);
    expect(driver.state.asked).toMatchObject({ seat: asker, allowed: [first] });
    expect(driver.try(first, { type: "allow", yes: true })).toBe("tabletop/same");
    expect(types(driver.act(third, { type: "allow", yes: true }).events)).toContain("moved");
    expect(driver.state.asked).toBeNull();
  });

  test("warn: what cannot be done any more when it is let through is not done", () => {
    const driver = begun("warn");
    const other = 1 - driver.state.turn.seat!;
    driver.act(other, lay(driver, other));
    driver.act(other, {
      type: "transfer",
      take: { how: "cards", zone: `${other}/hand`, ids: driver.ids(`${other}/hand`) },
      put: { to: "zone", zone: `${other}/deck` },
    });
    expect(types(driver.act(1 - other, { type: "allow", yes: true }).events)).toEqual(["denied"]);
    expect(driver.state.asked).toBeNull();
  });

  test("free: no script is run", () => {
    const driver = begun("free");
    const other = 1 - driver.state.turn.seat!;
    expect(types(driver.act(other, lay(driver, other)).events)).toEqual(["moved"]);
    expect(driver.try(0, { type: "command", name: "bless" })).toBe("tabletop/no_such_command");
  });

  test("a failure is told and stops nothing; what the script keeps stays as it was", () => {
    const driver = begun("strict");
    const { vars } = driver.state;
    const failed = driver.act(0, { type: "toss" });
    expect(types(failed.events)).toEqual(["tossed", "scored", "script_failed"]);
    expect(failed.events[2]).toMatchObject({
      hook: "after_toss",
      message: expect.stringContaining("undefined_function"),
    });
    expect(driver.state.vars).toEqual(vars);
    const spun = begun("strict").act(0, { type: "roll", dice: 1, sides: 6 });
    expect(types(spun.events)).toEqual(["rolled", "script_failed"]);
    expect(driver.try(0, { type: "touch", objects: [1] })).toBe("tabletop/no_such_object");
  });

  test("a text that cannot be read says so when the game begins; the table is as a free one", () => {
    const driver = begun("strict", "def before_toss { return('no'); }\ndef broken { if (");
    expect(types(driver.log).filter((type) => type === "script_failed")).toHaveLength(1);
    expect(types(driver.act(0, { type: "toss" }).events)).toEqual(["tossed"]);
  });

  test("commands of its own, from menus and keys", () => {
    const driver = begun("strict");
    const first = driver.state.turn.seat!;
    expect(driver.game.rules.script?.commands).toEqual([
      { name: "bless", label: "Bless a card", key: "b" },
      { name: "spin", label: "Spin for ever", key: null },
    ]);
    driver.act(first, lay(driver, first));
    const objects = [driver.state.objects[0]!.id];
    driver.act(first, { type: "command", name: "bless", objects });
    expect(driver.state.objects[0]?.counters).toEqual({ red: 1, white: 2 });
    expect(driver.try(first, { type: "command", name: "bless" })).toBe("tabletop/rule");
    expect(driver.try(first, { type: "command", name: "broken" })).toBe("tabletop/no_such_command");
    expect(types(driver.act(first, { type: "command", name: "spin" }).events)).toEqual(["commanded", "script_failed"]);
  });

  test("two tables of one game do not share a script's variables; a saved game keeps them", () => {
    const game = smallGame({ script: { text: TEXT, manner: "strict" } });
    const [one, two] = [new Driver(game, 2, new SeededRandom(1)), new Driver(game, 2, new SeededRandom(1))];
    const first = one.state.turn.seat!;
    const token: Intent = {
      ...{ type: "transfer", take: { how: "outside", numbers: [90] }, put: { to: "table", x: 0, y: 0 } },
    };
    one.act(first, token);
    expect(two.try(first, token)).toBeNull();
    const start = JSON.parse(JSON.stringify(positionOf(one.state)));
    const later = new Driver(
      smallGame({ script: { text: TEXT.replace('G{"played"} = 0;\n  message', "message"), manner: "strict" }, start }),
      2,
    );
    expect(later.state.vars).toEqual([["played", 1]]);
    expect(later.try(first, token)).toBe("tabletop/rule");
  });

  test("a pile that somebody looks through is closed, whatever a rule says of searching", () => {
    const driver = begun("strict", "def before_search { return('Nobody searches'); }");
    expect(driver.try(0, { type: "search", zone: "0/deck" })).toBe("tabletop/rule");
    driver.apply([{ type: "searched", seat: 0, zone: "0/deck" }]);
    expect(driver.try(0, { type: "search", zone: "0/deck", close: true })).toBeNull();
  });

  test("what it shows is shown to all, what it keeps to nobody", () => {
    const text = 'def after_begin { G = (,); G{"secret"} = 7; } def shown { return("tide", turn()); }';
    const driver = begun("strict", text);
    const views = [SPECTATOR, player(0)].map((viewer) => driver.game.view(driver.state, viewer));
    for (const view of views) expect(view.shown).toEqual(["tide", driver.state.turn.seat]);
    expect(JSON.stringify(views)).not.toContain("secret");
    driver.act(driver.state.turn.seat!, { type: "end_turn" });
    expect(driver.game.view(driver.state, SPECTATOR).shown).toEqual(["tide", driver.state.turn.seat]);
  });

  test("cards that it turns are turned by whose they are, so that each is told of their own", () => {
    const driver = begun("strict", "G = (,); def after_toss { tap(objects(0) + objects(1)); }");
    for (const seat of [0, 1]) driver.act(seat, lay(driver, seat));
    const { events } = driver.act(0, { type: "toss" });
    expect(events.flatMap((event) => (event.type === "rotated" ? [event.seat] : []))).toEqual([0, 1]);
    for (const seat of [0, 1])
      expect(Object.values(driver.game.view(driver.state, player(seat)).objects)[seat]?.angle).toBe(90);
  });

  test("what it keeps is bounded, and so is what one move does", () => {
    const greedy = begun("strict", 'G = (,); def after_toss { for(i)(30000) G = G + ("much",); }');
    expect(types(greedy.act(0, { type: "toss" }).events)).toEqual(["tossed", "script_failed"]);
    const busy = begun("strict", "G = (,); def after_toss { for(i)(3000) score(0, i); }");
    const { events } = busy.act(0, { type: "toss" });
    expect(events.length).toBeLessThan(1_100);
    expect(events.at(-1)).toMatchObject({ type: "script_failed" });
  });
});
