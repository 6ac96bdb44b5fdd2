"use client";
import type { SeatPerson } from "@/components/table/types";
import type { View } from "@/lib/engine/ccg/tabletop/view";
import type { Seat } from "@/lib/engine/kernel/game";
import { ChessClock } from "./chess-clock";
import { SeatStrip, type SeatStripProps } from "./seat-strip";
import type { TableInfo } from "./table-info";

type Props = Omit<SeatStripProps, "person" | "view" | "zones" | "isTurn" | "clock" | "side"> & {
  of: Seat;
  person: SeatPerson | undefined;
  view: View;
  clock: TableInfo["clock"];
  teams: boolean;
  /** By how much the server's clock is ahead of this page's, in ms. */
  offset: number;
};

/** A player of a tabletop, out of its view; nothing where nobody is known of the seat. */
export function SeatAt({ of, person, view, clock, teams, offset, ...rest }: Props) {
  const shown = view.seats[of];
  if (!person || !shown) return null;
  const isRunning = view.stage === "playing" && view.turn.running === of;
  return (
    <SeatStrip
      person={person}
      view={shown}
      zones={view.zones.filter((zone) => zone.seat === of)}
      isTurn={view.stage === "playing" && view.turn.seat === of}
      side={teams ? (of % 2 === 0 ? 1 : 2) : null}
      clock={
        clock && (
          <ChessClock
            limit={clock.seconds * 1_000}
            view={shown}
            since={isRunning ? view.turn.since : null}
            offset={offset}
          />
        )
      }
      {...rest}
    />
  );
}
