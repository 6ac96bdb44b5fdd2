import { describe, expect, it } from "vitest";
import { DAY, Driver, HOUR, MASTER, MONDAY, player } from "../testing/driver";

const game = (rules: string[] = [], timing: string[] = []) => new Driver({ rules, timing }).start();
/** Everybody holds. */
const hold = (driver: Driver): Driver => {
  for (const { name, kind } of driver.state.powers)
    if (kind === "player" && driver.phase().endsWith("MOVEMENT"))
      driver.act(name, {
        type: "orders",
        text: driver
          .units(name)
          .map((unit) => `${unit} H`)
          .join("\n"),
      });
  return driver;
};

describe("deadlines", () => {
  it("fall twice as late at first; orders that are all in are processed after one check that is sat out", () => {
    const driver = game();
    expect(driver.state.deadlineAt).toBeGreaterThanOrEqual(MONDAY + 6 * DAY);
    hold(driver);
    expect(driver.phase()).toBe("SPRING 1901 MOVEMENT");
    expect(driver.game.waitsFor(driver.state)).toMatchObject({ seats: [], due: { at: MONDAY + 40 * 60_000 } });
    driver.tick();
    expect(driver.phase()).toBe("FALL 1901 MOVEMENT");
    expect(driver.last("deadline_set")?.reasons[0]).toEqual({
      ...{ type: "delay", first: false },
      delay: { amount: 3, unit: "D" },
    });
  });

  it("are waited for while somebody asks for it", () => {
    const driver = game().act("FRANCE", { type: "wait", on: true });
    const deadline = driver.state.deadlineAt;
    hold(driver).tick();
    expect(driver.now).toBe(deadline);
    expect(driver.phase()).toBe("FALL 1901 MOVEMENT");
    expect(driver.power("FRANCE").wait).toBe(false);
  });
});

describe("NO_DEADLINE", () => {
  it("has none, and processes with the last orders", () => {
    const driver = game(["NO_DEADLINE"]);
    expect(driver.state.deadline).toBeNull();
    expect(driver.try("master", { type: "set_deadline", deadline: "202612011800" })).toBe("deadline/none");
    expect(hold(driver).phase()).toBe("FALL 1901 MOVEMENT");
  });
});

describe("JUMP_OFF_DAYS", () => {
  it("counts delays over playable days", () => {
    const next = (rules: string[]) => {
      const driver = game(rules, ["MOVE 3D"]);
      driver.now = MONDAY + 18 * DAY;
      return driver.process().state.deadlineAt! - driver.now;
    };
    expect(next([])).toBe(3 * DAY);
    expect(next(["JUMP_OFF_DAYS"])).toBe(5 * DAY);
  });
});

describe("NO_QUARTER", () => {
  it("has no retreats and no draws", () => {
    const driver = game(["NO_QUARTER"]);
    expect(driver.try("FRANCE", { type: "vote", vote: "DIAS" })).toBe("vote/unknown");
    driver.put({
      units: [
        { power: "FRANCE", type: "A", at: "BUR" },
        { power: "GERMANY", type: "A", at: "MUN" },
        { power: "GERMANY", type: "A", at: "RUH" },
      ],
    });
    driver.orders("GERMANY", "A MUN - BUR", "A RUH S A MUN - BUR").process();
    expect(driver.phase()).toBe("FALL 1901 MOVEMENT");
    expect(driver.units("FRANCE")).toEqual([]);
  });
});

const change = (rules: string[]): string | null => {
  const driver = game(rules).orders("FRANCE", "A PAR H");
  driver.now = driver.state.deadlineAt! + HOUR;
  return driver.try("FRANCE", { type: "orders", text: "A PAR - BUR" });
};

describe("NO_LATE_CHANGES", () => {
  it("keeps orders that are in as they were at the deadline", () => {
    expect(change(["NO_LATE_CHANGES"])).toBe("order/no_late_changes");
    expect(change(["CIVIL_DISORDER"])).toBe("order/no_late_changes");
  });
});

describe("LATE_CHANGES", () => {
  it("lets them be changed; so it is without CIVIL_DISORDER", () => {
    expect(change([])).toBeNull();
    expect(change(["CIVIL_DISORDER", "LATE_CHANGES"])).toBeNull();
  });
});

describe("REAL_TIME", () => {
  it("processes with the last orders, and nobody waits", () => {
    const driver = game(["REAL_TIME"], ["NEXT 10M DAYS SMTWTFS"]);
    expect(driver.try("FRANCE", { type: "wait", on: true })).toBe("wait/real_time");
    expect(hold(driver).phase()).toBe("FALL 1901 MOVEMENT");
  });

  it("warns once, processes at the minute", () => {
    const driver = game(["REAL_TIME", "CIVIL_DISORDER"], ["NEXT 10M WARN 5M,2M DAYS SMTWTFS"]);
    const due = driver.state.deadlineAt!;
    while (driver.phase() === "SPRING 1901 MOVEMENT") driver.tick();
    expect(driver.now).toBe(due);
    const warned = driver.log.flatMap((event) => (event.type === "warned" ? [event.spans] : []));
    expect(warned).toEqual([["5M"], ["2M"]]);
  });
});

