"use client";
import { TakebackPrompt } from "@/components/table/takeback-prompt";
import type { SeatPerson } from "@/components/table/types";
import type { TableView } from "@/lib/engine/kernel/table/view";
import type { LiveTable } from "./use-table";

type Props = {
  takeback: NonNullable<TableView["takeback"]>;
  people: readonly SeatPerson[];
  seat: number | null;
  live: LiveTable;
};

/** A takeback that waits for the others. */
export default function Takeback({ takeback, people, seat, live }: Props) {
  const players = people.filter((person) => person.kind === "user" || person.kind === "shadow").length;
  const asker = takeback.by === seat ? "You ask" : `${people[takeback.by]?.name ?? "Somebody"} asks`;
  const answer = (yes: boolean) => () => void live.tell({ type: "consent", yes });
  const isOpen = seat !== null && takeback.by !== seat && !takeback.consents.includes(seat);
  return (
    <TakebackPrompt
      text={`${asker} to take back the last move.`}
      status={`${takeback.consents.length} of ${players} agree.`}
      {...(isOpen ? { onAgree: answer(true), onRefuse: answer(false) } : {})}
      {...(takeback.by === seat ? { onWithdraw: answer(false) } : {})}
    />
  );
}
