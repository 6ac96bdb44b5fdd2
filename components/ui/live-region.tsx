"use client";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";

export type Announce = (text: string, loud?: boolean) => void;

const AnnounceContext = createContext<Announce>(() => {});

/**
 * Speaks to screen readers. `loud` interrupts: for the reader's turn, a refusal, a lost connection; an empty one takes away
 * what was said so last.
 */
export const useAnnounce = (): Announce => useContext(AnnounceContext);

const PAUSE = 1000;
/** Beyond this many waiting facts the oldest are dropped: the log has them all. */
const MOST = 4;

/** Hands out one sentence a second, so that readers can follow a fast table. */
export function LiveRegion({ children }: { children: ReactNode }) {
  const [polite, setPolite] = useState("");
  const [assertive, setAssertive] = useState("");
  const queue = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const announce = useMemo<Announce>(() => {
    const next = () => {
      const text = queue.current.shift();
      if (text !== undefined) return setPolite(text);
      clearInterval(timer.current);
      timer.current = undefined;
      setPolite("");
    };
    return (text, loud) => {
      // A trailing space makes a repeated sentence a new one.
      if (loud) return setAssertive((last) => (last === text && text !== "" ? `${text} ` : text));
      queue.current = [...queue.current, text].slice(-MOST);
      if (timer.current !== undefined) return;
      timer.current = setInterval(next, PAUSE);
      next();
    };
  }, []);
  useEffect(() => () => clearInterval(timer.current), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div role="status" aria-live="polite" className="sr-only">
        {polite}
      </div>
      <div role="alert" aria-live="assertive" className="sr-only">
        {assertive}
      </div>
    </AnnounceContext>
  );
}
