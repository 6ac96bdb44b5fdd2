import { expect, test } from "vitest";
import { type Asked, currentRequest, enterRequest } from "../log/request";
import { TellingPool } from "./telling-pool";

/** A pool of a server that is not there. */
const away = () => new TellingPool({ connectionString: "postgres://nobody@127.0.0.1:1/nothing", max: 1 });

/** What is done on behalf of a request, in a turn of its own. */
const onBehalf = (request: string, work: () => Promise<unknown>): Promise<Asked> =>
  new Promise((resolve) =>
    setImmediate(() => {
      const asked = enterRequest(request);
      work().then(
        () => resolve(asked),
        () => resolve(asked),
      );
    }),
  );

test.each<[string, (pool: TellingPool) => Promise<unknown>]>([
  ["a statement", (pool) => pool.query("SELECT 1")],
  ["a connection", (pool) => pool.connect()],
])("the server is away: noted for each request that asks for %s, those in the queue too", async (_, ask) => {
  const pool = away();
  const asked = await Promise.all(["one", "two", "three"].map((request) => onBehalf(request, () => ask(pool))));
  expect(asked.map(({ unavailable }) => unavailable)).toEqual(["ifBroken", "ifBroken", "ifBroken"]);
  await pool.end();
});

test("who waits in the queue is answered as the request that they are", async () => {
  const pool = away();
  const told: (string | null)[] = [];
  const ask = () => new Promise<void>((resolve) => pool.connect(() => resolve(void told.push(currentRequest()))));
  await Promise.all(["one", "two", "three"].map((request) => onBehalf(request, ask)));
  expect(told).toEqual(["one", "two", "three"]);
  await pool.end();
});
