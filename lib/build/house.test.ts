import {
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { readEnvironment } from "../env";
import { checkDatabase, checkPort, checkTools, claimFolder, keepSecret } from "./house";
import { startPostgres } from "./postgres";
import { keepLogSmall } from "./supervise";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});
const folder = () => mkdtempSync(join(tmpdir(), "house-"));

describe("one clear line for", () => {
  test("a Node or npm that is too old", () => {
    expect(() => checkTools("20.1.0", undefined)).toThrow(/Node 20\.1\.0 .* needs 22/);
    expect(() => checkTools("24.0.0", "npm/8.5.0 node/v16")).toThrow(/npm 8 is too old/);
    expect(() => checkTools("24.0.0", "npm/11.1.0 node/v24")).not.toThrow();
  });

  test("a port that is taken", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    servers.push(server);
    await new Promise((resolve) => server.once("listening", resolve));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    await expect(checkPort(port, "PORT", 0)).rejects.toThrow(`Port ${port} is taken`);
  });

  test("a database that cannot be reached", async () => {
    await expect(checkDatabase("postgresql://nobody:x@127.0.0.1:1/none")).rejects.toThrow(
      /The database at 127\.0\.0\.1:1 cannot be reached: .*ECONNREFUSED/,
    );
  });

  test.each([
    [{ PORT: "house" }, /PORT/],
    [{ PORT: "70000" }, /PORT/],
    [{ DATABASE_URL: "mysql://x" }, /DATABASE_URL/],
    [{ NEXTAUTH_SECRET: "short" }, /NEXTAUTH_SECRET/],
    [{ APP_ORIGIN: "ftp://x" }, /APP_ORIGIN/],
  ])("an environment that is not valid: %o", (vars, said) => {
    expect(() => readEnvironment(vars)).toThrow(said);
  });
});

test("a database of another release of PostgreSQL is left alone, and it is said how to move it", async () => {
  const home = folder();
  mkdirSync(join(home, "postgres"));
  writeFileSync(join(home, "postgres", "PG_VERSION"), "12\n");
  await expect(startPostgres(home)).rejects.toThrow(/written by PostgreSQL 12, .* brings \d+\. How to move it/);
  expect(readdirSync(join(home, "postgres"))).toEqual(["PG_VERSION"]);
});

describe("the data folder", () => {
  test("keeps one secret, readable by its owner alone", () => {
    const dir = folder();
    const secret = keepSecret(dir);
    expect(secret.length).toBeGreaterThan(30);
    expect(keepSecret(dir)).toBe(secret);
    expect(statSync(join(dir, "secret")).mode & 0o077).toBe(0);
  });

  test("belongs to one house; what a killed one left does not hold", () => {
    const dir = folder();
    writeFileSync(join(dir, "house.json"), '{"pid":999999,"url":"http://localhost:1"}');
    const release = claimFolder(dir, "http://localhost:2");
    expect(readFileSync(join(dir, "house.json"), "utf8")).toContain("localhost:2");
    release();
  });

  test("a number that another program has got since does not hold either", () => {
    const dir = folder();
    writeFileSync(join(dir, "house.json"), `{"pid":${process.ppid},"url":"http://localhost:1"}`);
    expect(() => claimFolder(dir, "http://localhost:2")).not.toThrow();
  });
});

test("empty variables count as absent, numbers are numbers", () => {
  expect(readEnvironment({ PORT: "", DATABASE_URL: "", SIDECAR_PORT: "4000" })).toMatchObject({
    PORT: 3000,
    SIDECAR_PORT: 4000,
    DATA_DIR: ".data",
  });
});

test("a log that has grown large is set aside, and whoever writes to it goes on", () => {
  const log = join(mkdtempSync(join(tmpdir(), "log-")), "web.log");
  const out = openSync(log, "a");
  writeSync(out, "a".repeat(100));
  keepLogSmall(log, 100);
  expect(readFileSync(log, "utf8")).toHaveLength(100);
  writeSync(out, "b");
  keepLogSmall(log, 100);
  writeSync(out, "c");
  expect([readFileSync(log, "utf8"), readFileSync(`${log}.1`, "utf8").length]).toEqual(["c", 101]);
});
