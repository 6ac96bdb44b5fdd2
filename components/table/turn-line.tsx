"use client";
import { useTexts } from "@/components/texts/context";
import { Countdown } from "@/components/ui/countdown";
import { LinkSaid } from "./link-said";
import type { Connection, TableClock } from "./types";
import { useLink } from "./use-link";

/** `lead` is set in brass; `text` says what is asked for. */
export type TurnText = { lead: string; text: string; yours: boolean };

type Props = {
  line: TurnText;
  /** What went wrong with the last act or try; stands until the table goes on. */
  problem: string | null;
  /** What a hint says; it yields to a problem. */
  hint: string | null;
  clock: TableClock;
  /** Nobody may act now, and why. */
  waiting: string | null;
  connection: Connection;
  /** The viewer's act has not been answered yet. */
  pending: boolean;
  onRetry: (() => void) | undefined;
};

/**
 * One line over the hand: whose turn it is and what is asked, why the last act was refused, or that the connection is
 * lost. It is where the reader looks, and covers nothing.
 */
export function TurnLine({ line, problem, hint, clock, waiting, connection, pending, onRetry }: Props) {
  const link = useLink(connection, pending);
  const { turn: t } = useTexts("table");
  if (link === "late" || link === "retrying" || link === "offer") {
    return (
      <p className="turn-line">
        <LinkSaid {...{ link, pending, onRetry }} />
      </p>
    );
  }
  if (problem) {
    return (
      <p className="turn-line">
        <span data-refusal>{problem}</span>
      </p>
    );
  }
  return (
    <p className="turn-line">
      {link === "back" && <span data-link>{t.back}</span>}
      <span>
        {waiting ?? (
          <>
            {line.lead && <b>{line.lead} </b>}
            {hint ?? line.text}
            {clock.dueAt !== null && " "}
            {clock.dueAt !== null && (
              <Countdown to={clock.dueAt} offset={clock.offset} className="text-on-felt-2 tabular-nums" />
            )}
          </>
        )}
      </span>
    </p>
  );
}
