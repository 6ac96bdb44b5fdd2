import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { closePool, pool } from "./pool";
import { isPassing, rollBack, transact, transactAfter } from "./transaction";

const drop = () => pool().query('DROP TABLE IF EXISTS "transact_test"');
beforeEach(drop);
afterAll(async () => {
  await drop();
  await closePool();
});

const failing = (code: string) => Object.assign(new Error(code), { code });

describe("a transaction", () => {
  test("is tried again after a deadlock, five times at most, each time from the start", async () => {
    let tries = 0;
    const work = (fails: number) => async () => {
      tries++;
      if (tries <= fails) throw failing("40P01");
      return tries;
    };
    expect(await transact(work(4))).toBe(5);
    tries = 0;
    await expect(transact(work(5))).rejects.toMatchObject({ code: "40P01" });
    expect(tries).toBe(5);
  });

  test("is not tried again after a fault of its own", async () => {
    let tries = 0;
    const work = async () => {
      tries++;
      throw failing("23514");
    };
    await expect(transact(work)).rejects.toMatchObject({ code: "23514" });
    expect(tries).toBe(1);
  });

  test("whose connection is cut before its commit is done again on another, and leaves one row", async () => {
    await pool().query('CREATE TABLE "transact_test" (n INT)');
    let tries = 0;
    const done = await transact(async (client) => {
      tries++;
      await client.query('INSERT INTO "transact_test" VALUES ($1)', [tries]);
      if (tries === 1) {
        const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
        await pool().query("SELECT pg_terminate_backend($1)", [rows[0]?.pid]);
      }
      await client.query("SELECT 1");
      return tries;
    });
    expect(done).toBe(2);
    expect((await pool().query('SELECT n FROM "transact_test"')).rows).toEqual([{ n: 2 }]);
  });

  test("that two begin in opposite orders ends for both", async () => {
    await pool().query('CREATE TABLE "transact_test" (id INT PRIMARY KEY, n INT)');
    await pool().query('INSERT INTO "transact_test" VALUES (1, 0), (2, 0)');
    const raise = (first: number, second: number) =>
      transact(async (client) => {
        await client.query('UPDATE "transact_test" SET n = n + 1 WHERE id = $1', [first]);
        await new Promise((resolve) => setTimeout(resolve, 50));
        await client.query('UPDATE "transact_test" SET n = n + 1 WHERE id = $1', [second]);
      });
    await Promise.all([raise(1, 2), raise(2, 1)]);
    expect((await pool().query('SELECT n FROM "transact_test"')).rows).toEqual([{ n: 2 }, { n: 2 }]);
  });

  test("that is rolled back comes to a value and leaves nothing", async () => {
    await pool().query('CREATE TABLE "transact_test" (n INT)');
    const value = await transact<string>(async (client) => {
      await client.query('INSERT INTO "transact_test" VALUES (1)');
      return rollBack("no");
    });
    expect(value).toBe("no");
    expect((await pool().query('SELECT n FROM "transact_test"')).rows).toEqual([]);
  });

  test("opens with statements that need not wait for each other; where one of them fails, all is undone", async () => {
    await pool().query('CREATE TABLE "transact_test" (n INT PRIMARY KEY)');
    const insert = 'INSERT INTO "transact_test" VALUES ($1)';
    let opened = 0;
    const both = (first: number, second: number) =>
      transactAfter(
        (client) => Promise.all([client.query(insert, [first]), client.query(insert, [second])]),
        async (client) => {
          opened++;
          return (await client.query<{ n: number }>('SELECT n FROM "transact_test" ORDER BY n')).rows.map(({ n }) => n);
        },
      );
    expect(await both(1, 2)).toEqual([1, 2]);
    await expect(both(2, 3)).rejects.toMatchObject({ code: "23505" });
    await expect(both(3, 2)).rejects.toMatchObject({ code: "23505" });
    expect(opened).toBe(1);
    // Their connections are as good as any.
    expect(await both(3, 4)).toEqual([1, 2, 3, 4]);
  });
});

test("a connection that was lost before anything was asked of it is tried again", async () => {
  const client = await pool().connect();
  const lost = new Promise((resolve) => client.once("error", resolve));
  const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
  await pool().query("SELECT pg_terminate_backend($1)", [rows[0].pid]);
  await lost;
  const failed = await client.query("SELECT 1").catch((error: unknown) => error);
  client.release(true);
  expect(isPassing(failed)).toBe(true);
  expect(isPassing(new Error("Something else"))).toBe(false);
});
