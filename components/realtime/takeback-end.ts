"use client";
import { useEffect, useState } from "react";
import { asNumber } from "@/components/table/json-read";
import type { LogEntry } from "@/lib/contracts/live";
import type { Seat } from "@/lib/engine/kernel/game";

/** How one's own request for a takeback ended if the move stands; `no`: who refused it, null: the game went on. */
export type TakebackEnd = { at: number; no: Seat | null };

/** The newest such end in the log; null: there is none, or one withdrew the request oneself. */
export function endOfOwn(log: readonly LogEntry[], own: Seat | null): TakebackEnd | null {
  const ended = log.findLast(({ say: { code } }) => code === "table/takeback_refused");
  if (!ended || own === null || asNumber(ended.say.data.by) !== own) return null;
  const no = asNumber(ended.say.data.seat);
  return no === own ? null : { at: ended.at, no };
}

const SHOWN = 8_000;

/** The end of one's own takeback while it is news: for some seconds, and not after a reload. `offset`: see `TableStore`. */
export function useTakebackEnd(log: readonly LogEntry[], own: Seat | null, offset: number): TakebackEnd | null {
  const [shown, setShown] = useState<TakebackEnd | null>(null);
  const { at = null, no = null } = endOfOwn(log, own) ?? {};
  useEffect(() => {
    const left = at === null ? 0 : at + SHOWN - Date.now() - offset;
    if (at === null || left <= 0) return setShown(null);
    setShown({ at, no });
    const timer = setTimeout(() => setShown(null), left);
    return () => clearTimeout(timer);
  }, [at, no, offset]);
  return shown;
}
