import { expect, test } from "vitest";
import { summaryText } from "./summary-text";
import { Driver } from "./testing/driver";

test("a summary has each year that was played, also one in which nothing is built or removed, and the end", () => {
  const driver = new Driver({ map: "standard" }).start();
  const { map } = driver.game;
  const { position: before } = driver.state;
  const after = { ...before, owners: { ...before.owners, BEL: "FRANCE" } };
  const phase = { season: "FALL", year: 1901, type: "MOVEMENT" } as const;
  const lines = (result: { victors: string[]; reason: string } | null) =>
    summaryText(map, { game: "quiet", result }, [{ phase, before, after }]).split("\n");
  const told = lines({ victors: ["FRANCE", "ITALY"], reason: "draw" });
  expect(told[0]).toBe("Summary of quiet on Standard");
  expect(told[2]?.trim().split(/ +/)).toEqual(["Start", "1901"]);
  expect(told.find((line) => line.startsWith("FRANCE"))).toMatch(/ 3 +4$/);
  expect(told.find((line) => line.startsWith("RUSSIA"))).toMatch(/ 4 +4$/);
  expect(told.at(-2)).toBe("It ended in a draw of FRANCE, ITALY.");
  expect(lines({ victors: ["FRANCE"], reason: "solo" }).at(-2)).toBe("It was won by FRANCE.");
  expect(lines(null).at(-2)).toMatch(/^TURKEY/);
  expect(summaryText(map, { game: "quiet", result: null }, [])).toContain("No phase has been played.");
});
