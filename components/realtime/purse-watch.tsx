"use client";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { laterOf, type Unread } from "@/lib/contracts/notice-words";
import { isAwaited } from "../ui/unless-lost";
import { hear } from "./connection";

/** How soon it is looked again whether the page can be read anew, in ms. */
const GAP = 1_000;
/**
 * Pages of games that are being played: nobody shops there, and what they show is told by their own streams. The purse is
 * read anew as one leaves them.
 */
const AT_PLAY = /^\/(tables|master|diplomacy)(\/|$)/;

/** Has the purse of the top bar read anew when a notice comes: something was sold, given or won meanwhile. */
export function PurseWatch({ unread }: { unread: Unread }) {
  const router = useRouter();
  const isAtPlay = AT_PLAY.test(usePathname());
  const known = useRef(unread);
  /** A notice came that nothing was read anew for. */
  const owed = useRef(false);
  useEffect(() => {
    known.current = laterOf(unread, known.current);
  }, [unread]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (document.visibilityState === "visible" && !isAwaited()) {
        owed.current = false;
        router.refresh();
      } else timer = setTimeout(look, GAP);
    };
    if (!isAtPlay && owed.current) look();
    const deaf = hear("inbox:unread", ({ unread: told }) => {
      const isNew = told.at >= known.current.at && told.count > known.current.count;
      known.current = laterOf(told, known.current);
      if (!isNew) return;
      owed.current = true;
      clearTimeout(timer);
      if (!isAtPlay) look();
    });
    return () => {
      clearTimeout(timer);
      deaf();
    };
  }, [router, isAtPlay]);
  return null;
}
