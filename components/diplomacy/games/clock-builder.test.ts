import { expect, test } from "vitest";
import { type Clock, clockOf, timingOf, USUAL_CLOCK } from "./clock-builder";

test("what the controls say is found in them again, however it is written", () => {
  const clocks: Clock[] = [
    USUAL_CLOCK,
    { movement: "12H", others: "6H", at: "18:00", weekends: false, grace: "2D" },
    { movement: "7D", others: "2D", at: "", weekends: true, grace: "12H" },
  ];
  for (const clock of clocks) expect(clockOf([timingOf(clock)])).toEqual(clock);
  expect(clockOf(["MOVE 2D DAYS -MTWTF-", "NEXT 1D"])).toEqual(USUAL_CLOCK);
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
