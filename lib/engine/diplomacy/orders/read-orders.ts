import { type Refusal, type Result, refuse } from "../../kernel/result";
import { adjustmentsDue } from "../adjudicate/adjustments";
import type { Field } from "../adjudicate/field";
import type { DiplomacyMap, PowerName } from "../map/model";
import { type Order, subjectOf } from "../order";
import { isAmbiguous, namesOf, wordsOf } from "./names";
import { type Desk, withNearest } from "./nearest";
import { parseOrder } from "./parse-order";
import { readOrder } from "./read-order";

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

/** To so many refused lines of a text the nearest legal order is offered: that is the dearest part of reading. */
const MOST_OFFERS = 30;

/** `[ENGLAND]`, `ENGLAND:`, `E)` at the beginning of a line; the rest is an order of it. */
const HEAD = /^(?:\[\s*([^\]]{1,40}?)\s*\]|([\p{L}\p{N}_+ .'’-]{1,40}?)\s*[:)])\s*(.*)$/u;
const WIPE = /^\(?(?:CLEAR|NMR)\)?[.!]?$/i;

type Block = { readonly power: PowerName | null; readonly lines: OrderLine[] };

/**
 * Reads the orders of a power, and of others that it orders for (spec (d), Orders): one a line, or several parted by
 * semicolons. `[ENGLAND]` and its like say whose follow; `CLEAR` and `(NMR)` wipe what that power had before; `//` begins
 * a comment. Every line is accepted or refused by itself. `deskFor`: the position as orders of a power are held against
 * it, or why one does not order for it. Refusals of orders offer the nearest legal one, so long as they are few.
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
  let offers = MOST_OFFERS;
  for (const { power, lines } of splitOrders(map, text, own)) {
    const desk: Result<Desk, Refusal> = power === null ? refuse("order/no_such_power") : deskFor(power);
    const fault = (line: OrderLine, why: Refusal): void => void refused.push({ ...line, power, ...why });
    if (!desk.ok) for (const line of lines) fault(line, desk.error);
    else if (power !== null)
      sets.set(
        power,
        checkLines(desk.value.field, power, lines, fault, (line, why) =>
          fault(line, offers-- > 0 ? withNearest(desk.value, power, line.text, why) : why),
        ),
      );
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

/** A power's orders, one by one and as a set: `misread` those that cannot be given, `fault` what there is no room for. */
function checkLines(
  field: Field,
  power: PowerName,
  lines: readonly OrderLine[],
  fault: (line: OrderLine, why: Refusal) => void,
  misread: (line: OrderLine, why: Refusal) => void,
): AcceptedLine[] {
  const { board, position, rules } = field;
  const loose = rules.has("NO_CHECK") && position.phase.type === "MOVEMENT";
  const due =
    position.phase.type === "ADJUSTMENTS" ? (adjustmentsDue(board.map, position, rules).get(power) ?? 0) : null;
  const accepted: AcceptedLine[] = [];
  const subjects = new Set<string>();
  let changes = 0;
  for (const line of lines) {
    const read = loose ? readLoosely(board.map, line.text) : parseOrder(field, power, line.text);
    if (!read.ok) {
      misread(line, read.error);
      continue;
    }
    const order = read.value;
    const subject = order && subjectOf(order);
    if (subject !== null && subjects.has(subject)) {
      fault(line, { code: "order/twice", data: { at: subject } });
      continue;
    }
    if (subject !== null) subjects.add(subject);
    if (order && due !== null && order.type !== "keep") {
      const wanted = order.type === "disband" ? due < 0 : due > 0;
      if (wanted) changes++;
      if (!wanted || changes > Math.abs(due)) {
        fault(line, { code: wanted ? "order/too_many" : "order/nothing_due", data: { due } });
        continue;
      }
    }
    accepted.push({ ...line, order });
  }
  return accepted;
}

/** Under NO_CHECK an order need only be readable, without a spelling that means several places. */
function readLoosely(map: DiplomacyMap, text: string): Result<null, Refusal> {
  const read = readOrder(text, map);
  if (!read.ok) return read;
  return isAmbiguous(map, text) ? refuse("order/ambiguous") : { ok: true, value: null };
}
