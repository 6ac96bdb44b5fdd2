import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { importsOf, sourceFiles, targetOf } from "./testing/imports";

/** Who may import whom: `docs/decisions/0001-the-house.md`. The first room whose folder fits is a file's room. */
const ROOMS = [
  ["engine/kernel", "lib/engine/kernel/"],
  ["engine/cards", "lib/engine/cards/"],
  ["engine/script", "lib/engine/script/"],
  ["engine/ccg", "lib/engine/ccg/"],
  ["engine/diplomacy", "lib/engine/diplomacy/"],
  ["engine/bots", "lib/engine/bots/"],
  ["engine/spoof", "lib/engine/spoof/"],
  ["engine/tournament", "lib/engine/tournament/"],
  ["texts", "lib/texts/"],
  ["contracts", "lib/contracts/"],
  ["db", "lib/db/"],
  ["auth/plain", /^lib\/auth\/(address|policy|password|hash-queue|ticket)\b/],
  ["auth/next", "lib/auth/"],
  ["web", "lib/web/"],
  ["services", "lib/services/"],
  ["live", "lib/live/"],
  ["worlds", "lib/worlds/"],
  ["realtime", "lib/realtime/"],
  ["cli", "lib/cli/"],
  ["build", "lib/build/"],
  ["log", "lib/log/"],
  ["env", "lib/env"],
  ["components/realtime", "components/realtime/"],
  ["components", "components/"],
  ["app", "app/"],
] as const;
type Room = (typeof ROOMS)[number][0];

const ENGINE: Room[] = [
  "engine/kernel",
  "engine/cards",
  "engine/script",
  "engine/ccg",
  "engine/diplomacy",
  "engine/bots",
  "engine/spoof",
  "engine/tournament",
];
const MAY: Record<Room, Room[]> = {
  texts: ["contracts", "engine/kernel"],
  "engine/kernel": [],
  "engine/cards": ["engine/kernel"],
  "engine/script": ["engine/kernel"],
  "engine/ccg": ["engine/kernel", "engine/script"],
  "engine/diplomacy": ["engine/kernel"],
  "engine/bots": ["engine/kernel"],
  "engine/spoof": ["engine/kernel"],
  "engine/tournament": ["engine/kernel"],
  contracts: ENGINE,
  db: [...ENGINE, "contracts", "log", "env"],
  "auth/plain": ["contracts", ...ENGINE, "env"],
  "auth/next": ["texts", "auth/plain", "services", "contracts", "engine/kernel", "log", "env"],
  web: ["texts", "auth/plain", "auth/next", "services", "contracts", "engine/kernel", "log", "env"],
  worlds: [...ENGINE, "contracts", "db"],
  live: [...ENGINE, "worlds", "contracts", "db"],
  services: ["texts", ...ENGINE, "worlds", "live", "contracts", "db", "auth/plain", "env"],
  realtime: ["texts", "services", "live", "contracts", ...ENGINE, "auth/plain", "db", "log", "env"],
  cli: [...ENGINE, "texts", "env"],
  build: ROOMS.map(([name]) => name),
  log: ["env"],
  env: [],
  "components/realtime": ["texts", "components", "contracts", ...ENGINE],
  components: ["texts", "components/realtime", "contracts", ...ENGINE],
  app: [
    "texts",
    "components",
    "components/realtime",
    "services",
    "auth/plain",
    "auth/next",
    "web",
    "contracts",
    ...ENGINE,
    "env",
  ],
};

/** Packages that a room must not use, wherever it comes by them. */
const NEVER: Partial<Record<Room, RegExp>> = {
  "engine/kernel": /^(?!zod$|@noble\/hashes)/,
  "engine/cards": /^(?!zod$|@noble\/hashes)/,
  "engine/script": /^(?!zod$|@noble\/hashes)/,
  "engine/ccg": /^(?!zod$|@noble\/hashes|saxes$)/,
  "engine/diplomacy": /^(?!zod$|temporal-polyfill$)/,
  "engine/bots": /^(?!zod$|@noble\/hashes)/,
  "engine/spoof": /^(?!zod$)/,
  "engine/tournament": /^/,
  texts: /^/,
  contracts: /^(?!zod$)/,
  db: /^(next|react|socket\.io|server-only)/,
  "auth/plain": /^(next|react|server-only|@prisma)/,
  "auth/next": /^(@prisma|pg$)/,
  web: /^(@prisma|pg$|react)/,
  services: /^(next|react|socket\.io|server-only)/,
  live: /^(next|react|socket\.io|server-only)/,
  worlds: /^(next|react|socket\.io|server-only|pg$|@prisma)/,
  realtime: /^(next|react)/,
  cli: /^(next|react|@prisma|pg$|socket\.io)/,
  components: /^(pg$|@prisma|node:|socket\.io)/,
  app: /^(pg$|@prisma|socket\.io)/,
};

