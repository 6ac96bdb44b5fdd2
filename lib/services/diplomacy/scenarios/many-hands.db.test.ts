import { afterAll, expect, test } from "vitest";
import { PlayedGame } from "@/lib/build/testing/played-game";
import { closePool } from "@/lib/db/pool";
import { centresOf, powerOf } from "@/lib/engine/diplomacy/game/state";
import { printOrder } from "@/lib/engine/diplomacy/orders/print-order";
import { SeededRandom } from "@/lib/engine/kernel/random";
import { readHistory } from "../read-history";

/** Games with fewer people than powers, with teams, and with 34 people, played to their end. */

afterAll(closePool);

const SIX = ["AUSTRIA", "ENGLAND", "FRANCE", "ITALY", "RUSSIA", "TURKEY"];

test("a man is missing: his power goes from hand to hand before each movement, its orders are its hand's alone, and it has no vote", async () => {
  const hands = ["FRANCE", "ENGLAND", "RUSSIA"];
  const game = await PlayedGame.begin({ dummies: { GERMANY: hands }, rotate: ["BEFORE", "MOVEMENT"] }, 6);
  const german = async () => powerOf(await game.state(), "GERMANY")!;
  const held: string[] = [];
  for (const phase of ["S1901M", "F1901M", "S1902M", "F1902M"]) {
    await game.passTo(phase);
    const hand = (await german()).control[0]!;
    held.push(hand);
    const unit = (await game.state()).position.units.find(({ power }) => power === "GERMANY")!;
    const order = `[GERMANY]\n${unit.type} ${unit.at} H`;
    for (const power of SIX.filter((name) => name !== hand)) expect(await game.orders(power, order)).not.toBeNull();
    expect(await game.orders(hand, order)).toBeNull();
    expect((await german()).orders?.map(printOrder)).toEqual([`${unit.type} ${unit.at} H`]);
    expect((await game.viewOf(await game.of(hand))).own).toEqual([hand, "GERMANY"]);
    // Whoever had it before reads none of its orders, nor whoever comes next.
    for (const power of SIX.filter((name) => name !== hand)) {
      const view = await game.viewOf(await game.of(power));
      expect(view.own).toEqual([power]);
      expect(view.powers.find(({ name }) => name === "GERMANY")?.orders).toBeNull();
    }
    await game.pass();
  }
  expect(held).toEqual([...hands, hands[0]]);
  for (const power of SIX) expect(await game.vote(power, "DIAS")).toBeNull();
  const hand = (await german()).control[0]!;
  expect(await game.ask(hand, { type: "vote", vote: "SOLO", power: "GERMANY" })).toBe("vote/no_voter");
  await game.passUntil(({ result }) => result !== null);
  expect((await game.state()).result).toEqual({ victors: SIX, reason: "draw" });
});

test("teams: a leader orders for all of theirs, their centres count together, and the team that reaches the goal wins", async () => {
  const morph = ["TEAMS AUSTRIA-ITALY RUSSIA-TURKEY", "VICTORY 9"];
  const game = await PlayedGame.begin({ morph, rules: ["CIVIL_DISORDER", "TEAM_VICTORY"] }, 5);
  const austria = await game.viewOf(await game.of("AUSTRIA"));
  expect(austria.own).toEqual(["AUSTRIA", "ITALY"]);
  expect(austria.powers.filter(({ kind }) => kind === "dummy").map(({ name }) => name)).toEqual(["ITALY", "TURKEY"]);
  expect(await game.orders("AUSTRIA", "A BUD - SER\nF TRI - ALB\n[ITALY]\nF NAP - ION\nA VEN - APU")).toBeNull();
  expect(await game.orders("RUSSIA", "A MOS - UKR\n[ITALY]\nA ROM H")).not.toBeNull();
  await game.passTo("F1901M");
  expect(
    await game.orders("AUSTRIA", "A SER H\nF ALB - GRE\n[ITALY]\nF ION C A APU - TUN\nA APU - ION - TUN"),
  ).toBeNull();
  expect(await game.pass()).toBeNull();
  const { position, result } = await game.state();
  expect(["AUSTRIA", "ITALY"].map((power) => centresOf(position, power).length)).toEqual([5, 4]);
  expect(result).toMatchObject({ victors: ["AUSTRIA"] });
});

test("34 powers: all build first, order and are told, by a clock that waits for them; whoever forgets stands still", async () => {
  const random = new SeededRandom(34);
  const game = await PlayedGame.begin({ map: "chaos" }, 34);
  expect(await game.phase()).toBe("W1900A");
  const names = (await game.state()).powers.map(({ name }) => name);
  expect(names).toHaveLength(34);
  await game.orderAll(random);
  await game.passTo("S1901M");
  const { units } = (await game.state()).position;
  expect(units.length).toBeGreaterThan(15);
  await game.orderAll(random, names.slice(0, 3));
  for (const power of names) await game.vote(power, "DIAS");
  await game.pass();
  const forgot = (await game.state()).position.units.filter(({ power }) => names.slice(0, 3).includes(power));
  expect(forgot.map(({ at }) => at)).toEqual(
    units.filter(({ power }) => names.slice(0, 3).includes(power)).map(({ at }) => at),
  );
  for (let i = 0; i < 6 && (await game.pass()) !== null; i++) await game.orderAll(random);
  expect((await game.state()).result).toMatchObject({ reason: "draw" });
  expect((await game.state()).result?.victors.length).toBeGreaterThan(20);
  // Everybody was told how it ended, and reads every phase.
  for (const member of game.members) {
    expect((await game.noticesOf(member)).join()).toMatch(/over/);
    const history = await readHistory(member, { id: game.id });
    expect(history.ok && history.value.phases.length).toBeGreaterThanOrEqual(3);
  }
});
