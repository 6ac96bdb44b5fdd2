"use client";
import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { readView, type ViewState, viewPath } from "./view-state";

/** Browsers refuse an address that changes with each letter. */
const PAUSE = 300;

/**
 * The view that the address says. `change` writes it there: at once with a step for the back button if `step`, else in
 * the same step after a pause.
 */
export function useView(game: string): [ViewState, (part: Partial<ViewState>, step?: boolean) => void] {
  const params = useSearchParams();
  const [view, setView] = useState(() => readView(new URLSearchParams(params)));
  const latest = useRef(view);
  const written = useRef(params.toString());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // Next tells of an address a little later than it is written: what it tells of an older one is no news.
    const here = new URLSearchParams(window.location.search).toString();
    if (params.toString() === written.current || params.toString() !== here) return;
    clearTimeout(timer.current);
    written.current = params.toString();
    latest.current = readView(new URLSearchParams(params));
    setView(latest.current);
  }, [params]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback(
    (part: Partial<ViewState>, step = false) => {
      latest.current = { ...latest.current, ...part };
      setView(latest.current);
      clearTimeout(timer.current);
      const write = () => {
        const path = viewPath(game, latest.current);
        written.current = path.slice(path.indexOf("?") + 1);
        if (step) window.history.pushState(null, "", path);
        else window.history.replaceState(null, "", path);
      };
      if (step) write();
      else timer.current = setTimeout(write, PAUSE);
    },
    [game],
  );
  return [view, change];
}
