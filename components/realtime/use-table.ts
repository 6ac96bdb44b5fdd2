"use client";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { isSecondClick } from "@/components/ui/second-click";

import type { ChatView, Joined, TableAccess, TableMessage, TableMove, TableSnapshot } from "@/lib/contracts/live";
import { tableRoom } from "@/lib/contracts/rooms";
import type { GameRecord } from "@/lib/contracts/table";
import { numberOf } from "@/lib/contracts/version";
import { DoesNotFit } from "@/lib/engine/kernel/changes";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { TableIntent } from "@/lib/engine/kernel/table/vocabulary";
import { withLines } from "./chat-lines";
import {
  ask,
  askUntilAnswered,
  connectionState,
  freshId,
  hear,
  isConnected,
  retryConnection,
  watchConnection,
} from "./connection";
import { loadAnew } from "./load-anew";
import type { ConnectionState } from "./open-socket";
import { type GameIntent, keyOf, type TableRequest } from "./requests";
import {
  isOlder,
  placeOf,
  type Refused,
  type TableStore,
  withAnswer,
  withMessage,
  withRequest,
  withView,
} from "./table-store";

type As = TableMove["as"];

const withChat = <View>(store: TableStore<View>, lines: readonly ChatView[]): TableStore<View> => ({
  ...store,
  joined: { ...store.joined, chat: withLines(store.joined.chat, lines) },
});

const isForeign = ({ version }: { version: string }): boolean => numberOf(version) === null;

/** How long a refusal of the table itself stays in sight. */
const REFUSAL_SHOWN = 8_000;

/** What a refusal of a request speaks of. */
const spokenOf = (request: TableRequest): Refused["of"] =>
  request.to === "table" && (request.intent.type === "takeback" || request.intent.type === "consent")
    ? "takeback"
    : request.to;

/** A table as a page lives with it, of whichever world: what is shown, what is under way, what can be done. */
export type LiveTable<View = unknown, Intent extends GameIntent = GameIntent> = TableStore<View> & {
  connection: ConnectionState;
  /** The viewer's act that has not been answered yet. */
  pending: Intent | null;
  /** Plays for one's own seat; gives why it was refused, or null. */
  act(intent: Intent, options?: { ifVersion?: string | undefined }): Promise<Refusal | null>;
  host(intent: Intent): void;
  /** Does something as the master of the game; gives why it was refused, or null. */
  master(intent: Intent): Promise<Refusal | null>;
  /**
   * Asks something of the table itself; answers why it was refused, or null. Pressed again before its effect shows it is
   * still the first request, and the second click of a double one asks nothing.
   */
  tell(intent: TableIntent): Promise<Refusal | null>;
  /** Answers whether the line was taken. */
  say(text: string): Promise<boolean>;
  retry(): void;
};

/** Whether this was asked of the table and does not show yet. */
export const isUnderWay = ({ underWay }: LiveTable, intent: TableIntent): boolean =>
  keyOf({ to: "table", intent }) in underWay;

const HOSTED: readonly GameIntent[] = [{ type: "start" }, { type: "end" }, { type: "reset" }];

export type TableStart<View = unknown> = { id: string; joined: Joined<View>; records: GameRecord[] };

/**
 * Watches a table from the view that the page was made with. One's own act shows as pending until it is answered, and
 * is sent again after every break; the view itself changes only by what the server sends.
 */
