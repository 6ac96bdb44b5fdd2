import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache, type ReactNode } from "react";
import { StayFresh } from "@/components/realtime/stay-fresh";
import { Page, Panel } from "@/components/shell/page";
import { EnterForm } from "@/components/tournaments/enter-form";
import { HostPanel } from "@/components/tournaments/host-panel";
import { Matches } from "@/components/tournaments/matches";
import { Standings } from "@/components/tournaments/standings";
import { SureButton } from "@/components/tournaments/sure-button";
import { buttonClass } from "@/components/ui/button";
import { Countdown } from "@/components/ui/countdown";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { currentLanguage } from "@/lib/auth/language";
import { type Actor, canCollect, canModerate } from "@/lib/auth/policy";
import { currentUser } from "@/lib/auth/session";
import type { TournamentView } from "@/lib/contracts/tournament-words";
import { formatMoney } from "@/lib/engine/kernel/money";
import { listDecks } from "@/lib/services/decks/list-decks";
import { readTournament } from "@/lib/services/tournaments/read-tournament";
import { messagesOf } from "@/lib/texts/messages-of";
import type { TournamentsTexts } from "@/lib/texts/tournaments/en";
import { begin, callJudge, callOff, enter, judge, leave } from "../actions";

type Props = { params: Promise<{ id: string }> };

const tournamentFor = cache(async (id: string) => readTournament(await currentUser(), id));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const tournament = await tournamentFor((await params).id);
  return { title: tournament?.name ?? messagesOf("tournaments", await currentLanguage()).title };
}

/** A tournament: what is played for what, who stands where, who meets whom, and what one can do. */
export default async function Tournament({ params }: Props) {
  const { id } = await params;
  const tournament = await tournamentFor(id);
  if (!tournament) notFound();
  const [member, t] = [await currentUser(), messagesOf("tournaments", await currentLanguage())];
  const { state, matches, standings, isHost, about } = tournament;
  const begun = matches.length > 0;
  return (
    <Page
      title={tournament.name}
      lead={`${tournament.game} · ${t.styles[tournament.style]} · ${t.states[state]}`}
      verb={
        <Link href="/tournaments" className={buttonClass("secondary")}>
          {t.room.all}
        </Link>
      }
    >
      <StayFresh topic={`tournament:${id}`} />
      <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_360px]">
        <div className="flex min-w-0 flex-col gap-5">
          {begun && (
            <Panel title={state === "running" ? t.round(tournament.round) : t.room.rounds}>
              <Matches {...{ tournament, judge }} call={callJudge} />
            </Panel>
          )}
          <Panel title={begun ? t.room.standings : `${t.room.entrants} (${standings.length})`}>
            <Standings tournament={tournament} />
          </Panel>
          {begun && <Explained tournament={tournament} t={t.room} />}
        </div>
        <div className="flex flex-col gap-5 phone:order-first tablet:order-first desk:order-none">
          <Panel title={state === "running" ? t.round(tournament.round) : t.room.titles[state]}>
            <Mine {...{ tournament, member, t }} />
          </Panel>
          {isHost && (state === "open" || state === "running") && (
            <Panel title={t.room.hosting}>
              <HostPanel
                {...{ tournament, begin, callOff }}
                mayCallOff={state === "open" || (state === "running" && canModerate(member))}
              />
            </Panel>
          )}
          <Panel title={t.room.about}>
            {about !== "" && <p className="mb-4 whitespace-pre-line">{about}</p>}
            <Facts tournament={tournament} t={t} />
          </Panel>
        </div>
      </div>
    </Page>
  );
}

type Texts = { tournament: TournamentView; t: TournamentsTexts };

