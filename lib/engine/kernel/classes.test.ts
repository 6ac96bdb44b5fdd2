import { describe, expect, test } from "vitest";
import { classOfSeat, hasClass, MAX_SEATS, SPECTATOR, union, viewerOf, withClass } from "./classes";

describe("classes of viewers", () => {
  test("sets hold 52 classes without losing one", () => {
    let mask = 0;
    for (let seat = 0; seat < MAX_SEATS; seat += 5) mask = withClass(mask, classOfSeat(seat));
    for (let seat = 0; seat < MAX_SEATS; seat++) expect(hasClass(mask, classOfSeat(seat))).toBe(seat % 5 === 0);
    expect(union(withClass(0, SPECTATOR), mask)).toBe(withClass(mask, SPECTATOR));
    expect(withClass(mask, classOfSeat(0))).toBe(mask);
    expect(viewerOf(SPECTATOR, [1]).seats.size).toBe(0);
  });
});
