"use client";
import { useEffect, useState } from "react";
import type { Trick, View } from "@/lib/engine/cards/vocabulary";
import type { TrickState } from "./trick";

const HOLD = 1100;
const SLIDE = 240;

/** Leaves a closed trick in sight for a moment, then lets it slide to its winner; new cards end that at once. */
export function useTrickHold(view: View): { trick: Trick; state: TrickState } | null {
  const closed = `${view.series}/${view.deal}/${view.round}`;
  const [seen, setSeen] = useState(closed);
  const [state, setState] = useState<TrickState | null>(null);
  if (seen !== closed) {
    setSeen(closed);
    setState(view.lastTrick && view.round > 0 ? "won" : null);
  }
  useEffect(() => {
    if (state === null || state === "shown") return;
    const timer = setTimeout(() => setState(state === "won" ? "taken" : null), state === "won" ? HOLD : SLIDE);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === null || view.plays.length > 0 || !view.lastTrick) return null;
  return { trick: view.lastTrick, state };
}
