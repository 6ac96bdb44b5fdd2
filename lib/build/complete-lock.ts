/**
 * Completes package-lock.json with the optional platform packages that a registry mirror did not offer, so that
 * `npm ci` accepts the lock on every platform: npm refuses a lock in which an optional dependency has no entry,
 * even one for another operating system. Run after every `npm install` of a package: `npm run lock`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";

const Package = z.looseObject({
  version: z.string().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const Lock = z.looseObject({ packages: z.record(z.string(), Package) });

const SYSTEMS: Record<string, string> = {
  android: "android",
  darwin: "darwin",
  freebsd: "freebsd",
  linux: "linux",
  win32: "win32",
};
const PROCESSORS = ["arm64", "arm", "x64", "ia32"] as const;

/** What the name of a platform package (`…-darwin-arm64`, `…-linux-x64-musl`) says about where it may be installed. */
function platformOf(name: string) {
  const words = name.split(/[-/]/);
  const system = words.map((word) => SYSTEMS[word]).find(Boolean);
  const processor = PROCESSORS.find((cpu) => words.includes(cpu));
  if (!system) return { os: ["none"] };
  const libc = words.includes("musl") ? { libc: ["musl"] } : words.includes("gnu") ? { libc: ["glibc"] } : {};
  return { os: [system], ...(processor ? { cpu: [processor] } : {}), ...libc };
}

const lock = Lock.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
let added = 0;
for (const pkg of Object.values({ ...lock.packages })) {
  for (const [name, version] of Object.entries(pkg.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    if (lock.packages[key] || !/^\d/.test(version)) continue;
    lock.packages[key] = { version, optional: true, ...platformOf(name) };
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
console.log(`package-lock.json: ${added} optional platform packages added.`);
