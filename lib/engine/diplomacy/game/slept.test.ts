import { describe, expect, it } from "vitest";
import { DAY, Driver, HOUR } from "./testing/driver";

const game = (timing: string[] = [], rules: string[] = []) =>
  new Driver({ rules, timing: ["NEXT 1D", ...timing] }).start();
const MINUTE = HOUR / 60;

/** The clock learns that nobody could order between two instants, when the second has come. */
function sleep(driver: Driver, from: number, to: number, atLeast = 20 * MINUTE): Driver {
  driver.now = to;
  return driver.act("clock", { type: "slept", from, to, atLeast });
}

describe("after a time in which nobody could order", () => {
  it("a deadline that fell into it comes as much later as it was long", () => {
    const driver = game();
    const deadline = driver.state.deadlineAt!;
    sleep(driver, deadline - 2 * HOUR, deadline + 3 * HOUR);
    expect(driver.state.deadlineAt).toBe(deadline + 5 * HOUR);
    expect(driver.last("deadline_set")).toMatchObject({ by: "rules", reasons: [{ type: "slept" }] });
    // Nobody is late, and the next thing that happens is no late notice.
    expect(driver.view({ seats: new Set(), role: "master" }).powers.every(({ late }) => late !== true)).toBe(true);
    while (driver.now < deadline + 5 * HOUR) driver.tick();
    expect(driver.log.filter(({ type }) => type === "late")).toHaveLength(1);
  });

  it("whoever had a minute left has time enough, though no more than a phase lasts", () => {
    const short = game();
    const deadline = short.state.deadlineAt!;
    sleep(short, deadline - MINUTE, deadline + 4 * MINUTE);
    expect(short.state.deadlineAt).toBe(Math.ceil((deadline + 24 * MINUTE) / (20 * MINUTE)) * 20 * MINUTE);
    const long = game();
    sleep(long, deadline - MINUTE, deadline + 4 * HOUR, 3 * DAY);
    expect(long.state.deadlineAt).toBe(deadline + 4 * HOUR + DAY);
  });

  it("what is still far off stays", () => {
    const driver = game();
    const deadline = driver.state.deadlineAt!;
    sleep(driver, deadline - 30 * HOUR, deadline - 26 * HOUR, DAY);
    expect(driver.state.deadlineAt).toBe(deadline);
    expect(driver.last("slept")).toBeDefined();
  });

  it("a phase whose orders are all in is processed, and nobody is punished", () => {
    const driver = game(["GRACE 1H"]);
    const deadline = driver.state.deadlineAt!;
    driver.now = deadline - 3 * HOUR;
    for (const { name } of driver.state.powers) driver.act(name, { type: "wait", on: true });
    for (const { name } of driver.state.powers)
      driver.act(name, {
        type: "orders",
        text: driver
          .units(name)
          .map((unit) => `${unit} H`)
          .join("\n"),
      });
    sleep(driver, deadline - 2 * HOUR, deadline + 3 * HOUR);
    expect(driver.state.deadlineAt).toBe(deadline);
    driver.tick();
    expect(driver.phase()).toBe("FALL 1901 MOVEMENT");
    expect(driver.log.some(({ type }) => type === "late" || type === "resigned")).toBe(false);
  });

  it("grace that ran out in it runs on, and dismisses nobody at once", () => {
    const driver = game(["GRACE 6H"]);
    const deadline = driver.state.deadlineAt!;
    while (driver.now < deadline) driver.tick();
    expect(driver.last("late")).toBeDefined();
    sleep(driver, deadline + 5 * HOUR, deadline + 9 * HOUR);
    while (driver.now < deadline + 9.5 * HOUR && driver.state.stage === "active") driver.tick();
    expect(driver.last("resigned")?.reason).toBe("late");
    expect(driver.now).toBe(deadline + 10 * HOUR);
  });

  it("civil disorder takes nobody's turn either", () => {
    const driver = game([], ["CIVIL_DISORDER"]);
    const deadline = driver.state.deadlineAt!;
    sleep(driver, deadline - HOUR, deadline + HOUR);
    driver.tick();
    expect(driver.phase()).toBe("SPRING 1901 MOVEMENT");
  });

  it("only the clock says so", () => {
    const intent = { type: "slept", from: 1, to: 2, atLeast: 0 } as const;
    for (const who of ["master", "host", 0] as const) expect(game().try(who, intent)).toBe("diplomacy/not_yours");
    expect(new Driver({}).try("clock", intent)).toBe("diplomacy/not_active");
  });
});

describe("absences", () => {
  it("are entered once, taken back, and leave with whoever leaves", () => {
    const driver = game();
    const away = { type: "absence", from: "20260620", to: "20260622" } as const;
    const before = driver.state.deadlineAt;
    driver.act("FRANCE", away);
    expect(driver.state.deadlineAt).toBe(before);
    expect(driver.try("FRANCE", away)).toBe("absence/entered");
    driver.act("ENGLAND", away);
    driver.act("FRANCE", { ...away, type: "end_absence" });
    expect(driver.try("FRANCE", { ...away, type: "end_absence" })).toBe("absence/none");
    expect(driver.state.absences).toEqual([{ seat: driver.seat("ENGLAND"), from: "20260620", to: "20260622" }]);
    driver.apply(driver.game.occupied!(driver.state, driver.seat("ENGLAND"), false, driver.ctx()));
    expect(driver.state.absences).toEqual([]);
  });
});
