"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import type { Topic } from "@/lib/contracts/topics";
import { isAwaited } from "../ui/unless-lost";
import { useTopic } from "./use-topic";

/** Not more often than so, in ms, however much happens. */
const GAP = 2_000;
/** As often without being told, in ms: what a process that died did not say. */
const LOOK_EVERY = 60_000;

type Props = {
  topic: Topic;
  /** When the page was written, by the server's clock: ms since 1970. */
  writtenAt: number;
};

/** What `StayFresh` does in the browser. */
export function Freshness({ topic, writtenAt }: Props) {
  const router = useRouter();
  const changed = useRef(false);
  useTopic(topic, writtenAt, () => {
    changed.current = true;
  });
  useEffect(() => {
    let readAt = Date.now();
    const timer = setInterval(() => {
      const now = Date.now();
      if (!changed.current && now - readAt < LOOK_EVERY) return;
      if (document.visibilityState !== "visible" || isAwaited()) return;
      // Without a network the router would leave for the browser's own page, which says that there is none.
      if (!navigator.onLine) return;
      changed.current = false;
      readAt = now;
      router.refresh();
    }, GAP);
    return () => clearInterval(timer);
  }, [router]);
  return null;
}
