import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Measure } from "../bench";
import { CHECK_DIST, CHECK_SIDECAR_PORT } from "./check-build";
import { type Many, type Served, startMany } from "./many";
import { Player } from "./player";

/**
 * `tsx takeovers.ts`: in a house of two web processes and two sidecars behind nginx, how long until the other half has taken
 * over after a kill -9, and how long a sidecar takes to hand its connections over. Prints a line of JSON for each figure.
 */
const SECRET = "a secret for benchmarks only, long enough";
const WATCHERS = 40;
const KILLS = 4;
const DRAINS = 4;
const ASKERS = 8;
/** Two of each, so that the second round strikes what the first one started again. */
const SIDECARS: readonly Served[] = ["sidecar1", "sidecar2"];
const WEBS: readonly Served[] = ["web1", "web2"];

/** Somebody at a table behind nginx, who notes how long each break of their connection lasts, until they have the table again. */
class Watcher extends Player {
  readonly breaks: number[] = [];
  private since: number | null = null;

  note(): void {
    this.on("disconnect", () => {
      this.since ??= performance.now();
    });
  }

  protected override take(joined: Parameters<Player["take"]>[0]): void {
    super.take(joined);
    if (this.since === null) return;
    this.breaks.push(performance.now() - this.since);
    this.since = null;
  }

  get isThere(): boolean {
    return this.socket.connected && this.since === null;
  }
}

/** The middle and the worst of some times in ms. */
function* spread(name: string, times: readonly number[], seconds: number): Iterable<Measure> {
  const sorted = times.toSorted((a, b) => a - b);
  const n = sorted.length;
  for (const [which, value] of [
    ["median", sorted[Math.floor(n / 2)] ?? 0],
    ["worst", sorted.at(-1) ?? 0],
  ] as const)
    yield { name: `${name}.${which}`, value, unit: "ms", n, seconds };
}

async function allThere(watchers: readonly Watcher[]): Promise<void> {
  while (!watchers.every(({ isThere }) => isThere)) await sleep(10);
}

/** Does something to each of these parts in turn, several times; answers how long each watcher's connection was broken. */
async function breaksOf(
  many: Many,
  watchers: readonly Watcher[],
  times: number,
  strike: (part: Served) => Promise<void>,
): Promise<number[]> {
  for (const { breaks } of watchers) breaks.length = 0;
  for (let i = 0; i < times; i++) {
    await strike(SIDECARS[i % SIDECARS.length]!);
    await many.waitUntilOpen();
    await allThere(watchers);
    await sleep(500);
  }
  return watchers.flatMap(({ breaks }) => breaks);
}

/** How long it took in ms until a page was served that a web process was asked for as it was killed: asked again until it was. */
async function pagesOf(many: Many): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < KILLS; i++) {
    let over = false;
    const asking = Array.from({ length: ASKERS }, async () => {
      while (!over) {
        const begun = performance.now();
        let failed = false;
        while (
          !(await fetch(`${many.origin}/sign-in`).then(
            ({ ok }) => ok,
            () => false,
          ))
        ) {
          failed = true;
          await sleep(10);
        }
        if (failed) times.push(performance.now() - begun);
      }
    });
    await sleep(500);
    await many.killPart(WEBS[i % WEBS.length]!);
    await sleep(1_000);
    over = true;
    await Promise.all(asking);
    await many.waitUntilOpen();
    await sleep(1_500);
  }
  return times;
}

async function* takeovers(many: Many, seconds: () => number): AsyncIterable<Measure> {
  process.env.DATABASE_URL = many.databaseUrl;
  process.env.NEXTAUTH_SECRET = SECRET;
  // The environment is read with the first of them.
  const { makeMember, makeVersion, openTable, ticketFor } = await import("./club");
  const versionId = await makeVersion("thousand");
  const watchers: Watcher[] = [];
  for (let i = 0; i < WATCHERS; i++) {
    const member = await makeMember("watcher");
    const tableId = await openTable(member, versionId, 3, { graceSeconds: 3_600 });
    const watcher = new Watcher(many.origin, ticketFor(member), tableId, { keeps: false });
    watcher.note();
    await watcher.until("the table", () => true);
    watchers.push(watcher);
  }
  yield* spread("many.sidecar.killed", await breaksOf(many, watchers, KILLS, many.killPart), seconds());
  yield* spread("many.web.killed", await pagesOf(many), seconds());
  const drains: number[] = [];
  const handedOver = await breaksOf(many, watchers, DRAINS, async (part) => {
    const told = performance.now();
    await many.tellPart(part);
    drains.push(performance.now() - told);
  });
  yield* spread("many.sidecar.drained", drains, seconds());
  yield* spread("many.sidecar.handed_over", handedOver, seconds());
  for (const watcher of watchers) watcher.close();
}

const dataDir = mkdtempSync(join(tmpdir(), "guildhall-takeovers-"));
const begun = performance.now();
const places = { dataDir, sidecarPort: CHECK_SIDECAR_PORT, distDir: CHECK_DIST };
const many = await startMany({ ...places, secret: SECRET, redis: false });
try {
  for await (const measure of takeovers(many, () => (performance.now() - begun) / 1_000))
    console.log(JSON.stringify(measure));
} finally {
  await many.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
