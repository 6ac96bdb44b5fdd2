"use client";
import Link from "next/link";
import type { SeatPerson } from "@/components/table/types";
import { Button, buttonClass } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { TableView } from "@/lib/engine/kernel/table/view";
import type { LiveTable } from "./use-table";

type SeatProps = {
  seat: number;
  person: SeatPerson | undefined;
  table: TableView;
  live: LiveTable;
  isHost: boolean;
  isIdle: boolean;
  minSeats: number;
  /** The viewer sits here, and may fill an empty seat. */
  isSeated: boolean;
  onSit: ((seat: number) => void) | undefined;
  onClose(): void;
};

/** What there is to do about a seat. */
export default function SeatDialog(props: SeatProps) {
  const { seat, person, table, live, isHost, isIdle, minSeats, isSeated, onSit, onClose } = props;
  const occupant = table.seats[seat];
  if (!occupant || !person) return null;
  const done = (work: () => void) => () => {
    work();
    onClose();
  };
  const user = occupant.kind === "user" ? occupant.user : null;
  const state =
    occupant.kind === "bot"
      ? "A bot plays here until somebody takes the seat between two deals."
      : occupant.kind === "nobody"
        ? isIdle
          ? "Nobody sits here."
          : "Nobody sits here. A bot plays these cards until somebody takes the seat."
        : person.kind === "shadow"
          ? "Absent: a bot sits in until the owner is back."
          : person.presence === "gone"
            ? "Not connected just now. A bot sits in after the grace."
            : "Plays here.";
  return (
    <Dialog open onOpenChange={onClose} title={person.you ? `${person.name} (you)` : person.name} description={state}>
      <div className="flex flex-col gap-2">
        {person.you && person.kind === "shadow" && (
          <Button kind="primary" onClick={done(() => void live.tell({ type: "return" }))}>
            I am back
          </Button>
        )}
        {user && (
          <Link href={`/u/${person.shadowFor ?? person.name}`} className={buttonClass()}>
            Show the profile
          </Link>
        )}
        {occupant.kind !== "user" && onSit && (
          <Button kind="primary" onClick={done(() => onSit(seat))}>
            Take this seat
          </Button>
        )}
        {(isHost || isSeated) && occupant.kind === "nobody" && (
          <Button onClick={done(() => void live.tell({ type: "seat_bot", seat }))}>Seat a bot</Button>
        )}
        {isHost && user && !person.you && (
          <>
            <Button onClick={done(() => void live.tell({ type: "give_host", user }))}>
              Make {person.name} the host
            </Button>
            <Button kind="danger" onClick={done(() => void live.tell({ type: "kick", seat }))}>
              Free {person.name}’s seat
            </Button>
          </>
        )}
        {isHost && occupant.kind === "bot" && (
          <Button onClick={done(() => void live.tell({ type: "kick", seat }))}>Send the bot away</Button>
        )}
        {isHost && isIdle && !person.you && table.seats.length > minSeats && (
          <Button kind="danger" onClick={done(() => void live.tell({ type: "drop_seat", seat }))}>
            Remove this seat
          </Button>
        )}
      </div>
    </Dialog>
  );
}
