import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paced } from "./pace";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is sent, and when, while something changes every `every` ms for so long. */
function run(ms: number, every: number): { value: number; at: number }[] {
  const sent: { value: number; at: number }[] = [];
  const start = Date.now();
  const pace = paced<number>((value) => sent.push({ value, at: Date.now() - start }));
  for (let at = 0; at <= ms; at += every) {
    pace.tell(at);
    vi.advanceTimersByTime(every);
  }
  pace.end();
  vi.advanceTimersByTime(60_000);
  return sent;
}

test("at once, then ever more seldom: a second of it seven times, three seconds eleven times", () => {
  const sent = run(1_000, 8);
  expect(sent[0]).toEqual({ value: 0, at: 0 });
  expect(sent).toHaveLength(7);
  expect(run(3_000, 8).length).toBeLessThanOrEqual(12);
});

test("never more often than ten times a second, and always what holds by then", () => {
  const sent = run(4_000, 3);
  for (const [i, { at, value }] of sent.entries()) {
    if (i > 0) expect(at - sent[i - 1]!.at).toBeGreaterThanOrEqual(99);
    expect(at - value).toBeLessThanOrEqual(3);
  }
});

test("what stands still is told now and again, what has moved since at once, and what has ended never", () => {
  const sent: number[] = [];
  const pace = paced<number>((value) => sent.push(value));
  pace.tell(1);
  vi.advanceTimersByTime(9_000);
  expect(sent).toEqual([1, 1, 1, 1]);
  vi.advanceTimersByTime(1_000);
  pace.tell(2);
  expect(sent).toEqual([1, 1, 1, 1, 2]);
  pace.end();
  vi.advanceTimersByTime(60_000);
  expect(sent).toHaveLength(5);
});
