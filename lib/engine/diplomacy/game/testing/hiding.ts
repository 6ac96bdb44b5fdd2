import { RULE_NAMES, ruleOf } from "../../rules/expand";

const secrecy = RULE_NAMES.filter((name) => ruleOf(name).section === "secrecy" && ruleOf(name).obeyed);
/** A game by its rules and its variant. */
export type Played = { readonly rules: string[]; readonly variant?: "payola" | "crystal"; readonly morph?: string[] };
const payola = (...rules: string[]): Played => ({ rules, variant: "payola" });
const crystal = (...rules: string[]): Played => ({ rules, variant: "crystal" });
/** Ground that closes and floods. */
const CLOSING = [
  "IN FALL",
  "SHUT GAL",
  "SHUT TYR",
  "SHUT BOH",
  "SHUT UKR",
  "WATER SIL",
  "WATER PIE",
  "IN SPRING: SHUT WAR",
];
/** Games in which something is hidden from somebody, or shown to all that is usually hidden: each rule of secrecy alone, and some together. */
export const HIDING: readonly Played[] = [
  ...[
    [],
    ...secrecy.map((name) => [name]),
    ["PROPOSE_DIAS", "HIDE_PROPOSER", "HIDE_ABSENTEES"],
    ["BLIND", "HIDE_BUILDS", "SILENT_ABSENCES"],
    ["NO_CHECK", "HIDE_DUMMIES"],
    ["ORDER_ANY", "IMMOBILE_DUMMIES", "HIDE_DUMMIES"],
    ["CIVIL_DISORDER", "SMART_CD", "LIST_WAITERS"],
    ["TOUCH_PRESS", "ORDER_ANY", "LIST_UNORDERED"],
    ["EAVESDROP"],
    ["BROADCAST_ORDERS", "CD_DUMMIES"],
    ["LIST_UNORDERED", "CIVIL_DISORDER", "CD_RETREATS"],
  ].map((rules) => ({ rules })),
  { rules: ["BLIND", "HIDE_BUILDS", "HIBERNATE"], morph: CLOSING },
  { rules: ["BLIND", "NO_UNITS_SEE", "UNITS_ADAPT"], morph: CLOSING },
  payola(),
  payola("PUBLIC_TOTALS", "HIDE_BUILDS", "ZEROSUM"),
  payola("BLIND", "HIDE_BUILDS"),
  payola("BLIND", "HIDE_OFFERS", "TOUCH_BRIBE", "EBAYOLA"),
  payola("BLIND", "REMOTE_BRIBE", "PAYOLA_CLASSIC", "!ZERO_FOREIGN"),
  payola("BLIND", "PAY_DUMMIES", "RESTRICT_SIGNAL"),
  payola("HIDE_DUMMIES", "PAY_DUMMIES"),
  payola("HIDE_DUMMIES", "CD_DUMMIES", "ANON_TRANSFER", "ONE_TRANSFER"),
  payola("BROADCAST_ORDERS", "LIST_WAITERS"),
  payola("LIST_UNORDERED", "HIDE_BUILDS"),
  crystal(),
  crystal("PUBLIC_LISTS", "HIDE_BUILDS"),
  crystal("LIMIT_LISTS", "CD_DUMMIES"),
  crystal("BLIND", "HIDE_BUILDS"),
  crystal("BLIND", "NO_UNITS_SEE", "OWN_SCS_SEE"),
  crystal("HIDE_DUMMIES", "NO_PROXY"),
  crystal("BROADCAST_ORDERS", "LIST_WAITERS"),
  crystal("LIST_UNORDERED", "HIDE_BUILDS"),
];
