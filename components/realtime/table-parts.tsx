"use client";
import clsx from "clsx";
import Link from "next/link";
import { lazy, Suspense, useEffect, useState } from "react";
import { FairnessBadge } from "@/components/table/fairness-badge";
import type { SeatPerson } from "@/components/table/types";
import { Button, buttonClass } from "@/components/ui/button";
import type { FormState } from "@/lib/contracts/form";
import type { Person } from "@/lib/contracts/live";
import type { SheetRow } from "@/lib/contracts/table";
import type { View } from "@/lib/engine/cards/vocabulary";
import type { TableView } from "@/lib/engine/kernel/table/view";
import type { LiveTable } from "./use-table";

const TakebackPrompt = lazy(() =>
  import("@/components/table/takeback-prompt").then(({ TakebackPrompt }) => ({ default: TakebackPrompt })),
);
const GuestForm = lazy(() =>
  import("@/components/accounts/guest-form").then(({ GuestForm }) => ({ default: GuestForm })),
);

/** After this long without company, bots are offered. */
const OFFER_BOTS_AFTER = 20_000;

/**
 * Where the deals of this table can be checked and replayed. A shuffle is proven once its seed is open; that of a deal
 * that is being played, or of a game that keeps its cards, is sealed.
 */
export function Records({ id, sheet, view }: { id: string; sheet: readonly SheetRow[]; view: View }) {
  const last = sheet.at(-1);
  const isOpen = last !== undefined && view.revealed !== null;
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <FairnessBadge
        state={isOpen ? "proven" : "committed"}
        href={`/verify?table=${id}${isOpen ? `&deal=${last.epoch}` : ""}`}
      />
      {last && (
        <Link
          href={`/tables/${id}/deals/${last.epoch}`}
          className="inline-flex min-h-11 items-center text-ink-2 underline-offset-4 hover:underline desk:min-h-8"
        >
          Replay deal {last.deal}
        </Link>
      )}
    </span>
  );
}

