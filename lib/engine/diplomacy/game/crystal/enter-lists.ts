import type { Viewer } from "../../../kernel/game";
import { err, ok, type Refusal, type Result, refuse } from "../../../kernel/result";
import { readEntry, type Writer } from "../../crystal/entry";
import type { PowerName } from "../../map/model";
import type { Ruleset } from "../config";
import { dummiesKnownTo, envAt } from "../env";
import { wholeOf } from "../ground";
import { fieldSeenBy, seesAll, viewerPowers } from "../sight";
import type { State } from "../state";
import { fieldOfList } from "./field-of-list";
import { listAsked, writerOf, writesLists } from "./writers";

/** The text of a list: who enters it, and why they do not write for a power. */
type Entry = {
  readonly text: string;
  readonly own: PowerName;
  readonly viewer: Viewer;
  readonly may: (power: PowerName) => Result<unknown, Refusal>;
};

/** A line that is refused; without a number, a list as a whole. */
export type ListFault = { readonly code: string; readonly line?: number; readonly text?: string };

/**
 * Lists as they are entered: a power's lines, and those of others that it controls below their `[POWER]`. Each replaces
 * the one before. Refused as a whole (`crystal/refused`), with every fault and its line from 1. They are held against
 * what whoever enters them sees, so that no answer tells of more.
 */
export function enterLists(
  ruleset: Ruleset,
  state: State,
  { text, own, viewer, may }: Entry,
): Result<ReadonlyMap<PowerName, readonly string[]>, Refusal> {
  const lines = text.split(/\r\n|\r|\n/);
  const heads = lines.flatMap((line) => /^\s*\[(.*)\]\s*$/.exec(line)?.[1]?.trim().toUpperCase() ?? []);
  for (const power of [own, ...heads]) {
    const allowed = may(power);
    if (!allowed.ok) return err(allowed.error);
  }
  const writers = writersKnownTo(ruleset, state, viewer).map(
    (writer): Writer => (may(writer.name).ok ? { ...writer, control: own } : writer),
  );
  if (!writers.some(({ name }) => name === own)) return refuse("crystal/no_lists", { power: own });
  const field = fieldOfList(wholeOf(ruleset), fieldSeenBy(ruleset, state, viewer), listAsked(state));
  const read = readEntry({ field, power: own, writers }, lines);
  if (!read.ok) return refuse("crystal/refused", { faults: read.error.map((one) => ({ ...faultOf(one, lines) })) });
  // Who writes for another power alone has not emptied their own list.
  const silent = heads.length > 0 && read.value.get(own)?.length === 0 && !heads.includes(own);
  return ok(silent ? new Map([...read.value].filter(([power]) => power !== own)) : read.value);
}

function faultOf({ code, data }: Refusal, lines: readonly string[]): ListFault {
  const at = typeof data === "object" && data !== null && "line" in data ? Number(data.line) : -1;
  const text = lines[at];
  return text === undefined ? { code } : { code, line: at + 1, text: text.trim().slice(0, 100) };
}

/**
 * The powers as whoever writes knows them: a unit may be handed to any that they do not know to be a dummy, or to have
 * nothing left.
 */
function writersKnownTo(ruleset: Ruleset, state: State, viewer: Viewer): Writer[] {
  const own = new Set(viewerPowers(ruleset, state, viewer));
  const { rules } = envAt(ruleset, state);
  const all = seesAll(viewer);
  const countsAll = all || !rules.has("BLIND") || rules.has("SEE_ALL_SCS");
  const veiled = rules.has("HIDE_DUMMIES") && !all;
  const dummies = dummiesKnownTo(ruleset, state, own);
  return state.powers
    .filter((power) => writesLists(ruleset, power))
    .map((power) => {
      const writer = writerOf(state, power);
      return {
        ...writer,
        ...(veiled ? { dummy: dummies.has(power.name) } : {}),
        ...(countsAll || own.has(power.name) ? {} : { hasUnits: true }),
      };
    });
}
