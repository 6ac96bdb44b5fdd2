import { expect, test } from "vitest";
import type { LogEntry } from "@/lib/contracts/live";
import { endOfOwn } from "./takeback-end";

const told = (at: number, code: string, data: LogEntry["say"]["data"]): LogEntry => ({
  ...{ n: at, at, say: { code: `table/${code}`, data } },
});
const asked = told(1, "takeback_asked", { seat: 1 });
const refused = told(2, "takeback_refused", { by: 1, seat: 2 });

test("whoever asked is told who refused, or that the game went on; nobody else is, nor who withdrew it", () => {
  expect(endOfOwn([asked], 1)).toBeNull();
  expect(endOfOwn([asked, refused], 1)).toEqual({ at: 2, no: 2 });
  expect(endOfOwn([asked, refused], 0)).toBeNull();
  expect(endOfOwn([asked, refused], null)).toBeNull();
  expect(endOfOwn([refused, told(3, "takeback_refused", { by: 1, seat: null })], 1)).toEqual({ at: 3, no: null });
  expect(endOfOwn([refused, told(3, "takeback_refused", { by: 1, seat: 1 })], 1)).toBeNull();
  expect(endOfOwn([refused, told(3, "takeback_refused", { by: 0, seat: 2 })], 1)).toBeNull();
  // Told before it was noted who asked.
  expect(endOfOwn([told(3, "takeback_refused", {})], 1)).toBeNull();
});
