import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sealed as en } from "@/lib/texts/sealed/en";
import { sealed as et } from "@/lib/texts/sealed/et";
import { egoProblem } from "./ego-problem";
import { sealedProblem } from "./sealed-problem";

/** The codes that services refuse with, as they are written. */
const codesIn = (folder: string, room: string): string[] => [
  ...new Set(
    globSync(`lib/services/{${folder},doors}/*.ts`)
      .filter((path) => !path.endsWith(".test.ts") && !path.endsWith("door.ts"))
      .flatMap((path) => [...readFileSync(path, "utf8").matchAll(new RegExp(`"(${room}/[a-z_]+)"`, "g"))])
      .map(([, code]) => code ?? ""),
  ),
];
const DOORS = new Set(["sealed/hold", "sealed/enter", "sealed/lock", "ego/start", "ego/end"]);

describe.each([
  ["English", en],
  ["Estonian", et],
] as const)("in %s", (_, t) => {
  test("every refusal of a sealed event has help of its own", () => {
    const codes = codesIn("sealed", "sealed").filter((code) => !DOORS.has(code));
    expect(codes.length).toBeGreaterThan(12);
    for (const code of codes) {
      const said = sealedProblem({ code, data: { card: "Woad Vat", violations: ["Too few."] } }, t.event.problems);
      expect([code, said]).not.toEqual([code, t.event.problems.other]);
      expect(said).not.toMatch(/undefined|NaN|null/);
    }
  });

  test("every refusal of an alter ego, too", () => {
    const codes = codesIn("egos", "ego").filter((code) => !DOORS.has(code) && code !== "ego/members_only");
    expect(codes.length).toBeGreaterThan(4);
    for (const code of codes)
      expect([code, egoProblem({ code }, t.ego.problems)]).not.toEqual([code, t.ego.problems.other]);
  });
});

test("what a deck is not legal for is told as the format says it", () => {
  const problem = { code: "sealed/not_legal", data: { violations: ["A.", "B."] } };
  expect(sealedProblem(problem, en.event.problems)).toBe("It is not legal in the event’s format: A. B.");
});
