import { globSync, readFileSync, writeFileSync } from "node:fs";
import { SOCKET_INPUTS } from "../contracts/live";
import { BUDGETS, COST } from "../realtime/limits";
import { LIMITS, type LimitName } from "../services/accounts/rate-limits";
import { DOORS } from "../services/doors";
import { WHO } from "../services/doors/door";

/**
 * `npx tsx lib/build/doors.ts` writes `docs/doors.md`: every way in, who may take it, how often, where it is mounted. A
 * test holds that it is current, and that no action and no route is missing.
 */

/** Ways in that are mounted by hand: they only read what may be read, or follow the protocol of a library. */
export const BY_HAND: Readonly<Record<string, { who: string; limit: string; what: string }>> = {
  "app/(account)/actions.ts signOut": { who: "anybody", limit: "none", what: "ends the session of this browser" },
  "app/api/auth/[...nextauth]/route.ts": { who: "anybody", limit: "front door", what: "signing in by other sites" },
  "app/api/realtime/ticket/route.ts": { who: "a session", limit: "front door", what: "a ticket for live connections" },
  "app/api/health/route.ts": { who: "anybody", limit: "front door", what: "whether the database answers" },
  "app/api/metrics/route.ts": { who: "who names METRICS_TOKEN", limit: "front door", what: "figures for Prometheus" },
  "app/api/refused/[why]/route.ts": { who: "anybody", limit: "front door", what: "where refused requests end" },
  "app/api/tables/[id]/records/route.ts": { who: "anybody", limit: "front door", what: "what ended at a table" },
  "app/api/tables/[id]/result/route.ts": {
    who: "anybody",
    limit: "front door",
    what: "what a tabletop's game came to",
  },
  "app/api/tables/[id]/draft/route.ts": { who: "anybody", limit: "front door", what: "the proof of a draft" },
  "app/api/tables/[id]/proof/[epoch]/route.ts": { who: "anybody", limit: "front door", what: "the proof of a deal" },
  "app/api/packs/[pack]/proof/route.ts": { who: "anybody", limit: "front door", what: "the proof of a pack" },
  "app/api/cards/[game]/[file]/route.ts": { who: "anybody", limit: "front door", what: "pictures and texts of cards" },
  "app/api/sealed/[event]/proof/[pack]/route.ts": {
    ...{ who: "whoever opened the pack", limit: "front door", what: "the proof of a pack of a sealed event" },
  },
  "app/api/pulls/[pack]/picture/route.ts": {
    ...{ who: "anybody", limit: "front door", what: "the picture of a pull that its owner shows, drawn once" },
  },
  "app/api/unsubscribe/route.ts GET": {
    ...{ who: "anybody", limit: "front door", what: "sends whoever opens the link of a mail to its page" },
  },
  "app/api/statement/route.ts": { who: "members, not guests", limit: "front door", what: "one's statement as CSV" },
  "app/games/[template]/json/route.ts": {
    ...{ who: "anybody; drafts: their author and the administrator", limit: "front door" },
    what: "a card game's template as a file",
  },
  "app/diplomacy/maps/[name]/text/route.ts": {
    ...{ who: "anybody; drafts: their author and the administrator", limit: "front door" },
    what: "a map of Diplomacy as a file",
  },
  "app/diplomacy/maps/[name]/picture/route.ts": {
    ...{ who: "anybody; drafts: their author and the administrator", limit: "front door" },
    what: "a small picture of how a map begins",
  },
  "app/staff/cards/[game]/[file]/route.ts": {
    ...{ who: "the administrator", limit: "front door" },
    what: "a file of a game of collectible cards",
  },
};

const MOUNT = /\b(?:formDoor|through|enter|jsonDoor)\(\s*(\w+Doors)\.(\w+)/g;

const isActions = (file: string): boolean => /^["']use server["']/m.test(readFileSync(file, "utf8"));

/** The files whose exports anybody may call: routes wherever they are, and actions whatever their file is called. */
export const mountFiles = (): string[] =>
  [
    ...globSync("app/**/route.ts"),
    ...globSync("{app,components,lib}/**/*.{ts,tsx}").filter(
      (file) => !file.includes("/generated/") && isActions(file),
    ),
  ].sort();

/** Door (`collectionDoors.saveDisplay`) → the files that mount it. */
export function mounts(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of [...mountFiles(), ...globSync("app/**/page.tsx").sort()])
    for (const [, room, name] of readFileSync(file, "utf8").matchAll(MOUNT)) {
      const key = `${room}.${name}`;
      found.set(key, [...new Set([...(found.get(key) ?? []), file])]);
    }
  return found;
}

/** Where an action or a route is called: the address of a route, the pages of an action. */
const placeOf = (file: string): string =>
  file.endsWith("/page.tsx")
    ? `page \`${file.slice("app".length, -"/page.tsx".length)}\``
    : file.endsWith("/route.ts")
      ? `\`${file.slice("app".length, -"/route.ts".length)}\``
      : `forms of \`${file.slice("app".length, -"/actions.ts".length).replace("/(account)", "") || "/"}\``;

const span = (seconds: number): string =>
  seconds % 3_600 === 0 ? `${seconds / 3_600} h` : seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
const limitText = (name: LimitName): string => `${name}: ${LIMITS[name].points} in ${span(LIMITS[name].seconds)}`;

/** The page as it should be now. */
export function doorsPage(): string {
  const at = mounts();
  const rows = Object.entries(DOORS).flatMap(([room, doors]) =>
    Object.entries(doors).map(([key, door]) => {
      const limits = [...(door.limit ? [door.limit] : []), ...(door.counts ?? [])].map(limitText).join("; ");
      const who = `${WHO[door.who as keyof typeof WHO].words}${door.proof ? ", after a proof" : ""}`;
      const places = (at.get(`${room}.${key}`) ?? []).map(placeOf).join(", ");
      return `| ${door.name} | ${who} | ${limits || "front door"} | ${places} |`;
    }),
  );
  const byHand = Object.entries(BY_HAND).map(
    ([place, { who, limit, what }]) =>
      `| ${what} | ${who} | ${limit in LIMITS ? limitText(limit as LimitName) : limit} | \`${place}\` |`,
  );
  const sockets = Object.keys(SOCKET_INPUTS).map((event) => `| \`${event}\` | ${COST[event as keyof typeof COST]} |`);
  const { member, anonymous } = BUDGETS;
  return `# Doors

Printed by \`npx tsx lib/build/doors.ts\` from the declarations in \`lib/services/doors/\`; a test holds that it is current.
What each door promises, and what the front door refuses before all of them, is told in \`security.md\`.

## Forms and routes

| door | who | limit | mounted at |
|---|---|---|---|
${rows.join("\n")}

## Mounted by hand

| what | who | limit | file |
|---|---|---|---|
${byHand.join("\n")}

## Messages of live connections

Each costs points of a budget: ${member.points} in ${member.duration} s for a member in all their connections together,
${anonymous.points} in ${anonymous.duration} s for those who are not signed in, by address. Who may do what at a table its kernel decides.

| message | points |
|---|---|
${sockets.join("\n")}
`;
}

if (process.argv[1]?.endsWith("lib/build/doors.ts")) writeFileSync("docs/doors.md", doorsPage());
