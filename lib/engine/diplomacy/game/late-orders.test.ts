import { expect, it } from "vitest";
import { DAY, Driver, HOUR, player, SPECTATOR } from "./testing/driver";

const MINUTE = 60_000;

const order = (driver: Driver, powers: readonly string[]) => {
  for (const power of powers) driver.act(power, { type: "orders", text: driver.randomOrders(power)[0]! });
};

/** Everybody but one has ordered, the deadline has passed, and they have been told that they are late. */
function oneIsLate(timing: string, rules: readonly string[] = []) {
  const driver = new Driver({ timing: [timing], rules: [...rules] }).start();
  const [late = "", ...others] = driver.state.powers.map(({ name }) => name);
  order(driver, others);
  while (!driver.last("late")) driver.tick();
  return { driver, late, phase: driver.phase() };
}

it.each([
  ["a game of days", "NEXT 2D DAYS SMTWTFS", 20 * MINUTE],
  ["with patience", "NEXT 2D DAYS SMTWTFS GRACE 3D", 20 * MINUTE],
  ["a game of minutes", "NEXT 10M DAYS SMTWTFS GRACE 1D", MINUTE],
])("the last orders, come late, end the phase with the next check: %s", (_, timing, most) => {
  const { driver, late, phase } = oneIsLate(timing);
  driver.now += 25 * MINUTE;
  order(driver, [late]);
  const from = driver.now;
  driver.tick();
  expect(driver.phase()).not.toBe(phase);
  expect(driver.now - from).toBeLessThanOrEqual(most);
});

it("the last one who was late, whose power is left to nobody, keeps nobody waiting either", () => {
  const { driver, late, phase } = oneIsLate("NEXT 2D DAYS SMTWTFS", ["CD_DUMMIES"]);
  driver.now += 25 * MINUTE;
  driver.act("master", { type: "dummy", power: late, control: [] });
  const from = driver.now;
  driver.tick();
  expect(driver.phase()).not.toBe(phase);
  expect(driver.now - from).toBeLessThanOrEqual(20 * MINUTE);
});

it("until when whoever is late may still order is told to all, once they are", () => {
  const { driver, late } = oneIsLate("NEXT 2D DAYS SMTWTFS GRACE 3D");
  const seen = driver.view(player(driver.seat(late)));
  expect(seen.graceAt).toBe(driver.state.deadlineAt! + 3 * DAY);
  expect(driver.view(SPECTATOR).graceAt).toBe(seen.graceAt);
  order(driver, [late]);
  driver.tick();
  expect(driver.view(SPECTATOR).graceAt).toBeUndefined();
  // Patience without an end.
  expect(oneIsLate("NEXT 2D DAYS SMTWTFS").driver.view(SPECTATOR).graceAt).toBeUndefined();
});

it("checks that the master has sit out are sat out all the same", () => {
  const { driver, late, phase } = oneIsLate("NEXT 2D DAYS SMTWTFS");
  driver.act("master", { type: "delay", checks: 9 });
  order(driver, [late]);
  const from = driver.now;
  driver.tick();
  expect(driver.phase()).not.toBe(phase);
  expect(driver.now - from).toBeGreaterThanOrEqual(9 * 20 * MINUTE);
});

it("a deadline that is set anew holds, though somebody was late for the old one", () => {
  const { driver, late } = oneIsLate("NEXT 2D DAYS SMTWTFS GRACE 3D WARN 1H");
  const deadline = new Date(driver.now + 2 * HOUR).toISOString().slice(0, 16).replace(/\D/g, "");
  driver.act("master", { type: "set_deadline", deadline });
  driver.tick();
  expect(driver.last("warned")?.powers).toEqual([late]);
});

it("in a phase of minutes minds change until its deadline, and no longer", () => {
  const driver = new Driver({ timing: ["NEXT 10M DAYS SMTWTFS"] }).start();
  const [phase, due] = [driver.phase(), driver.state.deadlineAt];
  driver.now += MINUTE;
  const powers = driver.state.powers.map(({ name }) => name);
  order(driver, powers);
  driver.tick();
  expect(driver.phase()).not.toBe(phase);
  expect(driver.now).toBe(due);
});
