"use client";
import { useRouter } from "next/navigation";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import type { ChatLine, Connection, LogLine, SeatPerson, TableClock } from "@/components/table/types";
import { useTexts } from "@/components/texts/context";
import { useLater } from "@/components/ui/use-later";
import type { Seat } from "@/lib/engine/kernel/game";
import { freshId } from "./connection";
import { footOf } from "./foot-of";
import type { GameStanding, HostAct } from "./game-standing";
import { peopleOf, watchersOf } from "./people-of";
import { type GameIntent, sitIntent } from "./requests";
import type { GuestAction } from "./table-foot";
import { TableMenu } from "./table-menu";
import { useTakebackEnd } from "./takeback-end";
import type { LiveTable } from "./use-table";
import type { Entering } from "./word-dialog";
import type { WorldWords } from "./world-words";

const Watchers = lazy(() => import("./watchers"));
const TableFoot = lazy(() => import("./table-foot"));
const CallOff = lazy(() => import("./call-off"));
const Takeback = lazy(() => import("./takeback"));
const WordDialog = lazy(() => import("./word-dialog"));
const SeatDialog = lazy(() => import("./seat-dialog"));
const InviteDialog = lazy(() => import("./invite-dialog"));

/** The log is read after the table: its words may come later. */
const loadLog = () => import("./log-lines");
/** Asked for by others, at any time: it has to be there then. */
const loadRequests = () => import("./join-requests");

/** What a page is given about its viewer and its table, beside the live table itself. */
export type RoomStart = {
  id: string;
  /** Null: not signed in; may watch. */
  userId: string | null;
  /** Take a seat as soon as the table is reached: any, or this one. */
  sitDown: boolean | Seat;
  /** Nobody is signed in because the session that this browser had is over. */
  lapsed?: boolean;
  /** People write letters here, of which there are copies. */
  letters?: true;
  playAsGuest: GuestAction;
};

type Options = RoomStart & {
  game: GameStanding;
  seats: { min: number; max: number };
  /** What the host may do with the game now; for others, nothing. */
  acts: readonly HostAct[];
  /** Null until they have come. */
  words: WorldWords | null;
  /** What a seat is called, where seats have names. */
  seatName?(seat: Seat): string | null;
};

/** All of a table that no world has to do for itself. */
export type Room = {
  people: SeatPerson[];
  /** They may do what runs the table. */
  isHost: boolean;
  log: LogLine[];
  chat: ChatLine[];
  chatClosed: string | null;
  /** What is special about the table itself. */
  remark: string | undefined;
  connection: Connection;
  clock: TableClock;
  /** Stands in the verbs' place while there is nothing to play for this viewer; null: the verbs do. */
  foot: ReactNode;
  /** What waits for everybody's consent. */
  takeback: ReactNode;
  callOff: ReactNode;
  hostMenu: ReactNode;
  requests: ReactNode;
  spectators: ReactNode;
  /** What opens over the table. */
  dialogs: ReactNode;
  /** The vacant seats that the viewer may take at once. */
  seatsToTake: Seat[];
  /** Those that they may ask for. */
  seatsToAsk: Seat[];
  onSit(seat?: Seat): void;
  /** Asks for the word of a private game and takes the office of an observer; null: that is not for this viewer. */
  onObserve: (() => void) | null;
  /** Opens what there is to know or to do about a seat. */
  onSeat(seat: Seat): void;
  /** Who has been asked to a seat and has not answered, as far as the viewer is told. */
  invited: string[];
  /** Asks somebody to the table; null: that is the host's. */
  onInvite: (() => void) | null;
};

