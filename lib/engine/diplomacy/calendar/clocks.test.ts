import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { handFrame } from "../game/hand-frame";
import { Driver } from "../game/testing/driver";
import { statusOf } from "../game/write-file";
import { writeStatus } from "../status/write";
import { onClocks } from "./deadline";

const ZONES = Intl.supportedValuesOf("timeZone");
const QUARTER = 15 * 60_000;

/** All instants, by the quarter, at which the clocks of a zone show a time: by `Intl` alone. */
function instantsOf(text: string, zone: string): number[] {
  const naive = Date.parse(text.replace(/(....)(..)(..)(..)(..)/, "$1-$2-$3T$4:$5Z"));
  const shown = new Intl.DateTimeFormat("en-CA", {
    ...({ timeZone: zone, hourCycle: "h23", year: "numeric", month: "2-digit" } as const),
    ...({ day: "2-digit", hour: "2-digit", minute: "2-digit" } as const),
  });
  return Array.from({ length: 160 }, (_, i) => naive + (i - 80) * QUARTER).filter(
    (at) => shown.format(at).replace(/\D/g, "") === text,
  );
}

/** Times about the hours at which some clocks of the world leap or are set back. */
const times = fc
  .tuple(
    fc.integer({ min: 2026, max: 2035 }),
    fc.constantFrom("03", "04", "09", "10", "11"),
    fc.integer({ min: 1, max: 30 }),
    fc.constantFrom("00", "01", "02", "03", "23"),
    fc.constantFrom("00", "15", "30", "45"),
  )
  .map(([year, month, day, hour, minute]) => `${year}${month}${String(day).padStart(2, "0")}${hour}${minute}`);

describe("a time on the clocks of a zone", () => {
  it("is shown never, once or twice, and the last time is meant", () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), times, (zone, text) => {
        const all = instantsOf(text, zone);
        const read = onClocks(text, zone)!;
        expect(read.shown).toBe((["never", "once", "twice"] as const)[all.length]);
        if (all.length > 0) expect(read).toMatchObject({ at: all.at(-1), text });
        // What is taken instead is there, and no earlier.
        else expect(instantsOf(read.text, zone)).toContain(read.at);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["Europe/Tallinn", "202703280330", "never", "202703280430"],
    ["Europe/Tallinn", "202710310330", "twice", "202710310330"],
    ["Australia/Lord_Howe", "202710030215", "never", "202710030245"],
    ["America/New_York", "202703140230", "never", "202703140330"],
    ["Europe/Tallinn", "202703280430", "once", "202703280430"],
  ])("%s %s: %s", (zone, text, shown, taken) => {
    expect(onClocks(text, zone)).toMatchObject({ shown, text: taken });
  });

  it("is no deadline where it is never shown: neither set, nor written into the file, nor kept by another zone", () => {
    const driver = new Driver({ timing: ["NEXT 2D"], zone: "Europe/Tallinn" }).start();
    expect(driver.refused("master", { type: "set_deadline", deadline: "202703280330" })).toMatchObject({
      code: "deadline/gap",
      data: { next: "202703280430" },
    });
    driver.act("master", { type: "set_deadline", deadline: "202710310330" });
    expect(driver.state.deadlineAt).toBe(Date.UTC(2027, 9, 31, 1, 30));
    driver.act("master", { type: "set_deadline", deadline: "202703140230" });
    driver.act("master", { type: "settings", change: { zone: "America/New_York" } });
    expect(driver.state).toMatchObject({ deadline: "202703140330", deadlineAt: Date.UTC(2027, 2, 14, 7, 30) });
  });

  it("is refused at its line of a file", () => {
    const driver = new Driver({ timing: ["NEXT 2D"], zone: "Europe/Tallinn" }).start();
    const text = writeStatus(statusOf(driver.game, driver.state, handFrame("oak", driver.now)));
    const edited = text.replace(/DEADLINE \d+/, "DEADLINE 202703280330");
    expect(driver.refused("master", { type: "edit", text: edited })).toMatchObject({
      data: { problems: [{ code: "status/gap", line: edited.split("\n").indexOf("DEADLINE 202703280330") + 1 }] },
    });
  });
});
