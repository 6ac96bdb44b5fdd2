import { expect, test } from "vitest";
import { NUDGE_EVERY } from "./decide-master";
import { Driver, MASTER, player, SPECTATOR } from "./testing/driver";

test("a reminder goes to each who owes orders, for their own powers alone, and not again for six hours", () => {
  const driver = new Driver({ timing: ["NEXT 2D"] }).start();
  driver.act("master", { type: "dummy", power: "ITALY", control: ["FRANCE"] });
  driver.orders("GERMANY", "A MUN - RUH").act("master", { type: "nudge" });
  const told = driver.last("nudged")!;
  expect(told.powers).toContain("TURKEY");
  expect(told.powers).not.toContain("GERMANY");
  const seenBy = (viewer: typeof SPECTATOR) => driver.game.see(told, driver.state, driver.state, viewer);
  const seen = seenBy(player(driver.seat("FRANCE")));
  expect(seen).toEqual({ type: "nudged", powers: ["FRANCE", "ITALY"] });
  for (const viewer of [player(driver.seat("GERMANY")), SPECTATOR]) expect(seenBy(viewer)).toBeNull();
  expect(seenBy(MASTER)).not.toBeNull();
  driver.now += NUDGE_EVERY - 1;
  expect(driver.try("master", { type: "nudge" })).toBe("nudge/soon");
  driver.now += 1;
  expect(driver.try("FRANCE", { type: "nudge" })).toBe("diplomacy/master_only");
  expect(driver.try("master", { type: "nudge" })).toBeNull();
  driver.now += NUDGE_EVERY;
  for (const { name } of driver.state.powers) {
    const text = driver.randomOrders(name).join("\n");
    if (driver.state.position.phase.season === "SPRING") driver.try("master", { type: "orders", power: name, text });
  }
  expect(driver.try("master", { type: "nudge" })).toBe("nudge/nobody");
});

test("a reminder that would reach nobody is refused: powers that nobody orders for owe orders, and have no ears", () => {
  const driver = new Driver({ timing: ["NEXT 2D"] }).start();
  driver.orders("GERMANY", "A MUN - RUH").act("master", { type: "dummy", power: "ITALY" });
  for (const { name } of driver.state.powers)
    if (name !== "GERMANY" && name !== "ITALY") driver.act("master", { type: "resign", power: name });
  expect(driver.try("master", { type: "nudge" })).toBe("nudge/nobody");
  // Whoever takes a power over is reminded as soon as that is of use.
  driver.act("master", { type: "dummy", power: "ITALY", control: ["GERMANY"] }).act("master", { type: "nudge" });
  expect(driver.last("nudged")?.powers).toEqual(["ITALY"]);
});

test("DELAY is counted in checks from now, and taken away by none", () => {
  const driver = new Driver({ timing: ["NEXT 2D"] }).start();
  driver.act("master", { type: "delay", checks: 3 });
  expect(driver.state.delayedTo).toBe(driver.now + 4 * 20 * 60_000);
  driver.act("master", { type: "delay", checks: 0 });
  expect(driver.state.delayedTo).toBe(0);
});
