import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { commandOf } from "./processes";

/** The oldest Node that the house runs on; `npm ci` brings a newer one along. */
const OLDEST_NODE = 22;
const OLDEST_NPM = 9;

/** Throws a readable line if Node or npm are too old, or the packages are not installed. */
export function checkTools(node: string, userAgent: string | undefined): void {
  if (Number(node.split(".")[0]) < OLDEST_NODE)
    throw new Error(
      `Node ${node} runs this, but Guildhall needs ${OLDEST_NODE} or newer. Run "npm ci" with Node 20 or newer: it installs Node 24 for the house; then start with "npm start".`,
    );
  const npm = /npm\/(\d+)/.exec(userAgent ?? "")?.[1];
  if (npm !== undefined && Number(npm) < OLDEST_NPM)
    throw new Error(`npm ${npm} is too old: Guildhall needs npm ${OLDEST_NPM} or newer ("npm install -g npm").`);
}

function tryListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** Whether something on this machine takes connections at a port. */
export const answersAt = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

/** Throws a readable line if a port is taken. What a killed house left behind is given a moment to go. */
export async function checkPort(port: number, variable: string, patience = 4_000): Promise<void> {
  const until = Date.now() + patience;
  while ((await answersAt(port)) || !(await tryListen(port))) {
    if (Date.now() > until)
      throw new Error(`Port ${port} is taken by another program. Stop it, or set ${variable} to another port.`);
    await sleep(200);
  }
}

/** The secret that signs sessions: made once, kept in the data folder. */
export function keepSecret(dataDir: string): string {
  const path = join(dataDir, "secret");
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString("base64url"), { mode: 0o600 });
  chmodSync(path, 0o600);
  return readFileSync(path, "utf8").trim();
}

/** The note of the house that runs on a data folder; throws a readable line if one does. */
export function claimFolder(dataDir: string, url: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const note = join(dataDir, "house.json");
  if (existsSync(note)) {
    const left = /"pid":(\d+),"url":"([^"]*)"/.exec(readFileSync(note, "utf8"));
    if (left && isHouse(Number(left[1])))
      throw new Error(`Guildhall already runs on this folder: ${left[2]} (process ${left[1]}).`);
  }
  writeFileSync(note, JSON.stringify({ pid: process.pid, url }));
  return () => rmSync(note, { force: true });
}

/** Whether the process of this id is a house: another program may have got the number since. */
function isHouse(pid: number): boolean {
  return pid !== process.pid && commandOf(pid)?.includes("lib/build/start") === true;
}

const DURABLE = ["fsync", "full_page_writes", "synchronous_commit"] as const;

/**
 * Throws a readable line if the database does not answer, or is set so that it may lose what it has confirmed.
 */
export async function checkDatabase(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    const why = error instanceof Error ? error.message || ("code" in error ? String(error.code) : "") : String(error);
    throw new Error(`The database at ${hostname}:${port || 5432} cannot be reached: ${why}. See DATABASE_URL.`);
  }
  try {
    for (const name of DURABLE) {
      const { rows } = await client.query<Record<string, string>>(`SHOW ${name}`);
      if (rows[0]?.[name] === "off")
        throw new Error(`The database has ${name} off: it may lose moves that were confirmed. Turn it on.`);
    }
  } finally {
    await client.end();
  }
}

/** Waits until something holds, asking again and again; false after `patience` ms. A question that fails is a no. */
export async function waitFor(holds: () => Promise<boolean>, patience: number): Promise<boolean> {
  for (const until = Date.now() + patience; Date.now() < until; await sleep(50))
    if (await holds().catch(() => false)) return true;
  return false;
}

/** Waits until an address answers with success; false after `patience` ms. */
export const waitForAnswer = (url: string, patience: number): Promise<boolean> =>
  waitFor(async () => (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok, patience);
