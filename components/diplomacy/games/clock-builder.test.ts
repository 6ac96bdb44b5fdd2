import { expect, test } from "vitest";
import { type Clock, clockOf, timingOf, USUAL_CLOCK, withMovement } from "./clock-builder";

test("what the controls say is found in them again, however it is written", () => {
  const clocks: Clock[] = [
    USUAL_CLOCK,
    { movement: "12H", others: "6H", at: "18:00", weekends: false, grace: "2D" },
    { movement: "7D", others: "2D", at: "", weekends: true, grace: "12H" },
  ];
  for (const clock of clocks) expect(clockOf([timingOf(clock)])).toEqual(clock);
  expect(clockOf(["MOVE 2D DAYS -MTWTF-", "NEXT 1D"])).toEqual(USUAL_CLOCK);
});

test("a game of minutes is played in one sitting, whatever day it is, and days come back with days", () => {
  const live = withMovement({ ...USUAL_CLOCK, at: "18:00" }, "10M");
  expect(timingOf(live)).toBe("NEXT 5M MOVE 10M DAYS SMTWTFS");
  expect(clockOf([timingOf(live)])).toEqual(live);
  expect(withMovement({ ...live, others: "2M" }, "15M").others).toBe("2M");
  expect(withMovement(live, "3D").others).toBe("1D");
});

test("what they cannot say is none of theirs", () => {
  for (const lines of [
    [],
    ["NEXT 1D"],
    ["NEXT 1D MOVE 9D DAYS -MTWTF-"],
    [`${timingOf(USUAL_CLOCK)} WARN 4H`],
    ["MOVE NEXT 2D 1D DAYS -MTWTF-"],
  ])
    expect(clockOf(lines), lines.join()).toBeNull();
});
