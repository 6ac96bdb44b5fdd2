import { describe, expect, it } from "vitest";
import type { PressParty } from "../press";
import { Driver } from "../testing/driver";

const power = (name: string): PressParty => ({ kind: "power", power: name });
const [FRANCE, GERMANY, TURKEY] = [power("FRANCE"), power("GERMANY"), power("TURKEY")];
const MASTER: PressParty = { kind: "master" };
const OBSERVER: PressParty = { kind: "observer", name: "heron" };

const game = (...rules: string[]) => new Driver({ rules }).start();

/** Why a message may not be sent; null: it may. */
const refused = (driver: Driver, from: PressParty, to: "all" | PressParty[]): string | null => {
  const result = driver.game.press(driver.state, from, to, driver.now);
  return result.ok ? null : result.error.code;
};
const leave = (driver: Driver, from: PressParty, to: "all" | PressParty[]) => {
  const result = driver.game.press(driver.state, from, to, driver.now);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
/** After the deadline: France has ordered, the others are late. */
const late = (...rules: string[]) => {
  const driver = game(...rules).orders("FRANCE", "A PAR H");
  driver.now = driver.state.deadlineAt! + 1;
  return driver;
};

it("the master may write as any player, at all times", () => {
  for (const driver of [new Driver({}), game(), game("NO_PRESS"), game("FTF_PRESS"), late("MUST_ORDER")])
    for (const to of ["all", [FRANCE]] as const)
      expect(leave(driver, MASTER, to === "all" ? to : [...to]).signatures).toEqual(["own", "claim"]);
});

describe("press without rules", () => {
  it("is free while play is on, signed, to all only before and after, and to nobody who is not there", () => {
    const driver = game();
    expect(refused(driver, FRANCE, [GERMANY])).toBeNull();
    expect(leave(driver, FRANCE, "all")).toEqual({
      signatures: ["own"],
      readers: "all",
      copies: [],
      copiesAreOpen: false,
      reachesMaster: true,
      kept: true,
    });
    expect(refused(driver, { kind: "monitor", name: "owl" }, "all")).toBe("press/monitors_listen");
    driver.act("GERMANY", { type: "resign" });
    expect(leave(driver, FRANCE, [GERMANY, TURKEY]).readers).toEqual([TURKEY]);
    expect(refused(driver, GERMANY, "all")).toBe("press/not_played");
    driver.act("master", { type: "stage", stage: "terminated" });
    expect(refused(driver, FRANCE, [TURKEY])).toBe("press/public_only");
    expect(refused(driver, FRANCE, "all")).toBeNull();
    expect(refused(new Driver({}), FRANCE, [TURKEY])).toBe("press/public_only");
    expect(refused(new Driver({ rules: ["POWER_CHOICE"] }), FRANCE, "all")).toBe("press/not_yet");
    expect(refused(late(), GERMANY, [FRANCE])).toBe("press/late");
    expect(refused(late(), GERMANY, "all")).toBeNull();
  });

  it("of observers is free while play is on, to all only before and after, none before it where powers are chosen", () => {
    const driver = game();
    expect(refused(driver, OBSERVER, [FRANCE])).toBeNull();
    expect(refused(driver, OBSERVER, "all")).toBeNull();
    driver.act("master", { type: "stage", stage: "terminated" });
    expect(refused(driver, OBSERVER, [FRANCE])).toBe("press/public_only");
    expect(refused(driver, OBSERVER, "all")).toBeNull();
    expect(refused(new Driver({}), OBSERVER, [FRANCE])).toBe("press/public_only");
    expect(refused(new Driver({}), OBSERVER, "all")).toBeNull();
    expect(refused(new Driver({ rules: ["POWER_CHOICE"] }), OBSERVER, "all")).toBe("press/not_yet");
    expect(refused(new Driver({ prepare: true }), OBSERVER, "all")).toBe("press/not_yet");
    expect(refused(new Driver({ prepare: true }), OBSERVER, [MASTER])).toBeNull();
  });
});

describe("NO_PRESS", () => {
  it("leaves the master", () => {
    const driver = game("NO_PRESS");
    expect(refused(driver, FRANCE, "all")).toBe("press/none");
    expect(refused(driver, FRANCE, [GERMANY])).toBe("press/none");
    expect(refused(driver, FRANCE, [MASTER])).toBeNull();
    expect(refused(driver, MASTER, [FRANCE])).toBeNull();
  });
});

describe("PUBLIC_PRESS", () => {
  it("knows messages to all and to the master", () => {
    const driver = game("PUBLIC_PRESS");
    expect(refused(driver, FRANCE, [GERMANY])).toBe("press/public_only");
    expect(refused(driver, FRANCE, "all")).toBeNull();
    expect(refused(driver, FRANCE, [MASTER])).toBeNull();
  });
});

describe("MUST_ORDER", () => {
  it("lets write who has ordered", () => {
    const driver = game("MUST_ORDER");
    expect(refused(driver, FRANCE, [GERMANY])).toBe("press/order_first");
    expect(refused(driver, FRANCE, "all")).toBe("press/order_first");
    expect(refused(driver, FRANCE, [MASTER])).toBeNull();
    driver.orders("FRANCE", "A PAR H");
    expect(refused(driver, FRANCE, [GERMANY])).toBeNull();
  });
});

describe("LATE_SEND", () => {
  it("lets late powers write privately", () => {
    expect(refused(late("LATE_SEND"), GERMANY, [FRANCE])).toBeNull();
  });
});

describe("NO_LATE_RECEIVE", () => {
  it("lets nobody write privately to late powers", () => {
    expect(refused(late("NO_LATE_RECEIVE"), FRANCE, [GERMANY])).toBe("press/reader_late");
    expect(refused(late("NO_LATE_RECEIVE"), FRANCE, "all")).toBeNull();
    expect(refused(late(), FRANCE, [GERMANY])).toBeNull();
    expect(refused(late("NO_LATE_RECEIVE"), OBSERVER, [GERMANY])).toBe("press/reader_late");
    expect(refused(late("NO_LATE_RECEIVE"), OBSERVER, [FRANCE])).toBeNull();
    expect(refused(late("NO_LATE_RECEIVE"), MASTER, [GERMANY])).toBeNull();
  });
});

describe("FTF_PRESS", () => {
  it("is for movement phases before the deadline, whoever writes but the master", () => {
    const driver = new Driver({ map: "chaos", rules: ["FTF_PRESS"] }).start();
    const [before, after] = [game("FTF_PRESS"), late("FTF_PRESS")];
    for (const from of [FRANCE, OBSERVER])
      for (const to of [[GERMANY], "all"] as const) {
        expect(refused(before, from, to === "all" ? to : [...to])).toBeNull();
        expect(refused(after, from, to === "all" ? to : [...to])).toBe("press/after_deadline");
      }
    for (const from of [power("PARIS"), OBSERVER]) expect(refused(driver, from, "all")).toBe("press/movement_only");
    for (const one of [after, driver]) {
      expect(refused(one, OBSERVER, [MASTER])).toBeNull();
      expect(refused(one, MASTER, "all")).toBeNull();
    }
  });
});

describe.each([
  ["GREY_PRESS", ["grey"], ["grey"]],
  ["YELLOW_PRESS", ["own"], ["grey"]],
  ["WHITE_GREY", ["own", "grey"], ["own", "grey"]],
  ["FAKE_PRESS", ["own", "grey", "claim"], ["own", "grey", "claim"]],
])("%s", (rule, privately, openly) => {
  it(`signs ${privately.join("/")} in private, ${openly.join("/")} in public; the master as they like`, () => {
    const driver = game(rule);
    expect(leave(driver, FRANCE, [GERMANY]).signatures).toEqual(privately);
    expect(leave(driver, FRANCE, "all").signatures).toEqual(openly);
    expect(leave(driver, MASTER, "all").signatures).toEqual(["own", "claim"]);
  });
});

describe("MUTE_OBSERVERS", () => {
  it("lets observers write to the master only", () => {
    const driver = game("MUTE_OBSERVERS");
    expect(refused(driver, OBSERVER, "all")).toBe("press/observers_are_mute");
    expect(refused(driver, OBSERVER, [MASTER])).toBeNull();
    expect(refused(game(), OBSERVER, "all")).toBeNull();
  });
});

describe("TOUCH_PRESS", () => {
  it("is between powers whose units could support each other", () => {
    const driver = game("TOUCH_PRESS");
    expect(refused(driver, FRANCE, [TURKEY])).toBe("press/too_far");
    driver.put({
      units: [
        { power: "FRANCE", type: "A", at: "BUR" },
        { power: "GERMANY", type: "A", at: "MUN" },
      ],
    });
    expect(refused(driver, FRANCE, [GERMANY])).toBeNull();
    const after = late("TOUCH_PRESS");
    expect(refused(after, GERMANY, "all")).toBe("press/late");
  });
});

describe("REMOTE_PRESS", () => {
  it("is between powers that do not touch", () => {
    const driver = game("REMOTE_PRESS");
    expect(refused(driver, FRANCE, [TURKEY])).toBeNull();
    driver.put({
      units: [
        { power: "FRANCE", type: "A", at: "BUR" },
        { power: "GERMANY", type: "A", at: "MUN" },
      ],
    });
    expect(refused(driver, FRANCE, [GERMANY])).toBe("press/too_near");
  });
});

describe("BACKSEAT_PRESS", () => {
  it("silences powers; observers write to all", () => {
    const driver = game("BACKSEAT_PRESS");
    expect(refused(driver, FRANCE, "all")).toBe("press/powers_are_silent");
    expect(refused(driver, FRANCE, [MASTER])).toBeNull();
    expect(refused(driver, OBSERVER, "all")).toBeNull();
    expect(refused(driver, OBSERVER, [FRANCE])).toBe("press/public_only");
  });
});

describe.each([
  ["EAVESDROP", false],
  ["EAVESDROP!", true],
])("%s", (rule, open) => {
  it("copies private press to the master", () => {
    const allowed = leave(game(rule), FRANCE, [GERMANY]);
    expect([allowed.copies, allowed.copiesAreOpen]).toEqual([[MASTER], open]);
    expect(leave(game(), FRANCE, [GERMANY]).copies).toEqual([]);
  });
});

describe("PRESS_MASTER", () => {
  it("keeps what is written to all from the master", () => {
    expect(leave(game("PRESS_MASTER"), FRANCE, "all").reachesMaster).toBe(false);
    expect(leave(game("PRESS_MASTER"), FRANCE, [MASTER]).reachesMaster).toBe(true);
  });
});
