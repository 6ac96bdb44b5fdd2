import { expect, test } from "vitest";
import { phaseCode } from "../map/flow";
import { Driver } from "./testing/driver";

test("what a master confirms is done to the phase of which it was asked, once", () => {
  const driver = new Driver({}, 7).start();
  const phase = phaseCode(driver.state.position.phase);
  const asked = { type: "process", force: true, phase } as const;
  expect(phase).toBe("S1901M");
  expect(driver.try("master", asked)).toBeNull();
  const after = driver.state;
  // Confirmed in another tab, or after the clock: nobody could have ordered in what came next.
  expect(driver.try("master", asked)).toBe("process/other_phase");
  expect(driver.state).toBe(after);
  expect(driver.try("master", { ...asked, phase: phaseCode(driver.state.position.phase) })).toBeNull();
});

test("in Crystal Ball it is done to the list of which it was asked", () => {
  const driver = new Driver({ variant: "crystal" }, 7).start();
  const asked = { type: "process", force: true, phase: "S1901M", list: "sooner" } as const;
  expect(driver.try("master", { ...asked, list: "later" })).toBe("process/other_phase");
  expect(driver.try("master", asked)).toBeNull();
  // The same phase is played still, and now waits for its other list.
  expect(phaseCode(driver.state.position.phase)).toBe("S1901M");
  expect(driver.try("master", asked)).toBe("process/other_phase");
  expect(driver.try("master", { ...asked, list: "later" })).toBeNull();
  expect(new Driver({}, 7).start().try("master", asked)).toBe("process/other_phase");
});

test("whoever came since is not removed in place of whom it was asked", () => {
  const driver = new Driver({}, 7).start();
  const seat = driver.seat("TURKEY");
  const asked = { type: "resign", power: "TURKEY", seat } as const;
  expect(driver.try("master", { ...asked, seat: (seat + 1) % 7 })).toBe("resign/other_player");
  expect(driver.power("TURKEY").kind).toBe("player");
  expect(driver.try("master", asked)).toBeNull();
  expect(driver.power("TURKEY").kind).toBe("resigned");
});

test("nor is their power made one that nobody plays", () => {
  const driver = new Driver({}, 7).start();
  const seat = driver.seat("TURKEY");
  const asked = { type: "dummy", power: "TURKEY", seat } as const;
  expect(driver.try("master", { ...asked, seat: (seat + 1) % 7 })).toBe("resign/other_player");
  expect(driver.power("TURKEY").kind).toBe("player");
  expect(driver.try("master", asked)).toBeNull();
  expect(driver.power("TURKEY").kind).toBe("dummy");
});
