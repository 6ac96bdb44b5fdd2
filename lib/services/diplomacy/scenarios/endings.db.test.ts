import { afterAll, describe, expect, test } from "vitest";
import { makeMember } from "@/lib/build/testing/club";
import { moveOf } from "@/lib/build/testing/diplomacy";
import { PlayedGame } from "@/lib/build/testing/played-game";
import { closePool } from "@/lib/db/pool";

/** How games end, played by people and the clock: votes, proposals, and a private game that ends like any other. */

afterAll(closePool);

const SEVEN = ["AUSTRIA", "ENGLAND", "FRANCE", "GERMANY", "ITALY", "RUSSIA", "TURKEY"];

describe("votes end a game when its centres are counted", () => {
  const all = (vote: string, powers = SEVEN) => Object.fromEntries(powers.map((name) => [name, vote]));
  const [first, ...others] = SEVEN;
  const three = SEVEN.slice(0, 3);
  const conceding = all("LOSS", SEVEN.slice(3));
  type Case = { what: string; rules: string[]; votes: Record<string, string>; result: object | null };
  const cases: Case[] = [
    { what: "all for a draw", rules: [], votes: all("DIAS"), result: { victors: SEVEN, reason: "draw" } },
    { what: "six concede", rules: [], votes: all("LOSS", others), result: { victors: [first], reason: "conceded" } },
    { what: "all concede", rules: [], votes: all("LOSS"), result: { victors: SEVEN, reason: "draw" } },
    { what: "one wants to play on", rules: [], votes: all("DIAS", others), result: null },
    {
      ...{ what: "three share, four concede", rules: ["NO_DIAS"], votes: { ...all("3WAY", three), ...conceding } },
      result: { victors: three, reason: "draw" },
    },
    {
      ...{ what: "who accepts two shares not with three", rules: ["NO_DIAS"] },
      ...{ votes: { ...all("2WAY", three), ...conceding }, result: null },
    },
  ];
  test.each(cases)("$what", async ({ rules, votes, result }) => {
    const game = await PlayedGame.begin({ rules: ["CIVIL_DISORDER", ...rules] });
    for (const [power, vote] of Object.entries(votes)) expect(await game.vote(power, vote)).toBeNull();
    // Nobody sees what others vote.
    const { powers } = await game.viewOf(await game.of("AUSTRIA"));
    expect(powers.filter(({ name, vote }) => name !== "AUSTRIA" && vote !== null)).toEqual([]);
    await game.passTo("F1901M");
    expect((await game.state()).result).toBeNull();
    await game.pass();
    expect((await game.state()).result).toEqual(result);
  });

  test("a proposal is answered by all: one no ends it, and with the last yes the game is over at once", async () => {
    const game = await PlayedGame.begin({ rules: ["CIVIL_DISORDER", "PROPOSE_DIAS"] });
    expect(await game.vote("FRANCE", "DIAS")).toBe("vote/unknown");
    expect(await game.ask("FRANCE", { type: "propose", result: "DIAS" })).toBeNull();
    expect(await game.ask("ITALY", { type: "answer", yes: false })).toBeNull();
    expect((await game.state()).proposal).toBeNull();
    expect(await game.ask("ITALY", { type: "propose", result: "RUSSIA" })).toBeNull();
    for (const power of SEVEN.filter((name) => name !== "ITALY"))
      expect(await game.ask(power, { type: "answer", yes: true })).toBeNull();
    expect((await game.state()).result).toEqual({ victors: ["RUSSIA"], reason: "conceded" });
    for (const power of SEVEN) expect((await game.noticesOf(await game.of(power))).join()).toMatch(/over|ended/);
  });
});

test("a private game is entered, taken over and watched with its word alone, which is in no file once it is over", async () => {
  const game = await PlayedGame.begin({}, 7, "nightjar");
  const [heir, watcher] = [await makeMember("heir"), await makeMember("watcher")];
  const seat = await game.seat("ITALY");
  expect(await moveOf(game.id, await game.of("ITALY"), seat, { to: "table", intent: { type: "leave" } })).toBeNull();
  await expect(game.sit(heir, undefined, seat)).rejects.toThrow("table/wrong_word");
  await expect(game.sit(heir, "nightingale", seat)).rejects.toThrow("table/wrong_word");
  await game.sit(heir, "NightJar", seat);
  const watch = (word: string) =>
    moveOf(game.id, watcher, "visitor", { to: "table", intent: { type: "take_office", office: "observer", word } });
  expect(await watch("wren")).toBe("table/wrong_word");
  expect(await watch("nightjar")).toBeNull();
  expect((await game.state()).stage).toBe("active");
  for (const power of SEVEN) if (power !== "ITALY") await game.vote(power, "LOSS");
  await game.passTo("F1901M");
  expect(await game.pass()).toBeNull();
  expect((await game.state()).result).toEqual({ victors: ["ITALY"], reason: "conceded" });
  const file = await game.exported(null, "status");
  expect(file).toContain("RESULT W1901A ITALY");
  for (const reader of [heir, watcher, null])
    for (const told of [await game.exported(reader, "status"), JSON.stringify(await game.viewOf(reader))])
      expect(told.toUpperCase()).not.toContain("NIGHTJAR");
});
