"use client";
import { usePathname, useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { isAwaited } from "../ui/unless-lost";
import { hear } from "./connection";

/** How soon it is looked again whether the page can be read anew, in ms. */
const GAP = 1_000;
/** Pages of games that are being played: nobody shops there, and what they show is told by their own streams. */
const AT_PLAY = /^\/(tables|master|diplomacy)(\/|$)/;

/** Has the purse of the top bar read anew when a notice comes: something was sold, given or won meanwhile. */
export function PurseWatch({ unread }: { unread: number }) {
  const router = useRouter();
  const isAtPlay = AT_PLAY.test(usePathname());
  const known = useRef(unread);
  useEffect(() => {
    known.current = unread;
  }, [unread]);
  useEffect(() => {
    if (isAtPlay) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (document.visibilityState === "visible" && !isAwaited()) router.refresh();
      else timer = setTimeout(look, GAP);
    };
    const deaf = hear("inbox:unread", ({ unread: count }) => {
      const isNew = count > known.current;
      known.current = count;
      if (!isNew) return;
      clearTimeout(timer);
      look();
    });
    return () => {
      clearTimeout(timer);
      deaf();
    };
  }, [router, isAtPlay]);
  return null;
}
