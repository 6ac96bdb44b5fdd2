"use client";
import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { isAwaited, onceAnswered } from "../ui/unless-lost";
import { Echoes } from "./echoes";
import { readView, type ViewState, viewPath } from "./view-state";

/** Browsers refuse an address that changes with each letter. */
const PAUSE = 300;

type How = "pushState" | "replaceState";

/**
 * The view that the address says. `change` writes it there: at once with a step for the back button if `step`, else in
 * the same step after a pause, or before the page is left or the next step taken if that comes sooner. While an action
 * is under way it waits for the answer.
 */
export function useView(game: string, base?: string): [ViewState, (part: Partial<ViewState>, step?: boolean) => void] {
  const params = useSearchParams();
  const [view, setView] = useState(() => readView(new URLSearchParams(params)));
  const latest = useRef(view);
  const [echoes] = useState(() => new Echoes(params.toString()));
  /** What is still to be written, and what calls it off. */
  const unwritten = useRef<{ how: How; callOff(): void }>(undefined);

  const forget = useCallback(() => {
    unwritten.current?.callOff();
    unwritten.current = undefined;
  }, []);
  const write = useCallback(
    (how: How) => {
      forget();
      const path = viewPath(game, latest.current, base);
      echoes.wrote(path.slice(path.indexOf("?") + 1));
      window.history[how](null, "", path);
    },
    [game, base, echoes, forget],
  );
  const writeOnceAnswered = useCallback(
    (how: How) => {
      const before = unwritten.current?.how;
      forget();
      if (!isAwaited()) return write(how);
      // Steps taken meanwhile become one.
      const one = before === "pushState" ? before : how;
      unwritten.current = { how: one, callOff: onceAnswered(() => write(one)) };
    },
    [write, forget],
  );

  useEffect(() => {
    if (!echoes.isNews(params.toString())) return;
    forget();
    latest.current = readView(new URLSearchParams(params));
    setView(latest.current);
  }, [params, echoes, forget]);
  useEffect(() => {
    // Each click may be on a link, also one made with a key.
    const settle = ({ target }: MouseEvent) => {
      if (!unwritten.current) return;
      const leaves = target instanceof Element && target.closest("a[href]") !== null;
      if (leaves || !isAwaited()) write(unwritten.current.how);
    };
    window.addEventListener("click", settle, true);
    return () => {
      window.removeEventListener("click", settle, true);
      forget();
    };
  }, [write, forget]);

  const change = useCallback(
    (part: Partial<ViewState>, step = false) => {
      if (step && unwritten.current && !isAwaited()) write(unwritten.current.how);
      latest.current = { ...latest.current, ...part };
      setView(latest.current);
      if (step || unwritten.current?.how === "pushState") return writeOnceAnswered("pushState");
      forget();
      const pause = setTimeout(() => writeOnceAnswered("replaceState"), PAUSE);
      unwritten.current = { how: "replaceState", callOff: () => clearTimeout(pause) };
    },
    [write, writeOnceAnswered, forget],
  );
  return [view, change];
}