/** Who sits, watches and asks; the log, the clock, the menu; and what stands where the verbs do. */
export function useRoom<View, Intent extends GameIntent>(live: LiveTable<View, Intent>, options: Options): Room {
  const { id, userId, game, seats, words } = options;
  const router = useRouter();
  const [inviting, setInviting] = useState(false);
  const [openSeat, setOpenSeat] = useState<Seat | null>(null);
  /** Somebody is coming in to a game that asks for a word: to a seat, any seat, or to observe. */
  const [entering, setEntering] = useState<Entering | null>(null);
  const { joined, presence, people: known, connection } = live;
  const { table, seat, clock } = joined;
  const { idle } = game;
  const t = useTexts("table");
  const people = useMemo(
    () => peopleOf(table, seat, { people: known, presence }, t),
    [table, seat, known, presence, t],
  );
  const ended = useTakebackEnd(joined.log, seat, live.offset);
  const { runs: isHost, sittings, asks, office } = joined.access;
  // Who opened the table, and who was asked to it, need not name it.
  const asksWord = game.asksWord === true && !joined.access.host && !joined.access.invited;
  const seatHref = `/tables/${id}?sit=1`;

  const onSit = (chosen?: Seat) => {
    if (userId === null) router.push(`/sign-in?next=${encodeURIComponent(seatHref)}`);
    else if (asksWord) setEntering({ seat: chosen });
    else void live.tell(sitIntent(freshId(), chosen));
  };
  const cameToSit = useRef(options.sitDown);
  const wantsSeat = userId !== null && seat === null;
  useEffect(() => {
    const wanted = cameToSit.current;
    if (wanted === false) return;
    cameToSit.current = false;
    const chosen = wanted === true ? undefined : wanted;
    window.history.replaceState(null, "", `/tables/${id}`);
    if (wantsSeat && asksWord) setEntering({ seat: chosen });
    else if (wantsSeat) void live.tell(sitIntent(freshId(), chosen));
  }, [id, live.tell, wantsSeat, asksWord]);

  const nickOf = (user: string) => known[user]?.nick ?? t.somebody;
  const lines = useLater(loadLog);
  const requests = useLater(loadRequests);
  const log = useMemo(
    () => (words && lines?.linesOf(joined.log, people, { known, userId, words, table: t })) ?? [],
    [lines, joined.log, people, known, userId, words, t],
  );
  const chat = joined.chat.map(({ id: line, at, by, text }) => ({
    id: line,
    at,
    by: by.nick,
    text,
    own: by.id === userId,
  }));
  const isAnonymous = table.settings.anonymous === true && !game.over;
  const free = sittings.flatMap((sitting, at) => (sitting === "now" ? [at] : []));
  const botless = game.botless || table.settings.houseRun === true || (game.correspondence === true && !isHost);
  const isHeld = game.keepsTime === true && !idle && office !== "master";
  const foot = footOf({ connection, lapsed: options.lapsed ?? false, table, game, seat, isHost });

  return {
    people,
    isHost,
    log,
    chat,
    chatClosed: userId === null ? t.chat.signIn : isAnonymous && office === null ? t.chat.anonymous : null,
    remark: isAnonymous ? t.frame.anonymous : undefined,
    connection: connection === "connecting" ? "live" : connection === "lost" ? "retrying" : connection,
    clock: {
      dueAt: clock?.kind === "move" ? clock.at : null,
      offset: live.offset,
      total: table.settings.moveSeconds === null ? null : table.settings.moveSeconds * 1000,
    },
    foot: foot && (
      <Suspense fallback={<div className="act" />}>
        <TableFoot
          {...{ foot, live, table, people, userId, seatHref, onSit }}
          minSeats={seats.min}
          playAsGuest={options.playAsGuest}
        />
      </Suspense>
    ),
    takeback: (table.takeback || ended) && (
      <Suspense>
        <Takeback
          takeback={table.takeback}
          end={ended}
          people={people}
          seat={seat}
          log={joined.log}
          from={joined.undoFrom}
          live={live}
          words={words}
        />
      </Suspense>
    ),
    callOff: table.callOff && (
      <Suspense>
        <CallOff asked={table.callOff} {...{ people, seat, isHost, live, words }} />
      </Suspense>
    ),
    hostMenu: (
      <TableMenu {...{ live, table, userId, seat, isHost, idle, isHeld }} acts={options.acts} maxSeats={seats.max} />
    ),
    requests: isHost && requests && table.requests.length > 0 && (
      <requests.JoinRequests table={table} nickOf={nickOf} seatName={options.seatName ?? (() => null)} live={live} />
    ),
    spectators: (
      <Suspense>
        <Watchers
          people={watchersOf(table, { people: known, presence })}
          officers={table.offices.map((officer) => ({ ...officer, nick: nickOf(officer.user) }))}
          onCopies={
            options.letters && office === "master"
              ? (user, on) => void live.tell({ type: "give_copies", user, on })
              : null
          }
        />
      </Suspense>
    ),
    dialogs: inviting ? (
      <Suspense>
        <InviteDialog live={live} onClose={() => setInviting(false)} />
      </Suspense>
    ) : entering ? (
      <Suspense>
        <WordDialog entering={entering} live={live} onClose={() => setEntering(null)} />
      </Suspense>
    ) : (
      openSeat !== null && (
        <Suspense>
          <SeatDialog
            seat={openSeat}
            person={people[openSeat]}
            table={table}
            live={live}
            isHost={isHost}
            botless={botless}
            removes={!isHeld}
            isIdle={idle}
            minSeats={seats.min}
            isSeated={seat !== null}
            sitting={sittings[openSeat] ?? null}
            asks={asks}
            onSit={onSit}
            onClose={() => setOpenSeat(null)}
          />
        </Suspense>
      )
    ),
    seatsToTake: asks ? [] : free,
    seatsToAsk: asks && !joined.access.asked ? free : [],
    onSit,
    onObserve:
      game.asksWord && userId !== null && seat === null && office === null && !game.over
        ? () => setEntering("observer")
        : null,
    onSeat: setOpenSeat,
    invited: table.invitations.flatMap(({ user, office: to }) => (to === null ? [nickOf(user)] : [])),
    onInvite: isHost ? () => setInviting(true) : null,
  };
}
