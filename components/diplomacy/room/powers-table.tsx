"use client";
import { powerName } from "@/components/diplomacy/names";
import { personAt } from "@/components/table/people";
import type { SeatPerson } from "@/components/table/types";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import type { PowerView, View } from "@/lib/engine/diplomacy/game/view";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import type { Seat } from "@/lib/engine/kernel/game";
import type { DiplomacyTableTexts } from "@/lib/texts/diplomacy-table/en";
import { lookOf, looksOf } from "../map/power-looks";
import { teamOf } from "../teams";

type Props = {
  view: View;
  map: DiplomacyMap;
  people: readonly SeatPerson[];
  /** Seats that the viewer may take. */
  seatsToTake?: readonly Seat[];
  /** Seats that the viewer may ask for. */
  seatsToAsk?: readonly Seat[];
  onSit?(seat: Seat): void;
  onSeat?(seat: Seat): void;
};

/** The powers: who plays them, what they own, whose orders are in. */
export function PowersTable({ view, map, people, seatsToTake = [], seatsToAsk = [], onSit, onSeat }: Props) {
  const { powers: t } = useTexts("diplomacyTable");
  const looks = looksOf(map);
  const shown = view.powers.filter(({ kind }) => kind !== "unplayed");
  const isHidden = shown.some(({ kind, seat }) => kind === "player" && seat === null) && view.result === null;
  if (shown.length === 0) {
    const joined = people.filter(({ kind }) => kind !== "vacant").map(({ name }) => name);
    return <p className="text-ink-2">{t.joined(joined, people.length)}</p>;
  }
  return (
    <>
      <table className="powers-table w-full text-sm tabular-nums">
        <caption className="sr-only">{t.title}</caption>
        <thead>
          <tr className="text-left text-xs text-ink-3">
            <th scope="col">{t.power}</th>
            <th scope="col">{t.who}</th>
            <th scope="col" className="pl-2 text-right">
              {t.centres}
            </th>
            <th scope="col" className="pl-3 text-right">
              {t.units}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((power) => {
            const { name, seat, count } = power;
            const look = lookOf(looks, name);
            const title = powerName(map, name);
            const asks = seat !== null && seatsToAsk.includes(seat);
            const takes = seat !== null && (asks || seatsToTake.includes(seat)) && onSit;
            return (
              <tr key={name} className="border-t border-line" data-own={view.own.includes(name) || undefined}>
                <th scope="row" className="py-2 pr-2 text-left font-medium whitespace-nowrap">
                  <span
                    aria-hidden="true"
                    className="power-letter"
                    style={{ background: look.colour, color: look.on === "dark" ? "#1a1a1a" : "#fff" }}
                  >
                    {look.letter}
                  </span>
                  {title}
                </th>
                <td className="min-w-0 py-2 pr-2">
                  {takes ? (
                    <Button dense onClick={() => onSit(seat)}>
                      {asks ? t.ask(title) : t.sit(title)}
                    </Button>
                  ) : (
                    <Who power={power} people={people} onSeat={onSeat} />
                  )}
                  <p className="text-xs text-ink-3 empty:hidden">
                    {[
                      ...teamMates(power, map, t),
                      ...handsOf(power, map, t),
                      ...(view.result ? [] : remarksOf(power, t)),
                    ].join(", ")}
                  </p>
                </td>
                <td className="py-2 text-right font-semibold">{count ?? "?"}</td>
                <td className="py-2 text-right">{view.position.units.filter((unit) => unit.power === name).length}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {isHidden && <p className="mt-2 text-sm text-ink-3">{t.hidden}</p>}
    </>
  );
}

/** Who plays a power, as far as it is told. */
function Who({ power, people, onSeat }: { power: PowerView; people: readonly SeatPerson[]; onSeat: Props["onSeat"] }) {
  const { powers: t } = useTexts("diplomacyTable");
  const { kind, seat } = power;
  // Who orders for it is said below.
  if (kind === "dummy") return power.control?.length ? null : <span className="text-ink-3">{t.dummy}</span>;
  if (kind === "resigned") return <span className="text-danger">{t.resigned}</span>;
  if (seat === null) return null;
  const person = personAt(people, seat);
  const name = person && person.kind !== "vacant" ? person.name : t.nobody;
  if (!onSeat) return <>{name}</>;
  return (
    <button type="button" className="min-h-6 truncate underline-offset-4 hover:underline" onClick={() => onSeat(seat)}>
      {name}
    </button>
  );
}

/** With whom a power plays as a team. */
function teamMates({ name }: PowerView, map: DiplomacyMap, t: DiplomacyTableTexts["powers"]): string[] {
  const mates = (teamOf(map, name) ?? []).filter((other) => other !== name);
  return mates.length > 0 ? [t.team(mates.map((other) => powerName(map, other)))] : [];
}

/** Who orders for a power that nobody plays, and whom control passes on to. */
function handsOf({ kind, control }: PowerView, map: DiplomacyMap, t: DiplomacyTableTexts["powers"]): string[] {
  const [first, ...later] = kind === "dummy" ? (control ?? []) : [];
  if (first === undefined) return [];
  const now = t.controlled(powerName(map, first));
  return later.length > 0 ? [now, t.next(later.map((name) => powerName(map, name)))] : [now];
}

/** What may be said of a power's orders in this phase. */
function remarksOf({ ordered, late, wait }: PowerView, t: DiplomacyTableTexts["powers"]): string[] {
  if (late) return [t.late];
  return [...(ordered === null ? [] : [ordered ? t.ordered : t.unordered]), ...(wait ? [t.waits] : [])];
}
