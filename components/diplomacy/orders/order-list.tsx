"use client";
import "./orders.css";
import { placeName, powerName } from "@/components/diplomacy/names";
import { sayOrder } from "@/components/diplomacy/order-words";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { PowerName } from "@/lib/engine/diplomacy/map/model";
import type { Order } from "@/lib/engine/diplomacy/order";
import { printOrder } from "@/lib/engine/diplomacy/orders/print-order";
import { lookOf, looksOf } from "../map/power-looks";
import { PowerMark, UnitMark } from "../map/unit-shape";
import { sayGoal } from "./offer-words";
import type { OrderDesk, Subject } from "./order-desk";
import { givenBy, isSaved, type OrderAct, type OrderSet, orderOf, waivedBy } from "./order-set";
import type { OrderEntry } from "./use-order-entry";

type Props = {
  desk: OrderDesk;
  set: OrderSet;
  entry: OrderEntry;
  act(act: OrderAct): void;
  /** Whether orders are saved somewhere; without, no states are shown. */
  saves?: boolean;
};

/** The orders one by one, each with what else its unit may do: the same set as on the map, for whoever likes lists. */
export function OrderList(props: Props) {
  const { desk, set, act } = props;
  const t = useTexts("diplomacy");
  const looks = looksOf(desk.map);
  if (desk.subjects.length === 0) return <p className="p-4 text-ink-2">{t.list.empty}</p>;
  const several = desk.powers.length > 1;
  return (
    <div>
      {desk.powers.map((power) => {
        const subjects = desk.subjects.filter((subject) => subject.power === power);
        const due = desk.due.get(power) ?? 0;
        if (subjects.length === 0 && due === 0) return null;
        return (
          <section key={power} aria-label={several ? powerName(desk.map, power) : t.list.title}>
            {(several || due !== 0) && (
              <h2 className="flex items-center gap-2 bg-sunken px-4 py-2 font-ui text-sm font-semibold tracking-normal">
                <PowerMark look={lookOf(looks, power)} />
                {powerName(desk.map, power)}
                {due !== 0 && (
                  <span className="font-normal text-ink-2">
                    {t.list.due(due)} · {t.list.chosen(givenBy(set, power))}
                  </span>
                )}
              </h2>
            )}
            <ul>
              {subjects.map((subject) => (
                <Row key={subject.at} {...props} subject={subject} />
              ))}
            </ul>
            {due > 0 && <Waivers {...{ power, due, set, act }} />}
          </section>
        );
      })}
    </div>
  );
}

function Waivers({ power, due, set, act }: { power: PowerName; due: number; set: OrderSet; act: Props["act"] }) {
  const { list: t } = useTexts("diplomacy");
  const full = givenBy(set, power) >= due;
  return (
    <div className="flex gap-2 px-4 py-2">
      {!full && (
        <Button dense onClick={() => act({ type: "waive", power })}>
          {t.waive}
        </Button>
      )}
      {waivedBy(set, power) > 0 && (
        <Button dense kind="ghost" onClick={() => act({ type: "unwaive", power })}>
          {t.unwaive}
        </Button>
      )}
    </div>
  );
}

const NONE = "";

/** Kinds of order of a unit, in the order in which they are thought of. */
const KINDS = ["move", "support", "convoy", "hold", "retreat", "disband", "build"] as const;

function Row({ desk, set, entry, saves, subject }: Props & { subject: Subject }) {
  const t = useTexts("diplomacy");
  const { map } = desk;
  const order = orderOf(set, subject);
  const open = entry.chosen === subject.at;
  const look = lookOf(looksOf(map), subject.power);
  const state = order && isSaved(set, { power: subject.power, order }) ? "saved" : "pending";
  const { type } = desk.field.position.phase;
  const idle =
    type === "MOVEMENT" ? t.list.noOrderMovement : type === "RETREATS" ? t.list.noOrderRetreats : t.list.noOrder;
  const at = placeName(map, subject.unit?.at ?? subject.at);
  return (
    <li className="order-row" data-open={open}>
      <button
        type="button"
        aria-expanded={open}
        className="flex min-h-11 w-full items-center gap-3 px-4 py-1.5 text-left"
        onClick={() => entry.choose(open ? null : subject)}
      >
        {subject.unit ? <UnitMark type={subject.unit.type} look={look} /> : <PowerMark look={look} />}
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{order ? sayOrder(t, map, order) : at}</span>
          {!order && <span className="block text-sm text-ink-3">{idle}</span>}
        </span>
        {order && saves && (
          <span className="order-state text-sm font-medium" data-state={state}>
            {t.states[state]}
          </span>
        )}
      </button>
      {open && <Choices {...{ entry, subject, order, at }} map={map} />}
    </li>
  );
}

type ChoicesProps = { entry: OrderEntry; subject: Subject; order: Order | null; at: string; map: OrderDesk["map"] };

/** What a unit may be ordered, in two lists: the kind, then with whom and where to. */
function Choices({ entry, subject, order, at, map }: ChoicesProps) {
  const t = useTexts("diplomacy");
  // A way by sea that a text named is not among what is offered.
  const known = order === null || subject.options.some((one) => printOrder(one) === printOrder(order));
  const options = known || order === null ? subject.options : [order, ...subject.options];
  const kinds = KINDS.filter((kind) => options.some(({ type }) => type === kind));
  const kind = entry.gesture?.verb ?? order?.type ?? NONE;
  const goals = options.filter(({ type }) => type === kind);
  const chooseKind = (next: string) => {
    const fitting = options.filter(({ type }) => type === next);
    const [only] = fitting;
    if (next === NONE) entry.clear(subject);
    else if (fitting.length === 1 && only) entry.give(subject, only);
    else if (next === "move" || next === "support" || next === "convoy") entry.verb(next, subject.at);
    else if (only) entry.give(subject, only);
  };
  return (
    <div className="flex flex-wrap gap-2 px-4 pb-3">
      <Select
        label={t.list.kind(at)}
        className="min-w-32 flex-1"
        value={kind}
        onChange={chooseKind}
        options={[
          { value: NONE, label: t.list.noOrder },
          ...kinds.map((value) => ({ value, label: t.bar.verbs[value] })),
        ]}
      />
      {goals.length > 0 && kind !== "hold" && kind !== "disband" && (
        <Select
          label={t.list.goal(at)}
          className="min-w-40 flex-[2]"
          value={order && order.type === kind ? printOrder(order) : NONE}
          onChange={(value) => {
            const next = goals.find((one) => printOrder(one) === value);
            if (next) entry.give(subject, next);
          }}
          options={[
            ...(order?.type === kind ? [] : [{ value: NONE, label: "…" }]),
            ...goals.map((one) => ({ value: printOrder(one), label: sayGoal(t, map, one) })),
          ]}
        />
      )}
    </div>
  );
}