/** What the reader can do now, and what they wait for. */
async function Mine({ tournament, member, t }: Texts & { member: Actor }) {
  const { id, state, entered, hasLeft, startsAt, roundEndsAt, standings, matches, round, cardGame } = tournament;
  const r = t.room;
  if (state === "called_off") return <p>{r.calledOff}</p>;
  if (state === "over") {
    const first = standings.filter(({ place }) => place === 1).map(({ nick }) => nick);
    return <p className="text-lg font-semibold">{r.winner(first)}</p>;
  }
  if (state === "open") {
    const starts = (
      <p className="mb-4">
        {t.startsIn} <Countdown to={startsAt} className="text-lg font-semibold tabular-nums" />
      </p>
    );
    if (!canCollect(member)) {
      const next = `?next=${encodeURIComponent(`/tournaments/${id}`)}`;
      return (
        <>
          {starts}
          <Link href={`${member ? "/sign-up" : "/sign-in"}${next}`} className={buttonClass("primary")}>
            {member ? r.keepAccount : r.signIn}
          </Link>
        </>
      );
    }
    const decks = cardGame === null ? [] : await listDecks(member, cardGame);
    return (
      <>
        {starts}
        <EnterForm {...{ tournament, decks, enter, leave }} />
      </>
    );
  }
  const open = matches.some((match) => match.round === round && match.places === null);
  const own = matches.find((match) => match.round === round && match.own);
  return (
    <div className="flex flex-col items-start gap-3">
      {open && roundEndsAt !== null ? (
        <p>
          {r.roundEnds} <Countdown to={roundEndsAt} className="text-lg font-semibold tabular-nums" />
        </p>
      ) : (
        <p>{r.pairing}</p>
      )}
      {own && own.places === null && own.tableId && (
        <Link href={`/tables/${own.tableId}?sit=1`} className={buttonClass("primary")}>
          {r.yourTable}
        </Link>
      )}
      {own && own.places !== null && (
        <p className="text-ink-2">{own.decidedBy === "bye" ? r.bye : open ? r.waits : ""}</p>
      )}
      {hasLeft && <p className="text-ink-2">{r.left}</p>}
      {!entered && <p className="text-ink-2">{r.running}</p>}
      {entered && !hasLeft && <SureButton id={id} act={leave} verb={r.leave} busy={r.leaving} sure={r.leaveSure} />}
    </div>
  );
}

function Facts({ tournament, t }: Texts) {
  const { room: r, form } = t;
  const {
    game,
    style,
    seats,
    rounds,
    roundMinutes,
    format,
    ownCards,
    sealedEventId,
    cardGame,
    startsAt,
    endedAt,
    host,
  } = tournament;
  const asked = [...(format === null ? [] : [form.legalIn(format)]), ...(ownCards ? [r.ownCards] : [])];
  const decks =
    sealedEventId === null ? (
      asked.join(", ") || form.anyDeck
    ) : (
      <Link key="decks" href={`/sealed/${sealedEventId}`} className="underline underline-offset-4">
        {r.lockedIn}
      </Link>
    );
  const facts: (readonly [string, ReactNode])[] = [
    [r.facts.game, game],
    [r.facts.how, `${t.styles[style]}, ${r.perTable(seats.min, seats.max)}`],
    ...(style === "swiss" ? [[r.facts.rounds, rounds ?? r.asManyAsNeeded] as const] : []),
    [r.facts.roundTime, form.minutes(roundMinutes)],
    ...(cardGame === null ? [] : [[r.facts.decks, decks] as const]),
    [
      t.prizes,
      tournament.prizeList.length === 0
        ? t.noPrizes
        : tournament.prizeList.map((prize, i) => `${i + 1}. ${formatMoney(prize)}`).join(" · "),
    ],
    [r.facts.starts, <Time key="starts" at={startsAt} />],
    ...(endedAt === null ? [] : [[r.facts.ended, <Time key="ended" at={endedAt} />] as const]),
    [
      r.facts.host,
      <Link key="host" href={`/u/${encodeURIComponent(host)}`} className="underline underline-offset-4">
        {host}
      </Link>,
    ],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="min-w-0 text-right wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How points and places come about, in as many words as this tournament needs. */
function Explained({ tournament, t }: { tournament: TournamentView; t: TournamentsTexts["room"] }) {
  const { style, seats, byCentres, cardGame } = tournament;
  const points = byCentres ? t.explain.centres : seats.max === 2 ? t.explain.two : t.explain.pods;
  return (
    <details className="rounded-md border border-line bg-surface p-4 tablet:p-5">
      <summary className="cursor-pointer font-medium">{t.explain.title}</summary>
      <div className="mt-3 flex max-w-prose flex-col gap-2 text-ink-2">
        {style === "elimination" ? (
          <p>{t.explain.elimination}</p>
        ) : (
          [points, t.explain.ties].map((p) => <p key={p}>{p}</p>)
        )}
        {cardGame !== null && <p>{t.explain.decks}</p>}
      </div>
    </details>
  );
}
