import type { Ctx } from "../../kernel/game";
import { ok, refuse } from "../../kernel/result";
import { onClocks } from "../calendar/deadline";
import type { PowerName } from "../map/model";
import { printOrder } from "../orders/print-order";
import type { StatusFacts, StatusParticipant } from "../status/facts";
import { parseStatus } from "../status/parse";
import { type ConfigFile, checkSettings, ownMapOf, type Ruleset, type Settings, variantOf, withMorph } from "./config";
import { addLists } from "./crystal/file-lists";
import type { Decision } from "./decision";
import { unappliedIn } from "./edit-rest";
import { handFrame } from "./hand-frame";
import { morphFaults } from "./morph";
import { addPurses } from "./payola/edit-purses";
import { configOf, type FiledState, readState } from "./read-state";
import { positionJson, Sequence } from "./sequence";
import { isLive, isOver, powerOf, type State } from "./state";
import { statusOf } from "./write-file";

/** A line of an edited file that is refused, with a sentence. */
export type EditProblem = { readonly line: number; readonly code: string; readonly message: string };

const MOST_TOLD = 40;

const refuseLines = (problems: readonly EditProblem[]): Decision =>
  refuse("status/refused", { problems: problems.slice(0, MOST_TOLD).map((problem) => ({ ...problem })) });

/** Where a directive of a block stands in a file; null: the block of the game. The head of the block, if it is not there. */
function lineOf(text: string, block: string | null, directives: readonly string[]): number {
  const lines = text.split(/\r\n|\r|\n/);
  let here: string | null = null;
  let first = true;
  let head = 1;
  for (const [i, line] of lines.entries()) {
    const words = line.trim().toUpperCase().split(/\s+/);
    if (words[0] === "") {
      first = first && i === 0;
      if (!first || i > 0) here = "";
      continue;
    }
    if (here === "") {
      here = words.length > 1 ? (words[1] ?? "") : (words[0] ?? "");
      if (here === block) head = i + 1;
    }
    if (here === block && directives.includes(words[0] ?? "")) return i + 1;
  }
  return head;
}

/**
 * The master has changed the file of a game by hand: all that differs from the game as it stands becomes facts, or the
 * whole is refused (`status/refused`) with the lines that cannot be taken over. Refuses `status/unchanged` where
 * nothing differs.
 */
export function editEvents(ruleset: Ruleset, state: State, text: string, ctx: Ctx): Decision {
  if (isOver(state)) return refuse("diplomacy/over");
  // The name belongs to the table: whatever stands there is taken.
  const name = /^\s*GAME\s+(\S+)/i.exec(text)?.[1] ?? "game";
  const frame = handFrame(name, ctx.now);
  const before = statusOf(ruleset, state, frame);
  const { facts: written, errors } = parseStatus(text, {
    before,
    own: ownMapOf(ruleset.config),
    variant: variantOf(ruleset),
  });
  const facts = withSeats(written);
  if (errors.length > 0) return refuseLines(errors);
  if (isLive(state) !== (typeof facts.phase === "object" && facts.phase !== null))
    return refuseLines([
      {
        line: lineOf(text, null, ["PHASE", "AWAIT", "SKIP", "WAIT"]),
        code: "status/stage",
        message: "a game is started, ended and gone back in by the buttons for that, not in its file",
      },
    ]);
  const moment = facts.deadline === null ? null : onClocks(facts.deadline, facts.zone);
  if (moment?.shown === "never" && facts.deadline !== before.deadline)
    return refuseLines([
      {
        line: lineOf(text, null, ["DEADLINE"]),
        code: "status/gap",
        message: `the clocks of ${facts.zone} leap over that hour; the next is ${moment.text}`,
      },
    ]);
  const settings = settingsIn(state, facts, before);
  const morph = morphIn(facts, before);
  const made = morph ? withMorph(ruleset, morph) : ok(ruleset);
  if (!made.ok) return refuse("status/unreadable");
  const next = made.value;
  const odd = morph ? morphFaults(ruleset, next, state) : [];
  if (odd.length > 0)
    return refuseLines(odd.map((one) => ({ ...one, line: lineOf(text, null, ["MORPH", "TEAMS", "TEAM"]) })));
  const bad = checkSettings(next, settings);
  if (bad.length > 0)
    return refuseLines(
      bad.map(({ code, message }) => ({
        ...{ code, message },
        line: lineOf(text, null, [directiveOf(code)]),
      })),
    );
  const { sees: _, ...unseen } = state;
  const read = readState(next, { ...unseen, settings }, facts, ctx.now);
  if (!read) return refuse("status/unreadable");
  const sequence = new Sequence(state);
  if (morph) sequence.add({ type: "map_changed", morph });
  applyHead(sequence, { facts, before, settings, read });
  if (isLive(state)) applyBoard(sequence, { facts, before, settings, read });
  if (sequence.events.length === 0) {
    const left = unappliedIn(facts, before);
    return left.length > 0 ? refuseLines(left.map((one) => told(text, one))) : refuse("status/unchanged");
  }
  const after = statusOf(ruleset, sequence.state, { ...frame, name: facts.game });
  const left = unappliedIn(facts, after);
  if (left.length > 0) return refuseLines(left.map((one) => told(text, one)));
  return ok(sequence.events);
}

