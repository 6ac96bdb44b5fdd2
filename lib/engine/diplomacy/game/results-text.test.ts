import { expect, it } from "vitest";
import { resultsText } from "./results-text";
import { Driver } from "./testing/driver";

/** The last phase that was processed, in the classic text. */
function textOf(driver: Driver): string {
  const { phase, results } = driver.last("phase_processed")!;
  const { deadline } = driver.state;
  const head = { game: "oak", url: "https://guild.example/tables/1", deadline, zone: driver.state.settings.zone };
  return resultsText(driver.game.map, head, { phase, results, after: driver.state.position });
}

it("says a movement as judges say it: head, orders with their marks, the next phase", () => {
  const driver = new Driver({ timing: ["NEXT 1D"] }).start();
  driver.orders("FRANCE", "A PAR - BUR", "A MAR - BUR", "F BRE - MAO").process();
  const lines = textOf(driver).split("\n");
  expect(lines.slice(0, 5)).toEqual([
    ":: Judge: Guildhall  Game: oak  Variant: Standard",
    expect.stringMatching(/^:: Deadline: F1901M \d+ June 2026 \d\d:\d\d GMT$/),
    ":: URL: https://guild.example/tables/1",
    "",
    "Movement results for Spring of 1901.",
  ]);
  expect(lines).toContain("France: Army Paris -> Burgundy.  (*bounce*)");
  expect(lines).toContain("France: Fleet Brest -> Mid-Atlantic Ocean.");
  expect(lines.at(-2)).toBe("The next phase is Movement for Fall of 1901.");
});

it("tells of dislodged units and where they may go, then of owners, units and centres", () => {
  const driver = new Driver({}).start();
  driver.put({
    units: [
      { power: "FRANCE", type: "A", at: "PAR" },
      { power: "FRANCE", type: "A", at: "MAR" },
      { power: "GERMANY", type: "A", at: "BUR" },
      { power: "ITALY", type: "A", at: "ROM" },
    ],
  });
  driver.orders("FRANCE", "A PAR - BUR", "A MAR S A PAR - BUR").process();
  expect(textOf(driver)).toMatch(/The German Army in Burgundy can retreat to Belgium or .*Ruhr/);
  expect(textOf(driver)).toContain("Germany: Army Burgundy HOLD.  (*dislodged*)");
  driver.orders("GERMANY", "A BUR D").process();
  while (driver.state.position.phase.type !== "ADJUSTMENTS") driver.process();
  const told = textOf(driver);
  expect(told).toContain("Ownership of supply centres:");
  expect(told).toMatch(/France: +3 centres, 2 units: builds 1\./);
});
