"use client";
import { ConsentPrompt } from "@/components/table/consent-prompt";
import { whoAt } from "@/components/table/people";
import type { SeatPerson } from "@/components/table/types";
import { useTexts } from "@/components/texts/context";
import type { CallOff as Asked } from "@/lib/engine/kernel/table/vocabulary";
import { isUnderWay, type LiveTable } from "./use-table";
import type { WorldWords } from "./world-words";

type Props = {
  asked: Asked;
  people: readonly SeatPerson[];
  /** The viewer's; null: they watch. */
  seat: number | null;
  isHost: boolean;
  live: LiveTable;
  /** Null until they have come. */
  words: WorldWords | null;
};

/** What the host asks to break off waits for those who play. */
export default function CallOff({ asked, people, seat, isHost, live, words }: Props) {
  const table = useTexts("table");
  const { callOff: t, consent } = table;
  const by = asked.by === null ? { name: t.host, you: isHost } : whoAt(people, asked.by, table);
  const players = people.filter((person) => person.kind === "user" || person.kind === "shadow").length;
  const answer = (yes: boolean) => () => void live.tell({ type: "call_off", yes });
  const answered = ([true, false] as const).find((yes) => isUnderWay(live, { type: "call_off", yes }));
  const isOpen = seat !== null && !by.you && !asked.consents.includes(seat);
  return (
    <ConsentPrompt
      title={t.title}
      text={words?.callOff?.(asked.intent, by) ?? ""}
      answered={answered === undefined ? null : answered ? "yes" : "no"}
      status={consent.agreed(asked.consents.length, players)}
      {...(isOpen ? { onAgree: answer(true), onRefuse: answer(false) } : {})}
      {...(by.you ? { onWithdraw: answer(false) } : {})}
    />
  );
}
