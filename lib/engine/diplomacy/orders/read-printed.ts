import type { UnitType } from "../map/model";
import type { EnteredOrder, Order, OrderedUnit } from "../order";

type Read = (parts: readonly string[]) => Order;

const typeOf = (letter: string | undefined): UnitType => (letter === "F" ? "F" : "A");
const unitOf = ([type, at = ""]: readonly string[]): OrderedUnit => ({ type: typeOf(type), at });

/** The forms that `printOrder` writes, each with what it says. */
const FORMS: readonly (readonly [RegExp, Read])[] = [
  [/^([AF]) (\S+) H$/, (parts) => ({ type: "hold", unit: unitOf(parts) })],
  [/^([AF]) (\S+) D$/, (parts) => ({ type: "disband", unit: unitOf(parts) })],
  [/^([AF]) (\S+) R (\S+)$/, (parts) => ({ type: "retreat", unit: unitOf(parts), to: parts[2] ?? "" })],
  [/^([AF]) (\S+) P (.+)$/, (parts) => ({ type: "proxy", unit: unitOf(parts), power: parts[2] ?? "" })],
  [/^([AF]) (\S+) - (\S+(?: - \S+)*)( VIA)?$/, readMove],
  [/^([AF]) (\S+) S ([AF]) (\S+)$/, (parts) => ({ type: "support", unit: unitOf(parts), of: unitOf(parts.slice(2)) })],
  [
    /^([AF]) (\S+) S ([AF]) (\S+) - (\S+)$/,
    (parts) => ({ type: "support", unit: unitOf(parts), of: unitOf(parts.slice(2)), to: parts[4] ?? "" }),
  ],
  [
    /^([AF]) (\S+) C ([AF]) (\S+) - (\S+)$/,
    (parts) => ({ type: "convoy", unit: unitOf(parts), of: unitOf(parts.slice(2)), to: parts[4] ?? "" }),
  ],
  [/^BUILD ([AF]) (\S+)$/, (parts) => ({ type: "build", unit: unitOf(parts) })],
  [/^BUILD ([AF]) (\S+) HIDDEN$/, (parts) => ({ type: "build", unit: unitOf(parts), hidden: true })],
  [/^WAIVE$/, () => ({ type: "waive" })],
  [/^KEEP ([AF]) (\S+)$/, (parts) => ({ type: "keep", unit: unitOf(parts) })],
];

/** A move that passes other places goes by convoy, whether or not it says so. */
function readMove(parts: readonly string[]): Order {
  const path = (parts[2] ?? "").split(" - ");
  const move = { type: "move" as const, unit: unitOf(parts), to: path.pop() ?? "" };
  if (path.length > 0) return { ...move, via: true, path };
  return parts[3] === undefined ? move : { ...move, via: true };
}

/**
 * Reads what `printOrder` wrote, without a map: logs of games kept orders in that form before they kept them as data.
 * What has another form was entered under NO_CHECK, and stays as it was written.
 */
export function readPrinted(text: string): EnteredOrder {
  for (const [form, read] of FORMS) {
    const found = form.exec(text);
    if (found) return read(found.slice(1));
  }
  return { type: "unread", text };
}
