"use client";
import type { ReactNode } from "react";
import { useTexts } from "@/components/texts/context";
import { useSpan } from "@/components/ui/countdown";
import { seatColour, seatIsSquare } from "@/components/ui/seat-swatch";
import { useNow } from "@/components/ui/use-now";
import type { Seat } from "@/lib/engine/kernel/game";
import type { TableTexts } from "@/lib/texts/table/en";
import { type Spot, vars } from "./layout";
import type { SeatPerson, TableClock } from "./types";

/** How a seat stands, in a word or two; `kind` names it for the style sheets. */
export type Fact = { kind: string; text: string };

type Props = {
  seat: Seat;
  person: SeatPerson | undefined;
  spot: Spot;
  /** Sits at the foot of the table, where the viewer looks from. */
  foot: boolean;
  /** The game waits for this seat. */
  turn: boolean;
  clock: TableClock;
  /** What the game counts of a seat that is taken. */
  facts: readonly Fact[];
  /** What it said last, while that counts. */
  said: { text: string; tone: "high" | "low" | "pass" } | null;
  /** What it holds: a number before the facts, and its looks beside the plate. */
  count?: ReactNode;
  held?: ReactNode;
  onSit: (() => void) | undefined;
  onOpen: (() => void) | undefined;
};

/** The arc round the ring of whoever is on turn; it shrinks with the clock where there is one. */
function TurnArc({ clock, square }: { clock: TableClock; square: boolean }) {
  const now = useNow();
  const left =
    now === null || clock.dueAt === null || !clock.total
      ? 0.74
      : Math.max(0.02, Math.min(1, (clock.dueAt - now - clock.offset) / clock.total));
  return (
    <svg viewBox="0 0 66 66" className="seat-arc" aria-hidden="true">
      <rect
        x="1.5"
        y="1.5"
        width="63"
        height="63"
        rx={square ? 15 : 31.5}
        pathLength={100}
        strokeDasharray={`${left * 100} 100`}
      />
    </svg>
  );
}

/** Whether its player is there, then what the game counts. */
function factsOf(
  { person, facts: standing }: Props,
  now: number | null,
  t: TableTexts["seats"],
  span: (ms: number) => string,
): Fact[] {
  if (!person || person.kind === "vacant") return [{ kind: "empty", text: t.empty }];
  const facts: Fact[] = [];
  const add = (kind: string, text: string) => facts.push({ kind, text });
  if (person.kind === "shadow") add("shadow", t.standIn);
  else if (person.shadowFor) add("shadow", t.standInFor(person.shadowFor));
  if (person.presence === "away") add("presence", t.away);
  if (person.presence === "gone") add("presence", t.offline);
  if (person.late != null && now !== null) add("late", t.late(span(now - person.late)));
  return [...facts, ...standing];
}

/** One seat at the table: who sits there, how it stands, whether it is its turn. */
export function SeatPlate(props: Props) {
  const { seat, person, spot, foot, turn, clock, onSit, onOpen } = props;
  const now = useNow();
  const table = useTexts("table");
  const { seats: t } = table;
  const span = useSpan();
  const vacant = !person || person.kind === "vacant";
  const square = seatIsSquare(seat);
  const facts = factsOf(props, now, t, span);
  const body = (
    <>
      <span className="seat-ring" style={vars({ "--c": seatColour(seat) })} aria-hidden="true">
        {vacant ? "" : person.initials}
        {turn && <TurnArc clock={clock} square={square} />}
      </span>
      <span className="seat-text">
        <span className="seat-name block">
          {vacant ? table.seat(seat + 1) : table.name(person)}
          {person?.kind === "bot" && <span className="font-normal text-on-felt-2"> {t.bot}</span>}
          {person?.host && !person.you && <span className="sr-only">, {t.host}</span>}
        </span>
        <span className="seat-facts block">
          {props.count}
          {facts.map(({ kind, text }) => (
            <span key={kind} data-fact={kind}>
              {text}
            </span>
          ))}
        </span>
        {turn && <span className="sr-only">, {t.onTurn}</span>}
      </span>
      {props.held}
    </>
  );
  const open = vacant ? (onSit ?? onOpen) : onOpen;
  return (
    <li
      className="seat"
      style={vars({ "--x": spot.x, "--y": spot.y })}
      data-align={spot.align}
      data-square={square}
      data-kind={person?.kind ?? "vacant"}
      data-presence={person?.presence ?? "here"}
      data-you={person?.you ?? false}
      data-foot={foot}
    >
      {open ? (
        <button type="button" className="seat-body" onClick={open}>
          {body}
          {vacant && onSit && (
            <span className="font-semibold whitespace-nowrap underline underline-offset-4">{t.sitHere}</span>
          )}
        </button>
      ) : (
        <div className="seat-body">{body}</div>
      )}
      {props.said && (
        <span className="seat-said" data-tone={props.said.tone}>
          {props.said.text}
        </span>
      )}
    </li>
  );
}
