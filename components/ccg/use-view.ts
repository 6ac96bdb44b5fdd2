"use client";
import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { Echoes } from "./echoes";
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
  const [echoes] = useState(() => new Echoes(params.toString()));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!echoes.isNews(params.toString())) return;
    clearTimeout(timer.current);
    latest.current = readView(new URLSearchParams(params));
    setView(latest.current);
  }, [params, echoes]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback(
    (part: Partial<ViewState>, step = false) => {
      latest.current = { ...latest.current, ...part };
      setView(latest.current);
      clearTimeout(timer.current);
      const write = () => {
        const path = viewPath(game, latest.current);
        echoes.wrote(path.slice(path.indexOf("?") + 1));
        if (step) window.history.pushState(null, "", path);
        else window.history.replaceState(null, "", path);
      };
      if (step) write();
      else timer.current = setTimeout(write, PAUSE);
    },
    [game, echoes],
  );
  return [view, change];
}
