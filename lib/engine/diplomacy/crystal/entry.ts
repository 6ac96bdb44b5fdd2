import type { Refusal, Result } from "../../kernel/result";
import type { Field } from "../adjudicate/field";
import type { PowerName } from "../map/model";
import { readAnyOrder } from "../orders/any-order";
import type { Lists } from "./lists";

/** A list longer than this is not read. */
const MOST_LINES = 200;
const LONGEST_LINE = 200;

/** A power as whoever writes a list knows it. */
export type Writer = {
  readonly name: PowerName;
  readonly dummy: boolean;
  /** Who writes for it beside their own. */
  readonly control: PowerName | null;
  readonly hasUnits: boolean;
  readonly hasCentres: boolean;
};

export type EntryOf = { readonly field: Field; readonly power: PowerName; readonly writers: readonly Writer[] };

/**
 * Reads the text of a list, lines of other powers that one controls below their `[POWER]`: `A BUD - SER` for a unit
 * that need not be there, `A BUD P FRANCE` hands it over. `CLEAR` wipes out what stands before it. Answers the lines by
 * power, in the judge's spelling; refuses all of it with every fault of every line, and which line that is, from 0.
 */
export function readEntry(
  of: EntryOf,
  given: readonly string[],
): Result<ReadonlyMap<PowerName, readonly string[]>, readonly Refusal[]> {
  if (given.length > MOST_LINES) return { ok: false, error: [{ code: "too_many_lines" }] };
  const lists = new Map<PowerName, string[]>([[of.power, []]]);
  const faults: Refusal[] = [];
  let writes = of.power;
  for (const [at, line] of given.entries()) {
    const text = line.trim();
    if (text === "") continue;
    const fail = (refusals: readonly Refusal[]) =>
      void faults.push(...refusals.map(({ code }) => ({ code, data: { line: at } })));
    const [, head] = /^\[(.*)\]$/.exec(text) ?? [];
    if (head !== undefined) {
      const other = of.writers.find(({ name }) => name === head.trim().toUpperCase());
      const mine = other && (other.name === of.power || other.control === of.power);
      if (!mine) fail([{ code: "no_control" }]);
      else writes = other.name;
      if (mine && !lists.has(writes)) lists.set(writes, []);
    } else if (/^(\(\s*NMR\s*\)|CLEAR)$/i.test(text)) lists.set(writes, []);
    else {
      const read = readLine(of, writes, text);
      if (read.ok) lists.get(writes)?.push(read.value);
      else fail(read.error);
    }
  }
  return faults.length > 0 ? { ok: false, error: faults } : { ok: true, value: lists };
}

/** The lines of a list that was written before, as they hold; powers that units are handed to may have gone since. */
export function readWritten(
  field: Field,
  power: PowerName,
  lines: readonly string[],
): Result<readonly string[], readonly Refusal[]> {
  const writers = field.board.map.powers.map(({ name }) => ({
    ...{ name, dummy: false, control: null },
    ...{ hasUnits: true, hasCentres: true },
  }));
  const read = readEntry({ field, power, writers }, lines);
  return read.ok ? { ok: true, value: read.value.get(power) ?? [] } : read;
}

function readLine({ field, writers }: EntryOf, power: PowerName, text: string): Result<string, readonly Refusal[]> {
  if (text.length > LONGEST_LINE) return { ok: false, error: [{ code: "line_too_long" }] };
  const bare = text.replace(/\s*\?$/, "");
  const [, unit, to] = /^(.*\S)\s+(?:P|PROXY)\s+(?:TO\s+)?(\S.*)$/i.exec(bare) ?? [];
  if (unit !== undefined && to !== undefined) {
    const refused = whyNoProxy(field, writers, power, to.toUpperCase());
    if (refused) return { ok: false, error: [{ code: refused }] };
    const read = readAnyOrder(field, `${unit} H`);
    return read.ok ? { ok: true, value: `${read.value.unit} P ${to.toUpperCase()}` } : read;
  }
  const read = readAnyOrder(field, bare);
  return read.ok ? { ok: true, value: `${read.value.unit} ${read.value.order}` } : read;
}

/** Units are handed to powers that play, by their full names. */
function whyNoProxy({ rules }: Field, writers: readonly Writer[], power: PowerName, to: string): string | null {
  if (rules.has("NO_PROXY") || !rules.has("PROXY_OK")) return "proxy_off";
  const other = writers.find(({ name }) => name === to);
  if (!other) return "proxy_unknown";
  if (other.name === power) return "proxy_to_self";
  if (other.dummy) return "proxy_to_dummy";
  return other.hasUnits || other.hasCentres ? null : "proxy_to_eliminated";
}

/** Whether a power has to write a list: it has units, and somebody plays it or it does not go by disorder (CD_DUMMIES). */
export const hasToWrite = ({ hasUnits, dummy, control }: Writer, rules: ReadonlySet<string>): boolean =>
  hasUnits && !(dummy && control === null && rules.has("CD_DUMMIES"));

/**
 * Whether the lists of this phase are locked: everybody who has to has written one, or the phase began without (SKIP).
 * From then on lists are for the phase after it.
 */
export const areLocked = (
  lists: readonly Lists[],
  writers: readonly Writer[],
  rules: ReadonlySet<string>,
  skips: boolean,
): boolean =>
  skips ||
  writers.every((writer) => {
    const written = lists.find(({ power }) => power === writer.name)?.sooner.length ?? 0;
    return written > 0 || !hasToWrite(writer, rules);
  });

/** The list that follows: what was written for later, or that one's first unit holds. */
export const nextList = ({ power, later }: Lists, field: Field): readonly string[] => {
  const first = field.position.units.find((unit) => unit.power === power);
  return later.length > 0 || !first ? later : [`${first.type} ${first.at} H`];
};
