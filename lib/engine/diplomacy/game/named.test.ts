import { describe, expect, test } from "vitest";
import { Driver, player, SPECTATOR } from "./testing/driver";

const seatsIn = (driver: Driver, viewer = SPECTATOR) => driver.view(viewer).powers.map(({ seat }) => seat);
const hidden = (seats: readonly (number | null)[]) => seats.every((seat) => seat === null);

describe("who plays which power", () => {
  test("is told from the beginning in a game that names its players", () => {
    const driver = new Driver({ named: true }, 5).start();
    const started = driver.last("started")!;
    expect(seatsIn(driver)).toEqual(driver.state.powers.map(({ seat }) => seat));
    const seen = driver.game.see(started, driver.game.initial, driver.state, SPECTATOR);
    expect(seen).toMatchObject({ powers: started.powers.map(({ name, seat }) => ({ name, seat })) });
    driver.act("FRANCE", { type: "resign" });
    expect(seatsIn(driver)).toEqual(driver.state.powers.map(({ seat }) => seat));
  });

  test("is told at the end in others, and of oneself", () => {
    const driver = new Driver({}, 5).start();
    expect(hidden(seatsIn(driver))).toBe(true);
    expect(seatsIn(driver, player(2)).filter((seat) => seat !== null)).toEqual([2]);
  });

  test.each([["NO_REVEAL"], ["BLIND"], ["HIDE_DUMMIES"]])("stays hidden under %s, whatever the game says", (rule) => {
    const driver = new Driver({ named: true, rules: [rule] }, 5).start();
    expect(hidden(seatsIn(driver))).toBe(true);
    const seen = driver.game.see(driver.last("started")!, driver.game.initial, driver.state, SPECTATOR);
    expect(seen).toMatchObject({ powers: driver.state.powers.map(() => ({ seat: null })) });
  });
});
