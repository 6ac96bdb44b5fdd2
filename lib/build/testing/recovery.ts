import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../postgres";
import { isRunning } from "../processes";
import { type House, startHouse } from "./house";

/** How long a second start may take at most, in milliseconds, however busy the machine is. How quick it is, the benchmark tells. */
const PATIENCE = 90_000;

const WAYS = { "the supervisor alone": "killSupervisor", "everything at once": "killAll" } as const;

type Options = { dataDir: string; sidecarPort: number; distDir: string; say(line: string): void };

/**
 * Kills a house in several ways, opens it again each time, and looks whether it serves a page, keeps its accounts, and
 * leaves no process behind when it is closed. Throws a readable line if not. Answers how long each opening took, in
 * milliseconds.
 */
export async function checkRecovery({ dataDir, sidecarPort, distDir, say }: Options): Promise<Record<string, number>> {
  rmSync(dataDir, { recursive: true, force: true });
  const port = await freePort();
  const open = () => startHouse({ dataDir, port, sidecarPort, distDir });
  let house: House = await open();
  const times: Record<string, number> = {};
  const expect = async (holds: boolean, fault: string): Promise<void> => {
    if (holds) return;
    await house.stop();
    throw new Error(fault);
  };
  await expect(/password \S+ \(shown this once/.test(house.said()), "The first start shows no administrator.");
  for (const [way, kill] of Object.entries(WAYS)) {
    await house[kill]();
    await sleep(100);
    if (kill === "killAll") takeNumber(dataDir);
    const begun = Date.now();
    house = await open();
    const took = Date.now() - begun;
    times[kill] = took;
    say(`killed ${way}, open again after ${took} ms`);
    await expect(took <= PATIENCE, `Opening again took ${took} ms; ${PATIENCE} are allowed.`);
    await expect(!/shown this once/.test(house.said()), "The administrator was made a second time.");
    await expect((await fetch(`${house.origin}/sign-in`)).ok, "The page is not served.");
  }
  const pids = Object.values(house.parts()).filter((pid) => pid !== null);
  await expect(pids.length === 3, `The house has ${pids.length} parts, not 3.`);
  await house.stop();
  await sleep(200);
  const left = pids.filter(isRunning);
  if (left.length > 0) throw new Error(`Closed, but still running: ${left.join(", ")}.`);
  return times;
}

/** As if this process had got the number that the database had. */
function takeNumber(dataDir: string): void {
  const note = join(dataDir, "postgres", "postmaster.pid");
  writeFileSync(note, readFileSync(note, "utf8").replace(/^\d+/, String(process.pid)));
}
