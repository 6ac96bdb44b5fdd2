"use client";
import { Search } from "lucide-react";
import { type ReactNode, useState } from "react";
import { gameNameIn } from "@/components/games/about";
import type { PlayableGame } from "@/components/lobby/game-choice";
import { LobbyChat } from "@/components/lobby/lobby-chat";
import { QuickStart } from "@/components/lobby/quick-start";
import { TableRow } from "@/components/lobby/table-row";
import { useSteadyOrder } from "@/components/lobby/use-steady-order";
import { TradeTold } from "@/components/market/trade-told";
import { useLink } from "@/components/table/use-link";
import { useTexts } from "@/components/texts/context";
import { Button, buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { TextInput } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Select } from "@/components/ui/select";
import { Strip } from "@/components/ui/strip";
import type { FormState } from "@/lib/contracts/form";
import type { Online } from "@/lib/contracts/live";
import { NO_FILTER, peopleWaiting, type TableFilter } from "@/lib/contracts/lobby";
import type { TradeNews } from "@/lib/contracts/market-words";
import type { TableCard } from "@/lib/contracts/table-card";
import { retryConnection } from "./connection";
import { type LobbyStart, useLobby } from "./use-lobby";
import { useOwnTables } from "./use-own-tables";

type Props = {
  start: LobbyStart;
  mine: TableCard[];
  games: PlayableGame[];
  others: PlayableGame[];
  userId: string | null;
  play(before: FormState, form: FormData): Promise<FormState>;
  /** The games whose next table the reader waits for. */
  waits: ReactNode;
};

const COUNTS = [2, 3, 4, 5, 6, 7, 8];

