"use client";
import { ConsentNews, ConsentPrompt } from "@/components/table/consent-prompt";
import { whoAt } from "@/components/table/people";
import type { SeatPerson } from "@/components/table/types";
import { useTexts } from "@/components/texts/context";
import type { LogEntry } from "@/lib/contracts/live";
import type { TableView } from "@/lib/engine/kernel/table/view";
import type { TakebackEnd } from "./takeback-end";
import { isUnderWay, type LiveTable } from "./use-table";
import type { WorldWords } from "./world-words";

type Props = {
  takeback: TableView["takeback"];
  /** How the viewer's own request ended a moment ago. */
  end: TakebackEnd | null;
  people: readonly SeatPerson[];
  seat: number | null;
  log: readonly LogEntry[];
  /** The lines of the log after this number would be undone. */
  from: number | null;
  live: LiveTable;
  /** Null until they have come. */
  words: WorldWords | null;
};

/** A takeback that waits for the others; after it, for whoever asked, why their move stands. */
export default function Takeback({ takeback, end, people, seat, log, from, live, words }: Props) {
  const table = useTexts("table");
  const { takeback: t } = table;
  if (!takeback) {
    if (end === null) return null;
    return (
      <ConsentNews title={t.title} text={end.no === null ? t.wentOn : t.refusedBy(whoAt(people, end.no, table))} />
    );
  }
  const players = people.filter((person) => person.kind === "user" || person.kind === "shadow").length;
  const answer = (yes: boolean) => () => void live.tell({ type: "consent", yes });
  const answered = ([true, false] as const).find((yes) => isUnderWay(live, { type: "consent", yes }));
  const isOpen = seat !== null && takeback.by !== seat && !takeback.consents.includes(seat);
  const lines = from === null ? [] : log.filter((entry) => entry.n > from && !entry.undone);
  return (
    <ConsentPrompt
      title={t.title}
      text={words?.takeback(lines, takeback.by, people) ?? ""}
      answered={answered === undefined ? null : answered ? "yes" : "no"}
      status={table.consent.agreed(takeback.consents.length, players)}
      {...(isOpen ? { onAgree: answer(true), onRefuse: answer(false) } : {})}
      {...(takeback.by === seat ? { onWithdraw: answer(false) } : {})}
    />
  );
}
