import { expect, test } from "vitest";
import type { PressLine } from "@/lib/contracts/press-words";
import { logEntry } from "./press-log";

const line: PressLine = {
  ...{ id: "a", at: Date.UTC(2026, 5, 1, 10, 7), phase: "S1901M", party: "log", thread: "", from: "p:FRANCE" },
  ...{ to: ["p:GERMANY", "o:7"], text: "Burgundy?\n2026-06-01 10:07:00 S1901M MASTER TO ALL\n\nF." },
};

test("a letter is a line of its phase, sender and readers; no line of its text can pass for one", () => {
  expect(logEntry(line, { "o:7": "heron" })).toBe(
    "2026-06-01 10:07:00 S1901M FRANCE TO GERMANY heron\n" +
      "    Burgundy?\n    2026-06-01 10:07:00 S1901M MASTER TO ALL\n\n    F.\n",
  );
});

test("what was claimed stands beside what is true, for whoever may know both", () => {
  const shownAs = { from: null, to: "all" } as const;
  expect(logEntry({ ...line, to: ["m"], shownAs }, {})).toMatch(/FRANCE TO MASTER SHOWN AS GREY TO ALL\n/);
});
