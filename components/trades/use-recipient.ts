"use client";
import { useEffect, useState } from "react";
import type { UserId } from "@/lib/engine/kernel/game";
import { findPerson } from "../accounts/find-person";
import { useSettled } from "../ccg/use-settled";
import { type LookedUp, type Recipient, recipientOf } from "./recipient";

/** So long, in ms, a nick stands still before it is looked up, and until it is tried again. */
const [STILL, AGAIN] = [350, 4_000];

/** Looks the nick up that is being typed. */
export function useRecipient(typed: string, self: UserId): Recipient {
  const nick = useSettled(typed.trim(), STILL);
  const [looked, setLooked] = useState<LookedUp | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try is the same look-up once more
  useEffect(() => {
    if (nick === "") return;
    let stays = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    findPerson(nick).then((person) => {
      if (!stays) return;
      setLooked({ nick, person });
      if (person === undefined) timer = setTimeout(() => setTries((n) => n + 1), AGAIN);
    });
    return () => {
      stays = false;
      clearTimeout(timer);
    };
  }, [nick, tries]);
  return recipientOf(typed, looked, self);
}
