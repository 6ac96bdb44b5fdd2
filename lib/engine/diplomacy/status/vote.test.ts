import { expect, test } from "vitest";
import { parseStatus } from "./parse";
import { MOVEMENT } from "./testing/files";

/** What is said of a vote, of two who are left. */
const saidOf = (vote: string): string =>
  parseStatus(MOVEMENT.replace("VOTE 2WAY", `VOTE ${vote}`))
    .errors.map(({ message }) => message)
    .join("; ");

test("a vote that cannot be is answered with those that can", () => {
  expect(saidOf("1WAY")).toContain("all 2 survivors share a draw, without NO_DIAS: 2WAY");
  expect(saidOf("2WAY")).toBe("");
  expect(saidOf("DIAS")).toContain("LOSS, SOLO, or a draw of so many as 3WAY");
});
