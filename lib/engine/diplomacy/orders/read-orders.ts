import { ok, type Refusal, type Result, refuse } from "../../kernel/result";
import { adjustmentsDue } from "../adjudicate/adjustments";
import type { Field } from "../adjudicate/field";
import { roomAtHome } from "../adjudicate/sites";
import type { DiplomacyMap, PowerName } from "../map/model";
import { type Order, subjectOf } from "../order";
import { isAmbiguous, namesOf, wordsOf } from "./names";
import { type Desk, withNearest } from "./nearest";
import { parseOrder } from "./parse-order";
import { readOrder } from "./read-order";
import { powerLike } from "./spelling";

/** One order as it was written, and where; lines are counted from 1. */
export type OrderLine = { readonly line: number; readonly text: string };

/** `order`: null where orders only have to be readable (NO_CHECK). */
export type AcceptedLine = OrderLine & { readonly order: Order | null };

/** `power`: null under the head of a power that there is not. */
export type RefusedLine = OrderLine & Refusal & { readonly power: PowerName | null };

export type ReadOrders = {
  /** The orders of each power that the text names; none of one whose orders are wiped. */
  readonly sets: ReadonlyMap<PowerName, readonly AcceptedLine[]>;
  /** In the order of their lines. */
  readonly refused: readonly RefusedLine[];
};

/** A text longer than this is not read. */
export const LONGEST_TEXT = 100_000;

/** So many orders are read of a text, of all powers together. */
export const MOST_LINES = 2_000;
/** After so many refused lines nothing more is read: nobody mends more at once. */
export const MOST_FAULTS = 100;

/** To so many refused lines of a text the nearest legal order is offered: that is the most expensive part of reading. */
const MOST_OFFERS = 10;

