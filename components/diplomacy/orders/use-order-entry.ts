"use client";
import { useEffect, useState } from "react";
import { placeName } from "@/components/diplomacy/names";
import { sayOrder } from "@/components/diplomacy/order-words";
import { useTexts } from "@/components/texts/context";
import { useAnnounce } from "@/components/ui/live-region";
import type { ProvinceId } from "@/lib/engine/diplomacy/map/model";
import type { Order } from "@/lib/engine/diplomacy/order";
import type { MapVerb } from "../map/map-canvas";
import { AIMED, type Aimed, type Gesture, leadsOf, type Pointed, point, verbsOf } from "./gesture";
import { type OrderDesk, type Subject, subjectAt } from "./order-desk";
import { type OrderAct, type OrderSet, orderOf, orderSetAfter } from "./order-set";

type Props = {
  desk: OrderDesk;
  set: OrderSet;
  /** Changes the order set. */
  act(act: OrderAct): void;
};

/** Giving orders by pointing, with what map, order bar and list need of it. */
export type OrderEntry = {
  readonly gesture: Gesture | null;
  /** What was just refused, in a sentence; null: nothing. */
  readonly problem: string | null;
  readonly chosen: ProvinceId | null;
  readonly targets: ReadonlySet<ProvinceId>;
  readonly subjects: ReadonlySet<ProvinceId>;
  readonly orderOf: (subject: Subject) => Order | null;
  pick(at: ProvinceId): void;
  drop(from: ProvinceId, to: ProvinceId): void;
  verb(verb: MapVerb, at: ProvinceId): void;
  /** The kind of order is chosen before its target. */
  aim(verb: Aimed | null): void;
  give(subject: Subject, order: Order): void;
  clear(subject: Subject): void;
  choose(subject: Subject | null): void;
  cancel(): void;
};

/** So long a refusal stands over the map, in ms. */
const TOLD = 8_000;

const NOWHERE: ReadonlySet<ProvinceId> = new Set();
const isAimed = (verb: MapVerb): verb is Aimed => AIMED.some((one) => one === verb);

/** Each order given is told to screen readers, with how many there are; so is what cannot be. */
export function useOrderEntry({ desk, set, act }: Props): OrderEntry {
  const t = useTexts("diplomacy");
  const announce = useAnnounce();
  const [held, setHeld] = useState<{ desk: OrderDesk; gesture: Gesture } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // It was about orders as they were.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other orders end it
  useEffect(() => setProblem(null), [set.orders, desk]);
  useEffect(() => {
    const timer = problem === null ? undefined : window.setTimeout(() => setProblem(null), TOLD);
    return () => window.clearTimeout(timer);
  }, [problem]);
  // A gesture of a phase that is over is none.
  const gesture = held?.desk === desk ? held.gesture : null;
  const hold = (next: Gesture | null) => setHeld(next && { desk, gesture: next });
  const isOrdered = (subject: Subject): boolean => orderOf(set, subject) !== null;
  const name = (at: ProvinceId): string => placeName(desk.map, at);

  const give = (subject: Subject, order: Order) => {
    const change: OrderAct = { type: "set", power: subject.power, order };
    const after = orderSetAfter(desk, set, change);
    hold(null);
    if (after.orders === set.orders && !isOrdered(subject)) {
      const why = (t.refusals["order/too_many"] ?? (() => t.refused))({});
      setProblem(why);
      announce(why, true);
      return;
    }
    setProblem(null);
    act(change);
    const units = desk.due.size > 0 ? dueInAll(desk) : desk.subjects.length;
    announce(t.bar.set(sayOrder(t, desk.map, order), after.orders.length, units));
  };
  const clear = (subject: Subject) => {
    act({ type: "clear", power: subject.power, at: subject.at });
    hold(null);
    setProblem(null);
    announce(t.bar.cleared(name(subject.at)));
  };
  const refuse = (sentence: string) => {
    setProblem(sentence);
    announce(sentence, true);
  };
  const follow = (pointed: Pointed) => {
    if (pointed.to !== "refuse" && pointed.to !== "nothing") setProblem(null);
    switch (pointed.to) {
      case "gesture":
        return hold(pointed.gesture);
      case "order":
        return give(pointed.subject, pointed.order);
      case "clear":
        return clear(pointed.subject);
      case "cancel":
        return hold(null);
      case "refuse":
        return refuse(t.bar.cannot(name(pointed.gesture.subject.at), name(pointed.at)));
      case "nothing":
        return refuse(t.bar.nothing(name(pointed.at)));
    }
  };

  return {
    ...{ gesture, problem, give, clear },
    chosen: gesture?.subject.at ?? null,
    targets: gesture ? leadsOf(gesture) : NOWHERE,
    subjects: new Set(desk.subjects.map(({ at }) => at)),
    orderOf: (subject) => orderOf(set, subject),
    pick: (at) => follow(point(desk, gesture, at, isOrdered)),
    drop: (from, to) => {
      const subject = subjectAt(desk, from);
      if (subject) follow(point(desk, { subject, verb: null, picked: null }, to, isOrdered));
    },
    verb: (verb, at) => {
      if (verb === "cancel") return follow({ to: "cancel" });
      const subject = gesture?.subject ?? subjectAt(desk, at);
      if (!subject) return follow({ to: "nothing", at });
      if (verb === "clear") return clear(subject);
      if (!isAimed(verb)) {
        const order = subject.options.find(({ type }) => type === "hold" || type === "disband");
        return order && give(subject, order);
      }
      if (verbsOf(subject).includes(verb)) hold({ subject, verb, picked: null });
    },
    aim: (verb) => gesture && hold({ ...gesture, verb, picked: null }),
    choose: (subject) =>
      follow(subject ? { to: "gesture", gesture: { subject, verb: null, picked: null } } : { to: "cancel" }),
    cancel: () => follow({ to: "cancel" }),
  };
}

const dueInAll = ({ due }: OrderDesk): number => [...due.values()].reduce((sum, n) => sum + Math.abs(n), 0);
