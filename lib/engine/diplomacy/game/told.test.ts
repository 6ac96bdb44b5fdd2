import { expect, it } from "vitest";
import type { Viewer } from "../../kernel/game";
import type { DiplomacyEvent } from "./event";
import type { Intent } from "./intent";
import type { State } from "./state";
import { Driver, MASTER, OMNISCIENT, player, SPECTATOR } from "./testing/driver";
import { HIDING } from "./testing/hiding";

const SEED = Number(process.env.SEED ?? 20261127);
const PHASES = process.env.GUILDHALL_LONG ? 40 : 5;
const OBSERVER: Viewer = { seats: new Set(), role: "observer" };
const VIEWERS: Readonly<Record<string, Viewer>> = {
  ...{ spectator: SPECTATOR, observer: OBSERVER, master: MASTER, omniscient: OMNISCIENT },
  ...{ first: player(0), fourth: player(3) },
};

/** Whoever is told nothing of a move has the same view after it: pages do not ask again. */
function expectTold({ game }: Driver, before: State, events: readonly DiplomacyEvent[], what: string): void {
  for (const [name, viewer] of Object.entries(VIEWERS)) {
    let state = before;
    let told = false;
    for (const event of events) {
      const after = game.evolve(state, event);
      told ||= game.see(event, state, after, viewer) !== null;
      state = after;
    }
    if (!told) expect([what, name, game.view(state, viewer)]).toEqual([what, name, game.view(before, viewer)]);
  }
}

/** What players and the master do besides their orders. */
const BESIDES: readonly (readonly [who: string, intent: Intent])[] = [
  ["FRANCE", { type: "wait", on: true }],
  ["ITALY", { type: "absence", from: "20300101", to: "20300102" }],
  ["GERMANY", { type: "vote", vote: "DIAS" }],
  ["TURKEY", { type: "propose", result: "DIAS" }],
  ["RUSSIA", { type: "answer", yes: true }],
  ["FRANCE", { type: "wait", on: false }],
  ["AUSTRIA", { type: "give", to: "TURKEY", amount: 1, treasury: 48 }],
  ["master", { type: "set_deadline", deadline: "202912011800" }],
];

const NAMED = { rules: [], named: true } as const;
it.each([...HIDING, NAMED].map((played) => [JSON.stringify(played), played] as const))(
  "whatever changes in a view is told: %s",
  (_, played) => {
    const driver = new Driver(played, SEED);
    const watched = (what: string, act: () => void) => {
      const [before, from] = [driver.state, driver.log.length];
      act();
      expectTold(driver, before, driver.log.slice(from), what);
    };
    watched("start", () => driver.start());
    for (let phase = 0; phase < PHASES && driver.state.stage === "active"; phase++) {
      for (const [who, intent] of BESIDES)
        watched(`${who} ${intent.type}`, () => {
          if (driver.state.powers.some(({ name, seat }) => name === who && seat !== null) || who === "master")
            driver.try(who as "master", intent);
        });
      for (const { name } of driver.random.shuffle(driver.state.powers)) {
        const lines = driver.randomOrders(name);
        if (lines.length === 0 || driver.power(name).seat === null) continue;
        // Half of them change their mind, or take them back.
        watched(`${name} orders`, () => driver.try(name, { type: "orders", text: lines.join("\n") }));
        if (driver.random.below(3) === 0)
          watched(`${name} clears`, () => driver.try(name, { type: "orders", text: "" }));
        else if (driver.random.below(2) === 0)
          watched(`${name} orders again`, () =>
            driver.try(name, { type: "orders", text: driver.randomOrders(name).join("\n") }),
          );
      }
      for (let ticks = 0; ticks < 3; ticks++) watched("the clock", () => driver.tick());
      watched("the judge", () => driver.process());
    }
  },
);