/** `[ENGLAND]`, `ENGLAND:`, `E)` at the beginning of a line; the rest is an order of it. */
const HEAD = /^(?:\[\s*([^\]]{1,40}?)\s*\]|([\p{L}\p{N}_+ .'’-]{1,40}?)\s*[:)])\s*(.*)$/u;
const WIPE = /^\(?(?:CLEAR|NMR)\)?[.!]?$/i;

type Block = { readonly power: PowerName | null; readonly lines: OrderLine[] };

/**
 * Reads the orders of a power, and of others that it orders for: one a line, or several parted by semicolons.
 * `[ENGLAND]` and its like say whose follow; `CLEAR` and `(NMR)` wipe what that power had before; `//` begins a
 * comment. Every line is accepted or refused by itself. `deskFor`: the position as orders of a power are held against
 * it, or why one does not order for it. Refusals of orders offer the nearest legal one, so long as they are few; after
 * `MOST_FAULTS` of them nothing more is read.
 */
export function readOrders(
  map: DiplomacyMap,
  text: string,
  own: PowerName,
  deskFor: (power: PowerName) => Result<Desk, Refusal>,
): ReadOrders {
  const sets = new Map<PowerName, readonly AcceptedLine[]>();
  const refused: RefusedLine[] = [];
  if (text.length > LONGEST_TEXT) {
    const why = { code: "order/text_too_long", data: { longest: LONGEST_TEXT } };
    return { sets, refused: [{ line: 1, text: "", power: own, ...why }] };
  }
  const blocks = splitOrders(map, text, own);
  if (blocks.reduce((sum, { lines }) => sum + lines.length, 0) > MOST_LINES) {
    const why = { code: "order/too_many_lines", data: { most: MOST_LINES } };
    return { sets, refused: [{ line: 1, text: "", power: own, ...why }] };
  }
  let offers = MOST_OFFERS;
  for (const { power, lines } of blocks) {
    const room = MOST_FAULTS - refused.length;
    if (power === null) {
      const why = { code: "order/no_such_power" };
      for (const line of lines.slice(0, room)) {
        const nearest = offers-- > 0 ? nearestHead(map, line.text, own) : null;
        refused.push({ ...line, power, ...why, ...(nearest === null ? {} : { data: { nearest } }) });
      }
      continue;
    }
    const desk = deskFor(power);
    if (!desk.ok) {
      for (const line of lines.slice(0, room)) refused.push({ ...line, power, ...desk.error });
      continue;
    }
    const misfit = roomFor(desk.value.field, power);
    const accepted: AcceptedLine[] = [];
    const faults: (OrderLine & { readonly why: Refusal })[] = [];
    for (const line of lines) {
      if (faults.length >= room) break;
      const read = readLine(desk.value.field, power, line.text);
      const why = read.ok ? read.value && misfit(read.value) : read.error;
      if (why) faults.push({ ...line, why });
      else if (read.ok) accepted.push({ ...line, order: read.value });
    }
    const standing = accepted.flatMap(({ order }) => order ?? []);
    for (const { line, text: written, why } of faults) {
      const offered = offers-- > 0 ? withNearest(desk.value, power, written, why, standing) : why;
      refused.push({ line, text: written, power, ...offered });
    }
    sets.set(power, accepted);
  }
  return { sets, refused: refused.sort((a, b) => a.line - b.line) };
}

/** Parts a text among powers, each once. */
function splitOrders(map: DiplomacyMap, text: string, own: PowerName): Block[] {
  const blocks = new Map<PowerName | null, Block>();
  let power: PowerName | null = own;
  for (const [i, whole] of text.split(/\r\n|\r|\n/).entries())
    for (const part of whole.split(";")) {
      const words = part.trim();
      if (words.startsWith("//")) break;
      if (words === "") continue;
      const head = headOf(map, words);
      if (head) power = head.power;
      const block: Block = blocks.get(power) ?? { power, lines: [] };
      blocks.set(power, block);
      const order = head ? head.rest : words;
      // A head of nobody is a fault of its own, and so is all that stands under it.
      if (power === null) block.lines.push({ line: i + 1, text: words });
      else if (WIPE.test(order)) block.lines.length = 0;
      else if (order !== "") block.lines.push({ line: i + 1, text: order });
    }
  return blocks.size > 0 ? [...blocks.values()] : [{ power: own, lines: [] }];
}

/** The power at the head of a line, null for none that there is, and what follows; null: the line has no head. */
function headOf(map: DiplomacyMap, words: string): { power: PowerName | null; rest: string } | null {
  const { powers, owners, places } = namesOf(map);
  const [, bracketed, marked, rest = ""] = HEAD.exec(words) ?? [];
  const name = wordsOf((bracketed ?? marked ?? words).slice(0, 60)).join(" ");
  if (bracketed !== undefined) return { power: powers.get(name) ?? null, rest };
  const power = marked === undefined ? owners.get(name) : powers.get(name);
  if (power === undefined || (marked === undefined && places.has(name))) return null;
  return { power, rest };
}

/** The head that a head of nobody may have meant, with what follows it; null: the line has no head. */
function nearestHead(map: DiplomacyMap, words: string, own: PowerName): string | null {
  const [, bracketed, , rest = ""] = HEAD.exec(words) ?? [];
  if (bracketed === undefined || headOf(map, words)?.power !== null) return null;
  return `[${powerLike(map, bracketed) ?? own}] ${rest}`.trim();
}

/** An order, held against the position; null: under NO_CHECK it need only be readable, in spellings that mean one place. */
function readLine(field: Field, power: PowerName, text: string): Result<Order | null, Refusal> {
  const { rules, position, board } = field;
  if (!rules.has("NO_CHECK") || position.phase.type !== "MOVEMENT") return parseOrder(field, power, text);
  const read = readOrder(text, board.map);
  if (!read.ok) return read;
  return isAmbiguous(board.map, text) ? refuse("order/ambiguous") : ok(null);
}

/** Asked of one order after another: why there is no room for it beside those before it, or null. */
function roomFor({ board, position, rules }: Field, power: PowerName): (order: Order) => Refusal | null {
  const subjects = new Set<string>();
  const adjusts = position.phase.type === "ADJUSTMENTS";
  const due = adjusts ? (adjustmentsDue(board.map, position, rules).get(power) ?? 0) : 0;
  let left = Math.abs(due);
  const hasRoom = adjusts ? roomAtHome(board.map, position, power, rules) : () => true;
  return (order): Refusal | null => {
    const subject = subjectOf(board, order);
    if (subject !== null && subjects.has(subject)) return { code: "order/twice", data: { at: subject } };
    if (subject !== null) subjects.add(subject);
    if (!adjusts || order.type === "keep") return null;
    if (order.type === "disband" ? due >= 0 : due <= 0) return { code: "order/nothing_due", data: { due } };
    if (left <= 0) return { code: "order/too_many", data: { due } };
    if (order.type === "build" && !hasRoom(subject ?? "")) return { code: "order/no_room", data: { at: subject } };
    left--;
    return null;
  };
}
