"use client";
import { useEffect, useState } from "react";
import type { PlayedPhase } from "@/lib/contracts/diplomacy";
import type { PlaceId } from "@/lib/engine/diplomacy/map/model";

/** How long the orders of a phase stand there, and how long its units take on their way. */
const ORDERS_MILLIS = 1_600;
const MOVES_MILLIS = 900;

export type Replay = {
  readonly playing: boolean;
  /** Where units of the phase that is shown are on their way to, by where they stood; null: they stand. */
  readonly moves: ReadonlyMap<PlaceId, PlaceId> | null;
  toggle(): void;
  stop(): void;
};

/**
 * Plays phases one after the other, from the one that is shown (from the first if none is, or the last): its orders first,
 * then its units move. `show` is told of each; null when the last is over.
 */
export function useReplay(
  phases: readonly PlayedPhase[],
  shown: number | null,
  show: (phase: number | null) => void,
): Replay {
  const [stage, setStage] = useState<"still" | "orders" | "moves">("still");
  const playing = stage !== "still" && shown !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next step depends on where it stands, not on who is told
  useEffect(() => {
    if (stage === "still" || shown === null) return;
    const step = () => {
      if (stage === "orders") return setStage("moves");
      const next = shown + 1;
      setStage(next < phases.length ? "orders" : "still");
      show(next < phases.length ? next : null);
    };
    const timer = setTimeout(step, stage === "orders" ? ORDERS_MILLIS : MOVES_MILLIS);
    return () => clearTimeout(timer);
  }, [stage, shown, phases.length]);
  const toggle = () => {
    if (playing) return setStage("still");
    if (shown === null || shown >= phases.length - 1) show(0);
    setStage("orders");
  };
  const phase = shown === null ? undefined : phases[shown];
  return {
    playing,
    moves: playing && stage === "moves" && phase ? movesOf(phase) : null,
    toggle,
    stop: () => setStage("still"),
  };
}

/** Where the units of a phase went that went anywhere. */
export function movesOf({ results }: Pick<PlayedPhase, "results">): Map<PlaceId, PlaceId> {
  const moves = new Map<PlaceId, PlaceId>();
  for (const row of results) {
    if ("sighted" in row || row.result !== "succeeds") continue;
    const { order } = row;
    if (order.type === "move" || order.type === "retreat") moves.set(order.unit.at, order.to);
  }
  return moves;
}
