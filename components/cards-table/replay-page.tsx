"use client";
import { useRouter } from "next/navigation";
import { useMemo } from "react";
import { linesOf } from "@/components/realtime/log-lines";
import { peopleOf } from "@/components/realtime/people-of";
import type { WorldWords } from "@/components/realtime/world-words";
import { ReplayBar } from "@/components/table/replay-bar";
import { usePlayback } from "@/components/table/use-playback";
import { useLanguage, useTexts } from "@/components/texts/context";
import { useLaterTexts } from "@/components/texts/later";
import type { LogEntry, Person } from "@/lib/contracts/live";
import type { TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import type { OccupantView } from "@/lib/engine/kernel/table/view";
import type { TableTexts } from "@/lib/texts/table/en";
import { type NamedTable, tableNameIn } from "@/lib/texts/table-name";
import { cardWords } from "./log-words";
import { TableRoom } from "./table-room";
import { CARD_TALK } from "./talk";
import type { TablePrefs } from "./types";
import { usePrefs } from "./use-prefs";

export type CardReplay = {
  tableId: string;
  named: NamedTable;
  info: TemplateInfo;
  series: number;
  deal: number;
  eyes: number | null;
  may: { seats: number[]; open: boolean };
  seats: OccupantView[];
  host: string | null;
  people: Record<string, Person>;
  frames: { log: LogEntry[]; view: View; seats?: OccupantView[] }[];
};

type Props = { replay: CardReplay; epoch: number; userId: string | null; prefs: Partial<TablePrefs> };

const nothing = () => {};

/** In a replay there is nothing to do. */
const withoutHelp = (view: View): View => ({
  ...view,
  can: null,
  host: { start: false, end: false, reset: false },
});

/** Every step with the names of those who sat there then, and its lines of the log. */
function stepsOf(
  { frames, seats, host, people }: CardReplay,
  userId: string | null,
  words: WorldWords | null,
  table: TableTexts,
) {
  let sitting = seats;
  return frames.map((frame) => {
    sitting = frame.seats ?? sitting;
    const you = userId === null ? -1 : sitting.findIndex((seat) => seat.kind === "user" && seat.user === userId);
    const named = peopleOf({ seats: sitting, host }, you < 0 ? null : you, { people, presence: null }, table);
    // Who was connected then is of no account now.
    const there = named.map((person) => ({ ...person, presence: "here" as const }));
    return {
      view: withoutHelp(frame.view),
      people: there,
      lines: words ? linesOf(frame.log, there, { known: people, userId, words, table }) : [],
    };
  });
}

/** A finished deal, step by step, through the eyes of one seat or with all hands open. */
export function ReplayPage({ replay, epoch, userId, prefs: given }: Props) {
  const router = useRouter();
  const { info, tableId } = replay;
  const language = useLanguage();
  const t = useTexts("cardsScore");
  const table = useTexts("table");
  const shell = useTexts("shell");
  const talk = useLaterTexts(CARD_TALK);
  const words = useMemo(() => talk && cardWords(info, language, { table, ...talk }), [talk, table, info, language]);
  const steps = useMemo(() => stepsOf(replay, userId, words, table), [replay, userId, words, table]);
  const last = steps.length - 1;
  const [prefs] = usePrefs(given);
  const { at, setAt, playing, setPlaying } = usePlayback(last);
  const log = useMemo(() => steps.slice(0, at + 1).flatMap(({ lines }) => lines), [steps, at]);
  const step = steps[Math.min(at, last)];
  if (!step) return null;

  return (
    <TableRoom
      replay
      info={info}
      view={step.view}
      people={step.people}
      you={replay.eyes}
      log={log}
      chat={[]}
      sheet={[]}
      version={`replay.${at}`}
      connection="live"
      pending={null}
      refusal={null}
      clock={{ dueAt: null, offset: 0 }}
      name={tableNameIn(shell, replay.named)}
      remark={t.replay(replay.series + 1, replay.deal)}
      backHref={`/tables/${tableId}`}
      prefs={{ ...prefs, sounds: "off", oneTap: false, playForced: false }}
      chatClosed={table.replay.noChat}
      slots={{
        foot: (
          <ReplayBar
            at={at}
            count={last}
            playing={playing}
            onSeek={setAt}
            onPlaying={setPlaying}
            people={step.people.filter(({ seat }) => replay.may.seats.includes(seat))}
            eyes={replay.eyes}
            onEyes={(eyes) => router.replace(`/tables/${tableId}/deals/${epoch}?eyes=${eyes ?? "all"}`)}
            open={replay.may.open}
          />
        ),
      }}
      onAct={async () => null}
      onChat={async () => false}
      onHost={nothing}
    />
  );
}
