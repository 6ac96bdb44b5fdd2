"use client";
import { useState } from "react";
import { SpoofRoom } from "@/components/spoof/spoof-room";
import { spoofWords } from "@/components/spoof/spoof-words";
import type { LogLine } from "@/components/table/types";
import type { Narration } from "@/lib/engine/kernel/game";
import type { SpoofIntent, SpoofView } from "@/lib/engine/spoof/game";
import { texts } from "@/lib/texts/pages/spoof-table/en";
import { people } from "../mock/base";
import { CHAT } from "../mock/scenes";

const AT = Date.UTC(2026, 10, 21, 20, 4);
const ME = 1;

const TOLD: Narration[] = [
  { code: "spoof/round_began", data: { round: 2, leader: 1 } },
  { code: "spoof/hid", data: { seat: 0 } },
  { code: "spoof/hid", data: { seat: 1, coins: 2 } },
  { code: "spoof/guessed", data: { seat: 2, total: 5 } },
  { code: "spoof/round_ended", data: { coins: [1, 2, 2], winner: 2 }, tone: "result" },
];

const HIDING: SpoofView = {
  ...{ phase: "hiding", round: 3, rounds: 5, leader: 2, most: 3, mine: null, fists: null, turn: null },
  hidden: [true, false, false],
  guesses: [null, null, null],
  scores: [1, 0, 1],
  last: { coins: [1, 2, 2], winner: 2 },
  can: { hide: true, guess: [] },
};

const VIEWS: Record<"hiding" | "guessing" | "over", SpoofView> = {
  hiding: HIDING,
  guessing: {
    ...HIDING,
    ...{ phase: "guessing", mine: 2, turn: ME, hidden: [true, true, true], guesses: [null, null, 4] },
    can: { hide: false, guess: [0, 1, 2, 3, 5, 6, 7, 8, 9] },
  },
  over: { ...HIDING, phase: "over", can: null, scores: [1, 3, 1] },
};

/** A mock table of spoof. */
export function SpoofScene({ phase }: { phase: keyof typeof VIEWS }) {
  const [chat, setChat] = useState(CHAT);
  const [pending, setPending] = useState<SpoofIntent | null>(null);
  const table = people(3, ME);
  const log: LogLine[] = TOLD.map((say, index) => ({
    at: AT + index * 8_000,
    text: spoofWords(texts).tell(say, table) ?? "",
    loud: say.tone === "result",
  }));
  return (
    <SpoofRoom
      view={VIEWS[phase]}
      people={table}
      you={ME}
      log={log}
      chat={chat}
      version="1.1"
      connection="live"
      clock={{ dueAt: null, offset: 0 }}
      pending={pending}
      refusal={null}
      paused={false}
      name="A round at the bar"
      backHref="/gallery"
      onAct={setPending}
      onChat={async (text) => {
        setChat((all) => [...all, { id: String(all.length), at: Date.now(), by: "You", text }]);
        return true;
      }}
    />
  );
}
