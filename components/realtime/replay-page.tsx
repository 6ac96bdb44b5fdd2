"use client";
import { useRouter } from "next/navigation";
import { useEffect, useMemo, useState } from "react";
import { ReplayBar } from "@/components/table/replay-bar";
import { TableRoom } from "@/components/table/table-room";
import { DEFAULT_PREFS, type TablePrefs } from "@/components/table/types";
import type { LogEntry, Person } from "@/lib/contracts/live";
import type { TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import type { TableView } from "@/lib/engine/kernel/table/view";
import { linesOf } from "./log-lines";
import { peopleOf } from "./people-of";

type Replay = {
  tableId: string;
  name: string;
  info: TemplateInfo;
  series: number;
  deal: number;
  eyes: number | null;
  may: { seats: number[]; open: boolean };
  table: TableView;
  people: Record<string, Person>;
  frames: { log: LogEntry[]; view: View }[];
};

type Props = { replay: Replay; epoch: number; userId: string | null; prefs: Partial<TablePrefs>; lang: string };

const PACE = 1_100;
const nothing = () => {};

/** A finished deal, step by step, through the eyes of one seat or with all hands open. */
export function ReplayPage({ replay, epoch, userId, prefs, lang }: Props) {
  const router = useRouter();
  const { frames, info, table, tableId } = replay;
  const last = frames.length - 1;
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setAt((now) => Math.min(last, now + 1)), PACE);
    return () => clearInterval(timer);
  }, [playing, last]);
  useEffect(() => {
    if (at >= last) setPlaying(false);
  }, [at, last]);

  const you = table.seats.findIndex((occupant) => occupant.kind === "user" && occupant.user === userId);
  const known = { people: replay.people, presence: null };
  const people = useMemo(
    () => peopleOf(table, you < 0 ? null : you, { people: replay.people, presence: null }),
    [table, you, replay.people],
  );
  const log = useMemo(
    () =>
      linesOf(
        frames.slice(0, at + 1).flatMap((frame) => frame.log),
        people,
        replay.people,
        info,
        lang,
      ),
    [frames, at, people, replay.people, info, lang],
  );
  const frame = frames[Math.min(at, last)];
  if (!frame) return null;
  const chosen = peopleOf(table, you < 0 ? null : you, known).filter((person) =>
    replay.may.seats.includes(person.seat),
  );

  return (
    <TableRoom
      info={info}
      view={frame.view}
      people={people}
      you={replay.eyes}
      log={log}
      chat={[]}
      sheet={[]}
      version={`replay.${at}`}
      connection="live"
      pending={null}
      refusal={null}
      clock={{ dueAt: null, offset: 0 }}
      name={replay.name}
      remark={`Replay of series ${replay.series + 1}, deal ${replay.deal}.`}
      backHref={`/tables/${tableId}`}
      lang={lang}
      prefs={{ ...DEFAULT_PREFS, ...prefs, sounds: "off" }}
      chatClosed="A replay has no chat."
      slots={{
        foot: (
          <ReplayBar
            at={at}
            count={last}
            playing={playing}
            onSeek={setAt}
            onPlaying={setPlaying}
            people={chosen}
            eyes={replay.eyes}
            onEyes={(eyes) => router.replace(`/tables/${tableId}/deals/${epoch}?eyes=${eyes ?? "all"}`)}
            open={replay.may.open}
          />
        ),
      }}
      onAct={nothing}
      onChat={async () => false}
      onHost={nothing}
    />
  );
}
