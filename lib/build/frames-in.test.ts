import { expect, test } from "vitest";
import { framesIn } from "./frames-in";

const MAIN = { pid: 1, tid: 7 };
const thread = (pid: number, tid: number, name: string) => ({
  ...{ name: "thread_name", ph: "M", pid, tid, ts: 0, args: { name } },
});
const work = (name: string, ts: number, dur: number, of = MAIN) => ({ name, ph: "X", ts, dur, ...of });

test("the cost of a frame is its scripts and layout, what lies within another once, of the busiest page alone", () => {
  const traceEvents = [
    thread(1, 7, "CrRendererMain"),
    thread(2, 7, "CrRendererMain"),
    thread(1, 8, "Compositor"),
    work("EventDispatch", 1_000, 3_000),
    work("FunctionCall", 1_500, 2_000),
    work("UpdateLayoutTree", 5_000, 400),
    work("Layout", 5_500, 600),
    work("Paint", 6_200, 900),
    work("Commit", 7_200, 100),
    work("FireAnimationFrame", 9_000, 500),
    work("Commit", 9_600, 100),
    work("Commit", 12_000, 100),
    work("FunctionCall", 1_000, 90_000, { pid: 2, tid: 7 }),
    work("FunctionCall", 1_000, 90_000, { pid: 1, tid: 8 }),
  ];
  expect(framesIn(Buffer.from(JSON.stringify({ traceEvents })))).toEqual([4, 0.5, 0]);
});