/** The directive that a fault of settings is about. */
const directiveOf = (code: string): string =>
  code.startsWith("timing") ? "TIMING" : code.startsWith("rule") ? "RULE" : /rotat/.test(code) ? "ROTATE" : "ZONE";

/** Who sits on a seat is known by it: names stand in a file for the eye alone. */
function withSeats(facts: StatusFacts): StatusFacts {
  const named = <T extends StatusParticipant>(block: T): T => {
    const { player } = block;
    const seat = typeof player === "object" ? /^#(\d+)$/.exec(player.id)?.[1] : undefined;
    return typeof player === "object" && player.email === `seat${seat}@table.invalid`
      ? { ...block, player: { ...player, name: "" } }
      : block;
  };
  const powers = Object.entries(facts.powers).map(([name, block]) => [name, named(block)]);
  return { ...facts, powers: Object.fromEntries(powers), observers: facts.observers.map(named) };
}

const told = (text: string, { block, directives, message }: ReturnType<typeof unappliedIn>[number]): EditProblem => ({
  ...{ line: lineOf(text, block, directives), code: "status/not_by_hand", message },
});

type Edit = {
  readonly facts: StatusFacts;
  readonly before: StatusFacts;
  readonly settings: Settings;
  readonly read: FiledState;
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Rules, TIMING, zone, description and the name's origin as the file has them; absences of players, which are NOTs there, stay theirs. */
function settingsIn(state: State, facts: StatusFacts, before: StatusFacts): Settings {
  const now = configOf(facts) as Settings;
  const then = configOf(before) as Settings;
  const origin = same(now.origin, then.origin) ? state.settings.origin : now.origin;
  const away = new Set(state.absences.map(({ from, to }) => `NOT ${from}-${to}`));
  return {
    rules: same(now.rules, then.rules) ? state.settings.rules : [...now.rules],
    timing: same(now.timing, then.timing) ? state.settings.timing : now.timing.filter((line) => !away.has(line)),
    zone: now.zone,
    description: same(now.description, then.description) ? state.settings.description : now.description,
    ...(origin ? { origin } : {}),
    ...(same(now.rotate, then.rotate) ? keptRotation(state) : { rotate: now.rotate ?? null }),
  };
}

/** The lines that the file adds to the map, if they are others than before. */
function morphIn(facts: StatusFacts, before: StatusFacts): string[] | null {
  const [now, then] = [facts, before].map((one) => (configOf(one) as Pick<ConfigFile, "morph">).morph);
  return now === undefined || same(now, then) ? null : now;
}

/** The rotation that the game's master has set since it was opened, if they have. */
const keptRotation = ({ settings: { rotate } }: State): Pick<Settings, "rotate"> =>
  rotate === undefined ? {} : { rotate };

/** What stands in the block of the game. */
function applyHead(sequence: Sequence, { facts, before, settings, read }: Edit): void {
  if (!same(settings, sequence.state.settings)) sequence.add({ type: "settings_changed", settings });
  if (facts.private !== before.private) sequence.add({ type: "private_set", secret: facts.private });
  if (!isLive(sequence.state)) return;
  if (facts.deadline !== before.deadline || facts.zone !== before.zone) {
    const { deadline, deadlineAt: at } = read.state;
    sequence.add({ type: "deadline_set", deadline, at, reasons: [], by: "master" });
  }
  if ((facts.delay ?? 0) !== (before.delay ?? 0)) sequence.add({ type: "delayed", to: read.state.delayedTo });
  const { proposal } = read.state;
  const asked = (one: StatusFacts) => [one.proposal ?? null, votesIn(one)];
  if ((facts.proposal || before.proposal) && !same(asked(facts), asked(before)))
    sequence.add({ type: "proposal_set", proposal: proposal && { ...proposal, yes: [...proposal.yes] } });
}

const votesIn = ({ powers }: StatusFacts): string[] =>
  Object.keys(powers).filter((power) => powers[power]?.vote === "YES");

/** What of a block tells where its power stands. */
const placesOf = ({ units, retreats, centers, home, sees, hides }: StatusParticipant = {}) => ({
  ...{ units: units?.toSorted(), centers: centers?.toSorted(), home: home?.toSorted() },
  retreats: Object.entries(retreats ?? {})
    .map(([unit, to]) => [unit, ...to.toSorted()].join(" "))
    .sort(),
  ...{ sees: sees?.toSorted(), hides: hides?.toSorted() },
});

/** Phase, position, and what powers have entered. */
function applyBoard(sequence: Sequence, edit: Edit): void {
  const { facts, before, read } = edit;
  const names = [...new Set([...Object.keys(before.powers), ...Object.keys(facts.powers)])];
  const { phase, gate } = phaseIn(facts);
  const then = phaseIn(before);
  const moved = names.some((name) => !same(placesOf(facts.powers[name]), placesOf(before.powers[name])));
  const turned = phase !== then.phase;
  if (moved || turned) {
    const { position, hidden, sees } = read.state;
    const known = sequence.state.position.dislodged;
    const dislodged = position.dislodged.map((unit) => ({
      ...unit,
      from: known.find((one) => one.power === unit.power && one.at === unit.at)?.from ?? null,
    }));
    sequence.add({
      type: "position_set",
      position: positionJson({ ...position, dislodged }),
      hidden: [...hidden],
      ...(sees
        ? { sees: Object.fromEntries(Object.entries(sees).map(([power, seen]) => [power, [...seen]])) }
        : sequence.state.sees
          ? { sees: {} }
          : {}),
    });
  }
  if (gate !== then.gate) sequence.add({ type: "gate_set", gate });
  for (const name of names) applyPower(sequence, name, edit, { moved, turned });
  addPurses(sequence, read.state.powers);
  addLists(sequence, read.state);
}

function phaseIn({ phase }: StatusFacts) {
  if (typeof phase !== "object" || phase === null) return { phase: "", gate: "PHASE" as const };
  return { phase: `${phase.season} ${phase.year} ${phase.type}`, gate: phase.state };
}

/** What the block of a power says, besides where it stands. */
function applyPower(
  sequence: Sequence,
  name: PowerName,
  { facts, before, read }: Edit,
  { moved, turned }: { moved: boolean; turned: boolean },
): void {
  const now = facts.powers[name];
  const then = before.powers[name];
  const power = powerOf(sequence.state, name);
  const filed = powerOf(read.state, name);
  if (!now || !power || !filed || power.kind === "unplayed") return;
  if (now.player !== then?.player && (filed.kind === "dummy" || power.kind === "dummy") && filed.kind !== power.kind) {
    if (filed.kind === "dummy" || power.seat !== null)
      sequence.add({ type: "control_set", power: name, kind: filed.kind, control: [...filed.control] });
  } else if (power.kind === "dummy" && !same(now.control, then?.control)) {
    const control = [...filed.control];
    sequence.add({ type: "control_set", power: name, kind: "dummy", control });
    // Another controller does not take back what was ordered.
    if (power.orders && !turned) sequence.add({ type: "orders_set", power: name, by: null, orders: [...power.orders] });
    if (power.wait) sequence.add({ type: "wait_set", power: name, on: true });
  }
  const here = () => powerOf(sequence.state, name);
  if (!same(now.orders, then?.orders) || (turned && here()?.orders)) {
    const orders = filed.orders && [...filed.orders];
    if (!same(orders?.map(printOrder), here()?.orders?.map(printOrder)))
      sequence.add({ type: "orders_set", power: name, by: null, orders });
  }
  if ((now.wait ?? false) !== (here()?.wait ?? false)) sequence.add({ type: "wait_set", power: name, on: filed.wait });
  // A vote that counted for nothing where the power stood before is no vote of the file's.
  const asked = filed.kind === "player" && !facts.proposal;
  if (asked && (now.vote !== then?.vote || moved || power.kind !== "player") && filed.vote !== here()?.vote)
    sequence.add({ type: "vote_set", power: name, vote: filed.vote });
  if ((now.cd ?? false) !== (then?.cd ?? false) || (turned && now.cd))
    sequence.add({ type: "disorder_set", power: name, phase: filed.disorder ?? null });
  if (!same(now.msg, then?.msg)) sequence.add({ type: "messages_set", power: name, lines: [...(now.msg ?? [])] });
}
