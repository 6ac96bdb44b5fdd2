"use client";
import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { randomText } from "./random-text";

/** A text that was not saved; `id`: of the page on which it was written. */
export type Draft = { readonly id: string; readonly source: string; readonly at: number };

/** So many are kept of one text: what is begun anew does not take away what was left before. */
const MOST_KEPT = 5;

const keyOf = (name: string): string => `guildhall:draft:${name}`;

const isRecord = (one: unknown): one is Record<string, unknown> => typeof one === "object" && one !== null;

/** The drafts in what was stored, the last first; what is none is left out. Once there was one alone, without an id. */
export function draftsIn(stored: string | null): readonly Draft[] {
  try {
    const kept: unknown = JSON.parse(stored ?? "[]");
    return (Array.isArray(kept) ? kept : [kept]).flatMap((one: unknown): Draft[] => {
      if (!isRecord(one) || typeof one.source !== "string" || typeof one.at !== "number") return [];
      return [{ id: typeof one.id === "string" ? one.id : "", source: one.source, at: one.at }];
    });
  } catch {
    return [];
  }
}

/** The drafts with one more, or with what its page has written since. */
export const withDraft = (drafts: readonly Draft[], draft: Draft): readonly Draft[] =>
  [draft, ...drafts.filter(({ id }) => id !== draft.id)].slice(0, MOST_KEPT);

function readDrafts(name: string): readonly Draft[] {
  try {
    return draftsIn(localStorage.getItem(keyOf(name)));
  } catch {
    return [];
  }
}

/** Answers whether it was written: a full or forbidden store keeps no drafts; the page still holds the text. */
function writeDrafts(name: string, drafts: readonly Draft[]): boolean {
  try {
    if (drafts.length > 0) localStorage.setItem(keyOf(name), JSON.stringify(drafts));
    else localStorage.removeItem(keyOf(name));
    return true;
  } catch {
    return false;
  }
}

/** The same text whatever ends its lines: a field has its own way of ending them. */
const plain = (text: string): string => text.replaceAll("\r\n", "\n");

/**
 * Keeps an unsaved text in this browser: over a crash, a closed tab or an ended session. Gives the last draft that was
 * found on arrival and differs from what is saved, and once that is taken over or thrown away the one before it. `leftOver`: another
 * draft that has just become this text.
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
  const [mine] = useState(() => randomText(8));

  const isSaved = (draft: Draft): boolean => plain(draft.source) === plain(saved);
  const lookFor = (drafts: readonly Draft[]) =>
    setFound(drafts.find((draft) => draft.id !== mine && !isSaved(draft)) ?? null);

  // Looked for once, on arrival: later it would find what is being written.
  const arrive = useEffectEvent((drafts: readonly Draft[]) => {
    if (leftOver)
      writeDrafts(
        leftOver,
        readDrafts(leftOver).filter((draft) => !isSaved(draft)),
      );
    lookFor(drafts);
  });
  useEffect(() => arrive(readDrafts(name)), [name]);

  // With what is shown: a page that says that something is not saved keeps it from then on.
  useLayoutEffect(() => {
    if (!dirty) return;
    const keep = () => {
      const draft = { id: mine, source, at: Date.now() };
      if (writeDrafts(name, withDraft(readDrafts(name), draft))) setKept(source);
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
  }, [name, source, dirty, mine]);

  return {
    dirty,
    /** This browser holds what is written now. */
    kept: kept === source,
    found,
    /** The found draft was taken over (it is this page's from now on), or thrown away: then the one before is found. */
    settle: (keep: boolean) => {
      const others = readDrafts(name).filter(({ id }) => id !== found?.id);
      const left = keep && found ? withDraft(others, { ...found, id: mine }) : others;
      writeDrafts(name, left);
      if (keep) setFound(null);
      else lookFor(left);
    },
    /** The text was saved. */
    clear: () =>
      writeDrafts(
        name,
        readDrafts(name).filter(({ id }) => id !== mine),
      ),
  };
}
