"use client";
import { useEffect, useState } from "react";
import { FairnessBadge } from "@/components/cards-table/fairness-badge";
import { TableRoom } from "@/components/cards-table/table-room";
import { DEFAULT_PREFS, type TableRoomProps } from "@/components/cards-table/types";
import { ReplayBar } from "@/components/table/replay-bar";
import type { Intent } from "@/lib/engine/cards/vocabulary";
import { CHAT, LOG, SCENES, SHEET } from "./mock/scenes";

const FLIGHT = 700;

/** A mock table that keeps what is written and lets every act fly for a moment. */
export function TableScene({ name, rules }: { name: string; rules: React.ReactNode }) {
  const scene = SCENES[name]!;
  const [prefs, setPrefs] = useState(scene.change?.prefs ?? DEFAULT_PREFS);
  const [pending, setPending] = useState<Intent | null>(null);
  const [chat, setChat] = useState(CHAT);
  const [due, setDue] = useState<number | null>(null);
  const [at, setAt] = useState(31);
  const [eyes, setEyes] = useState<number | null>(null);
  useEffect(() => setDue(Date.now() + 34_000), []);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setPending(null), FLIGHT);
    return () => clearTimeout(timer);
  }, [pending]);
  const foot = scene.replay ? (
    <ReplayBar
      at={at}
      count={64}
      playing={false}
      onSeek={setAt}
      onPlaying={() => {}}
      people={scene.people}
      eyes={eyes}
      onEyes={setEyes}
      open
    />
  ) : undefined;
  const props: TableRoomProps = {
    info: scene.info,
    view: scene.view,
    people: scene.people,
    you: scene.you,
    log: LOG,
    chat,
    sheet: SHEET,
    version: "1.1",
    connection: "live",
    refusal: null,
    clock: { dueAt: scene.view.turn === null ? null : due, offset: 0, total: 45_000 },
    next: scene.view.phase === "ended" ? { at: due, paused: false } : null,
    remark: "Stake $0.50 a seat.",
    backHref: "/gallery",
    ...scene.change,
    prefs,
    pending: scene.change?.pending ?? pending,
    slots: { rules, foot, fairness: <FairnessBadge state="committed" href="#fairness" />, spectators: "2 watch" },
    onAct: async (intent) => {
      setPending(intent);
      return null;
    },
    onChat: async (text) => {
      setChat((all) => [...all, { id: String(all.length), at: Date.now(), by: "You", text }]);
      return true;
    },
    onHost: () => {},
    onPrefs: setPrefs,
    onSit: () => {},
  };
  return <TableRoom {...props} />;
}
