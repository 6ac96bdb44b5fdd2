import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../postgres";
import { type House, startHouse } from "./house";

/** A second start serves a page within this many milliseconds. */
const SOON = 5_000;

type Options = { dataDir: string; sidecarPort: number; distDir: string; say(line: string): void };

/**
 * Kills a house in several ways, opens it again each time, and looks whether it serves a page soon, keeps its accounts,
 * and leaves no process behind when it is closed. Throws a readable line if not.
 */
export async function checkRecovery({ dataDir, sidecarPort, distDir, say }: Options): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true });
  const port = await freePort();
  const open = () => startHouse({ dataDir, port, sidecarPort, distDir });
  let house: House = await open();
  if (!/password \S+ \(shown this once/.test(house.said())) throw new Error("The first start shows no administrator.");
  for (const way of ["the supervisor alone", "everything at once"] as const) {
    if (way === "everything at once") await house.killAll();
    else await house.killSupervisor();
    await sleep(100);
    const begun = Date.now();
    house = await open();
    const took = Date.now() - begun;
    say(`killed ${way}, open again after ${took} ms`);
    if (took > SOON) throw new Error(`Opening again took ${took} ms; ${SOON} are allowed.`);
    if (/shown this once/.test(house.said())) throw new Error("The administrator was made a second time.");
    if (!(await fetch(`${house.origin}/sign-in`)).ok) throw new Error("The page is not served.");
  }
  const pids = Object.values(house.parts()).filter((pid) => pid !== null);
  if (pids.length !== 3) throw new Error(`The house has ${pids.length} parts, not 3.`);
  await house.stop();
  await sleep(200);
  const left = pids.filter(isRunning);
  if (left.length > 0) throw new Error(`Closed, but still running: ${left.join(", ")}.`);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
