"use client";
import { useRouter } from "next/navigation";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { isBetweenDeals } from "@/components/table/phases";
import { TableRoom } from "@/components/table/table-room";
import type { HostAction, TablePrefs } from "@/components/table/types";
import { usePrefs } from "@/components/table/use-prefs";
import { useLater } from "@/components/ui/use-later";
import type { Intent, TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import { freshId } from "./connection";
import { footOf } from "./foot-of";
import { peopleOf, watchersOf } from "./people-of";
import { sitIntent } from "./requests";
import { sheetOf } from "./sheet-of";
import type { GuestAction } from "./table-foot";
import { TableMenu } from "./table-menu";
import { useTakebackEnd } from "./takeback-end";
import { type TableStart, useTable } from "./use-table";

type Props = TableStart<View> & {
  info: TemplateInfo;
  /** Null: not signed in; may watch. */
  userId: string | null;
  prefs: Partial<TablePrefs>;
  lang: string;
  rules: ReactNode;
  /** Take a seat as soon as the table is reached. */
  sitDown: boolean;
  playAsGuest: GuestAction;
};

const Records = lazy(() => import("./table-parts").then(({ Records }) => ({ default: Records })));
const Watchers = lazy(() => import("./table-parts").then(({ Watchers }) => ({ default: Watchers })));
const TableFoot = lazy(() => import("./table-foot"));
const Takeback = lazy(() => import("./takeback"));
const SeatDialog = lazy(() => import("./seat-dialog"));

/** The log is read after the table: its words may come later. */
const loadWords = () => import("./log-lines");
/** Who may take which seat: nobody sits down before the page is alive. */
/** Asked for by others, at any time: it has to be there then. */
const loadRequests = () => import("./join-requests");

/** A view without anything that only its viewer may know or do. */
const withoutHands = (game: View): View => ({
  ...game,
  can: null,
  host: NOT_HOST,
  seats: game.seats.map((seat) => ({ ...seat, hand: null, fresh: [] })),
});

/** A game says what a host may do now; it does not know who that is. */
const NOT_HOST: View["host"] = { start: false, end: false, reset: false };

/** Whether a seat has done something in this deal that it could take back, as far as the view tells. */
function mayTakeBack({ phase, bids, plays, lastTrick, stack }: View, seat: number): boolean {
  if (phase !== "bidding" && phase !== "distributing" && phase !== "playing") return false;
  const acts = [...bids, ...plays, ...(lastTrick?.plays ?? [])];
  return acts.some((act) => act.seat === seat) || (stack !== null && phase === "playing");
}

/** A table, alive: what the sidecar sends, shown by the room; what the viewer does, sent back. */
export function TablePage(props: Props) {
  const { info, userId, id, lang } = props;
  const router = useRouter();
  const live = useTable<View, Intent>(props);
  const [prefs, setPrefs] = usePrefs(props.prefs);
  const [openSeat, setOpenSeat] = useState<number | null>(null);
  const { joined, presence, people: known, connection, pending } = live;
  const { table, game, seat } = joined;
  const people = useMemo(() => peopleOf(table, seat, { people: known, presence }), [table, seat, known, presence]);
  const refused = useTakebackEnd(joined.log, seat, live.offset);
  const { host: isHost, runs, dealsOn } = joined.access;
  const view = useMemo(() => {
    // Signed out, perhaps from elsewhere: this device may not be its owner's any more.
    if (connection === "ended") return withoutHands(game);
    if (isHost) return game;
    return { ...game, host: dealsOn ? { ...NOT_HOST, start: game.host.start } : NOT_HOST };
  }, [game, isHost, dealsOn, connection]);
  const isBetween = isBetweenDeals(view);
  const seatHref = `/tables/${id}?sit=1`;

  const sitDown = (chosen?: number) => {
    if (userId === null) router.push(`/sign-in?next=${encodeURIComponent(seatHref)}`);
    else void live.tell(sitIntent(freshId(), chosen));
  };
  const cameToSit = useRef(props.sitDown);
  const wantsSeat = userId !== null && seat === null;
  useEffect(() => {
    if (!cameToSit.current) return;
    cameToSit.current = false;
    window.history.replaceState(null, "", `/tables/${id}`);
    if (wantsSeat) void live.tell(sitIntent(freshId()));
  }, [id, live.tell, wantsSeat]);

  const nickOf = (user: string) => known[user]?.nick ?? "Somebody";
  const { sittings, asks } = joined.access;
  const words = useLater(loadWords);
  const requests = useLater(loadRequests);
  const log = useMemo(
    () => words?.linesOf(joined.log, people, { known, userId, info, lang }) ?? [],
    [words, joined.log, people, known, userId, info, lang],
  );
  const chat = joined.chat.map(({ id: line, at, by, text }) => ({
    id: line,
    at,
    by: by.nick,
    text,
    own: by.id === userId,
  }));
  const sheet = useMemo(() => sheetOf(live.records, table.seats.length), [live.records, table.seats.length]);

  const onHost = ({ type }: HostAction) => {
    if (type === "pause" || type === "unpause") void live.tell({ type: "pause", on: type === "pause" });
    else live.host({ type });
  };
  const clock = joined.clock;
  const foot = footOf({ connection, table, view, seat, isHost });

  return (
    <>
      <TableRoom
        info={info}
        view={view}
        people={people}
        you={seat}
        log={log}
        chat={chat}
        sheet={sheet}
        version={joined.version}
        connection={connection === "connecting" ? "live" : connection === "lost" ? "retrying" : connection}
        pending={pending}
        refusal={live.refused?.why ?? null}
        clock={{
          dueAt: clock?.kind === "move" ? clock.at : null,
          offset: live.offset,
          total: table.settings.moveSeconds === null ? null : table.settings.moveSeconds * 1000,
        }}
        next={isBetween ? { at: clock?.kind === "deal" ? clock.at : null, paused: table.paused } : null}
        paused={table.paused}
        name={table.settings.name}
        backHref="/tables"
        lang={lang}
        prefs={prefs}
        chatClosed={userId === null ? "Sign in or play as a guest to write." : null}
        slots={{
          rules: props.rules,
          hostMenu: (
            <TableMenu live={live} view={view} table={table} seat={seat} isHost={isHost} maxSeats={info.seats.max} />
          ),
          requests: runs && requests && table.requests.length > 0 && (
            <requests.JoinRequests table={table} nickOf={nickOf} live={live} />
          ),
          fairness: (
            <Suspense>
              <Records id={id} records={live.records} view={view} />
            </Suspense>
          ),
          spectators: (
            <Suspense>
              <Watchers people={watchersOf(table, { people: known, presence })} />
            </Suspense>
          ),
          takeback: (table.takeback || refused) && (
            <Suspense>
              <Takeback
                takeback={table.takeback}
                end={refused}
                people={people}
                seat={seat}
                log={joined.log}
                from={joined.undoFrom}
                live={live}
              />
            </Suspense>
          ),
          foot: foot && (
            <Suspense fallback={<div className="act" />}>
              <TableFoot
                {...{ foot, live, table, view, people, userId, seatHref }}
                playAsGuest={props.playAsGuest}
                onSit={sitDown}
              />
            </Suspense>
          ),
        }}
        onAct={(intent, options) => live.act(intent, options)}
        onChat={live.say}
        onHost={onHost}
        onPrefs={setPrefs}
        onTakeback={seat !== null && mayTakeBack(view, seat) ? () => void live.tell({ type: "takeback" }) : undefined}
        onRetry={live.retry}
        onSit={sitDown}
        seatsToTake={(asks ? [] : sittings).flatMap((sitting, at) => (sitting === "now" ? [at] : []))}
        onSeat={setOpenSeat}
      />
      {openSeat !== null && (
        <Suspense>
          <SeatDialog
            seat={openSeat}
            person={people[openSeat]}
            table={table}
            live={live}
            isHost={isHost}
            isIdle={isBetween}
            minSeats={info.seats.min}
            isSeated={seat !== null}
            sitting={sittings[openSeat] ?? null}
            asks={asks}
            onSit={sitDown}
            onClose={() => setOpenSeat(null)}
          />
        </Suspense>
      )}
    </>
  );
}