/** Who watches. */
export function Watchers({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null;
  const names = people.map((person) => person.nick).join(", ");
  return (
    <span title={names} className="truncate">
      Watching: {names}
    </span>
  );
}

type TakebackProps = {
  takeback: NonNullable<TableView["takeback"]>;
  people: readonly SeatPerson[];
  seat: number | null;
  live: LiveTable;
};

/** A takeback that waits for the others. */
export function Takeback({ takeback, people, seat, live }: TakebackProps) {
  const players = people.filter((person) => person.kind === "user" || person.kind === "shadow").length;
  const asker = takeback.by === seat ? "You ask" : `${people[takeback.by]?.name ?? "Somebody"} asks`;
  const answer = (yes: boolean) => () => void live.tell({ type: "consent", yes });
  const isOpen = seat !== null && takeback.by !== seat && !takeback.consents.includes(seat);
  return (
    <Suspense>
      <TakebackPrompt
        text={`${asker} to take back the last move.`}
        status={`${takeback.consents.length} of ${players} agree.`}
        {...(isOpen ? { onAgree: answer(true), onRefuse: answer(false) } : {})}
        {...(takeback.by === seat ? { onWithdraw: answer(false) } : {})}
      />
    </Suspense>
  );
}

type FootProps = {
  live: LiveTable;
  table: TableView;
  view: View;
  seat: number | null;
  people: readonly SeatPerson[];
  userId: string | null;
  /** Where one comes back to from signing in, and sits down. */
  seatHref: string;
  playAsGuest: GuestAction;
  onSit(): void;
};

export type GuestAction = (state: FormState, form: FormData) => Promise<FormState>;

/** What stands in the verb's place while there is nothing to play: sit, wait for company, rematch. */
export function TableFoot(props: FootProps) {
  const { live, table, view, seat, userId, seatHref, onSit } = props;
  const signInHref = `/sign-in?next=${encodeURIComponent(seatHref)}`;
  if (live.connection === "ended")
    return (
      <Foot text="Your session has ended. Sign in again to go on.">
        <a href={signInHref} className={buttonClass("brass")}>
          Sign in
        </a>
      </Foot>
    );
  if (table.closed)
    return (
      <Foot text="This table is closed.">
        <Link href="/" className={buttonClass("brass")}>
          To the lobby
        </Link>
      </Foot>
    );
  if (seat === null) {
    const hasRoom = table.seats.some((occupant) => occupant.kind !== "user");
    const asked = userId !== null && table.requests.includes(userId);
    if (!asked && !hasRoom)
      return (
        <Foot text="You are watching. All seats are taken.">
          <Link href="/" className={clsx(buttonClass("secondary"), "text-ink")}>
            Find another table
          </Link>
        </Foot>
      );
    if (!asked && table.settings.entry === "closed" && table.host !== userId)
      return <Foot text="You are watching. The host lets nobody join just now." />;
    if (userId === null)
      return (
        <Foot text="You are watching.">
          <Suspense>
            <GuestForm action={props.playAsGuest} next={seatHref} kind="brass" />
          </Suspense>
          <Link href={signInHref} className="inline-flex min-h-11 items-center underline underline-offset-4">
            Sign in
          </Link>
        </Foot>
      );
    if (asked)
      return (
        <Foot text="The host was asked. You watch meanwhile.">
          <Button className="text-ink" onClick={() => void live.tell({ type: "withdraw" })}>
            Withdraw
          </Button>
        </Foot>
      );
    if (table.seats.some((occupant) => occupant.kind === "bot" && occupant.next === userId))
      return (
        <Foot text="You take a bot’s seat after this deal.">
          <Button className="text-ink" onClick={() => void live.tell({ type: "leave" })}>
            Rather watch
          </Button>
        </Foot>
      );
    return (
      <Foot text="You are watching.">
        <Button kind="brass" onClick={onSit}>
          {table.settings.entry === "request" && table.host !== userId ? "Ask for a seat" : "Sit down"}
        </Button>
      </Foot>
    );
  }
  const own = table.seats[seat];
  if (own?.kind === "user" && own.shadow)
    return (
      <Foot text="A bot plays for you: your time was up.">
        <Button kind="brass" onClick={() => void live.tell({ type: "return" })}>
          I am back
        </Button>
      </Foot>
    );
  if (view.phase === "complete") return <Rematch {...props} seat={seat} />;
  const vacant = table.seats.filter((occupant) => occupant.kind === "nobody").length;
  if ((view.phase === "waiting" || view.phase === "ended") && vacant > 0)
    return <Company live={live} vacant={vacant} />;
  if (table.paused && (view.phase === "waiting" || view.phase === "ended"))
    return (
      <Foot text="The table is paused.">
        {table.host === userId && (
          <Button kind="brass" onClick={() => void live.tell({ type: "pause", on: false })}>
            Go on
          </Button>
        )}
      </Foot>
    );
  return undefined;
}

function Foot({ text, children }: { text: string; children?: React.ReactNode }) {
  return (
    <div className="act flex-wrap gap-x-5! gap-y-2! py-2 text-on-felt">
      <span>{text}</span>
      {children}
    </div>
  );
}

/** Waiting for others: the link to send them, and bots once it takes long. */
function Company({ live, vacant }: { live: LiveTable; vacant: number }) {
  const [offered, setOffered] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOffered(true), OFFER_BOTS_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const copy = () =>
    navigator.clipboard?.writeText(window.location.href.split("?")[0] ?? "").then(() => setCopied(true));
  return (
    <Foot text={vacant === 1 ? "Waiting for one more player." : `Waiting for ${vacant} more players.`}>
      <Button className="text-ink" onClick={() => void copy()}>
        {copied ? "Link copied" : "Copy the link"}
      </Button>
      {offered && (
        <Button
          kind="brass"
          onClick={async () => {
            for (let i = 0; i < vacant; i++) await live.tell({ type: "seat_bot" });
          }}
        >
          {vacant === 1 ? "Play with a bot" : `Play with ${vacant} bots`}
        </Button>
      )}
    </Foot>
  );
}

function Rematch({ live, table, seat, people }: FootProps & { seat: number }) {
  const wanted = table.rematch.includes(seat);
  const players = people.filter((person) => person.kind === "user" || person.kind === "shadow").length;
  const names = table.rematch.filter((other) => other !== seat).map((other) => people[other]?.name ?? "");
  const text = wanted
    ? `${table.rematch.length} of ${players} want a rematch.`
    : names.length > 0
      ? `${names.join(" and ")} ${names.length === 1 ? "wants" : "want"} a rematch.`
      : "The series is over.";
  return (
    <Foot text={text}>
      {!wanted && (
        <Button kind="brass" onClick={() => void live.tell({ type: "rematch" })}>
          Play a rematch
        </Button>
      )}
      <Link href="/" className={clsx(buttonClass("secondary"), "text-ink")}>
        To the lobby
      </Link>
    </Foot>
  );
}
