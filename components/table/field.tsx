"use client";
import { Fragment, type ReactNode } from "react";
import { useTexts } from "@/components/texts/context";
import type { Seat } from "@/lib/engine/kernel/game";
import { type Spot, type Spots, seatSpots } from "./layout";
import type { Fact } from "./seat-plate";

type Props = {
  /** All of them, in their order round the table. */
  seats: readonly Seat[];
  /** The viewer's seat; null for spectators. */
  you: Seat | null;
  /** Seats say something at the moment: a bid, a guess. */
  said?: boolean;
  /** A result stands where the game was. */
  over: boolean;
  /** How the viewer stands, where a phone has no room for their plate; the list of seats has it for screen readers. */
  own?: readonly Fact[];
  turnLine: ReactNode;
  hand?: ReactNode;
  /** The verbs, or what stands in their place. */
  foot: ReactNode;
  /** What the present decision needs beside the verbs. */
  pad?: ReactNode;
  /** A `.notice`, in a row over the field: a takeback, something to be broken off, a request to join. */
  notice?: ReactNode;
  /** What lies between the players, as a `.middle`. */
  middle(spots: Spots): ReactNode;
  /** The `SeatPlate` of a seat; `foot`: it sits where the viewer looks from. */
  plate(seat: Seat, spot: Spot, foot: boolean): ReactNode;
};

/** The table itself. In the document: turn, hand, verbs, then the table round them; the grid puts each in its place. */
export function Field(props: Props) {
  const t = useTexts("table");
  const { seats, you, own = [] } = props;
  const base = you !== null && seats.includes(you) ? you : (seats[0] ?? 0);
  const spots = seatSpots(seats, base);
  // Round the table from the viewer on: where plates stand in a row, they stand over what they play.
  const from = seats.indexOf(base);
  return (
    <section
      className="felt"
      data-many={!spots.close}
      data-seats={seats.length}
      data-others={seats.length - (you === null ? 0 : 1)}
      data-said={props.said ?? false}
      data-over={props.over}
      id="table"
      aria-label={t.frame.table}
    >
      <div className="felt-grid">
        {own.length > 0 && (
          <p className="own-standing" aria-hidden="true">
            <b className="font-semibold">{t.you}</b> {own.map(({ text }) => text).join(" · ")}
          </p>
        )}
        {props.turnLine}
        {props.hand}
        {props.notice}
        {props.foot}
        {props.pad}
        {props.middle(spots)}
        <ul className="seats" aria-label={t.seats.title}>
          {[...seats.slice(from), ...seats.slice(0, from)].map((seat) => {
            const spot = spots.at[seat];
            return spot && <Fragment key={seat}>{props.plate(seat, spot, seat === base)}</Fragment>;
          })}
        </ul>
      </div>
    </section>
  );
}

/** What asks for an answer, in its row over the field; where the panel is in sight, it has the requests. */
export function Notice({
  takeback,
  callOff,
  requests,
}: {
  takeback?: ReactNode;
  callOff?: ReactNode;
  requests?: ReactNode;
}) {
  const asked = takeback || callOff;
  if (asked) return <div className="notice">{asked}</div>;
  if (!requests) return null;
  return (
    <div className="notice notice-small rounded-md border border-line bg-raised px-4 py-2.5 text-ink shadow-2 [--focus:var(--color-ink)]">
      {requests}
    </div>
  );
}
