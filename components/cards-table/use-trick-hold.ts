"use client";
import { useEffect, useState } from "react";
import type { Trick, View } from "@/lib/engine/cards/vocabulary";
import type { TrickState } from "./trick";
import type { Speed } from "./types";

const HOLD: Record<Speed, number> = { slow: 2000, normal: 1100, fast: 600, still: 1100 };
const SLIDE: Record<Speed, number> = { slow: 420, normal: 240, fast: 120, still: 0 };

/** Leaves a closed trick in sight for a moment, then lets it slide to its winner; new cards end that at once. */
export function useTrickHold(view: View, speed: Speed): { trick: Trick; state: TrickState } | null {
  const closed = `${view.series}/${view.deal}/${view.round}`;
  // One object a trick: each has a timer of its own, even if the last one's runs out in the same moment.
  const [held, setHeld] = useState<{ closed: string; state: TrickState | null }>({ closed, state: null });
  if (held.closed !== closed) setHeld({ closed, state: view.lastTrick && view.round > 0 ? "won" : null });
  useEffect(() => {
    const { state } = held;
    if (state === null || state === "shown") return;
    const next = { ...held, state: state === "won" ? ("taken" as const) : null };
    const timer = setTimeout(() => setHeld(next), (state === "won" ? HOLD : SLIDE)[speed]);
    return () => clearTimeout(timer);
  }, [held, speed]);
  if (held.state === null || view.plays.length > 0 || !view.lastTrick) return null;
  return { trick: view.lastTrick, state: held.state };
}
