import type { Member } from "../../auth/policy";
import type { Measure } from "../../build/bench";
import { makeMember } from "../../build/testing/club";
import { pool } from "../../db/pool";
import { accountOf } from "../../engine/kernel/ledger";
import { readPurseLines } from "./read-purse-lines";
import { readPurseHistory, readStatement } from "./read-statement";
import { reconcile, reconcileLately } from "./reconcile";

/** Of one member, and of each of the others. */
const LINES = 100_000;
const OTHERS = 1_000;
const LINES_OF_OTHERS = 200;
/** Transfers between two checks. */
const LATELY = 1_000;
const TIMES = 9;

/** Grants of a cent each to some members, in turns, with the balance after each. */
const FILL = `
  WITH given AS (
    SELECT account, n, $4::text || n || account AS id
    FROM generate_series($2::int, $3::int) n, unnest($1::text[]) WITH ORDINALITY AS a(account, i) ORDER BY n, i
  ), transfers AS (
    INSERT INTO "Transfer" (id, key, kind, request, at, memo, answer)
    SELECT id, id, 'staff/grant', '', clock_timestamp(), '{"reason": "a prize"}', '{"amount": 1}' FROM given
  )
  INSERT INTO "Posting" ("transferId", "accountId", asset, amount, balance)
  SELECT id, side.account, 'coin', side.amount, side.balance
  FROM given, LATERAL (VALUES (account, 1, n::bigint), ('mint', -1, NULL)) AS side(account, amount, balance)`;

async function fill(members: readonly Member[], from: number, to: number, name: string): Promise<void> {
  const accounts = members.map(({ id }) => accountOf("purse", id));
  const client = await pool().connect();
  try {
    // The ledger's guards look at each statement by itself: here they would take longer than what is measured.
    await client.query("SET session_replication_role = replica");
    await client.query(
      `INSERT INTO "Account" (id, kind, "ownerId") SELECT * FROM unnest($1::text[], $2::text[], $3::text[]) ON CONFLICT DO NOTHING`,
      [accounts, accounts.map(() => "purse"), members.map(({ id }) => id)],
    );
    await client.query(FILL, [accounts, from, to, name]);
    await client.query(
      `INSERT INTO "Holding" ("accountId", asset, balance) SELECT account, 'coin', $2 FROM unnest($1::text[]) account
       ON CONFLICT ("accountId", asset) DO UPDATE SET balance = EXCLUDED.balance`,
      [accounts, to],
    );
  } finally {
    await client.query("RESET session_replication_role");
    client.release();
  }
}

const figure = (name: string, ms: number, n: number): Measure => ({
  name,
  value: ms,
  unit: "ms",
  n,
  seconds: ms / 1_000,
});

/** How long `work` takes, in ms: the median of some times. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b)[TIMES >> 1] ?? 0;
}

/** What a member with a hundred thousand lines waits for, and what checking a ledger of 300,000 transfers costs. */
export async function* benches(): AsyncIterable<Measure> {
  const many = await makeMember("many");
  const others = await Promise.all(Array.from({ length: OTHERS }, () => makeMember("other")));
  await fill(others, 1, LINES_OF_OTHERS, "others");
  await fill([many], 1, LINES, "many");
  await pool().query("VACUUM ANALYZE");
  yield figure("purse.lines", await timed(() => readPurseLines(many)), LINES);
  yield figure("statement.newest", await timed(() => readStatement(many, {})), LINES);
  const { rows } = await pool().query<{ id: string }>(
    `SELECT id::text FROM "Posting" WHERE "accountId" = $1 ORDER BY id OFFSET 100 LIMIT 1`,
    [accountOf("purse", many.id)],
  );
  const before = rows[0]?.id ?? "";
  yield figure("statement.oldest", await timed(() => readStatement(many, { before })), LINES);
  yield figure("statement.none", await timed(() => readStatement(many, { part: "shop" })), LINES);
  yield figure("purse.history", await timed(() => readPurseHistory(many)), LINES);

  const transfers = LINES + OTHERS * LINES_OF_OTHERS;
  const sound = async (check: typeof reconcile): Promise<number> => {
    const begun = performance.now();
    const { findings } = await check();
    if (findings.length > 0) throw new Error(`The ledger is not sound: ${JSON.stringify(findings[0])}`);
    return performance.now() - begun;
  };
  yield figure("ledger.check.whole", await sound(reconcile), transfers);
  await sound(reconcile);
  await fill(others, LINES_OF_OTHERS + 1, LINES_OF_OTHERS + LATELY / OTHERS, "lately");
  yield figure("ledger.check.lately", await sound(reconcileLately), transfers);
}
