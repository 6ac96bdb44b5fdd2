"use client";
import { TakebackPrompt } from "@/components/table/takeback-prompt";
import type { SeatPerson } from "@/components/table/types";
import type { LogEntry } from "@/lib/contracts/live";
import type { TableView } from "@/lib/engine/kernel/table/view";
import { takebackText } from "./takeback-text";
import { isUnderWay, type LiveTable } from "./use-table";

type Props = {
  takeback: NonNullable<TableView["takeback"]>;
  people: readonly SeatPerson[];
  seat: number | null;
  log: readonly LogEntry[];
  /** The lines of the log after this number would be undone. */
  from: number | null;
  live: LiveTable;
};

/** A takeback that waits for the others. */
export default function Takeback({ takeback, people, seat, log, from, live }: Props) {
  const players = people.filter((person) => person.kind === "user" || person.kind === "shadow").length;
  const answer = (yes: boolean) => () => void live.tell({ type: "consent", yes });
  const answered = ([true, false] as const).find((yes) => isUnderWay(live, { type: "consent", yes }));
  const isOpen = seat !== null && takeback.by !== seat && !takeback.consents.includes(seat);
  const lines = from === null ? [] : log.filter((entry) => entry.n > from && !entry.undone);
  return (
    <TakebackPrompt
      text={takebackText(lines, takeback.by, people)}
      answered={answered === undefined ? null : answered ? "yes" : "no"}
      status={`${takeback.consents.length} of ${players} agree.`}
      {...(isOpen ? { onAgree: answer(true), onRefuse: answer(false) } : {})}
      {...(takeback.by === seat ? { onWithdraw: answer(false) } : {})}
    />
  );
}
