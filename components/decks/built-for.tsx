"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { buttonClass } from "../ui/button";
import { Countdown } from "../ui/countdown";
import { Link } from "../ui/link";
import { Strip } from "../ui/strip";

type Props = {
  built: { readonly eventId: string; readonly event: string; readonly dueAt: number; readonly isLocked: boolean };
  /** The server's clock as the page was made. */
  now: number;
};

/** For which sealed event a deck is built, how long one still has, and the way back there. */
export function BuiltFor({ built: { eventId, event, dueAt, isLocked }, now }: Props) {
  const { sealed: t } = useTexts("decks");
  const [offset] = useState(() => now - Date.now());
  return (
    <Strip
      className="rounded-sm"
      action={
        <Link href={`/sealed/${eventId}`} className={buttonClass("secondary", true)}>
          {t.back}
        </Link>
      }
    >
      {t.built(event)}{" "}
      {isLocked ? (
        t.locked
      ) : (
        <>
          {t.left} <Countdown to={dueAt} offset={offset} className="font-semibold tabular-nums" />
        </>
      )}
    </Strip>
  );
}
