import type { PowerName } from "../../map/model";
import type { Lists, Note, ReadLists } from "../lists";

/** A unit on the board, as lists name it, and whose it is. */
export type Owned = { readonly unit: string; readonly power: PowerName };

/**
 * Crystal Ball written from its text alone (docs/how-the-diplomacy-judge-decides.md), sentence by sentence and with
 * nothing of the engine's: the reference that the engine is held against. Lines are in the judge's spelling; nobody's
 * unit is out of sight.
 */
export function readByTheText(
  units: readonly Owned[],
  lists: readonly Lists[],
  centres: Readonly<Record<PowerName, number>>,
  noProxy: boolean,
): { notes: Record<PowerName, [Note, string][]>; orders: Record<string, string>; largest: number; smallest: number } {
  const owner = (unit: string) => units.find((one) => one.unit === unit)?.power;
  // L = most centres of a power, S = fewest of those with any.
  let [largest, smallest] = [0, Number.POSITIVE_INFINITY];
  for (const { power } of lists) {
    const count = centres[power] ?? 0;
    largest = Math.max(largest, count);
    if (count > 0) smallest = Math.min(smallest, count);
  }
  if (smallest === Number.POSITIVE_INFINITY) smallest = 0;
  const notes: Record<PowerName, [Note, string][]> = {};
  const handed: [unit: string, to: PowerName][] = [];
  // A proxy counts against S, others against L; beyond that they are ignored.
  for (const { power, sooner } of lists) {
    let [proxies, others] = [0, 0];
    const own: [Note, string][] = [];
    for (const line of sooner) {
      const proxy = isProxy(line);
      const ignored = proxy ? proxies++ >= smallest : others++ >= largest;
      // A line not ignored makes earlier lines for that unit revoked.
      if (!ignored) for (const before of own) if (unitIn(before[1]) === unitIn(line)) before[0] = "revoked";
      const note: Note = ignored
        ? "ignored"
        : !proxy
          ? "ordered"
          : owner(unitIn(line)) === power
            ? "proxied"
            : "no unit";
      own.push([note, line]);
    }
    for (const [note, line] of own) if (note === "proxied") handed.push([unitIn(line), line.split(" P ")[1] ?? ""]);
    notes[power] = own;
  }
  const orders: Record<string, string> = {};
  // Then each other line.
  for (const { power } of lists)
    for (const row of notes[power] ?? []) {
      const [note, line] = row;
      if (note !== "ordered") continue;
      const unit = unitIn(line);
      if (owner(unit) === power) row[0] = "ordered";
      else if (handed.some(([one, to]) => one === unit && to === power)) row[0] = "byProxy";
      else if (owner(unit) === undefined) row[0] = "no unit";
      else row[0] = noProxy ? "foreign" : "noProxy";
      if (row[0] === "ordered" || row[0] === "byProxy") orders[unit] = line.slice(unit.length + 1);
    }
  // Unordered units H, default; an unused proxy is refused.
  for (const { power } of lists) {
    for (const row of notes[power] ?? [])
      if (row[0] === "proxied" && orders[unitIn(row[1])] === undefined) row[0] = "refused";
    for (const one of units)
      if (one.power === power && orders[one.unit] === undefined) notes[power]?.push(["default", `${one.unit} H`]);
  }
  return { notes, orders, largest, smallest };
}

const unitIn = (line: string): string => line.split(" ", 2).join(" ");
const isProxy = (line: string): boolean => / P /.test(line);

/** What the engine answers, in the form of the reference. */
export const plainLists = ({ notes, orders, largest, smallest }: ReadLists) => ({
  notes: Object.fromEntries([...notes].map(([power, lines]) => [power, lines.map(([note, line]) => [note, line])])),
  orders: Object.fromEntries([...orders].map(([unit, { order }]) => [unit, order])),
  ...{ largest, smallest },
});
