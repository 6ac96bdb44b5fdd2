import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { z } from "zod";
import { readEvents } from "@/lib/db/event-store";
import { pool } from "@/lib/db/pool";
import { DiplomacyEvent } from "@/lib/engine/diplomacy/game/event";
import { compiled } from "./compiled";

/** What seasons of games under a clock that is killed need. */

/** A clock in a process of its own, which may be killed at any moment. */
export class KilledClock {
  private child: ChildProcess | null = null;
  private says: AsyncIterator<string> | null = null;

  /** Does all that is due at a moment; it dies once `dies` of its moves are durable, and answers false then. */
  async judge(now: number, dies: number | null): Promise<boolean> {
    const { child, says } = await this.started();
    child.stdin!.write(dies === null ? `${now}\n` : `${now} ${dies}\n`);
    const { done = false } = await says.next();
    if (done) this.child = null;
    return !done;
  }

  stop(): void {
    this.child?.kill("SIGKILL");
  }

  private async started(): Promise<{ child: ChildProcess; says: AsyncIterator<string> }> {
    if (this.child && this.says) return { child: this.child, says: this.says };
    const child = spawn(process.execPath, [await compiled("lib/build/testing/judge-clock.ts")], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    child.stdin!.on("error", () => {});
    const says = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
    await says.next();
    [this.child, this.says] = [child, says];
    return { child, says };
  }
}

/** When something is due next in some games; null: never. */
export const nextDue = async (ids: readonly string[]): Promise<number | null> => {
  const { rows } = await pool().query<{ at: Date | null }>(
    'SELECT min("dueAt") AS at FROM "Table" WHERE id = ANY($1)',
    [ids],
  );
  return rows[0]?.at?.getTime() ?? null;
};

/** The facts of a game, the first first. */
export async function factsOf(id: string): Promise<DiplomacyEvent[]> {
  const rows = await readEvents(id, 0, 2 ** 31 - 1);
  const read = z.object({ kind: z.literal("game"), event: DiplomacyEvent });
  return rows.flatMap(({ payload }) => {
    const parsed = read.safeParse(payload);
    return parsed.success ? [parsed.data.event] : [];
  });
}
