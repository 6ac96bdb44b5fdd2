"use client";
import { Search } from "lucide-react";
import Link from "next/link";
import { useMemo, useState } from "react";
import type { PlayableGame } from "@/components/lobby/game-choice";
import { LobbyChat } from "@/components/lobby/lobby-chat";
import { QuickStart } from "@/components/lobby/quick-start";
import { TableRow } from "@/components/lobby/table-row";
import { useSteadyOrder } from "@/components/lobby/use-steady-order";
import { Button, buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { TextInput } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Strip } from "@/components/ui/strip";
import type { FormState } from "@/lib/contracts/form";
import type { Online, TableCard } from "@/lib/contracts/live";
import { peopleWaiting } from "@/lib/contracts/lobby";
import { retryConnection } from "./connection";
import { type LobbyStart, useLobby } from "./use-lobby";

type Props = {
  start: LobbyStart;
  mine: TableCard[];
  games: PlayableGame[];
  others: PlayableGame[];
  userId: string | null;
  play(before: FormState, form: FormData): Promise<FormState>;
};

const SEATS = [
  { value: "any", label: "Any seats" },
  { value: "free", label: "With a free seat" },
  ...["2", "3", "4", "5", "6", "7", "8"].map((count) => ({ value: count, label: `${count} seats` })),
];

function fits(table: TableCard, words: string, seats: string): boolean {
  const text = [table.name, table.game.name, table.host?.nick ?? "", ...table.seats.map((seat) => seat.nick ?? "")]
    .join(" ")
    .toLowerCase();
  if (
    !words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word))
  )
    return false;
  if (seats === "any") return true;
  if (seats === "free") return table.seats.some((seat) => seat.kind !== "user");
  return table.seats.length === Number(seats);
}

/** One's own tables, and those of others: the ones with somebody there come first. */
function sorted(tables: readonly TableCard[], mine: readonly TableCard[], userId: string | null) {
  const fresh = new Map(tables.map((table) => [table.id, table]));
  const isSeated = (table: TableCard) => userId !== null && table.seats.some((seat) => seat.user === userId);
  const known = new Set(mine.map((table) => table.id));
  const own = [...mine.map((table) => fresh.get(table.id) ?? table), ...tables.filter(({ id }) => !known.has(id))];
  const isLively = (table: TableCard) => table.seats.some((seat) => seat.kind === "user" && !seat.away);
  return {
    own: own.filter(isSeated),
    others: tables.filter((table) => !isSeated(table)).sort((a, b) => Number(isLively(b)) - Number(isLively(a))),
  };
}

/** The lobby: a seat in one click, one's own tables, the open ones, and who is about. */
export function LobbyPage({ start, mine, games, others: byMembers, userId, play }: Props) {
  const { tables, chat, online, connection, refused, say } = useLobby(start);
  const [words, setWords] = useState("");
  const [seats, setSeats] = useState("any");
  const { own, others } = useMemo(() => sorted(tables, mine, userId), [tables, mine, userId]);
  const [steady, holding] = useSteadyOrder(others);
  const shown = steady.filter((table) => fits(table, words, seats));
  // Whoever has a game running came to go on with it.
  const isPlaying = own.some(({ phase }) => phase === "playing");
  const seated = own.length > 0 && (
    <section className="rounded-md border border-line bg-surface px-4 pt-4 tablet:px-5">
      <h2 className="display-xl">Your seats</h2>
      <ul>
        {own.map((table) => (
          <TableRow key={table.id} table={table} userId={userId} />
        ))}
      </ul>
    </section>
  );

  return (
    <>
      {connection === "lost" && (
        <Strip
          tone="warn"
          action={
            <Button dense onClick={retryConnection}>
              Try now
            </Button>
          }
        >
          Reconnecting. The list below may be out of date.
        </Strip>
      )}
      {connection === "ended" && (
        <Strip
          tone="warn"
          action={
            <Link href="/sign-in?next=/" className={buttonClass("primary", true)}>
              Sign in
            </Link>
          }
        >
          You have been signed out. Sign in again to go on.
        </Strip>
      )}
      <div className="grid items-start gap-5 desk:grid-cols-[2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-5">
          {isPlaying && seated}
          <QuickStart
            games={games}
            others={byMembers}
            waiting={(slug) => peopleWaiting(tables, slug, userId)}
            asGuest={userId === null}
            play={play}
          />
          {!isPlaying && seated}
          <section className="rounded-md border border-line bg-surface px-4 pt-4 pb-2 tablet:px-5">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="display-xl">Open tables</h2>
              <Link href="/tables/new" className={buttonClass("secondary", true)}>
                Open a table
              </Link>
            </div>
            <div className="mt-3 flex flex-wrap gap-2">
              <div className="relative min-w-52 flex-1">
                <Search className="pointer-events-none absolute top-3.5 left-3 size-4 text-ink-3" />
                <TextInput
                  type="search"
                  aria-label="Search by name, game, host or player"
                  placeholder="Name, game, host"
                  className="pl-9"
                  value={words}
                  onChange={(event) => setWords(event.target.value)}
                />
              </div>
              <div className="w-full tablet:w-44">
                <Select label="Seats" options={SEATS} value={seats} onChange={setSeats} />
              </div>
            </div>
            {shown.length > 0 ? (
              <ul className="mt-2" aria-label="Open tables" {...holding}>
                {shown.map((table) => (
                  <TableRow key={table.id} table={table} userId={userId} />
                ))}
              </ul>
            ) : words !== "" || seats !== "any" ? (
              <Empty
                action={
                  <Button
                    onClick={() => {
                      setWords("");
                      setSeats("any");
                    }}
                  >
                    Clear the search
                  </Button>
                }
              >
                No tables match this search.
              </Empty>
            ) : (
              <Empty>
                {own.length > 0
                  ? "No other tables are open at the moment."
                  : "No tables are open at the moment. Start one above: with bots you play at once."}
              </Empty>
            )}
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <LobbyChat lines={chat} canWrite={userId !== null} refused={refused} onSay={say} />
          <Present online={online} />
        </div>
      </div>
    </>
  );
}

/** Who is about: here, and away for the moment. */
function Present({ online }: { online: Online }) {
  const total = online.here.length + online.idle.length;
  return (
    <section aria-label="Online now" className="rounded-md border border-line bg-surface p-4 tablet:p-5">
      <h2 className="display-xl">Online now</h2>
      {total === 0 ? (
        <p className="mt-2 text-ink-3">Nobody is online at the moment.</p>
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
              {idle && " (away)"}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
