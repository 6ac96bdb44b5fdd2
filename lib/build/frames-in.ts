import { z } from "zod";

/** What of a trace of Chromium is read: an interval on a thread, in µs; and what threads are called. */
const Event = z.looseObject({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  args: z.looseObject({ name: z.string().optional() }).optional(),
});
type Event = z.infer<typeof Event>;
const Trace = z.object({ traceEvents: z.array(Event) });

/** What a page's own scripts do, and styles and layout; each may hold another one. */
const WORK = new Set([
  ...["EventDispatch", "FunctionCall", "FireAnimationFrame", "TimerFire", "RunMicrotasks", "EvaluateScript"],
  ...["UpdateLayoutTree", "Layout"],
]);

/** A frame is handed on to be drawn. */
const END_OF_FRAME = "Commit";

/** How long scripts and layout took for each frame that the busiest page of a trace drew, in ms. */
export function framesIn(trace: Buffer): number[] {
  const { traceEvents } = Trace.parse(JSON.parse(trace.toString("utf8")));
  const named = traceEvents.filter(({ ph, args }) => ph === "M" && args?.name === "CrRendererMain");
  const byPage = named.map(({ pid, tid }) =>
    traceEvents.filter((event) => event.pid === pid && event.tid === tid && event.ph === "X"),
  );
  const busiest = byPage.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return costs(busiest.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0)));
}

function costs(events: readonly Event[]): number[] {
  const frames: number[] = [];
  let spent = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { name, ts, dur = 0 } of events) {
    if (name === END_OF_FRAME) {
      frames.push(spent / 1_000);
      spent = 0;
    } else if (WORK.has(name) && ts >= until) {
      // What lies within it is counted with it.
      spent += dur;
      until = ts + dur;
    }
  }
  return frames;
}
