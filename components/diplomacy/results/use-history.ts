"use client";
import { useCallback, useEffect, useState } from "react";
import type { GameHistory, PlayedPhase } from "@/lib/contracts/diplomacy";

export type History = {
  readonly phases: readonly PlayedPhase[];
  readonly state: "loading" | "failed" | "here";
  again(): void;
};

/** The phases of a game; read again with every `mark` that is another, such as the phase that is played. */
export function useHistory(table: string, mark: string): History {
  const [read, setRead] = useState<{ phases: readonly PlayedPhase[]; state: History["state"] }>({
    ...{ phases: [], state: "loading" },
  });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let gone = false;
    // `mark` and `turn` only ask again.
    void [mark, turn];
    fetch(`/api/diplomacy/${table}/history`, { cache: "no-store" })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`${answer.status}`);
        return ((await answer.json()) as { value: GameHistory }).value;
      })
      .then(
        ({ phases }) => !gone && setRead({ phases, state: "here" }),
        () => !gone && setRead(({ phases }) => ({ phases, state: "failed" })),
      );
    return () => {
      gone = true;
    };
  }, [table, mark, turn]);
  const again = useCallback(() => setTurn((n) => n + 1), []);
  return { ...read, again };
}
