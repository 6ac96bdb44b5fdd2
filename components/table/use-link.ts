"use client";
import { useEffect, useState } from "react";
import type { Connection } from "./types";

const QUIET = 1500;
const LATE = 2500;
const PATIENT = 10_000;
const THANKS = 2000;

/**
 * What is said of the connection: nothing, that an answer is late, that it is being made again, that one may try at once,
 * that it is back.
 */
export type Link = "whole" | "late" | "retrying" | "offer" | "back";

/**
 * A lost connection, or one over which nothing comes, is spoken of only once it lasts; that all is well again is said for
 * a moment. `waits`: something that was sent has not been answered yet.
 */
export function useLink(connection: Connection, waits: boolean): Link {
  const link = useLoss(connection);
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!waits) return;
    const timer = setTimeout(() => setLate(true), LATE);
    return () => clearTimeout(timer);
  }, [waits]);
  return link === "whole" && waits && late ? "late" : link;
}

function useLoss(connection: Connection): Exclude<Link, "late"> {
  const [link, setLink] = useState<Exclude<Link, "late">>("whole");
  const lost = connection === "lost" || connection === "retrying";
  useEffect(() => {
    if (!lost) {
      setLink((last) => (last === "whole" ? "whole" : "back"));
      const done = setTimeout(() => setLink("whole"), THANKS);
      return () => clearTimeout(done);
    }
    const first = setTimeout(() => setLink("retrying"), QUIET);
    const second = setTimeout(() => setLink("offer"), PATIENT);
    return () => {
      clearTimeout(first);
      clearTimeout(second);
    };
  }, [lost]);
  return link;
}
