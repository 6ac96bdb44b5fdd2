import { expect, test } from "vitest";
import { Driver, player, SPECTATOR } from "./testing/driver";

const atOnce = (driver: Driver, power = "FRANCE"): boolean => driver.view(player(driver.seat(power))).atOnce;

test("without deadlines and in real time the last orders end the phase, and everybody is told so", () => {
  for (const config of [{ rules: ["NO_DEADLINE"] }, { rules: ["REAL_TIME"], timing: ["NEXT 5M"] }]) {
    const driver = new Driver(config).start();
    expect(atOnce(driver)).toBe(true);
    expect(driver.view(SPECTATOR).atOnce).toBe(true);
    const phase = driver.phase();
    for (const { name } of driver.state.powers) {
      expect(driver.phase()).toBe(phase);
      driver.act(name, { type: "orders", text: driver.randomOrders(name)[0]! });
    }
    expect(driver.phase()).not.toBe(phase);
  }
});

test("where minds may change, somebody waits, or a power is vacant, they do not", () => {
  expect(atOnce(new Driver({ timing: ["NEXT 2D"] }).start())).toBe(false);
  expect(atOnce(new Driver({ rules: ["NO_DEADLINE", "ALWAYS_WAIT"] }).start())).toBe(false);
  expect(atOnce(new Driver({ rules: ["NO_DEADLINE", "PREVIEW"] }).start())).toBe(false);
  const waits = new Driver({ rules: ["NO_DEADLINE"] }).start().act("FRANCE", { type: "wait", on: true });
  expect(atOnce(waits)).toBe(false);
  // That somebody else waits is theirs to know.
  expect(atOnce(waits, "ITALY")).toBe(true);
  expect(atOnce(new Driver({ rules: ["NO_DEADLINE"] }).start().act("ITALY", { type: "resign" }))).toBe(false);
});
