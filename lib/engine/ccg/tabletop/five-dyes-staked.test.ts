import { describe, expect, test } from "vitest";
import { SeededRandom } from "../../kernel/random";
import { chooseAct } from "./bot/five-dyes-bot";
import { compileHouseTabletop } from "./house-games";
import type { Intent } from "./intent";
import { awaitedIn } from "./script/offer";
import { type Driver, player, SPECTATOR } from "./testing/driver";
import { cards, dealt, onTable, play, settle, stakedGame, why } from "./testing/five-dyes";

/** A card that the rules know, and one whose words they do not know. */
const KNOWN = "Weld Vat";
const UNKNOWN = "Second Thoughts";

const command = (name: string, ...objects: number[]): Intent => ({
  ...{ type: "command", name },
  ...(objects.length > 0 ? { objects } : {}),
});
const numberOf = (name: string): number => cards.cards.find((card) => card.name === name)!.number;
const LET = command("let");
const REFUSE = command("refuse");
const effectOf = ({ state }: Driver): unknown =>
  (state.vars as [string, unknown][]).find(([key]) => key === "effect")?.[1];

/** Somebody wants to do by hand what a card of theirs says, where something is staked. */
function asked(hand: string[] = [], rivals: string[] = [], game = stakedGame) {
  const table = dealt(hand, rivals, 1, game);
  const [card] = settle(table.driver, table.me, [KNOWN]);
  table.driver.act(table.me, command("effect", card!));
  return { ...table, card: card! };
}

