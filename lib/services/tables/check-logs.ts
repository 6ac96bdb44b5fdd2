import { isDeepStrictEqual } from "node:util";
import { prisma } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { HashChain } from "@/lib/engine/kernel/fairness";
import { beginning } from "@/lib/engine/kernel/match";
import { observedIn, readRows, SNAPSHOT_VERSION } from "@/lib/live/read-log";
import { worldOf } from "@/lib/worlds";

/** Something in a table's log that does not add up. */
export type LogFault = { table: string; found: string };
export type CheckedLogs = { tables: number; rows: number; faults: LogFault[] };

const AT_ONCE = 100;
const SELECT = {
  id: true,
  seq: true,
  world: true,
  anchor: true,
  config: { select: { body: true } },
  secret: { select: { secret: true } },
} as const;
type Stored = Awaited<ReturnType<typeof readTables>>[number];

const readTables = (after: string) =>
  prisma().table.findMany({ where: { id: { gt: after } }, orderBy: { id: "asc" }, take: AT_ONCE, select: SELECT });

/**
 * Reads the log of every table from its beginning: that no row is missing, that the game can be played again from it, that
 * it ends where the table says, that each snapshot is the state it stands for, and that the secret of its chance is the
 * one whose anchor was published. For after a restore, and whenever somebody wants to know.
 */
export async function checkLogs(): Promise<CheckedLogs> {
  const checked: CheckedLogs = { tables: 0, rows: 0, faults: [] };
  for (let tables = await readTables(""); tables.length > 0; tables = await readTables(tables.at(-1)?.id ?? "")) {
    for (const table of tables) {
      const fault = (found: string) => checked.faults.push({ table: table.id, found });
      checked.tables++;
      try {
        checked.rows += await checkLog(table, fault);
      } catch (error) {
        fault(`its log cannot be read: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return checked;
}

/** Whether rows lie after the one that the table names as its last, seen at one moment: others may be playing. */
async function goesOn(tableId: string): Promise<boolean> {
  const { rowCount } = await pool().query(
    'SELECT 1 FROM "Event" e JOIN "Table" t ON t.id = e."tableId" WHERE t.id = $1 AND e.seq > t.seq LIMIT 1',
    [tableId],
  );
  return rowCount !== 0;
}

/** Checks one log; answers how many rows it has. */
async function checkLog(table: Stored, fault: (found: string) => void): Promise<number> {
  const { id, seq, anchor, config, secret } = table;
  if (!config || !secret) {
    fault("its rules or its secret are missing");
    return 0;
  }
  if (new HashChain(Buffer.from(secret.secret, "hex")).anchor !== anchor) fault("its secret is not the one announced");
  const game = worldOf(table.world).load(config.body).game;
  const rows = await readRows({ id, game }, 0, seq);
  const missing = Array.from({ length: seq }, (_, i) => i + 1).find((at) => rows[at - 1]?.seq !== at);
  if (missing !== undefined) {
    fault(`row ${missing} of ${seq} is missing`);
    return rows.length;
  }
  if (await goesOn(id)) fault(`it has rows after its last, ${seq}`);
  const kept = await prisma().snapshot.findMany({ where: { tableId: id, v: SNAPSHOT_VERSION, seq: { lte: seq } } });
  const snapshots = new Map(kept.map((snapshot) => [snapshot.seq, snapshot.state]));
  for (const { observed } of observedIn(game, { from: beginning(game), rows }, 0)) {
    const { after } = observed;
    const snapshot = snapshots.get(after.seq);
    if (snapshot === undefined) continue;
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(after)), snapshot))
      fault(`its snapshot at row ${after.seq} is wrong`);
    snapshots.delete(after.seq);
  }
  for (const at of snapshots.keys()) fault(`its snapshot at row ${at} stands at no move`);
  return rows.length;
}
