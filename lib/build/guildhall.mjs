// `npm run guildhall`: the command line as one compiled program, made anew when a source has changed. It runs a quarter
// faster than through a loader, and starts sooner. Plain JavaScript, since nothing is compiled yet.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const SOURCES = ["lib/cli", "lib/engine", "lib/texts"];
const home = join(root, ".data/cli");

/** What the sources are like now: how many, and when one was changed last. */
function stampOf() {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
  );
  const times = [...files, join(root, "package-lock.json")].map((file) => statSync(file).mtimeMs);
  return `${files.length}-${Math.round(Math.max(...times))}`;
}

/** Compiles the command line into a folder of its own, which is put in its place when it is whole: others may be at it. */
async function compile(target) {
  const coming = `${target}.${process.pid}`;
  mkdirSync(home, { recursive: true });
  const { build } = await import("esbuild");
  try {
    await build({
      ...{ entryPoints: { main: join(root, "lib/cli/main.ts") }, outdir: coming, absWorkingDir: root },
      ...{ bundle: true, splitting: true, packages: "external", outExtension: { ".js": ".mjs" } },
      ...{ platform: "node", format: "esm", target: "node20", sourcemap: "linked", logLevel: "error" },
    });
    // What was compiled of other sources goes; what others compile of these at the same time stays.
    for (const old of readdirSync(home))
      if (!join(home, old).startsWith(target)) rmSync(join(home, old), { recursive: true, force: true });
    renameSync(coming, target);
  } finally {
    rmSync(coming, { recursive: true, force: true });
  }
}

/** The compiled program; null where none can be written. */
async function program() {
  const target = join(home, stampOf());
  try {
    if (!existsSync(target)) await compile(target);
  } catch {
    // Somebody else may have been quicker.
  }
  return existsSync(target) ? join(target, "main.mjs") : null;
}

const compiled = await program();
if (compiled === null) {
  const { register } = await import("tsx/esm/api");
  register();
} else process.setSourceMapsEnabled(true);
await import(pathToFileURL(compiled ?? join(root, "lib/cli/main.ts")).href);
