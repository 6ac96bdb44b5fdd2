import { type Field, fleetWays, provinceIndex, reaches } from "../adjudicate/field";
import type { PowerName } from "../map/model";
import type { Order } from "../order";
import { orderText, readAnyOrder, type UnitText, unitText } from "../orders/any-order";
import type { Unit } from "../position";

/**
 * What became of a line of a list in Crystal Ball (docs/how-the-diplomacy-judge-decides.md):
 * - `ignored`: there were as many before it as count
 * - `revoked`: a later line that counts was for the same unit
 * - `ordered`: an own unit does it; `byProxy`: a unit handed over by another power does
 * - `proxied`: an own unit is handed over, and ordered there; `refused`: handed over, and not ordered: it holds
 * - `no unit`, `noProxy`: nobody's unit, another's that was not handed over; `foreign`: so where nothing can be
 *   (NO_PROXY)
 * - `default`: no line but what a unit does that nobody ordered
 */
export const NOTES = [
  "ignored",
  "revoked",
  "ordered",
  "byProxy",
  "proxied",
  "refused",
  "no unit",
  "noProxy",
  "foreign",
  "default",
] as const;
export type Note = (typeof NOTES)[number];
export type NotedLine = readonly [Note, string];

/** A power's lists: the one that is carried out now, and the one written for the next movement phase. */
export type Lists = {
  readonly power: PowerName;
  readonly sooner: readonly string[];
  readonly later: readonly string[];
};

/** Whether a power can tell that a unit is not there. */
type Sees = (power: PowerName, unit: UnitText) => boolean;

export type ReadLists = {
  /** All lines with what became of them, in the order of the list; what nobody ordered last. */
  readonly notes: ReadonlyMap<PowerName, readonly NotedLine[]>;
  readonly orders: ReadonlyMap<UnitText, { readonly order: string; readonly said: Order | null }>;
  /** As many lines that order, and as many that hand over, count. */
  readonly largest: number;
  readonly smallest: number;
};

/** A line that counts, and has not been revoked yet. */
type Line = {
  readonly text: string;
  readonly unit: UnitText;
  readonly order: string;
  readonly said: Order | null;
  /** Whom it hands its unit to; null: it orders. */
  readonly to: PowerName | null;
  note: Note | null;
};

const PROXY = /^([AF] \S+) P (\S.*)$/;

/**
 * Reads everybody's lists on the position as it is: which lines count, what each unit does. No list has more lines that
 * count than the power with most centres owns, and none hands over more units than the power with fewest owns. Of several
 * lines for a unit the last that counts holds, whoever's unit it is. What was handed over cannot be handed on. `sees`:
 * who can tell that nobody's unit is in a place.
 */
export function readLists(
  field: Field,
  given: readonly Lists[],
  centresOf: (power: PowerName) => number,
  sees: Sees = reachesThere(field),
): ReadLists {
  const sizes = given.map(({ power }) => centresOf(power)).filter((size) => size > 0);
  const largest = Math.max(0, ...sizes);
  const smallest = Math.min(...(sizes.length > 0 ? sizes : [0]));
  const lines = new Map(given.map((one) => [one.power, countLines(field, one, { largest, smallest })]));
  const orders = new Map<UnitText, { order: string; said: Order | null }>();
  const handedTo = handOver(field, lines);
  for (const [power, list] of lines)
    for (const line of list) {
      if (line.note !== null) continue;
      line.note = noteOf(field, power, line, handedTo, sees);
      if (line.note === "ordered" || line.note === "byProxy")
        orders.set(line.unit, { order: line.order, said: line.said });
    }
  for (const list of lines.values())
    for (const line of list) if (line.note === "proxied" && !orders.has(line.unit)) line.note = "refused";
  const notes = new Map(
    given.map(({ power }) => {
      const told = (lines.get(power) ?? []).map(({ note, text }): NotedLine => [note ?? "ignored", text]);
      const idle = field.position.units.filter((unit) => unit.power === power && !orders.has(unitText(unit)));
      return [power, [...told, ...idle.map((unit): NotedLine => ["default", `${unitText(unit)} H`])]];
    }),
  );
  return { notes, orders, largest, smallest };
}

/** The lines of a list in order; which of them do not count, and which were revoked by later ones. */
function countLines(
  field: Field,
  { sooner }: Lists,
  { largest, smallest }: Pick<ReadLists, "largest" | "smallest">,
): Line[] {
  let [orders, proxies] = [0, 0];
  const lines: Line[] = [];
  for (const text of sooner) {
    const line = readLine(field, text);
    const counts = line.to === null ? ++orders <= largest : ++proxies <= smallest;
    if (!counts) line.note = "ignored";
    // Those that were ignored are revoked too.
    else for (const before of lines) if (before.unit === line.unit) before.note = "revoked";
    lines.push(line);
  }
  return lines;
}

/** A line as it is on this position. Its unit is the one that it names to the letter: another coast is another unit. */
function readLine(field: Field, text: string): Line {
  const [, handed = "", to] = PROXY.exec(text) ?? [];
  if (to !== undefined) return { text, unit: handed, order: `P ${to}`, said: null, to, note: null };
  const unit = text.split(" ").slice(0, 2).join(" ");
  const read = readAnyOrder(field, text);
  if (!read.ok) return { text, unit, order: text.slice(unit.length + 1), said: null, to: null, note: null };
  const said = withUnitThere(field, read.value.said);
  const isThere = said !== read.value.said && "unit" in said;
  return { text, unit, order: isThere ? orderText(said) : read.value.order, said, to: null, note: null };
}

/** A support or convoy speaks of the unit that is there, with its type and coast, if it may mean that one. */
function withUnitThere(field: Field, said: Order): Order {
  if (said.type !== "support" && said.type !== "convoy") return said;
  const there = field.unitAt[provinceIndex(field.board, said.of.at)];
  return there?.type === said.of.type ? { ...said, of: { type: there.type, at: there.at } } : said;
}

const unitNamed = (field: Field, unit: UnitText): Unit | undefined =>
  field.position.units.find((one) => unitText(one) === unit);

/** Units that their own powers handed over, and to whom. */
function handOver(field: Field, lines: ReadonlyMap<PowerName, readonly Line[]>): ReadonlyMap<UnitText, PowerName> {
  const handed = new Map<UnitText, PowerName>();
  for (const [power, list] of lines)
    for (const { note, to, unit } of list)
      if (note === null && to !== null && unitNamed(field, unit)?.power === power) handed.set(unit, to);
  return handed;
}

function noteOf(
  field: Field,
  power: PowerName,
  { unit, to }: Line,
  handedTo: ReadonlyMap<UnitText, PowerName>,
  sees: Sees,
): Note {
  const there = unitNamed(field, unit);
  if (to !== null) return there?.power === power ? "proxied" : "no unit";
  if (there?.power === power) return "ordered";
  if (there && handedTo.get(unit) === power) return "byProxy";
  if (!there && sees(power, unit)) return "no unit";
  return field.rules.has("NO_PROXY") ? "foreign" : "noProxy";
}

/** In a blind game a power can tell that a unit is not there only where its own units are or could go. */
const reachesThere =
  (field: Field): Sees =>
  (power, unit) => {
    if (!field.rules.has("BLIND")) return true;
    const at = provinceIndex(field.board, unit.slice(2));
    return field.position.units.some(
      (own) =>
        own.power === power &&
        (provinceIndex(field.board, own.at) === at ||
          reaches(field, own, at).move ||
          fleetWays(field, power, own.at, at).length > 0),
    );
  };