describe("the clock", () => {
  const RULES = [
    [],
    ["REAL_TIME"],
    ["CIVIL_DISORDER"],
    ["REAL_TIME", "CIVIL_DISORDER"],
    ["CIVIL_PREVIEW"],
    ["PREVIEW"],
  ];
  const TIMINGS = [
    "NEXT 1D",
    "NEXT 5H WARN 4H,1H",
    "NEXT 10M",
    "NEXT 3M WARN 1M GRACE 2M",
    "MOVE 2D NEXT 1D GRACE 12H AT 20:00",
  ];
  it.each(RULES.flatMap((rules) => TIMINGS.map((timing) => [rules.join(" "), timing, rules] as const)))(
    "looks but a few times at a phase in which nobody orders: %s %s",
    (_, timing, rules) => {
      const driver = game([...rules], [`${timing} DAYS SMTWTFS`]);
      for (let looks = 0, phase = driver.phase(), phases = 0; phases < 3; looks++) {
        // Where nothing is filled in, whoever is late is told every eight hours, for ever.
        if (!driver.tick() || driver.now > driver.state.deadlineAt! + 3 * DAY) break;
        if (driver.phase() !== phase) [looks, phase, phases] = [0, driver.phase(), phases + 1];
        expect(looks).toBeLessThan(16);
      }
    },
  );
});

describe("NO_MINOR_WAIT", () => {
  it("waits for the deadline in movement phases only", () => {
    const winter = (rules: string[]) =>
      game(rules).put({ phase: { season: "WINTER", year: 1901, type: "ADJUSTMENTS" } });
    expect(winter(["NO_MINOR_WAIT"]).try("FRANCE", { type: "wait", on: true })).toBe("wait/movement_only");
    expect(winter([]).try("FRANCE", { type: "wait", on: true })).toBeNull();
    expect(game(["NO_MINOR_WAIT"]).try("FRANCE", { type: "wait", on: true })).toBeNull();
  });
});

describe("ALWAYS_WAIT", () => {
  it("processes at the deadline only", () => {
    const driver = hold(game(["ALWAYS_WAIT"]));
    expect(driver.game.waitsFor(driver.state).due?.at).toBe(driver.state.deadlineAt);
  });
});

describe("PLAYER_DEADLINES", () => {
  it("lets players extend; the master shortens", () => {
    expect(game().try("FRANCE", { type: "set_deadline", deadline: "202612011800" })).toBe("deadline/master_only");
    const driver = game(["PLAYER_DEADLINES"]);
    expect(driver.try("FRANCE", { type: "set_deadline", deadline: "202606021800" })).toBe("deadline/only_later");
    // Twice as much beyond the deadline that the rules would set as a phase lasts, and no more.
    expect(driver.try("FRANCE", { type: "set_deadline", deadline: "202612011800" })).toBe("deadline/too_far");
    const [day = ""] = /^\d{8}/.exec(driver.state.deadline ?? "") ?? [];
    const later = `${Number(day) + 1}1000`;
    driver.act("FRANCE", { type: "set_deadline", deadline: later });
    expect(driver.state.deadline).toBe(later);
    driver.act("master", { type: "set_deadline", deadline: "202606021800" });
    expect(driver.state.deadline).toBe("202606021800");
  });
});

const away = (rules: string[]) => {
  const driver = game(rules);
  const before = driver.state;
  driver.act("FRANCE", { type: "absence", from: "20260620", to: "20260630" });
  const see = (power: string) =>
    driver.game.see(driver.last("absence_set")!, before, driver.state, player(driver.seat(power)));
  return { driver, see };
};

describe("absences", () => {
  it("move later deadlines, are told to all, and last two weeks at most", () => {
    const { driver, see } = away([]);
    expect(see("GERMANY")?.absence).toMatchObject({ seat: driver.seat("FRANCE") });
    driver.now = MONDAY + 18 * DAY;
    expect(driver.process().state.deadline?.slice(0, 8)).toBe("20260701");
    expect(driver.try("FRANCE", { type: "absence", from: "20260801", to: "20260820" })).toBe("absence/too_long");
    expect(driver.try("FRANCE", { type: "absence", from: "20260201", to: "20260202" })).toBe("absence/past");
  });
});

describe("SILENT_ABSENCES", () => {
  it("tells of absences the master only", () => {
    const { driver, see } = away(["SILENT_ABSENCES"]);
    expect(see("GERMANY")).toBeNull();
    expect(see("FRANCE")).not.toBeNull();
    expect(driver.view(player(driver.seat("GERMANY"))).absences).toEqual([]);
    expect(driver.view(MASTER).absences).toHaveLength(1);
  });
});

describe("HIDE_ABSENTEES", () => {
  it("does not say who is away", () => {
    const { driver, see } = away(["HIDE_ABSENTEES"]);
    expect(see("GERMANY")?.absence).toMatchObject({ seat: null });
    expect(driver.view(player(driver.seat("GERMANY"))).absences[0]?.seat).toBeNull();
  });
});

describe("NO_ABSENCES", () => {
  it("leaves absences to the master", () => {
    const driver = game(["NO_ABSENCES"]);
    expect(driver.try("FRANCE", { type: "absence", from: "20260620", to: "20260630" })).toBe("absence/master_only");
    expect(driver.try("master", { type: "absence", from: "20260620", to: "20260630" })).toBeNull();
  });
});

describe("PREVIEW", () => {
  it("shows the master each result, who lets it out", () => {
    const driver = hold(game(["PREVIEW"]));
    driver.tick();
    expect(driver.last("previewed")).toBeDefined();
    expect(driver.phase()).toBe("SPRING 1901 MOVEMENT");
    expect(driver.game.see(driver.last("previewed")!, driver.state, driver.state, player(0))).toBeNull();
    expect(driver.game.see(driver.last("previewed")!, driver.state, driver.state, MASTER)).not.toBeNull();
    driver.act("master", { type: "process" });
    expect(driver.phase()).toBe("FALL 1901 MOVEMENT");
  });
});
