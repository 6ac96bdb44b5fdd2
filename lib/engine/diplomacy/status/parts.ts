import type { StatusFacts, StatusParticipant } from "./facts";

/** What a backup gives back: the game as it was set up, where it stood, what was entered. */
const STATUS_PARTS = ["persistent", "transient", "orders"] as const;
export type StatusPart = (typeof STATUS_PARTS)[number];

const GAME: { readonly [Key in keyof StatusFacts]-?: StatusPart | null } = {
  game: null,
  powers: null,
  observers: null,
  phase: "transient",
  deadline: "transient",
  delay: "transient",
  need: "transient",
  result: "orders",
  finish: "orders",
  proposal: "orders",
  map: "persistent",
  trial: "persistent",
  morph: "persistent",
  teams: "persistent",
  master: "persistent",
  tester: "persistent",
  groups: "persistent",
  start: "persistent",
  desc: "persistent",
  name: "persistent",
  private: "persistent",
  rotate: "persistent",
  rules: "persistent",
  allow: "persistent",
  zone: "persistent",
  timing: "persistent",
  judge: "persistent",
  signon: "persistent",
  taxes: "persistent",
};

const PARTICIPANT: { readonly [Key in keyof StatusParticipant]-?: StatusPart } = {
  player: "persistent",
  history: "persistent",
  addresses: "persistent",
  password: "persistent",
  omniscient: "persistent",
  copies: "persistent",
  msg: "persistent",
  control: "transient",
  home: "transient",
  centers: "transient",
  sees: "transient",
  hides: "transient",
  funds: "transient",
  retreats: "transient",
  units: "transient",
  wait: "orders",
  cd: "orders",
  vote: "orders",
  orders: "orders",
  sent: "orders",
  accept: "transient",
  sheet: "orders",
  sooner: "orders",
  later: "orders",
};

/** Each key from the one or the other, as its part says. */
function mix<Facts extends object>(
  now: Facts,
  backup: Facts,
  table: Readonly<Record<string, StatusPart | null>>,
  parts: readonly StatusPart[],
): Facts {
  const wanted = (key: string): boolean => parts.some((part) => Object.hasOwn(table, key) && table[key] === part);
  const kept = Object.entries(now).filter(([key]) => !wanted(key));
  const restored = Object.entries(backup).filter(([key]) => wanted(key));
  return Object.assign(
    structuredClone(now),
    Object.fromEntries(Object.keys(now).map((key) => [key, undefined])),
    Object.fromEntries([...kept, ...restored]),
  );
}

/**
 * A status file with some parts of an earlier one, as a rollback takes them: everybody who takes part now stays, and who
 * took part only then comes back if where the game stood is restored.
 */
export function restoreParts(now: StatusFacts, backup: StatusFacts, parts: readonly StatusPart[]): StatusFacts {
  const names = new Set([
    ...Object.keys(now.powers),
    ...(parts.includes("transient") ? Object.keys(backup.powers) : []),
  ]);
  const powers = Object.fromEntries(
    [...names].map((name) => [
      name,
      without(mix(now.powers[name] ?? {}, backup.powers[name] ?? {}, PARTICIPANT, parts)),
    ]),
  );
  return { ...without(mix(now, backup, GAME, parts)), powers, observers: now.observers };
}

/** Keys that are absent rather than undefined. */
function without<Facts extends object>(facts: Facts): Facts {
  for (const [key, value] of Object.entries(facts)) if (value === undefined) Reflect.deleteProperty(facts, key);
  return facts;
}