const roomOf = (path: string): Room | undefined =>
  ROOMS.find(([, where]) => (typeof where === "string" ? path.startsWith(where) : where.test(path)))?.[0];

const isTest = (path: string) => /\.(test|spec|bench)\.tsx?$/.test(path);
const files = sourceFiles().filter((path) => !isTest(path) && roomOf(path) !== "build");

/** What breaks the rules in one file. */
function faultsOf(path: string): string[] {
  const room = roomOf(path);
  if (!room) return [];
  return importsOf(path).flatMap((what) => {
    const target = targetOf(path, what);
    // What tests share tries things by chance; else it is as pure as what it is for.
    if (what === "fast-check" && path.includes("/testing/")) return [];
    if (target === null) return NEVER[room]?.test(what) ? [`${path}: ${room} must not use ${what}`] : [];
    const other = roomOf(target);
    return other === undefined || other === room || MAY[room].includes(other) ? [] : [`${path}: ${room} → ${other}`];
  });
}

describe("the architecture's arrows", () => {
  test("there is something to look at", () => expect(files.length).toBeGreaterThan(100));

  test.each(Object.keys(MAY).filter((room) => room !== "build"))("%s", (room) => {
    expect(files.filter((path) => roomOf(path) === room).flatMap(faultsOf)).toEqual([]);
  });

  test("the engine is pure: no clock, no chance, no surroundings", () => {
    const impure = files
      .filter((path) => path.startsWith("lib/engine/"))
      .filter((path) => /Math\.random|Date\.now|new Date\(|process\.env/.test(readFileSync(path, "utf8")));
    expect(impure).toEqual([]);
  });

  test("one file reads the environment", () => {
    const readers = sourceFiles()
      .filter((path) => !path.startsWith("lib/build/") && !isTest(path))
      .filter((path) => /process\.env(?!\.NODE_ENV)/.test(readFileSync(path, "utf8")));
    expect(readers).toEqual(["lib/env.ts"]);
  });
});

describe("what all worlds share names none of them", () => {
  /** A world's rooms: those of its engine, and those of its pages. */
  const WORLD_ROOM =
    /^(lib\/engine\/(cards|spoof|diplomacy|ccg|script|bots)|components\/(cards|cards-table|spoof|diplomacy|ccg)|lib\/services\/tables\/worlds\/(?!index|world|$))/;
  /** A world named in the code itself, beside comments: as a string, or in a code of its narrations. */
  const WORLD_NAME = /["'`](cards|spoof|diplomacy)(\/[a-z_]*)?["'`]/;
  const SHARED =
    /^(components\/(table|realtime)\/|lib\/realtime\/|lib\/services\/tables\/(?!worlds\/)|lib\/contracts\/(live|lobby|chat|rooms|table|table-message|version|wire-parser)\.ts)/;
  /** The registry of names, and what lines of the lobby were before there was one. */
  const KNOWS = ["lib/services/tables/table-head.ts"];
  const shared = files.filter((path) => SHARED.test(path) && !KNOWS.includes(path));

  test("there is something to look at", () => expect(shared.length).toBeGreaterThan(60));

  test("by an import", () => {
    const faults = shared.flatMap((path) =>
      importsOf(path)
        .map((what) => targetOf(path, what))
        .filter((target) => target !== null && WORLD_ROOM.test(`${target}/`))
        .map((target) => `${path} → ${target}`),
    );
    expect(faults).toEqual([]);
  });

  test("by its name", () => {
    const faults = shared.flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .filter((line) => WORLD_NAME.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(faults).toEqual([]);
  });
});

test("a table's page takes types alone of the wire's schemas: their library would be a fifth of its script", () => {
  const shown = [...sourceFiles().filter((path) => path.startsWith("components/")), "lib/contracts/table-message.ts"];
  const values = shown.filter((path) =>
    /import (?!type)[^;]*"(?:@\/lib\/contracts|\.)\/live"/.test(readFileSync(path, "utf8")),
  );
  expect(values.filter((path) => !isTest(path))).toEqual([]);
});
