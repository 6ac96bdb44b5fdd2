"use client";
import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { Echoes } from "./echoes";
import { readView, type ViewState, viewPath } from "./view-state";

/** Browsers refuse an address that changes with each letter. */
const PAUSE = 300;

/**
 * The view that the address says. `change` writes it there: at once with a step for the back button if `step`, else in
 * the same step after a pause, or before the page is left or the next step taken if that comes sooner.
 */
export function useView(game: string): [ViewState, (part: Partial<ViewState>, step?: boolean) => void] {
  const params = useSearchParams();
  const [view, setView] = useState(() => readView(new URLSearchParams(params)));
  const latest = useRef(view);
  const [echoes] = useState(() => new Echoes(params.toString()));
  const unwritten = useRef<ReturnType<typeof setTimeout>>(undefined);

  const forget = useCallback(() => {
    clearTimeout(unwritten.current);
    unwritten.current = undefined;
  }, []);
  const write = useCallback(
    (how: "pushState" | "replaceState") => {
      forget();
      const path = viewPath(game, latest.current);
      echoes.wrote(path.slice(path.indexOf("?") + 1));
      window.history[how](null, "", path);
    },
    [game, echoes, forget],
  );
  const settle = useCallback(() => {
    if (unwritten.current !== undefined) write("replaceState");
  }, [write]);

  useEffect(() => {
    if (!echoes.isNews(params.toString())) return;
    forget();
    latest.current = readView(new URLSearchParams(params));
    setView(latest.current);
  }, [params, echoes, forget]);
  useEffect(() => {
    // Each click may be on a link, also one made with a key.
    window.addEventListener("click", settle, true);
    return () => {
      window.removeEventListener("click", settle, true);
      forget();
    };
  }, [settle, forget]);

  const change = useCallback(
    (part: Partial<ViewState>, step = false) => {
      if (step) settle();
      else forget();
      latest.current = { ...latest.current, ...part };
      setView(latest.current);
      if (step) write("pushState");
      else unwritten.current = setTimeout(write, PAUSE, "replaceState");
    },
    [settle, forget, write],
  );
  return [view, change];
}
