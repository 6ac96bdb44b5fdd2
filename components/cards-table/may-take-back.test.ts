import { expect, test } from "vitest";
import type { LogEntry } from "@/lib/contracts/live";
import { mayTakeBack } from "./may-take-back";

const line = (code: string, seat?: number, undone = false): LogEntry => ({
  ...{ n: 1, at: 1, say: { code: `cards/${code}`, data: seat === undefined ? {} : { seat } } },
  ...(undone ? { undone } : {}),
});
const playing = { phase: "playing" } as const;
const DEALT = line("dealt", 0);

test.each<[string, boolean, LogEntry[]]>([
  ["nothing has been done", false, [DEALT]],
  ["others have played, onto a pile too", false, [DEALT, line("played", 1), line("drew", 0)]],
  ["one has played", true, [DEALT, line("played", 0), line("played", 1)]],
  ["one has passed", true, [DEALT, line("bid_pass", 0)]],
  ["it has been taken back", false, [DEALT, line("played", 0, true)]],
  ["one played in the deal before", false, [DEALT, line("played", 0), line("deal_ended"), DEALT]],
])("%s: %s", (_, may, log) => {
  expect(mayTakeBack(playing, log, 0)).toBe(may);
});

test("nothing of a deal that is over is taken back", () => {
  expect(mayTakeBack({ phase: "ended" }, [DEALT, line("played", 0)], 0)).toBe(false);
});
