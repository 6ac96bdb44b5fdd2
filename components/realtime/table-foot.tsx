"use client";
import clsx from "clsx";
import { lazy, Suspense } from "react";
import type { SeatPerson } from "@/components/table/types";
import { useLanguage, useTexts } from "@/components/texts/context";
import { TextsOfAccounts } from "@/components/texts/doors/accounts";
import { Button, buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
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
  /** The fewest seats with which one can play. */
  minSeats: number;
};

export type GuestAction = (state: FormState, form: FormData) => Promise<FormState>;

const signInTo = (href: string): string => `/sign-in?next=${encodeURIComponent(href)}`;

/** `href`: where one comes back to. */
const SignIn = ({ href, children }: { href: string; children: string }) => (
  <Link href={signInTo(href)} className="inline-flex min-h-11 items-center underline underline-offset-4">
    {children}
  </Link>
);

/** What stands in the verb's place while there is nothing to play: sit, wait for others, rematch. See `footOf`. */
export default function TableFoot(props: FootProps) {
  const { foot: t } = useTexts("table");
  const { foot, live, table } = props;
  switch (foot.is) {
    case "signed_out":
      return (
        <Foot text={foot.seated ? t.signedOutOfSeat : t.signedOut}>
          <a href={signInTo(props.seatHref)} className={buttonClass("brass")}>
            {t.signIn}
          </a>
        </Foot>
      );
    case "closed":
      return (
        <Foot text={t.closed}>
          <Link href="/" className={buttonClass("brass")}>
            {t.toLobby}
          </Link>
        </Foot>
      );
    case "watching":
      return <WatchersFoot {...props} />;
    case "away":
      return (
        <Foot text={t.away}>
          <TellButton kind="brass" live={live} intent={{ type: "return" }}>
            {t.imBack}
          </TellButton>
        </Foot>
      );
    case "complete":
      return foot.once ? (
        <Foot text={t.over}>
          <Link href="/" className={clsx(buttonClass("secondary"), "text-ink")}>
            {t.toLobby}
          </Link>
        </Foot>
      ) : (
        <Suspense fallback={<Foot text={t.over} />}>
          <Rematch live={live} table={table} game={foot} people={props.people} />
        </Suspense>
      );
    case "short":
      return (
        <Suspense fallback={<Foot text={t.waiting} />}>
          <Company live={live} vacant={foot.vacant} botless={foot.botless ?? false} minSeats={props.minSeats} />
        </Suspense>
      );
    case "paused":
      return (
        <Foot text={t.paused}>
          {live.joined.access.runs && (
            <TellButton kind="brass" live={live} intent={{ type: "pause", on: false }}>
              {t.goOn}
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
  const { foot: t, invite } = useTexts("table");
  const language = useLanguage();
  const { sittings, asks, asked, linedUp, kept, removed, invited, office } = live.joined.access;
  if (invited && userId !== null)
    return (
      <Foot text={invite.asked(invited.office)}>
        <TellButton className="text-ink" live={live} intent={{ type: "uninvite", user: userId }}>
          {invite.decline}
        </TellButton>
        {invited.office === null ? (
          <Button kind="brass" busy={isUnderWay(live, sitIntent(""))} onClick={() => onSit()}>
            {t.sit}
          </Button>
        ) : (
          <TellButton kind="brass" live={live} intent={{ type: "take_office", office: invited.office }}>
            {invite.accept}
          </TellButton>
        )}
      </Foot>
    );
  // Nobody plays where they hold an office: there is no seat to look for.
  if (office !== null)
    return (
      <Foot text={invite.yours(office)}>
        <Link href="/" className={clsx(buttonClass("secondary"), "text-ink")}>
          {t.backToLobby}
        </Link>
      </Foot>
    );
  if (asked)
    return (
      <Foot text={t.asked}>
        <TellButton className="text-ink" live={live} intent={{ type: "withdraw" }}>
          {t.withdraw}
        </TellButton>
      </Foot>
    );
  if (linedUp)
    return (
      <Foot text={t.linedUp}>
        <TellButton className="text-ink" live={live} intent={{ type: "leave" }}>
          {t.justWatch}
        </TellButton>
      </Foot>
    );
  if (kept !== null && sittings[kept] === "now")
    return (
      <Foot text={t.kept}>
        <Link href="/" className={clsx(buttonClass("secondary"), "text-ink")}>
          {t.backToLobby}
        </Link>
        <Button kind="brass" busy={isUnderWay(live, sitIntent("", kept))} onClick={() => onSit(kept)}>
          {t.takeBack}
        </Button>
      </Foot>
    );
  if (removed)
    return (
      <Foot text={t.removed}>
        <Link href="/" className={clsx(buttonClass("secondary"), "text-ink")}>
          {t.backToLobby}
        </Link>
      </Foot>
    );
  if (sittings.every((sitting) => sitting === null)) {
    const isShut = table.settings.entry === "closed";
    return (
      <Foot text={isShut ? t.shut : t.full}>
        {userId === null && <SignIn href={seatHref}>{t.signInForSeat}</SignIn>}
        <Link href="/" className={clsx(buttonClass("secondary"), "text-ink")}>
          {t.findAnother}
        </Link>
      </Foot>
    );
  }
  if (userId === null)
    return (
      <Foot text={asks ? t.watchingAsks : t.watching}>
        <Suspense>
          <TextsOfAccounts language={language}>
            <GuestForm
              action={playAsGuest}
              next={seatHref}
              kind="brass"
              verb={asks ? t.guestAsks : t.guest}
              busyVerb={t.guestBusy}
            />
          </TextsOfAccounts>
        </Suspense>
        <SignIn href={seatHref}>{t.signIn}</SignIn>
      </Foot>
    );
  return (
    <Foot text={t.watching}>
      <Button kind="brass" busy={isUnderWay(live, sitIntent(""))} onClick={() => onSit()}>
        {asks ? t.ask : sittings.includes("now") ? t.sit : t.fromNext}
      </Button>
      <Link href="/" className={clsx(buttonClass("secondary"), "text-ink")}>
        {t.backToLobby}
      </Link>
    </Foot>
  );
}