/** The lobby: a seat in one click, one's own tables, the open ones, and who is about. */
export function LobbyPage({ start, mine, games, others: byMembers, userId, play, waits }: Props) {
  const lobby = useTexts("lobby");
  const { open: t } = lobby;
  const [words, setWords] = useState("");
  const [game, setGame] = useState("any");
  const [seats, setSeats] = useState("any");
  const filter: TableFilter = {
    ...NO_FILTER,
    words: words.trim(),
    game: game === "any" ? null : game,
    seats: seats === "any" || seats === "free" ? seats : Number(seats),
  };
  const isFiltered = filter.words !== "" || game !== "any" || seats !== "any";
  const { list, chat, online, trades, connection, refused, say } = useLobby(start, filter);
  // A connection that is made again within a moment, as when a process is replaced, is nobody's concern.
  const link = useLink(connection === "lost" ? "lost" : "live", false);
  const isSpokenOf = link === "retrying" || link === "offer";
  const own = useOwnTables(mine, list.first.tables, userId);
  const [shown, holding] = useSteadyOrder(list.tables.filter(({ id }) => !own.some((table) => table.id === id)));
  const gameOptions = [
    { value: "any", label: t.anyGame },
    ...list.first.games.map(({ slug, name, tables }) => ({
      value: slug,
      label: t.gameWith(gameNameIn(slug, name, lobby.about), tables),
    })),
    // A game at whose last table everybody has gone stays chosen.
    ...(game === "any" || list.first.games.some(({ slug }) => slug === game)
      ? []
      : [
          {
            value: game,
            label: gameNameIn(
              game,
              [...games, ...byMembers].find(({ slug }) => slug === game)?.name ?? game,
              lobby.about,
            ),
          },
        ]),
  ];
  const seatOptions = [
    { value: "any", label: t.anySeats },
    { value: "free", label: t.freeSeat },
    ...COUNTS.map((count) => ({ value: String(count), label: t.seatsOf(count) })),
  ];
  /** Of those who wait at a game, the reader's own table waits for others. */
  const waiting = (slug: string): number => {
    const all = list.first.games.find((one) => one.slug === slug)?.waiting ?? 0;
    const ours = own.filter((table) => table.public);
    return Math.max(0, all - peopleWaiting(ours, slug, null));
  };
  // Whoever has a game running, or a seat kept between deals, came to go on with it; and others wait for whom they have invited.
  const isAwaited = own.some(({ phase, invited }) => invited || phase === "playing" || phase === "between");
  const seated = own.length > 0 && (
    <section className="rounded-md border border-line bg-surface px-4 pt-4 tablet:px-5">
      <h2 className="display-xl">{t.yours}</h2>
      <ul>
        {own.map((table) => (
          <TableRow key={table.id} table={table} userId={userId} />
        ))}
      </ul>
    </section>
  );

  return (
    <>
      {isSpokenOf && (
        <Strip
          tone="warn"
          action={
            <Button dense onClick={retryConnection}>
              {lobby.connection.tryNow}
            </Button>
          }
        >
          {lobby.connection.lost}
        </Strip>
      )}
      {connection === "ended" && (
        <Strip
          tone="warn"
          action={
            <Link href="/sign-in?next=/" className={buttonClass("primary", true)}>
              {lobby.connection.signIn}
            </Link>
          }
        >
          {lobby.connection.ended}
        </Strip>
      )}
      <div className="grid items-start gap-5 desk:grid-cols-[2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-5">
          {isAwaited && seated}
          {waits}
          <QuickStart games={games} others={byMembers} waiting={waiting} asGuest={userId === null} play={play} />
          {!isAwaited && seated}
          <section className="rounded-md border border-line bg-surface px-4 pt-4 pb-2 tablet:px-5">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="display-xl">{t.title}</h2>
              <Link href="/tables/new" className={buttonClass("secondary", true)}>
                {t.open}
              </Link>
            </div>
            <div className="mt-3 flex flex-wrap gap-2">
              <div className="relative min-w-52 flex-1">
                <Search className="pointer-events-none absolute top-3.5 left-3 size-4 text-ink-3" />
                <TextInput
                  type="search"
                  maxLength={80}
                  aria-label={t.search}
                  placeholder={t.searchShort}
                  className="pl-9"
                  value={words}
                  onChange={(event) => setWords(event.target.value)}
                />
              </div>
              <div className="min-w-36 flex-1 tablet:max-w-52">
                <Select label={t.game} options={gameOptions} value={game} onChange={setGame} />
              </div>
              <div className="min-w-36 flex-1 tablet:max-w-44">
                <Select label={t.seats} options={seatOptions} value={seats} onChange={setSeats} />
              </div>
            </div>
            {shown.length > 0 ? (
              <>
                <ul className="mt-2" aria-label={t.title} {...holding}>
                  {shown.map((table) => (
                    <TableRow key={table.id} table={table} userId={userId} />
                  ))}
                </ul>
                <div className="flex flex-wrap items-center justify-between gap-3 pt-3 pb-2">
                  <p role="status" className="text-sm text-ink-3">
                    {list.total === null ? t.looking : t.count(list.tables.length, list.total)}
                  </p>
                  {list.hasMore && (
                    <Button dense busy={list.isBusy} onClick={list.showMore}>
                      {t.more}
                    </Button>
                  )}
                </div>
              </>
            ) : isFiltered && list.total === null && connection !== "lost" && connection !== "ended" ? (
              <Empty>{t.lookingFor}</Empty>
            ) : isFiltered ? (
              <Empty
                action={
                  <Button
                    onClick={() => {
                      setWords("");
                      setGame("any");
                      setSeats("any");
                    }}
                  >
                    {t.clear}
                  </Button>
                }
              >
                {t.noMatch}
              </Empty>
            ) : (
              <Empty>{own.length > 0 ? t.noOther : t.none}</Empty>
            )}
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <LobbyChat lines={chat} canWrite={userId !== null} refused={refused} onSay={say} />
          <Present online={online} />
          {trades.length > 0 && <Trades trades={trades} />}
        </div>
      </div>
    </>
  );
}

/** What was traded at the market lately. */
function Trades({ trades }: { trades: readonly TradeNews[] }) {
  const { trades: t } = useTexts("lobby");
  return (
    <section aria-label={t.title} className="rounded-md border border-line bg-surface p-4 tablet:p-5">
      <h2 className="display-xl">
        <Link href="/market" className="underline-offset-4 hover:underline">
          {t.title}
        </Link>
      </h2>
      <ol className="mt-1 divide-y divide-line">
        {trades.map((trade) => (
          <li key={trade.id} className="py-2">
            <TradeTold trade={trade} traded={t.traded} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Who is about: here, and away for the moment. */
function Present({ online }: { online: Online }) {
  const { online: t } = useTexts("lobby");
  const total = online.here.length + online.idle.length;
  return (
    <section aria-label={t.title} className="rounded-md border border-line bg-surface p-4 tablet:p-5">
      <h2 className="display-xl">{t.title}</h2>
      {total === 0 ? (
        <p className="mt-2 text-ink-3">{t.nobody}</p>
      ) : (
        <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-1">
          {[
            ...online.here.map((person) => ({ person, idle: false })),
            ...online.idle.map((person) => ({ person, idle: true })),
          ].map(({ person, idle }) => (
            <li key={person.id} className={idle ? "text-ink-3" : ""}>
              <Link href={`/u/${person.nick}`} className="underline-offset-4 hover:underline">
                {person.nick}
              </Link>
              {idle && ` ${t.away}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
