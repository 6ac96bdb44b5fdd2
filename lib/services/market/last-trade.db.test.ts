import { afterAll, expect, test } from "vitest";
import { closePool, pool } from "@/lib/db/pool";
import { lastTrade } from "./last-trade";

afterAll(closePool);

test("the last trade of a card is not looked for among all trades of its game, newest first", async () => {
  const client = await pool().connect();
  try {
    await client.query("BEGIN");
    // What the planner may choose where it misjudges how rare a card is: all but the ordered walk by time.
    await client.query('DROP INDEX "Trade_game_number_at_idx"');
    for (const way of ["seqscan", "bitmapscan", "sort"]) await client.query(`SET LOCAL enable_${way} = off`);
    const { rows } = await client.query<{ "QUERY PLAN": string }>(
      `EXPLAIN SELECT * FROM unnest('{1,2}'::int[]) AS c(number), LATERAL (${lastTrade("'five-dyes'", "c.number")}) t`,
    );
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("Sort");
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
});
