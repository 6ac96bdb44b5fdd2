"use client";
import { useEffect, useState } from "react";
import { SaidText } from "./said-text";
import type { ChatLine } from "./types";

const SHOWN = 3000;

/** Where the chat is out of sight, a new line of somebody else shows for three seconds in the place of the title bar's second line. */
export function ChatFlash({ chat }: { chat: ChatLine[] }) {
  const newest = chat.findLast(({ own }) => !own);
  const [seen, setSeen] = useState(newest?.id);
  const fresh = newest && newest.id !== seen ? newest : null;
  useEffect(() => {
    if (!fresh) return;
    const timer = setTimeout(() => setSeen(fresh.id), SHOWN);
    return () => clearTimeout(timer);
  }, [fresh]);
  if (!fresh) return null;
  return (
    <p className="absolute inset-0 truncate bg-surface text-xs text-ink animate-[fade-in_var(--dur-hover)_var(--ease-out)]">
      <b className="font-semibold">{fresh.by}</b> <SaidText text={fresh.text} />
    </p>
  );
}
