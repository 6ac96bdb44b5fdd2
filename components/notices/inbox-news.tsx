"use client";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import type { Unread } from "@/lib/contracts/notice-words";
import { hear } from "../realtime/connection";
import { isAwaited } from "../ui/unless-lost";

/** Not more often than so, in ms, however much somebody is told. */
const GAP = 1_000;

/** Reads the inbox anew when somebody is told something, or has read it elsewhere, while it is open. */
export function InboxNews({ unread }: { unread: Unread }) {
  const router = useRouter();
  const known = useEffectEvent(() => unread.count);
  useEffect(() => {
    let changed = false;
    const stop = hear("inbox:unread", (told) => {
      if (told.news || told.unread.count !== known()) changed = true;
    });
    const timer = setInterval(() => {
      if (!changed || document.visibilityState !== "visible" || isAwaited()) return;
      changed = false;
      router.refresh();
    }, GAP);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [router]);
  return null;
}