describe("where something is staked, what a card says is done by hand with the rival's consent alone", () => {
  test("until they answer nothing is done by hand, and nothing goes on", () => {
    const { driver, me, rival, card } = asked(["Spark"]);
    expect(effectOf(driver)).toBe(-1);
    expect(awaitedIn(driver.state.shown)).toMatchObject([
      { seat: rival, text: `They want to do by hand what ${KNOWN} says: agree, or not.` },
    ]);
    expect(driver.game.waitsFor(driver.state).seats).toEqual([rival]);
    for (const seat of [me, rival]) {
      expect(why(driver, seat, { type: "score", seat: rival, value: 0 })).toMatch(/^Say first/);
      expect(why(driver, seat, { type: "search", zone: `${seat}/deck` })).toMatch(/^Say first/);
    }
    const first = "First their rival says whether it is done by hand";
    expect(why(driver, me, play(driver, me, "Spark"))).toBe(first);
    expect(why(driver, me, { type: "phase", phase: 2 })).toBe(first);
    expect(why(driver, me, { type: "end_turn" })).toBe(first);
    expect(why(driver, me, command("effect", card))).toBe(first);
  });

  test("whoever asks does not answer themselves, nor does anybody who does not play", () => {
    const { driver, me } = asked();
    expect(why(driver, me, LET)).toBe("That is for your rival to say");
    expect(why(driver, me, command("done"))).toBe("No effect of yours is being done");
    for (const actor of [{ role: "visitor" }, { role: "host" }, { role: "clock" }] as const)
      expect(driver.game.decide(driver.state, actor, LET, driver.ctx())).toMatchObject({ ok: false });
    expect(effectOf(driver)).toBe(-1);
  });

  test("by their yes it is done, and by the end of it no further one", () => {
    const { driver, me, rival, card } = asked();
    driver.act(rival, LET);
    expect(why(driver, rival, LET)).toBe("Nothing waits for your consent");
    expect(why(driver, rival, { type: "score", seat: me, value: 3 })).toMatch(/^Say first/);
    driver.act(me, { type: "score", seat: rival, value: 17 });
    driver.act(me, command("done"));
    expect(why(driver, me, { type: "score", seat: rival, value: 3 })).toMatch(/^Say first/);
    driver.act(me, command("effect", card));
    expect(effectOf(driver)).toBe(-1);
  });

  test("nobody loses by what another does by hand until they agree; else it is set right", () => {
    const { driver, me, rival } = asked();
    driver.act(rival, LET);
    driver.act(me, { type: "score", seat: rival, value: 0 });
    driver.act(me, command("done"));
    expect(driver.state.stage).toBe("playing");
    expect(why(driver, me, LET)).toBe("That is for your rival to say");
    driver.act(rival, REFUSE);
    expect(effectOf(driver)).toBe(me);
    driver.act(me, { type: "score", seat: rival, value: 20 });
    driver.act(me, { type: "score", seat: me, value: 0 });
    driver.act(me, command("done"));
    driver.act(rival, LET);
    expect(driver.game.outcome(driver.state)?.places).toEqual([[rival], [me]]);
  });

  test("by their no, or without waiting for it, the game goes on without it, and it is not asked again in that turn", () => {
    for (const from of ["rival", "me"] as const) {
      const table = asked();
      const { driver, me, card } = table;
      driver.act(table[from], REFUSE);
      expect(why(driver, me, command("effect", card))).toBe("They have not agreed to that in this turn");
      expect(why(driver, me, { type: "phase", phase: 2 })).toBeNull();
    }
  });

  test("nor by what the rules do while it is done by hand: until they agree nothing goes on by the rules", () => {
    const asks = "By what is done by hand somebody would lose: first it is set right, or their rival agrees";
    const { driver, me, rival, card } = asked([], ["Spark"]);
    const [attacker, source] = settle(driver, me, ["Weld-Yard Foreman", "Madder Row"]);
    driver.act(rival, LET);
    driver.act(me, { type: "score", seat: rival, value: 0 });
    expect(why(driver, me, { type: "phase", phase: 2 })).toBe(asks);
    expect(why(driver, me, command("use", source!))).toBe(asks);
    expect(why(driver, rival, play(driver, rival, "Spark"))).toBe(asks);
    driver.act(me, { type: "score", seat: rival, value: 20 });
    driver.act(me, command("done"));
    expect(why(driver, me, { type: "phase", phase: 2 })).toBeNull();
    driver.act(me, { type: "phase", phase: 2 });
    driver.act(me, command("march", attacker!));
    driver.act(me, command("effect", card));
    driver.act(rival, LET);
    driver.act(me, { type: "score", seat: rival, value: 0 });
    expect(why(driver, rival, command("guarded"))).toBe(asks);
    expect(driver.game.outcome(driver.state)).toBeNull();
    driver.act(me, command("done"));
    driver.act(rival, REFUSE);
    expect(why(driver, rival, command("guarded"))).toBe(asks);
  });

  test("their clock runs while they are asked: a rival who does not answer loses their own time", () => {
    const clock = { seconds: 60, flag: "loses" as const };
    const { driver, me, rival } = asked(
      [],
      [],
      compileHouseTabletop({ ...stakedGame.rules.config, clock }, "five-dyes", "timed"),
    );
    expect(driver.state.turn.running).toBe(rival);
    const { due } = driver.game.waitsFor(driver.state);
    driver.now = due!.at;
    driver.act("clock", due!.intent);
    expect(driver.game.outcome(driver.state)?.places).toEqual([[me], [rival]]);
  });

  test("whoever is asked, and whoever watches, learns nothing but the card", () => {
    const [one, two] = [asked(["Spark"]), asked(["Undertow"])];
    const views = ({ driver, rival }: typeof one) =>
      [player(rival), SPECTATOR].map((viewer) => driver.game.view(driver.state, viewer));
    for (const answer of [LET, REFUSE]) {
      for (const { driver, rival } of [one, two]) if (answer === LET) driver.act(rival, answer);
      expect(views(one)).toEqual(views(two));
    }
  });

  test("a bot agrees to what the rules cannot do, not to what somebody says that they cannot", () => {
    const { driver, rival } = asked();
    const act = () =>
      chooseAct(driver.game.rules, driver.game.view(driver.state, player(rival)), rival, new SeededRandom(1));
    expect(act()).toEqual(REFUSE);
  });

  test("a card whose words the rules do not know asks as well; refused, it is spent", () => {
    for (const answer of [LET, REFUSE]) {
      const { driver, me, rival } = dealt([UNKNOWN], [], 1, stakedGame);
      settle(driver, me, ["Woad Vat", "Woad Vat", "Woad Vat"]);
      driver.act(me, play(driver, me, UNKNOWN));
      driver.act(me, command("effect", onTable(driver, UNKNOWN)));
      expect(effectOf(driver)).toBe(-1);
      const bot = chooseAct(
        driver.game.rules,
        driver.game.view(driver.state, player(rival)),
        rival,
        new SeededRandom(1),
      );
      expect(bot).toEqual(LET);
      driver.act(rival, answer);
      if (answer === LET) driver.act(me, command("done"));
      expect(driver.state.objects.some(({ number }) => number === numberOf(UNKNOWN))).toBe(false);
      expect(driver.zone(`${me}/discard pile`).cards).toHaveLength(1);
    }
  });
});

test("a game without stakes trusts its players", () => {
  const { driver, me } = dealt([]);
  const [card] = settle(driver, me, [KNOWN]);
  driver.act(me, command("effect", card!));
  expect(effectOf(driver)).toBe(me);
  expect(onTable(driver, KNOWN)).toBe(card);
});
