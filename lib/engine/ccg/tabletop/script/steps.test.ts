import { describe, expect, test } from "vitest";
import { crowded } from "../testing/crowded";
import { game, onTable, play } from "../testing/five-dyes";
import { withChosen } from "./offer";
import { offersFor } from "./offers";

/** What an act may take of a script's steps where 200 cards lie: `docs/how-to-script-a-tabletop.md`. */
const MOST = 100_000;

describe("a table with 200 cards", () => {
  test(`each act of a turn takes less than ${MOST} steps, and none fails`, () => {
    const { driver, me, rival } = crowded(["Running Fire", "Spark", "Clear Noon", "Kiln Goat"]);
    expect(driver.state.objects).toHaveLength(200);
    const { used } = game.rules.script!;
    const taken: [string, number][] = [];
    const step = (what: string, act: () => void) => {
      const before = used.steps;
      act();
      taken.push([what, used.steps - before]);
    };
    const offer = (seat: number, label: RegExp) =>
      offersFor(game.rules, driver.state, seat).find((one) => label.test(one.label))!;
    for (const name of ["Kiln Goat", "Clear Noon", "Running Fire", "Spark"])
      step(name, () => driver.act(me, play(driver, me, name)));
    const spark = onTable(driver, "Spark");
    const waiting = offer(me, /^Spark/);
    expect(waiting.intent).toMatchObject({ objects: [spark] });
    step("what waits", () => driver.act(me, withChosen(waiting, waiting.choose!.ids.slice(0, 1))));
    step("the parade", () => driver.act(me, { type: "phase", phase: 2 }));
    const march = offer(me, /^March/);
    step("marching", () => driver.act(me, withChosen(march, march.choose!.ids.slice(0, 12))));
    const guard = offer(rival, /^Guard/);
    step("guarding", () => driver.act(rival, withChosen(guard, guard.choose!.ids.slice(0, 2))));
    step("the fight", () => driver.act(rival, { type: "command", name: "guarded" }));
    expect(taken.filter(([, steps]) => steps >= MOST || steps === 0)).toEqual([]);
    expect(driver.log.filter(({ type }) => type === "script_failed")).toEqual([]);
  });
});
