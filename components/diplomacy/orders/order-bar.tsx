"use client";
import "./orders.css";
import clsx from "clsx";
import { placeName } from "@/components/diplomacy/names";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { printOrder } from "@/lib/engine/diplomacy/orders/print-order";
import type { DiplomacyTexts } from "@/lib/texts/diplomacy/en";
import { type Gesture, leadsOf, offersOf, verbsOf } from "./gesture";
import { sayOffer } from "./offer-words";
import type { OrderEntry } from "./use-order-entry";

type Props = { map: DiplomacyMap; entry: OrderEntry; className?: string };

/** So many kinds of order are offered at once; what is more is in the list. */
const MOST = 6;

/** What the unit that is chosen may be ordered now: at the foot of a map, in the middle. Empty where none is chosen. */
export function OrderBar({ map, entry, className }: Props) {
  const t = useTexts("diplomacy");
  const { gesture, problem } = entry;
  if (!gesture) return problem ? <p className={clsx("order-bar order-problem", className)}>{problem}</p> : null;
  const { subject, verb, picked } = gesture;
  const { unit, at } = subject;
  const offers = offersOf(gesture);
  const ordered = entry.orderOf(subject);
  return (
    <section aria-label={t.bar.title} className={clsx("order-bar", className)}>
      <div className="order-bar-row">
        <strong className="order-bar-unit">
          {unit ? t.bar.unit(unit.type, placeName(map, unit.at)) : t.bar.site(placeName(map, at))}
        </strong>
        {picked === null &&
          verbsOf(subject).map((kind) => (
            <Button
              key={kind}
              kind={verb === kind ? "brass" : "ghost"}
              aria-pressed={verb === kind}
              onClick={() => entry.aim(verb === kind ? null : kind)}
            >
              {t.bar.verbs[kind]}
            </Button>
          ))}
        {offers.slice(0, MOST).map((order, i) => (
          <Button
            key={printOrder(order)}
            kind={i === 0 && picked !== null ? "brass" : "ghost"}
            onClick={() => entry.give(subject, order)}
          >
            {sayOffer(t, map, order)}
          </Button>
        ))}
        {ordered && (
          <Button kind="ghost" onClick={() => entry.clear(subject)}>
            {t.bar.clear}
          </Button>
        )}
        <Button kind="ghost" onClick={entry.cancel}>
          {t.bar.cancel}
        </Button>
      </div>
      <p className="order-bar-hint" data-problem={problem !== null || undefined}>
        {problem ?? hintOf(t, map, gesture)}
      </p>
    </section>
  );
}

/** What to point at next. */
function hintOf({ bar: t }: DiplomacyTexts, map: DiplomacyMap, gesture: Gesture): string {
  const { picked, verb, subject } = gesture;
  if (leadsOf(gesture).size === 0) return "";
  if (picked !== null) return t.pickGoal(placeName(map, picked));
  if (verb === "move") return t.pickMove;
  if (verb === "support") return t.pickSupport;
  if (verb === "convoy") return t.pickConvoy;
  return subject.options.some(({ type }) => type === "retreat") ? t.pickRetreat : t.pickTarget;
}
