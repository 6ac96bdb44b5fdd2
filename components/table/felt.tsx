"use client";
import type { ReactNode } from "react";
import type { Card, SeatView, TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import { seatSpots } from "./layout";
import { seesAll } from "./own-hand";
import { personAt } from "./people";
import { isOver } from "./phases";
import { ContractBadge, Stack, Talon, TrumpBadge } from "./piles";
import { SeatPlate, standingOf } from "./seat-plate";
import { Trick } from "./trick";
import type { SeatPerson, TableClock } from "./types";
import type { useTrickHold } from "./use-trick-hold";
import { bidName } from "./verbs";

type Props = {
  view: View;
  info: TemplateInfo;
  people: SeatPerson[];
  you: Seat | null;
  clock: TableClock;
  /** A closed trick that is still in sight. */
  hold: ReturnType<typeof useTrickHold>;
  /** The viewer's cards in flight. */
  ghost: Card[] | null;
  turnLine: ReactNode;
  hand: ReactNode;
  /** The verbs, or what stands in their place. */
  foot: ReactNode;
  /** What the present decision needs beside the verbs: a bid, gifts, declarations. */
  pad: ReactNode;
  /** Shown once the deal is over and its last trick has been seen. */
  result: ReactNode;
  /** A `.notice`, in a row over the field: a takeback, a request to join. */
  notice: ReactNode;
  seatsToTake: readonly Seat[];
  onSit?(seat: Seat): void;
  onSeat?(seat: Seat): void;
};

/** The table itself. In the document: turn, hand, verbs, then the table round them; the grid puts each in its place. */
export function Felt(props: Props) {
  const { hold, view, info, people, you, clock, onSit, onSeat } = props;
  const seats = view.seats.map((seat) => seat.seat);
  const base = you !== null && seats.includes(you) ? you : (seats[0] ?? 0);
  const spots = seatSpots(seats, base);
  // Round the table from the viewer on: where plates stand in a row, they stand over their cards.
  const from = seats.indexOf(base);
  const over = isOver(view);
  const live = view.phase === "playing";
  const counts = {
    tricks: live && info.has.tricks,
    points: live && info.has.points,
    totals: info.has.points && view.seats.some(({ total }) => total),
  };
  return (
    <section
      className="felt"
      data-many={!spots.close}
      data-seats={seats.length}
      data-others={seats.length - (you === null ? 0 : 1)}
      data-bidding={view.phase === "bidding"}
      data-over={over}
      id="table"
      aria-label="Table"
    >
      <div className="felt-grid">
        {!over && (
          <OwnStanding
            seat={view.seats.find((seat) => seat.seat === you)}
            counts={counts}
            bidding={view.phase === "bidding"}
          />
        )}
        {props.turnLine}
        {props.hand}
        {props.notice}
        {props.foot}
        {props.pad}
        <Middle {...props} spots={spots} />
        {over && !hold && props.result && <div className="middle">{props.result}</div>}
        {(view.trump || view.contract) && !over && (
          <div className="felt-badges" data-top={seats.length === 3}>
            {view.trump && <TrumpBadge suit={view.trump} />}
            {view.contract && <ContractBadge contract={view.contract} people={people} />}
          </div>
        )}
        <ul className="seats" aria-label="Seats">
          {[...view.seats.slice(from), ...view.seats.slice(0, from)].map((seat) => {
            const spot = spots.at[seat.seat];
            if (!spot) return null;
            return (
              <SeatPlate
                key={seat.seat}
                seat={seat}
                person={personAt(people, seat.seat)}
                spot={spot}
                foot={seat.seat === base}
                turn={view.waiting.includes(seat.seat)}
                clock={clock}
                said={view.phase === "bidding" ? saidBy(view, seat.seat) : null}
                counts={counts}
                shown={seesAll(view, you)}
                onSit={onSit && props.seatsToTake.includes(seat.seat) ? () => onSit(seat.seat) : undefined}
                onOpen={onSeat && (() => onSeat(seat.seat))}
              />
            );
          })}
        </ul>
      </div>
    </section>
  );
}

type OwnProps = { seat: SeatView | undefined; counts: Parameters<typeof standingOf>[1]; bidding: boolean };

/** How the viewer stands, where a phone has no room for their plate; the list of seats has it for screen readers. */
function OwnStanding({ seat, counts, bidding }: OwnProps) {
  const facts = seat ? standingOf(seat, counts) : [];
  if (seat?.bid && bidding) facts.unshift({ kind: "bid", text: seat.bid.pass ? "passed" : `bid ${bidName(seat.bid)}` });
  if (facts.length === 0) return null;
  return (
    <p className="own-standing" aria-hidden="true">
      <b className="font-semibold">You</b> {facts.map(({ text }) => text).join(" · ")}
    </p>
  );
}

/** A seat's latest bid; the highest of all stands out. */
function saidBy(view: View, seat: Seat): { text: string; tone: "high" | "low" | "pass" } | null {
  const bid = view.bids.findLast((each) => each.seat === seat);
  if (!bid) return null;
  const highest = view.bids.findLast((each) => !each.pass && !each.redeal);
  return { text: bidName(bid), tone: bid === highest ? "high" : bid.pass ? "pass" : "low" };
}

type MiddleProps = Props & { spots: ReturnType<typeof seatSpots> };

/** What lies between the players: bids and talon, the running trick, or the pile. */
function Middle({ view, info, people, you, ghost, spots, hold }: MiddleProps) {
  const talon = view.talon && view.talon.length > 0 && <Talon talon={view.talon} selling={view.selling} />;
  if (hold) {
    const { trick, state } = hold;
    return (
      <Trick plays={trick.plays} spots={spots} people={people} state={state} by={trick.by} ghost={null} slot={null} />
    );
  }
  if (isOver(view)) return null;
  if (view.phase === "bidding") {
    return talon ? <div className="middle centre-row">{talon}</div> : null;
  }
  if (info.has.stack && view.stack && view.phase === "playing") {
    return (
      <div className="middle centre-row">
        {talon}
        <Stack stack={view.stack} people={people} />
      </div>
    );
  }
  const mine = view.seats.find((seat) => seat.seat === you);
  const open =
    info.has.tricks &&
    view.phase === "playing" &&
    mine &&
    mine.count > 0 &&
    !view.plays.some((play) => play.seat === you);
  return (
    <>
      {(talon || view.stack) && (
        <div className="middle centre-row" data-aside="true">
          {talon}
          {view.stack && <Stack stack={view.stack} people={people} />}
        </div>
      )}
      <Trick
        plays={view.plays}
        spots={spots}
        people={people}
        state="shown"
        by={info.has.tricks ? null : (view.plays.findLast((play) => play.kind === "play")?.seat ?? null)}
        ghost={ghost && you !== null ? { seat: you, cards: ghost } : null}
        slot={open ? you : null}
      />
    </>
  );
}
