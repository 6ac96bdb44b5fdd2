"use client";
import clsx from "clsx";
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";

type Said = { readonly text: string; readonly refused: boolean };
const Say = createContext<((said: Said) => void) | null>(null);

/** Tells what an action came to in the place round it; null if there is none. */
export const useSay = () => useContext(Say);

/** Keeps what the actions within it said, also when the row or form that was pressed is gone. The focus goes there. */
export function SaidHere({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<Said | null>(null);
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said) place.current?.focus();
  }, [said]);
  return (
    <Say value={setSaid}>
      <p
        ref={place}
        role="status"
        tabIndex={-1}
        className={clsx(
          "mb-3 rounded-sm px-3.5 py-2.5 outline-none empty:hidden",
          said?.refused ? "bg-danger-soft text-danger" : "bg-ok-soft text-ok",
        )}
      >
        {said?.text}
      </p>
      {children}
    </Say>
  );
}
