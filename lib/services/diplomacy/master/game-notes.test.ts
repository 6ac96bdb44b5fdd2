import { expect, test } from "vitest";
import type { Settings } from "@/lib/engine/diplomacy/game/config";
import type { DiplomacyEvent } from "@/lib/engine/diplomacy/game/event";
import { crystal, writes } from "@/lib/engine/diplomacy/game/testing/crystal";
import type { Row } from "@/lib/engine/kernel/envelope";
import { movesOf } from "@/lib/live/read-log";
import { GameNotes } from "./game-notes";
import { settingsAct } from "./settings-act";

/** What is noted of rows, each move being one that carries a `moveId` of its own. */
function noted(rows: readonly Row<DiplomacyEvent>[], opened: Settings): GameNotes {
  const notes = new GameNotes("table", opened);
  for (const move of movesOf(rows)) notes.pass(move);
  return notes;
}

test("lists that the rules fill in when a master goes on are told as entered by nobody", () => {
  const driver = writes(crystal(), "AUSTRIA", "A BUD - SER");
  /** The rows of a move of the master. */
  const moved = (intent: Parameters<typeof driver.act>[1]): Row<DiplomacyEvent>[] => {
    const from = driver.log.length;
    driver.act("master", intent);
    return driver.log.slice(from).map((event, i) => ({
      ...{ seq: from + i, epoch: 0, at: driver.now, actor: { role: "master" }, moveId: `${from}` },
      ...{ payload: { kind: "game", event }, aud: 0, news: 0, drew: false },
    }));
  };
  const forced = moved({ type: "process", force: true });
  const filled = forced.filter(({ payload }) => payload.kind === "game" && payload.event.type === "list_set");
  expect(filled).toHaveLength(6);
  const acts = noted(forced, driver.game.initial.settings).acts.newest(true);
  expect(acts.flatMap(({ what }) => what.map(({ code }) => code))).not.toContain("entered");
  expect(noted(forced, driver.game.initial.settings).entries.newest()).toEqual([]);
  // What a master writes for a power is told.
  const written = moved({ type: "orders", power: "ITALY", text: "A VEN H" });
  expect(noted(written, driver.game.initial.settings).acts.newest(true)[0]?.what).toEqual([
    { code: "entered", power: "ITALY" },
  ]);
  expect(noted(written, driver.game.initial.settings).entries.newest()).toMatchObject([
    { power: "ITALY", by: "master", orders: ["A VEN H"] },
  ]);
});

test("what was changed of the settings is told as files write it, secret rules to who sees everything", () => {
  const before = { rules: ["NO_PRESS"], timing: ["NEXT 1D"], zone: null, description: "" };
  const after = { ...before, rules: ["PUBLIC_PRESS", "EAVESDROP"], timing: ["NEXT 2D"], zone: "Europe/Tallinn" };
  const told = (all: boolean) => settingsAct(before, after, all)[0]?.detail;
  expect(told(true)).toBe("+PUBLIC_PRESS +EAVESDROP −NO_PRESS, TIMING NEXT 2D, ZONE Europe/Tallinn");
  expect(told(false)).toBe("+PUBLIC_PRESS −NO_PRESS, TIMING NEXT 2D, ZONE Europe/Tallinn");
  const secretly = { ...before, rules: ["NO_PRESS", "EAVESDROP"] };
  expect(settingsAct(before, secretly, false)).toEqual([]);
  expect(settingsAct(before, secretly, true)).toEqual([{ code: "settings_changed", detail: "+EAVESDROP" }]);
});

test("what is told of settings after going back is what changed: they stay, unless everything is taken back", () => {
  const opened = { rules: ["NO_PRESS"], timing: ["NEXT 1D"], zone: null, description: "" } as Settings;
  const told = (keep: boolean) => {
    const set = (rules: string[]) => ({
      kind: "game",
      event: { type: "settings_changed", settings: { ...opened, rules } },
    });
    const rows = [
      set(["NO_PRESS", "BLIND"]),
      { kind: "rewound", to: 0, keep },
      set(["NO_PRESS", "BLIND", "NO_QUARTER"]),
    ];
    const acts = noted(
      rows.map((payload, i) => ({
        ...{
          seq: i + 1,
          epoch: 0,
          at: 0,
          actor: { role: "master" },
          moveId: `${i}`,
          payload,
          aud: 0,
          news: 0,
          drew: false,
        },
      })) as unknown as Row<DiplomacyEvent>[],
      opened,
    ).acts.newest(true);
    return acts.flatMap(({ what }) =>
      what.flatMap(({ code, detail }) => (code === "settings_changed" ? [detail] : [])),
    );
  };
  expect(told(true)).toEqual(["+NO_QUARTER", "+BLIND"]);
  expect(told(false)).toEqual(["+BLIND +NO_QUARTER", "+BLIND"]);
});

test("of a long log only the newest entries are kept, and of long orders so many letters", () => {
  const opened = { rules: [], timing: ["NEXT 1D"], zone: null, description: "" } as Settings;
  const rowOf = (i: number, lines: readonly string[]) => ({
    ...{ seq: i + 1, epoch: 0, at: i, actor: { seat: 0 }, moveId: `${i}`, aud: 0, news: 0, drew: false },
    payload: { kind: "game", event: { type: "sheet_set", power: "ITALY", lines } },
  });
  const many = (count: number, lines: readonly string[]) => {
    const rows = Array.from({ length: count }, (_, i) => rowOf(i, lines));
    return noted(rows as unknown as Row<DiplomacyEvent>[], opened).entries.newest();
  };
  const short = many(20_000, ["5 A VEN H"]);
  expect([short.length, short[0]?.at, short.at(-1)?.at]).toEqual([500, 19_999, 19_500]);
  expect(many(100, [`5 A VEN H % ${"a".repeat(19_990)}`])).toHaveLength(19);
  // What alone is longer than that is still told.
  expect(many(3, [`5 A VEN H % ${"a".repeat(500_000)}`]).map(({ at }) => at)).toEqual([2]);
});
