import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DEFAULT_NOTICE_SETTINGS } from "@/lib/contracts/notice-words";
import { afterQuietHours, isQuietAt, mailTime } from "./when";

const at = (iso: string) => Date.parse(iso);
const night = { ...DEFAULT_NOTICE_SETTINGS, quiet: { from: 22 * 60, to: 7 * 60 } };
const zone = "Europe/Tallinn";

describe("quiet hours", () => {
  test.each([
    ["2026-06-01T12:00:00Z", false, "2026-06-01T12:00:00Z"],
    ["2026-06-01T19:00:00Z", false, "2026-06-02T04:00:00Z"],
    ["2026-06-02T03:59:00Z", false, "2026-06-02T04:00:00Z"],
    ["2026-06-02T04:00:00Z", false, "2026-06-02T04:00:00Z"],
    ["2026-06-01T23:00:00Z", true, "2026-06-01T23:00:00Z"],
    // The night in which clocks go back: its end is an hour later.
    ["2026-10-24T20:00:00Z", false, "2026-10-25T05:00:00Z"],
  ])("%s, urgent %s: %s", (now, urgent, expected) => {
    expect(new Date(afterQuietHours({ settings: night, zone, urgent, now: at(now) })).toISOString()).toBe(
      new Date(expected).toISOString(),
    );
  });

  test("what is urgent waits too for members who want that", () => {
    const settings = { ...night, urgentInQuiet: false };
    expect(afterQuietHours({ settings, zone, urgent: true, now: at("2026-06-01T23:00:00Z") })).toBe(
      at("2026-06-02T04:00:00Z"),
    );
  });

  test("nothing ever goes out within them, nor before its time, nor more than a day and an hour late", () => {
    const minute = fc.integer({ min: 0, max: 1_439 });
    const zones = fc.constantFrom(
      "UTC",
      "Europe/Tallinn",
      "America/St_Johns",
      "Pacific/Apia",
      "Asia/Kathmandu",
      "none",
    );
    fc.assert(
      fc.property(
        minute,
        minute,
        zones,
        fc.integer({ min: at("2026-01-01"), max: at("2027-01-01") }),
        (from, to, where, now) => {
          fc.pre(from !== to);
          const settings = { ...night, quiet: { from, to } };
          const then = afterQuietHours({ settings, zone: where, urgent: false, now });
          expect(then).toBeGreaterThanOrEqual(now);
          expect(then - now).toBeLessThanOrEqual(25 * 3_600_000);
          if (then === now) return;
          const shown = new Intl.DateTimeFormat("en-GB", {
            ...{ timeZone: where === "none" ? "UTC" : where, hour: "2-digit", minute: "2-digit" },
          }).format(then);
          const [hour = 0, minutes = 0] = shown.split(":").map(Number);
          // A clock that is put forward has no such minute: the next one there is.
          expect(isQuietAt({ from, to }, hour * 60 + minutes)).toBe(false);
        },
      ),
    );
  });
});

describe("the daily mail", () => {
  const daily = { ...DEFAULT_NOTICE_SETTINGS, digestHour: 18 };
  test.each([
    ["2026-06-01T12:00:00Z", "2026-06-01T15:00:00Z"],
    ["2026-06-01T15:00:00Z", "2026-06-02T15:00:00Z"],
  ])("what comes at %s goes at %s", (now, then) => {
    expect(mailTime({ settings: daily, zone, urgent: false, now: at(now) })).toEqual({ at: at(then), digest: true });
  });

  test("what is urgent does not wait for it", () => {
    const now = at("2026-06-01T12:00:00Z");
    expect(mailTime({ settings: daily, zone, urgent: true, now })).toEqual({ at: now, digest: false });
  });

  test("an hour within quiet hours: at their end", () => {
    const settings = { ...night, digestHour: 23 };
    expect(mailTime({ settings, zone, urgent: false, now: at("2026-06-01T12:00:00Z") })).toEqual({
      ...{ at: at("2026-06-02T04:00:00Z"), digest: true },
    });
  });
});
