import { describe, expect, test } from "vitest";
import type { Driver } from "./testing/driver";
import { cards, dealt, game, onTable, play, rest, settle, why } from "./testing/five-dyes";
import { beginners, playTurn } from "./testing/simple-player";

const everyCard = cards.cards.filter(
  ({ hidden, retired, attributes }) => !hidden && !retired && attributes.get("type") !== "Vat",
);

/** A table at which everything can be paid for, with fighters, a Relic and a Place on both sides. */
function rich(name: string) {
  const { driver, me, rival } = dealt([name]);
  const dyes = ["Woad Vat", "Madder Vat", "Weld Vat", "Verdigris Vat", "Oak Gall Vat"];
  const vats = settle(driver, me, [...dyes, ...dyes, ...dyes]);
  const first = (type: string) =>
    everyCard.find(({ text, attributes }) => text === "" && attributes.get("type") === type)?.name ??
    everyCard.find(({ attributes }) => attributes.get("type") === type)!.name;
  const kinds = ["Folk", "Beast", "Relic", "Place"].map(first);
  const [own, theirs] = [settle(driver, me, kinds), settle(driver, rival, kinds)];
  driver.act(me, rest(vats));
  return { driver, me, rival, own, theirs };
}

describe("what cards say", () => {
  /** Plays the card; what waits is done with the first target that fits, else by hand. How it went. */
  function carryOut(name: string): "at once" | "with a target" | "by hand" {
    const { driver, me, own, theirs } = rich(name);
    const from = driver.log.length;
    driver.act(me, play(driver, me, name));
    let how: ReturnType<typeof carryOut> = "at once";
    for (let card = waiting(driver); card !== null; card = waiting(driver)) {
      const vats = driver.state.objects.map(({ id }) => id);
      const targets = [...theirs, ...own, card, ...vats].map((id) => [card!, id]);
      const done = [...targets, [card!]].some((objects) => {
        if (driver.try(me, { type: "command", name: "effect", objects }) !== null) return false;
        const byHand = (driver.state.vars as [string, unknown][]).some(
          ([key, value]) => key === "effect" && value === me,
        );
        if (byHand) driver.act(me, { type: "command", name: "done" });
        how = byHand ? "by hand" : how === "by hand" ? how : "with a target";
        return true;
      });
      if (!done) throw new Error(`${name} waits for ever`);
    }
    expect([name, driver.log.slice(from).filter(({ type }) => type === "script_failed")]).toEqual([name, []]);
    return how;
  }
  const waiting = (driver: Driver): number | null => {
    if (driver.state.stage !== "playing") return null;
    const [, pending] = (driver.state.vars as [string, [number][]][]).find(([key]) => key === "pending")!;
    return pending[0]?.[0] ?? null;
  };

  test("every card that is in the sets can be played, and what it says be done; no script fails", () => {
    const ways = new Map<string, number>();
    for (const { name } of everyCard) {
      const how = carryOut(name);
      ways.set(how, (ways.get(how) ?? 0) + 1);
    }
    // Done by the script: these many; it may only become more.
    expect((ways.get("at once") ?? 0) + (ways.get("with a target") ?? 0)).toBeGreaterThanOrEqual(200);
    expect(everyCard.length).toBeGreaterThan(280);
  });

  test("each card that can be used for a cost is used, or says why not; no script fails", () => {
    let used = 0;
    for (const { name, text } of everyCard.filter(({ text }) =>
      /(^|[.] )([{]|Rest|rest|Destroy this)[^.]*: /.test(text),
    )) {
      const { driver, me, own, theirs } = rich(name);
      const [card] = settle(driver, me, [name]);
      driver.state = {
        ...driver.state,
        vars: (driver.state.vars as [string, unknown][]).map(([key, value]) => [
          key,
          key === "entered" ? [] : value,
        ]) as Driver["state"]["vars"],
      };
      const done = [[card!], ...[...theirs, ...own].map((id) => [card!, id])].some(
        (objects) => driver.try(me, { type: "command", name: "use", objects }) === null,
      );
      if (done) used++;
      expect([name, text, driver.log.filter(({ type }) => type === "script_failed")]).toEqual([name, text, []]);
    }
    expect(used).toBeGreaterThan(25);
  });
});

describe("what happens when", () => {
  type Rich = ReturnType<typeof rich>;
  const score = ({ driver, me, rival }: Rich) => [me, rival].map((seat) => driver.state.players[seat]!.score);
  const tokens = ({ driver, me }: Rich) =>
    driver.state.objects.filter(
      ({ number, control }) => control === me && cards.byNumber.get(number)!.attributes.has("token"),
    ).length;
  const card = ({ driver }: Rich, id: number) => driver.state.objects.find((object) => object.id === id);
  const discards = ({ driver, me }: Rich) =>
    driver.numbers(`${me}/discard pile`).map((number) => cards.byNumber.get(number)!.name);
  const held = ({ driver, me }: Rich) => driver.zone(`${me}/hand`).cards.length;

  test.each<[string, (table: Rich) => unknown, (before: unknown) => unknown]>([
    ["Sunday Baker", score, () => [23, 20]],
    ["Debt Collector", score, () => [20, 19]],
    ["Oak Gall Row", score, () => [21, 19]],
    ["Salt-Burn Gunner", score, () => [20, 19]],
    ["Summons", tokens, () => 2],
    ["Charter Day", (table) => [tokens(table), ...score(table)], () => [4, 24, 20]],
    ["Mother of Hedges", (table) => table.own.slice(0, 2).map((id) => card(table, id)?.counters.white), () => [1, 1]],
    ["Running Fire", (table) => table.own.map((id) => card(table, id)?.counters.red ?? 0), () => [0, 0, 0, 0]],
  ])("%s is played", (name, what, should) => {
    const table = rich(name);
    const before = what(table);
    table.driver.act(table.me, play(table.driver, table.me, name));
    expect(what(table)).toEqual(should(before));
    const isDeed = everyCard.find((one) => one.name === name)!.attributes.get("type") === "Deed";
    expect(discards(table).includes(name)).toBe(isDeed);
  });

  test("a deed with a target waits for it; words that the target does not fit are refused", () => {
    const table = rich("Slack Water");
    const { driver, me, rival, theirs } = table;
    driver.act(me, play(driver, me, "Slack Water"));
    const deed = onTable(driver, "Slack Water");
    expect(discards(table)).toEqual([]);
    expect(why(driver, me, { type: "end_turn" })).toBe("Something that a card of yours says waits to be done");
    const relic = [deed, theirs[2]!];
    expect(why(driver, me, { type: "command", name: "effect", objects: relic })).toMatch(/^Choose the card/);
    const before = driver.zone(`${rival}/hand`).cards.length;
    driver.act(me, { type: "command", name: "effect", objects: [deed, theirs[0]!] });
    expect(card(table, theirs[0]!)).toBeUndefined();
    expect(driver.zone(`${rival}/hand`).cards).toHaveLength(before + 1);
    expect(discards(table)).toEqual(["Slack Water"]);
  });

  test("Spark: for a fighter that is named, or for the rival where none is", () => {
    const one = rich("Spark");
    one.driver.act(one.me, play(one.driver, one.me, "Spark"));
    expect(score(one)).toEqual([20, 20]);
    one.driver.act(one.me, { type: "command", name: "effect", objects: [onTable(one.driver, "Spark")] });
    expect(score(one)).toEqual([20, 18]);
    const two = rich("Spark");
    two.driver.act(two.me, play(two.driver, two.me, "Spark"));
    two.driver.act(two.me, {
      type: "command",
      name: "effect",
      objects: [onTable(two.driver, "Spark"), two.theirs[1]!],
    });
    expect(score(two)).toEqual([20, 20]);
    expect(card(two, two.theirs[1]!)?.counters.red ?? "dead").not.toBe(0);
  });

  test("Ebb: back to the hand, and a card drawn", () => {
    const table = rich("Ebb");
    const { driver, me, own } = table;
    driver.act(me, play(driver, me, "Ebb"));
    const before = held(table);
    const deed = onTable(driver, "Ebb");
    driver.act(me, { type: "command", name: "effect", objects: [deed, own[0]!] });
    expect(held(table)).toBe(before + 1);
    expect(discards(table)).toEqual(["Ebb"]);
  });

  test("Thick Bark: until dusk only", () => {
    const table = rich("Thick Bark");
    const { driver, me, rival, own } = table;
    const until = () => (driver.state.vars as [string, unknown][]).find(([key]) => key === "until")![1];
    driver.act(me, play(driver, me, "Thick Bark"));
    driver.act(me, { type: "command", name: "effect", objects: [onTable(driver, "Thick Bark"), own[1]!] });
    expect(until()).toEqual([[own[1], 2, 2]]);
    driver.act(me, { type: "phase", phase: 2 });
    driver.act(me, { type: "command", name: "march", objects: [own[1]!] });
    driver.act(rival, { type: "command", name: "guarded" });
    const might = Number(cards.byNumber.get(card(table, own[1]!)!.number)!.attributes.get("might"));
    expect(score(table)).toEqual([20, 20 - might - 2]);
    driver.act(me, { type: "end_turn" });
    expect(until()).toEqual([]);
  });

  test.each<[string, string, number]>([
    ["Moonrise Heron", "Blue-Step Heron", 1],
    ["Moonrise Heron", "Moonrise Heron", 0],
    ["Bear Leader", "Old Man of the Marsh", 2],
    ["Bear Leader", "Blue-Step Heron", 0],
    ["Heronry Keeper", "Moonrise Heron", 1],
    ["Admiral of the Weld Coast", "Captain of the Third Bell", 1],
    ["Marching Band", "Captain of the Third Bell", 1],
  ])("%s always lends %s %i might", (lender, name, more) => {
    const { driver, me, rival } = dealt([]);
    const [marcher] = settle(driver, me, lender === name ? [name] : [name, lender]);
    driver.act(me, { type: "phase", phase: 2 });
    driver.act(me, { type: "command", name: "march", objects: [marcher!] });
    driver.act(rival, { type: "command", name: "guarded" });
    const might = Number(everyCard.find((card) => card.name === name)!.attributes.get("might"));
    expect(driver.state.players[rival]?.score).toBe(20 - might - more);
  });

  test("Drum-Line Herald lends Charge to the others, Captain of the Third Bell Vigil to other Wardens", () => {
    const { driver, me } = dealt([]);
    const warden = everyCard.find(
      ({ name, text, attributes }) =>
        attributes.get("kind") === "Warden" && name !== "Captain of the Third Bell" && !text.includes("Vigil"),
    )!;
    const [herald, captain, other] = settle(driver, me, ["Drum-Line Herald", "Captain of the Third Bell", warden.name]);
    const vars = driver.state.vars as [string, unknown][];
    const entered = vars.map(([key, value]) => [key, key === "entered" ? [herald!, captain!, other!] : value]);
    driver.state = { ...driver.state, vars: entered as Driver["state"]["vars"] };
    driver.act(me, { type: "phase", phase: 2 });
    expect(why(driver, me, { type: "command", name: "march", objects: [herald!] })).toMatch(/has entered/);
    driver.act(me, { type: "command", name: "march", objects: [captain!, other!] });
    expect(driver.state.objects.map(({ angle }) => angle)).toEqual([me * 180, me * 180, me * 180]);
  });

  test("a fighter dies: Kiln Goat hurts the rival, Guild Courier leaves an apprentice", () => {
    const table = rich("Sea on Fire");
    const { driver, me } = table;
    settle(driver, me, ["Kiln Goat", "Guild Courier"]);
    driver.act(me, play(driver, me, "Sea on Fire"));
    expect(score(table)).toEqual([20, 15]);
    expect(tokens(table)).toBe(1);
  });

  test("at dawn: Old Shell grows, Lamplighter's Round gives standing; Glass Serpent draws where it hurts", () => {
    const { driver, me, rival } = dealt([]);
    const [shell] = settle(driver, rival, ["Old Shell", "Lamplighter's Round"]);
    const [serpent] = settle(driver, me, ["Glass Serpent"]);
    driver.act(me, { type: "phase", phase: 2 });
    driver.act(me, { type: "command", name: "march", objects: [serpent!] });
    const before = driver.zone(`${me}/hand`).cards.length;
    driver.act(rival, { type: "command", name: "guarded" });
    expect(driver.zone(`${me}/hand`).cards).toHaveLength(before + 1);
    driver.act(me, { type: "phase", phase: 3 });
    driver.act(me, {
      type: "transfer",
      take: { how: "cards", zone: `${me}/hand`, ids: driver.ids(`${me}/hand`).slice(0, before - 6) },
      put: { to: "zone", zone: `${me}/discard pile` },
    });
    driver.act(me, { type: "end_turn" });
    expect(driver.state.objects.find(({ id }) => id === shell)?.counters).toEqual({ white: 1 });
    expect(driver.state.players[rival]?.score).toBe(20 - 4 + 1);
  });
});

describe("games of beginners", () => {
  const GAMES = process.env.GUILDHALL_LONG ? 1_000 : 6;
  test(`${GAMES} strict games end by the rules, and no script fails`, () => {
    const reasons = new Map<string, number>();
    for (let seed = 0; seed < GAMES; seed++) {
      const { driver, random } = beginners(game, cards, seed);
      let turns = 0;
      for (; driver.state.stage === "playing" && turns < 200; turns++) playTurn(driver, cards, random);
      const failures = driver.log.filter(({ type }) => type === "script_failed");
      expect([seed, failures]).toEqual([seed, []]);
      expect([seed, driver.state.stage]).toEqual([seed, "over"]);
      const reason = driver.game.outcome(driver.state)!.reason;
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      const all = [...driver.state.zones.flatMap((zone) => zone.cards), ...driver.state.objects];
      expect(all.filter(({ number }) => !cards.byNumber.get(number)?.attributes.has("token"))).toHaveLength(82);
    }
    expect(reasons).toEqual(new Map([["played", GAMES]]));
  });
});
