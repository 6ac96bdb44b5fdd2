"use client";
import { useTexts } from "@/components/texts/context";
import { useAnnounce } from "@/components/ui/live-region";
import { useChange } from "@/components/ui/use-change";
import { useNow } from "@/components/ui/use-now";
import { sound } from "./sounds";
import { useTurnTitle } from "./turn-title";
import type { Connection, LogLine, SoundLevel, TableClock } from "./types";

/** Beyond this many new lines at once (a resync) nothing is read out: the log has them. */
const MOST = 5;

type Heard = {
  log: LogLine[];
  /** The turn line for screen readers. */
  turn: string;
  yours: boolean;
  problem: string | null;
  /** The viewer's act has not been answered yet. */
  pending: boolean;
  connection: Connection;
  clock: TableClock;
  sounds: SoundLevel;
};

/** Says aloud, sounds and puts into the window's title what happens at the table. Shows nothing itself. */
export default function TableVoice({ log, turn, yours, problem, pending, connection, clock, sounds }: Heard): null {
  const { voice: t } = useTexts("table");
  const announce = useAnnounce();
  useChange(log, (before) => {
    const fresh = log.slice(before.length);
    if (fresh.length > MOST) return;
    for (const line of fresh) announce(line.text);
  });
  const asked = yours ? turn : "";
  // What is no longer asked, or wrong, is not to be found in the region either.
  useChange(asked, () => {
    if (problem === null || asked !== "") announce(asked, true);
  });
  useChange(yours, () => {
    if (yours) sound("turn", sounds);
  });
  useChange(problem, () => {
    announce(problem ?? asked, true);
    if (problem === null) return;
    sound("refusal", sounds);
  });
  useChange(connection, (before) => {
    if (connection === "ended") announce(t.signedOut, true);
    else if (before === "live") announce(t.lost(pending), true);
    else if (connection === "live") announce(t.back, true);
  });
  useSpokenClock(yours, clock, sounds);
  useTurnTitle(yours);
  return null;
}

/** The time left is said at thirty and at ten seconds, and only then. */
function useSpokenClock(yours: boolean, clock: TableClock, sounds: SoundLevel): void {
  const { voice: t } = useTexts("table");
  const announce = useAnnounce();
  const now = useNow();
  const left = now === null || clock.dueAt === null || !yours ? null : (clock.dueAt - now - clock.offset) / 1000;
  const stage = left === null || left > 30 || left <= 0 ? null : left > 10 ? 30 : 10;
  useChange(stage, (before) => {
    if (stage === null || (stage === 30 && before === 10)) return;
    announce(t.left(stage), true);
    if (stage === 10) sound("clock", sounds);
  });
}
