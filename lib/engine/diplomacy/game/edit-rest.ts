import type { StatusFacts, StatusParticipant } from "../status/facts";

/** What of an edited file the game does not say after the edit: a block, its directives, and why not. */
export type Unapplied = {
  readonly block: string | null;
  readonly directives: readonly string[];
  readonly message: string;
};

/** Parts of the game's block, as they are written, and why they are not changed by hand. */
const OF_GAME: Readonly<Record<string, readonly [directives: readonly string[], message: string]>> = {
  game: [["GAME"], "the name of a game is that of its table"],
  phase: [["PHASE", "AWAIT", "SKIP", "WAIT"], "this game cannot stand in that phase"],
  map: [["MAP", "TRIAL"], "a game stays on the map that it was opened on"],
  trial: [["MAP", "TRIAL"], "whether a map is on trial is said by the map"],
  morph: [["MORPH"], "these lines cannot be kept as they are"],
  teams: [["TEAMS", "TEAM"], "these teams cannot be kept as they are"],
  master: [
    ["MASTER", "ADDRESS", "PASSWORD"],
    "masters are named at the table; no addresses or passwords are kept here",
  ],
  tester: [["TESTER"], "the tester is settled when a game is opened"],
  groups: [["GROUPS"], "this judge keeps no groups"],
  start: [["START"], "START is written by the judge"],
  finish: [["FINISH"], "FINISH is written by the judge"],
  result: [["RESULT"], "a game is ended by the button for that, not in its file"],
  need: [["NEED"], "NEED is written by the judge alone"],
  name: [["NAME"], "this origin of the name cannot be kept as it is"],
  desc: [["DESC"], "this description cannot be kept as it is"],
  private: [["PRIVATE"], "this word cannot be kept"],
  rotate: [["ROTATE"], "this rotation cannot be set"],
  rules: [["RULE"], "these rules cannot be kept as they are"],
  allow: [["ALLOW"], "who may join beside the powers is settled when a game is opened"],
  proposal: [["PROPOSAL"], "this proposal cannot be made in this game"],
  deadline: [["DEADLINE"], "this deadline cannot be set"],
  zone: [["ZONE"], "this zone cannot be set"],
  timing: [["TIMING"], "these lines say something of players' absences, which players enter and withdraw"],
  taxes: [["TAX", "CAP"], "taxes are settled when a game is opened"],
  judge: [["JUDGE"], "JUDGE is a line of older judges, and is not kept here"],
  signon: [["SIGNON"], "SIGNON is a line of older judges, and is not kept here"],
  observers: [["OBSERVER", "MONITOR"], "who watches a game is invited at its table"],
};

const OF_POWER: Readonly<Record<string, readonly [directives: readonly string[], message: string]>> = {
  player: [["PLAYER"], "players come by invitation and leave by resigning"],
  history: [["PLAYER"], "who played before is written by the judge"],
  addresses: [["ADDRESS"], "this judge keeps mail addresses with its members"],
  password: [["PASSWORD"], "powers have no passwords here"],
  control: [["CONTROL"], "CONTROL is for dummies, and names powers of this game"],
  omniscient: [["OMNISCIENT", "OMNISCIENT!"], "who sees everything is named at the table"],
  copies: [["OMNISCIENT!"], "who sees everything is named at the table"],
  wait: [["WAIT"], "this power cannot wait"],
  cd: [["CD"], "this power cannot be in disorder now"],
  vote: [["VOTE"], "this power has no such vote"],
  msg: [["MSG"], "these messages cannot be kept as they are"],
  home: [["HOME", "INHABITS", "HOMES"], "these homes cannot be kept as they are"],
  centers: [["OWNS", "CENTERS"], "these centres cannot be kept as they are"],
  sees: [["SEES"], "what a power sees is kept in blind games alone"],
  hides: [["HIDES"], "these units cannot be hidden"],
  funds: [["FUNDS"], "money is kept in games of Payola alone, and as $ and +"],
  sent: [["SENT"], "to whom money was given cannot be set so"],
  accept: [["ACCEPT"], "this list cannot be kept"],
  sooner: [["SOONER"], "this list cannot be kept"],
  later: [["LATER"], "this list cannot be kept"],
  sheet: [["A", "F"], "these offers cannot be made"],
  retreats: [["A", "F"], "these units cannot be dislodged so"],
  units: [["A", "F"], "these units cannot stand there"],
  orders: [
    ["A", "F", "BUILD", "REMOVE", "RETREAT", "DISBAND", "WAIVE"],
    "these orders cannot be carried out, or are none",
  ],
};

const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : value);

const empty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** Lists whose order says nothing; the controllers of a dummy, and texts, keep theirs. */
const LISTS: ReadonlySet<string> = new Set(["rules", "allow", "home", "centers", "sees", "hides", "units", "orders"]);

/** Does a part of a file say the same as another one, in whatever order where that says nothing? */
export function isSame(key: string, one: unknown, other: unknown): boolean {
  if (empty(one) && empty(other)) return true;
  if (key === "retreats" || key === "timing" || key === "funds") return text(entries(one)) === text(entries(other));
  return LISTS.has(key) ? text(sorted(one)) === text(sorted(other)) : text(one) === text(other);
}

const text = (value: unknown): string => JSON.stringify(value) ?? "";
const entries = (value: unknown) =>
  Object.entries((value ?? {}) as Record<string, unknown>)
    .map(([key, one]) => [key, key === "NOT" ? String(one).split(",").sort() : sorted(one)])
    .sort();

/** DELAY counts from when a file is written; what is left of it a moment later is no difference. */
const UNHELD: ReadonlySet<string> = new Set(["powers", "delay"]);

/** Where an edited file and the game differ still. */
export function unappliedIn(facts: StatusFacts, after: StatusFacts): Unapplied[] {
  const found: Unapplied[] = [];
  const compare = (block: string | null, one: object, other: object, why: typeof OF_GAME) => {
    const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
      if ((block === null && UNHELD.has(key)) || isSame(key, left[key], right[key])) continue;
      const [directives, message] = why[key] ?? [[key.toUpperCase()], "this judge does not keep this"];
      found.push({ block, directives, message });
    }
  };
  compare(null, facts, after, OF_GAME);
  for (const name of new Set([...Object.keys(facts.powers), ...Object.keys(after.powers)])) {
    const [now, then]: (StatusParticipant | undefined)[] = [facts.powers[name], after.powers[name]];
    if (now && then) compare(name, now, then, OF_POWER);
    else
      found.push({
        block: name,
        directives: [],
        message: `${name}: powers neither come into a game nor leave it in its file`,
      });
  }
  return found;
}
