"use client";
import { useEffect, useState } from "react";

/** How long a step is shown, in ms. */
const PACE = 1_100;

/** Where a replay stands among its steps, up to number `last`, and whether it goes on by itself; at the end it stops. */
export function usePlayback(last: number) {
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
  return { at, setAt, playing, setPlaying };
}
