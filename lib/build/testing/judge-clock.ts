import { createInterface } from "node:readline";
import { onBatch } from "../../live/live-table";
import { tickTables } from "../../services/tables/tick-tables";

/**
 * `tsx judge-clock.ts`: a clock for tests whose time is what it is told. It says `ready`; each line is a moment in ms: it
 * does all that is due then, and says `judged`. A second number in a line: it dies by kill -9 once so many moves of it are
 * durable, whatever else it is at.
 */
let left = Number.POSITIVE_INFINITY;
onBatch(() => {
  left--;
  if (left <= 0) process.kill(process.pid, "SIGKILL");
});
console.log("ready");
for await (const line of createInterface({ input: process.stdin })) {
  const [now = Number.NaN, dies] = line.split(" ").map(Number);
  left = dies ?? Number.POSITIVE_INFINITY;
  while ((await tickTables(now)) > 0);
  console.log("judged");
}
