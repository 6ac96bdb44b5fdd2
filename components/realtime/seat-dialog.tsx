"use client";
import Link from "next/link";
import { useState } from "react";
import type { SeatPerson } from "@/components/table/types";
import { Button, buttonClass } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Sitting } from "@/lib/engine/kernel/table/seating";
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
  /** When the viewer could begin to play on this seat; null: they cannot have it. */
  sitting: Sitting | null;
  /** They ask the host for a seat; which one it is, the table says. */
  asks: boolean;
  onSit(seat?: number): void;
  onClose(): void;
};

/** What is asked about first, for it cannot be undone. */
type Confirmation = { title: string; text: string; verb: string; run(): void };

/** Who plays on this seat, in one or two sentences. */
function stateOf({ seat, person, table, isIdle }: SeatProps): string {
  const occupant = table.seats[seat];
  if (occupant?.kind === "bot") {
    if (person?.shadowFor)
      return `A bot plays for ${person.shadowFor}, who left. The seat is kept for them until this deal ends.`;
    return "A bot plays here until somebody takes the seat between two deals.";
  }
  if (occupant?.kind === "nobody") return "Nobody sits here.";
  if (person?.kind === "shadow") return "Away: a bot stands in until they are back.";
  if (person?.presence === "gone") return isIdle ? "Offline." : "Offline. A bot stands in if they are not back soon.";
  return person?.presence === "away" ? "Looking at something else just now." : "Plays here.";
}

/** What there is to know and to do about a seat. */
export default function SeatDialog(props: SeatProps) {
  const { seat, person, table, live, isHost, isIdle, minSeats, isSeated, sitting, asks, onSit, onClose } = props;
  const [confirming, setConfirming] = useState<Confirmation | null>(null);
  const occupant = table.seats[seat];
  if (!occupant || !person) return null;
  const done = (work: () => void) => () => {
    work();
    onClose();
  };
  const user = occupant.kind === "user" ? occupant.user : null;
  if (confirming)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        title={confirming.title}
        description={confirming.text}
        actions={
          <>
            <Button onClick={() => setConfirming(null)}>Not now</Button>
            <Button kind="danger" onClick={done(confirming.run)}>
              {confirming.verb}
            </Button>
          </>
        }
      />
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={person.you ? `${person.name} (you)` : person.name}
      description={stateOf(props)}
    >
      <div className="flex flex-col gap-2">
        {person.you && person.kind === "shadow" && (
          <Button kind="primary" onClick={done(() => void live.tell({ type: "return" }))}>
            I’m back
          </Button>
        )}
        {user && (
          <Link href={`/u/${person.name}`} className={buttonClass()}>
            Show the profile
          </Link>
        )}
        {sitting && (
          <Button kind="primary" onClick={done(() => onSit(asks ? undefined : seat))}>
            {asks ? "Ask for a seat" : sitting === "now" ? "Take this seat" : "Take this seat after this deal"}
          </Button>
        )}
        {(isHost || isSeated) && occupant.kind === "nobody" && (
          <Button onClick={done(() => void live.tell({ type: "seat_bot", seat }))}>Seat a bot</Button>
        )}
        {isHost && user && !person.you && (
          <>
            <Button
              onClick={() =>
                setConfirming({
                  title: `Make ${person.name} the host?`,
                  text: "They deal, choose the settings and let people in from then on. Only they can hand it back.",
                  verb: `Make ${person.name} the host`,
                  run: () => void live.tell({ type: "give_host", user }),
                })
              }
            >
              Make {person.name} the host…
            </Button>
            <Button
              kind="danger"
              onClick={() =>
                setConfirming({
                  title: `Remove ${person.name} from the table?`,
                  text: isIdle ? "Their seat becomes free." : "A bot plays their cards until this deal ends.",
                  verb: `Remove ${person.name}`,
                  run: () => void live.tell({ type: "kick", seat }),
                })
              }
            >
              Remove {person.name}…
            </Button>
          </>
        )}
        {isHost && isIdle && occupant.kind === "bot" && (
          <Button onClick={done(() => void live.tell({ type: "kick", seat }))}>Send the bot away</Button>
        )}
        {isHost && isIdle && !user && table.seats.length > minSeats && (
          <Button onClick={done(() => void live.tell({ type: "drop_seat", seat }))}>Remove this seat</Button>
        )}
      </div>
    </Dialog>
  );
}