export function useTable<View, Intent extends GameIntent>({
  id,
  joined,
  records,
}: TableStart<View>): LiveTable<View, Intent> {
  const [store, setStore] = useState<TableStore<View>>({
    joined,
    records,
    presence: null,
    offset: 0,
    refused: null,
    people: joined.people,
    underWay: {},
  });
  const [pending, setPending] = useState<Intent | null>(null);
  const held = useRef(store);
  const gone = useRef(false);
  const joins = useRef(0);
  const connection = useSyncExternalStore(watchConnection, connectionState, () => "connecting" as const);

  const change = useCallback((next: (store: TableStore<View>) => TableStore<View>) => {
    held.current = next(held.current);
    setStore(held.current);
  }, []);

  const readRecords = useCallback(async () => {
    const response = await fetch(`/api/tables/${id}/records`, { cache: "no-store" }).catch(() => null);
    if (!response?.ok) return;
    const records = (await response.json()) as GameRecord[];
    change((store) => ({ ...store, records }));
  }, [id, change]);

  const join = useCallback(async () => {
    const mine = ++joins.current;
    const isLate = () => gone.current || mine !== joins.current;
    // A table that was not joined would stand still: only what a later attempt, or leaving, makes void is given up.
    const answer = await askUntilAnswered("table:join", { tableId: id, version: held.current.joined.version }, isLate);
    if (!answer?.ok || isLate()) return;
    if (isForeign(answer.value)) return loadAnew();
    const { chat, ...view } = answer.value as Joined<View>;
    const missed = view.version !== held.current.joined.version;
    change((store) => withView(store, view));
    change((store) => withChat(store, chat));
    if (missed) await readRecords();
  }, [id, change, readRecords]);

  useEffect(() => {
    gone.current = false;
    const onMessage = (message: TableMessage) => {
      // A table stays in its world: what comes for it is of its views.
      if (message.tableId !== id) return;
      const place = placeOf(held.current, message);
      if (place === "old") return;
      if (place === "foreign") return loadAnew();
      try {
        if (place === "next") change((store) => withMessage(store, message as TableMessage<View>));
        if (message.records) void readRecords();
      } catch (error) {
        if (!(error instanceof DoesNotFit)) throw error;
        return void join();
      }
      if (place === "gap") void join();
    };
    const onView = (view: Omit<Joined, "chat"> & { tableId: string }) => {
      if (view.tableId !== id) return;
      if (isForeign(view)) return loadAnew();
      change((store) => withView(store, view as Omit<Joined<View>, "chat">));
    };
    const onAccess = ({ tableId, access }: { tableId: string; access: TableAccess }) => {
      if (tableId === id) change((store) => ({ ...store, joined: { ...store.joined, access } }));
    };
    const onPresence = (presence: NonNullable<TableStore["presence"]>) => {
      if (presence.tableId === id)
        change((store) => ({ ...store, presence, people: { ...store.people, ...presence.people } }));
    };
    const onLine = (line: ChatView) => {
      if (line.room === tableRoom(id)) change((store) => withChat(store, [line]));
    };
    const stops = [
      hear("connect", () => void join()),
      hear("table:message", onMessage),
      hear("table:view", onView),
      hear("table:access", onAccess),
      hear("table:presence", onPresence),
      hear("chat:line", onLine),
    ];
    if (isConnected()) void join();
    return () => {
      gone.current = true;
      for (const stop of stops) stop();
      if (isConnected()) void ask("table:leave", { tableId: id });
    };
  }, [id, change, join, readRecords]);

  const send = useCallback(
    async (as: As, request: TableRequest, ifVersion?: string): Promise<Refusal | null> => {
      const key = keyOf(request);
      change((store) => withRequest(store, key));
      const move = { tableId: id, moveId: freshId(), as, ...(ifVersion ? { ifVersion } : {}), ...request };
      const answer = await askUntilAnswered("table:move", move as TableMove, () => gone.current);
      change((store) => withAnswer(store, key, answer?.ok ? answer.value.version : null));
      if (!answer || answer.ok) return null;
      const { error, snapshot } = answer;
      const known = held.current.joined;
      const isNew = snapshot && !isForeign(snapshot) && !isOlder(snapshot.version, known.version);
      const now = isNew ? snapshot : known;
      // A refusal is rare: what it may mean is read then.
      const { isFulfilled } = await import("./fulfilled");
      if (isFulfilled(request, error, { table: now.table, own: now.seat })) return null;
      change((store) => {
        const shown =
          now === known
            ? store
            : withView(store, { ...(now as TableSnapshot<View>), now: Date.now() + store.offset, log: [] });
        return { ...shown, refused: { why: error, of: spokenOf(request) } };
      });
      return error;
    },
    [id, change],
  );
  const answers = useRef(new Map<string, Promise<Refusal | null>>());
  const sendOnce = useCallback(
    (as: As, request: TableRequest): Promise<Refusal | null> => {
      if (isSecondClick()) return Promise.resolve(null);
      const key = keyOf(request);
      const known = key in held.current.underWay ? answers.current.get(key) : undefined;
      if (known) return known;
      const answer = send(as, request);
      answers.current.set(key, answer);
      return answer;
    },
    [send],
  );
  const { refused } = store;
  useEffect(() => {
    if (refused === null || refused.of === "game") return;
    const timer = setTimeout(() => change((store) => ({ ...store, refused: null })), REFUSAL_SHOWN);
    return () => clearTimeout(timer);
  }, [refused, change]);

  const act = useCallback(
    async (intent: Intent, options?: { ifVersion?: string | undefined }) => {
      const { seat } = held.current.joined;
      if (seat === null) return null;
      setPending(intent);
      return send(seat, { to: "game", intent }, options?.ifVersion).finally(() => setPending(null));
    },
    [send],
  );
  const host = useCallback((intent: Intent) => void sendOnce("host", { to: "game", intent }), [sendOnce]);
  const master = useCallback((intent: Intent) => sendOnce("master", { to: "game", intent }), [sendOnce]);
  const tell = useCallback((intent: TableIntent) => sendOnce("visitor", { to: "table", intent }), [sendOnce]);
  const say = useCallback(
    async (text: string): Promise<boolean> => {
      const input = { room: tableRoom(id), text, id: freshId() };
      const answer = await askUntilAnswered("chat:post", input, () => gone.current);
      if (answer && !answer.ok) change((store) => ({ ...store, refused: { why: answer.error, of: "table" } }));
      return answer?.ok ?? false;
    },
    [id, change],
  );

  // Dealing is an act like any other: the verb stays busy until its cards are there.
  const hosted = HOSTED.find((intent) => keyOf({ to: "game", intent }) in store.underWay) ?? null;
  return {
    ...store,
    connection,
    pending: pending ?? (hosted as Intent | null),
    act,
    host,
    master,
    tell,
    say,
    retry: retryConnection,
  };
}
