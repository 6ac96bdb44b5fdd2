"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { type GameHistory, type PlayedPhase, withKnown } from "@/lib/contracts/diplomacy";

export type History = {
  readonly phases: readonly PlayedPhase[];
  readonly state: "loading" | "failed" | "here";
  again(): void;
};

/** The phases of a game, of which only what is new is sent; read again with every `mark` that is another, such as the phase that is played. */
export function useHistory(table: string, mark: string): History {
  const [read, setRead] = useState<{ phases: readonly PlayedPhase[]; state: History["state"] }>({
    ...{ phases: [], state: "loading" },
  });
  const [turn, setTurn] = useState(0);
  const had = useRef<{ table: string; history: GameHistory } | null>(null);
  useEffect(() => {
    let gone = false;
    // `mark` and `turn` only ask again.
    void [mark, turn];
    const known = had.current?.table === table ? had.current.history : null;
    const since = known ? `?mark=${encodeURIComponent(known.mark)}` : "";
    fetch(`/api/diplomacy/${table}/history${since}`, { cache: "no-store" })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`${answer.status}`);
        return withKnown(known, ((await answer.json()) as { value: GameHistory }).value);
      })
      .then(
        (history) => {
          if (gone) return;
          had.current = { table, history };
          setRead({ phases: history.phases, state: "here" });
        },
        () => !gone && setRead(({ phases }) => ({ phases, state: "failed" })),
      );
    return () => {
      gone = true;
    };
  }, [table, mark, turn]);
  const again = useCallback(() => setTurn((n) => n + 1), []);
  return { ...read, again };
}
