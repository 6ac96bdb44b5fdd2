"use client";
import { useEffect, useEffectEvent, useState } from "react";

type Draft = { source: string; at: number };

const keyOf = (name: string): string => `guildhall:draft:${name}`;

function readDraft(name: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? "null");
    if (typeof kept !== "object" || kept === null || !("source" in kept) || !("at" in kept)) return null;
    return typeof kept.source === "string" && typeof kept.at === "number" ? { source: kept.source, at: kept.at } : null;
  } catch {
    return null;
  }
}

/** Answers whether it was written: a full or forbidden store keeps no drafts; the page still holds the text. */
function writeDraft(name: string, draft: Draft | null): boolean {
  try {
    if (draft) localStorage.setItem(keyOf(name), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(name));
    return true;
  } catch {
    return false;
  }
}

/** The same text whatever ends its lines: a field has its own way of ending them. */
const plain = (text: string): string => text.replaceAll("\r\n", "\n");

/**
 * Keeps an unsaved text in this browser: over a crash, a closed tab or an ended session. Gives the draft that was found
 * on arrival, if it differs from what is saved. `leftOver`: another draft that has just become this text.
 */
export function useDraft({
  name,
  source,
  saved,
  leftOver,
}: {
  name: string;
  source: string;
  saved: string;
  leftOver?: string | undefined;
}) {
  const [found, setFound] = useState<Draft | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const dirty = plain(source) !== plain(saved);

  // Looked for once, on arrival: later it would find what is being written.
  const arrive = useEffectEvent((draft: Draft | null) => {
    if (leftOver) writeDraft(leftOver, null);
    if (draft && plain(draft.source) !== plain(saved)) setFound(draft);
  });
  useEffect(() => arrive(readDraft(name)), [name]);

  useEffect(() => {
    if (!dirty) return;
    const keep = () => {
      if (writeDraft(name, { source, at: Date.now() })) setKept(source);
    };
    const timer = setTimeout(keep, 400);
    const warn = (event: BeforeUnloadEvent) => {
      keep();
      event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("beforeunload", warn);
    };
  }, [name, source, dirty]);

  return {
    dirty,
    /** This browser holds what is written now. */
    kept: kept === source,
    found,
    /** The found draft was taken over or thrown away. */
    settle: (keep: boolean) => {
      setFound(null);
      if (!keep) writeDraft(name, null);
    },
    /** The text was saved. */
    clear: () => writeDraft(name, null),
  };
}
