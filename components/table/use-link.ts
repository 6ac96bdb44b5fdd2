"use client";
import { useEffect, useState } from "react";
import type { Connection } from "./types";

const QUIET = 1500;
const PATIENT = 10_000;
const THANKS = 2000;

/** What is said of the connection: nothing, that it is being made again, that one may try at once, that it is back. */
export type Link = "whole" | "retrying" | "offer" | "back";

/** A lost connection is spoken of only once it lasts; that all is well again is said for a moment. */
export function useLink(connection: Connection): Link {
  const [link, setLink] = useState<Link>("whole");
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
