import { expect, it } from "vitest";
import { narrate } from "./narrate";
import { compile, Driver, SPECTATOR, TEMPLATES } from "./testing/driver";

it("a bout is told as an attack, cards that beat it, and cards thrown in beside it", () => {
  const game = compile(TEMPLATES.durak);
  const driver = new Driver(game, 4, 20261124, true);
  const told: string[][] = [[]];
  for (let acts = 0; acts < 2_000; acts++) {
    const { events, before, after } = driver.step();
    for (const event of events) {
      const code = narrate(game.see(event, before, after, SPECTATOR)!)?.code;
      if (event.type === "bout_ended" || event.type === "dealt") told.push([]);
      else if (event.type === "moved" && !event.pass) told.at(-1)!.push(code!);
    }
  }
  const bouts = told.filter((codes) => codes.length > 0);
  expect(bouts.length).toBeGreaterThan(100);
  for (const [first, ...rest] of bouts) {
    expect(first).toBe("cards/attacked");
    for (const code of rest) expect(["cards/beaten", "cards/thrown_in"]).toContain(code);
  }
  expect(bouts.flat().filter((code) => code === "cards/thrown_in").length).toBeGreaterThan(20);
});
