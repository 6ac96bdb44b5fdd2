"use client";
import { useState } from "react";
import type { SeatPerson } from "@/components/table/types";
import { useTexts } from "@/components/texts/context";
import { Button, buttonClass } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import type { Sitting } from "@/lib/engine/kernel/table/seating";
import { stakesLie } from "@/lib/engine/kernel/table/stakes";
import type { TableView } from "@/lib/engine/kernel/table/view";
import type { TableTexts } from "@/lib/texts/table/en";
import type { LiveTable } from "./use-table";

type SeatProps = {
  seat: number;
  person: SeatPerson | undefined;
  table: TableView;
  live: LiveTable;
  isHost: boolean;
  /** No bot can be seated here. */
  botless: boolean;
  /** The host may remove players now. */
  removes: boolean;
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
function stateOf({ seat, person, table, isIdle }: SeatProps, t: TableTexts["seatDialog"]): string {
  const occupant = table.seats[seat];
  if (occupant?.kind === "bot") {
    return person?.shadowFor ? t.keptFor(person.shadowFor) : t.bot;
  }
  if (occupant?.kind === "nobody") return t.nobody;
  if (person?.kind === "shadow") return t.standIn;
  if (person?.presence === "gone") return isIdle ? t.offline : t.offlineInPlay;
  return person?.presence === "away" ? t.away : t.here;
}

/** What there is to know and to do about a seat. */
export default function SeatDialog(props: SeatProps) {
  const { seat, person, table, live, isHost, isIdle, minSeats, isSeated, sitting, asks, onSit, onClose } = props;
  const { seatDialog: t } = useTexts("table");
  const ui = useTexts("ui");
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
            <Button onClick={() => setConfirming(null)}>{ui.notNow}</Button>
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
      title={person.you ? t.youNamed(person.name) : person.name}
      description={stateOf(props, t)}
    >
      <div className="flex flex-col gap-2">
        {person.you && person.kind === "shadow" && (
          <Button kind="primary" onClick={done(() => void live.tell({ type: "return" }))}>
            {t.imBack}
          </Button>
        )}
        {user && (
          <Link href={`/u/${person.name}`} className={buttonClass()}>
            {t.profile}
          </Link>
        )}
        {sitting && (
          <Button kind="primary" onClick={done(() => onSit(asks ? undefined : seat))}>
            {asks ? t.ask : sitting === "now" ? t.take : t.takeLater}
          </Button>
        )}
        {(isHost || isSeated) && !props.botless && occupant.kind === "nobody" && (
          <Button onClick={done(() => void live.tell({ type: "seat_bot", seat }))}>{t.seatBot}</Button>
        )}
        {isHost && user && !person.you && (
          <>
            <Button
              onClick={() =>
                setConfirming({
                  title: t.askHost.title(person.name),
                  text: t.askHost.text,
                  verb: t.askHost.verb(person.name),
                  run: () => void live.tell({ type: "give_host", user }),
                })
              }
            >
              {t.makeHost(person.name)}
            </Button>
            {props.removes && !stakesLie(table.settings, isIdle) && (
              <Button
                kind="danger"
                onClick={() =>
                  setConfirming({
                    title: t.askRemove.title(person.name),
                    text: isIdle ? t.askRemove.idle : t.askRemove.playing,
                    verb: t.askRemove.verb(person.name),
                    run: () => void live.tell({ type: "kick", seat }),
                  })
                }
              >
                {t.remove(person.name)}
              </Button>
            )}
          </>
        )}
        {isHost && isIdle && occupant.kind === "bot" && (
          <Button onClick={done(() => void live.tell({ type: "kick", seat }))}>{t.sendBotAway}</Button>
        )}
        {isHost && isIdle && !user && table.seats.length > minSeats && (
          <Button onClick={done(() => void live.tell({ type: "drop_seat", seat }))}>{t.dropSeat}</Button>
        )}
      </div>
    </Dialog>
  );
}
