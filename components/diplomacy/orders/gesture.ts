import type { ProvinceId } from "@/lib/engine/diplomacy/map/model";
import type { Order } from "@/lib/engine/diplomacy/order";
import { provinceOf } from "../places";
import { type OrderDesk, type Subject, subjectAt } from "./order-desk";

/** What somebody may press before a target: the other kinds of order name none. */
export const AIMED = ["move", "support", "convoy"] as const;
export type Aimed = (typeof AIMED)[number];

/**
 * An order that is being given by pointing: the unit, the kind if one was chosen first, and up to one province on the way
 * to the last (a unit to help, or a target that several orders fit).
 */
export type Gesture = {
  readonly subject: Subject;
  readonly verb: Aimed | null;
  readonly picked: ProvinceId | null;
  /** Where the unit to be helped goes, where both support and convoy would help it. */
  readonly goal?: ProvinceId;
};

/** What comes of pointing: a gesture begun or gone on with, an order, one taken back, nothing, or what cannot be. */
export type Pointed =
  | { readonly to: "gesture"; readonly gesture: Gesture }
  | { readonly to: "order"; readonly subject: Subject; readonly order: Order }
  | { readonly to: "clear"; readonly subject: Subject }
  | { readonly to: "cancel" }
  | { readonly to: "refuse"; readonly gesture: Gesture; readonly at: ProvinceId }
  | { readonly to: "nothing"; readonly at: ProvinceId };

/** The provinces that an order names beyond its unit's, in the order in which one points at them. */
function targetsOf(order: Order): readonly ProvinceId[] {
  switch (order.type) {
    case "move":
    case "retreat":
      return [provinceOf(order.to)];
    case "support":
      return order.to === undefined ? [provinceOf(order.of.at)] : [provinceOf(order.of.at), provinceOf(order.to)];
    case "convoy":
      return [provinceOf(order.of.at), provinceOf(order.to)];
    default:
      return [];
  }
}

const fits = ({ verb }: Gesture, order: Order): boolean => verb === null || order.type === verb;

/** The orders that what has been pointed at so far amounts to; the first is the one that Enter gives. */
export function offersOf(gesture: Gesture): readonly Order[] {
  const { subject, picked, goal } = gesture;
  const wanted = [picked, goal].filter((at) => at !== null && at !== undefined);
  return subject.options.filter((order) => {
    const targets = targetsOf(order);
    return fits(gesture, order) && targets.length === wanted.length && wanted.every((at, i) => targets[i] === at);
  });
}

/** The provinces that lead on from here. */
export function leadsOf(gesture: Gesture): ReadonlySet<ProvinceId> {
  const { subject, picked, goal } = gesture;
  return new Set(
    subject.options.flatMap((order) => {
      if (!fits(gesture, order) || goal !== undefined) return [];
      const [first, second] = targetsOf(order);
      if (picked === null) return first === undefined ? [] : [first];
      return first === picked && second !== undefined ? [second] : [];
    }),
  );
}

/** The kinds of order with a target that a unit may be given. */
export const verbsOf = ({ options }: Subject): readonly Aimed[] =>
  AIMED.filter((verb) => options.some(({ type }) => type === verb));

/** Takes a unit or site up; where it can only be ordered one thing, that is its order, or is taken back. */
function takeUp(subject: Subject, ordered: boolean): Pointed {
  const [only] = subject.options;
  if (subject.options.length === 1 && only)
    return ordered ? { to: "clear", subject } : { to: "order", subject, order: only };
  return { to: "gesture", gesture: { subject, verb: null, picked: null } };
}

/** Goes on from here: to an order where just one fits, to a choice where several do or more may follow. */
function goOn(gesture: Gesture, at: ProvinceId): Pointed | null {
  const { subject, picked } = gesture;
  const wanted = picked === null ? [at] : [picked, at];
  const exact: Order[] = [];
  let more = false;
  for (const order of subject.options) {
    const targets = targetsOf(order);
    if (!fits(gesture, order) || targets.length < wanted.length) continue;
    if (!wanted.every((province, i) => targets[i] === province)) continue;
    if (targets.length === wanted.length) exact.push(order);
    else more = true;
  }
  const [only] = exact;
  if (exact.length === 1 && only && !more) return { to: "order", subject, order: only };
  if (picked === null && (exact.length > 0 || more)) return { to: "gesture", gesture: { ...gesture, picked: at } };
  return exact.length > 1 ? { to: "gesture", gesture: { ...gesture, goal: at } } : null;
}

/** What pointing at a province comes to: by a tap, by Enter on it, by dragging onto it. */
export function point(
  desk: OrderDesk,
  gesture: Gesture | null,
  at: ProvinceId,
  ordered: (s: Subject) => boolean,
): Pointed {
  const own = subjectAt(desk, at);
  if (!gesture) return own ? takeUp(own, ordered(own)) : { to: "nothing", at };
  if ((gesture.goal ?? gesture.picked) === at) {
    const [first] = offersOf(gesture);
    return first ? { to: "order", subject: gesture.subject, order: first } : { to: "gesture", gesture };
  }
  if (gesture.subject.at === at && !leadsOf(gesture).has(at)) return { to: "cancel" };
  const next = goOn(gesture, at) ?? goOn({ subject: gesture.subject, verb: gesture.verb, picked: null }, at);
  if (next) return next;
  return own ? takeUp(own, ordered(own)) : { to: "refuse", gesture, at };
}
