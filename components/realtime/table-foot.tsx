"use client";
import clsx from "clsx";
import Link from "next/link";
import { lazy, Suspense } from "react";
import type { SeatPerson } from "@/components/table/types";
import { Button, buttonClass } from "@/components/ui/button";
import type { FormState } from "@/lib/contracts/form";
import { assertNever } from "@/lib/engine/kernel/result";
import type { TableView } from "@/lib/engine/kernel/table/view";
import { Foot } from "./foot";
import type { FootKind } from "./foot-of";
import { sitIntent } from "./requests";
import { TellButton } from "./tell-button";
import { isUnderWay, type LiveTable } from "./use-table";

const Company = lazy(() => import("./company"));
const Rematch = lazy(() => import("./rematch"));
const GuestForm = lazy(() =>
  import("@/components/accounts/guest-form").then(({ GuestForm }) => ({ default: GuestForm })),
);

type FootProps = {
  foot: FootKind;
  live: LiveTable;
  table: TableView;
  /** Nothing is being played. */
  people: readonly SeatPerson[];
  userId: string | null;
  /** Where one comes back to from signing in, and sits down. */
  seatHref: string;
  playAsGuest: GuestAction;
  onSit(seat?: number): void;
};

export type GuestAction = (state: FormState, form: FormData) => Promise<FormState>;

const signInTo = (href: string): string => `/sign-in?next=${encodeURIComponent(href)}`;

/** What stands in the verb's place while there is nothing to play: sit, wait for others, rematch. See `footOf`. */
export default function TableFoot(props: FootProps) {
  const { foot, live, table } = props;
  switch (foot.is) {
    case "signed_out":
      return (
        <Foot text="You have been signed out. Sign in again to go on.">
          <a href={signInTo(props.seatHref)} className={buttonClass("brass")}>
            Sign in
          </a>
        </Foot>
      );
    case "closed":
      return (
        <Foot text="This table is closed.">
          <Link href="/" className={buttonClass("brass")}>
            To the lobby
          </Link>
        </Foot>
      );
    case "watching":
      return <WatchersFoot {...props} />;
    case "away":
      return (
        <Foot text="A stand-in plays for you.">
          <TellButton kind="brass" live={live} intent={{ type: "return" }}>
            I’m back
          </TellButton>
        </Foot>
      );
    case "complete":
      return (
        <Suspense fallback={<Foot text="The series is over." />}>
          <Rematch live={live} table={table} seat={foot.seat} people={props.people} />
        </Suspense>
      );
    case "short":
      return (
        <Suspense fallback={<Foot text="Waiting for players." />}>
          <Company live={live} vacant={foot.vacant} />
        </Suspense>
      );
    case "paused":
      return (
        <Foot text="The table is paused.">
          {live.joined.access.runs && (
            <TellButton kind="brass" live={live} intent={{ type: "pause", on: false }}>
              Go on
            </TellButton>
          )}
        </Foot>
      );
    default:
      return assertNever(foot);
  }
}

/** For somebody without a seat: how they come to one, or what their asking has come to. */
function WatchersFoot({ live, table, userId, seatHref, playAsGuest, onSit }: FootProps) {
  const { sittings, asks, asked, linedUp, kept, removed } = live.joined.access;
  if (asked)
    return (
      <Foot text="You have asked the host for a seat. Watch until they answer.">
        <TellButton className="text-ink" live={live} intent={{ type: "withdraw" }}>
          Withdraw
        </TellButton>
      </Foot>
    );
  if (linedUp)
    return (
      <Foot text="You play from the next deal on.">
        <TellButton className="text-ink" live={live} intent={{ type: "leave" }}>
          Just watch
        </TellButton>
      </Foot>
    );
  if (kept !== null && sittings[kept] === "now")
    return (
      <Foot text="A bot plays your cards until this deal ends.">
        <Link href="/" className={clsx(buttonClass("secondary"), "text-ink")}>
          Back to the lobby
        </Link>
        <Button kind="brass" busy={isUnderWay(live, sitIntent("", kept))} onClick={() => onSit(kept)}>
          Take my seat back
        </Button>
      </Foot>
    );
  if (removed)
    return (
      <Foot text="The host removed you. You can sit down again once this deal is over.">
        <Link href="/" className={clsx(buttonClass("secondary"), "text-ink")}>
          Back to the lobby
        </Link>
      </Foot>
    );
  if (sittings.every((sitting) => sitting === null)) {
    const isShut = table.settings.entry === "closed";
    return (
      <Foot
        text={
          isShut ? "You are watching. The host is not letting anybody join." : "You are watching. All seats are taken."
        }
      >
        <Link href="/" className={clsx(buttonClass("secondary"), "text-ink")}>
          Find another table
        </Link>
      </Foot>
    );
  }
  if (userId === null)
    return (
      <Foot text={asks ? "You are watching. The host decides who may join." : "You are watching."}>
        <Suspense>
          <GuestForm
            action={playAsGuest}
            next={seatHref}
            kind="brass"
            verb={asks ? "Ask for a seat as a guest" : undefined}
          />
        </Suspense>
        <Link href={signInTo(seatHref)} className="inline-flex min-h-11 items-center underline underline-offset-4">
          Sign in
        </Link>
      </Foot>
    );
  return (
    <Foot text="You are watching.">
      <Link href="/" className={clsx(buttonClass("secondary"), "text-ink")}>
        Back to the lobby
      </Link>
      <Button kind="brass" busy={isUnderWay(live, sitIntent(""))} onClick={() => onSit()}>
        {asks ? "Ask for a seat" : sittings.includes("now") ? "Sit down" : "Play from the next deal on"}
      </Button>
    </Foot>
  );
}
