import type { PowerName } from "../map/model";
import type { StatusFacts, StatusHolder, StatusParticipant } from "../status/facts";
import { isSame } from "./edit-rest";

/**
 * What a file says and the game that was made of it does not: a part (`player`, `history`, `start`, …), of whose block
 * (null: the game's), and what stood there, where that is no secret.
 */
export type LostPart = { readonly part: string; readonly power: PowerName | null; readonly was: string };

/** The judge's own lines, which follow from the rest; DELAY runs by itself. */
const OWN: ReadonlySet<string> = new Set(["powers", "observers", "need", "delay"]);
const SECRET: ReadonlySet<string> = new Set(["password", "addresses"]);
const MOST_SHOWN = 400;

/** What of a file did not come along, part by part; what the game says besides is no loss. */
export function lostIn(facts: StatusFacts, after: StatusFacts): LostPart[] {
  const lost = lostParts(null, { ...facts, map: facts.map.toLowerCase() }, after);
  for (const [name, block] of Object.entries(facts.powers)) lost.push(...lostParts(name, block, after.powers[name]));
  for (const { type, name, ...block } of facts.observers) {
    const kept = after.observers.find((one) => one.name === name && one.type === type);
    if (kept) lost.push(...lostParts(name, block, kept));
    else lost.push({ part: block.omniscient ? "omniscient" : "observer", power: null, was: name });
  }
  return lost;
}

function lostParts(power: PowerName | null, before: object, after: object = {}): LostPart[] {
  const now = after as Readonly<Record<string, unknown>>;
  return Object.entries(before).flatMap(([part, was]: [string, unknown]): LostPart[] => {
    if (power === null && OWN.has(part)) return [];
    if (was === undefined || was === null || isSame(part, was, now[part])) return [];
    if (part === "orders") return ordersLost(power, was as string[], (now.orders ?? []) as string[]);
    return [{ part, power, was: SECRET.has(part) ? "" : said(part, was).slice(0, MOST_SHOWN) }];
  });
}

/** As many orders as there were lines: each came along, perhaps in another spelling. */
function ordersLost(power: PowerName | null, lines: readonly string[], kept: readonly string[]): LostPart[] {
  if (kept.length === lines.length) return [];
  const spelt = (line: string): string => line.toUpperCase().replace(/\s*-\s*|\s+/g, " ");
  const known = new Set(kept.map(spelt));
  const gone = lines.filter((line) => !known.has(spelt(line)));
  return [{ part: "orders", power, was: gone.join("; ").slice(0, MOST_SHOWN) }];
}

/** What stood in a part, on one line. */
function said(part: string, was: unknown): string {
  if (was === true) return "";
  if (part === "player" || part === "master") return nameOf(was as StatusHolder);
  if (part === "history")
    return (was as NonNullable<StatusParticipant["history"]>)
      .map(({ phase, player }) => `${phase} ${nameOf(player)}`)
      .join("; ");
  if (Array.isArray(was)) return was.map((one) => (Array.isArray(one) ? one.join("-") : String(one))).join(" ");
  if (typeof was !== "object" || was === null) return String(was);
  return Object.entries(was)
    .map(([key, value]) => `${key} ${Array.isArray(value) ? value.join(" ") : String(value)}`)
    .join(", ");
}

const nameOf = (holder: StatusHolder): string =>
  typeof holder === "string" ? holder : (holder.name || holder.email || holder.id).replace(/_/g, " ");
