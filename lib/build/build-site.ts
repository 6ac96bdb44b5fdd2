import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { leash } from "./supervise";

const SOURCES = ["app", "components", "lib", "public", "prisma"];
const FILES = ["package-lock.json", "next.config.js", "proxy.ts", "postcss.config.mjs", "tsconfig.json"];
/** Tools, the sidecar and the command line are not built; they run from their sources. */
const LEFT_OUT = /(^|\/)(generated|testdata)(\/|$)|^lib\/(build|cli|realtime)$|\.(test|bench|spec)\.tsx?$|\.md$/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (LEFT_OUT.test(path)) return [];
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** A hash of everything that the built site is made of. */
export function hashSources(extra: readonly string[]): string {
  const hash = createHash("sha256").update(extra.join("\n"));
  for (const path of [...SOURCES.flatMap(filesBelow), ...FILES.filter((file) => existsSync(file))].sort())
    hash.update(path).update("\0").update(readFileSync(path));
  return hash.digest("hex");
}

/**
 * Runs a tool of Node, on a leash: it ends when this process does. Shows how long it has taken, by `say` where lines have to
 * go elsewhere; its output is shown only if it fails.
 */
export async function runTool(
  title: string,
  args: readonly string[],
  env: Record<string, string>,
  say?: (line: string) => void,
): Promise<void> {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const live = process.stdout.isTTY && say === undefined;
  const tell = say ?? console.log;
  tell(`${title} …`);
  const ticking = setInterval(
    () => (live ? process.stdout.write(`\r  ${seconds()} `) : tell(`  ${seconds()}`)),
    live ? 1_000 : 10_000,
  );
  try {
    await new Promise<void>((resolve, reject) => {
      let said = "";
      const held = leash();
      const child = spawn(process.execPath, [...held.args, ...args], {
        ...{ env: { ...process.env, ...env, ...held.env }, stdio: ["ignore", "pipe", "pipe", "ipc"] },
      });
      for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (said += String(chunk)));
      child.once("error", reject);
      child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`${title} failed.\n${said.trim()}`))));
    });
  } finally {
    clearInterval(ticking);
  }
  tell(`${live ? "\r" : ""}  done in ${seconds()}.`);
}

const CLIENT = "lib/db/generated";

/** Makes Prisma's client if the schema has changed since. */
export async function generateClient(): Promise<void> {
  const stamp = join(CLIENT, "stamp");
  const hash = createHash("sha256").update(readFileSync("prisma/schema.prisma")).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  // Generating needs no engine; naming one keeps the tool from looking for a download.
  const env = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1" };
  await runTool("Making the database client", ["node_modules/prisma/build/index.js", "generate"], env);
  writeFileSync(stamp, hash);
}

/**
 * Builds the site if a source has changed since it was built last. Returns whether it had to. `say`: where its lines go;
 * `keeps`: what makes the next build faster, which costs this one a third more.
 */
export async function buildSite(
  distDir: string,
  sidecarPort: number,
  { say, keeps = true }: { say?: (line: string) => void; keeps?: boolean } = {},
): Promise<boolean> {
  const stamp = join(distDir, "guildhall-stamp");
  const hash = hashSources([String(sidecarPort)]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return false;
  const env = {
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
    NEXT_DIST_DIR: distDir,
    SIDECAR_PORT: String(sidecarPort),
    NEXT_BUILD_CACHE: keeps ? "1" : "0",
    NEXTAUTH_SECRET: "only for building, never for a session",
  };
  await runTool("Building the site", ["node_modules/next/dist/bin/next", "build"], env, say);
  writeFileSync(stamp, hash);
  return true;
}
