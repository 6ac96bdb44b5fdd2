import type { Joined, LogEntry, Person, TableMessage, TablePresence } from "@/lib/contracts/live";
import type { GameRecord } from "@/lib/contracts/table";
import { logEntries, viewAfter } from "@/lib/contracts/table-message";
import { numberOf } from "@/lib/contracts/version";
import { sharing } from "@/lib/engine/kernel/changes";
import type { Refusal } from "@/lib/engine/kernel/result";

/**
 * Why something was not done. A refused move, or takeback of one, speaks of one state of the game, and goes with it; what
 * was asked of the table, its takeback included, is out of sight after a while.
 */
export type Refused = { why: Refusal; of: "game" | "table" | "takeback" };

/** What a page holds of a table that it watches. */
export type TableStore<View = unknown> = {
  joined: Joined<View>;
  /** What the parts of the game left behind: deals, phases. */
  records: GameRecord[];
  presence: TablePresence | null;
  /** The server's clock minus this browser's. */
  offset: number;
  refused: Refused | null;
  people: Record<string, Person>;
  underWay: UnderWay;
};

/**
 * What was asked of the table and does not show yet, by what it asks for. The value is the version that shows it; null
 * until the answer has come.
 */
export type UnderWay = Readonly<Record<string, string | null>>;

const LOG_KEPT = 400;

/** Whether a version of the same stream lies before another. */
export function isOlder(version: string, than: string): boolean {
  const [one, other] = [numberOf(version), numberOf(than)];
  return one !== null && other !== null && one < other;
}

/**
 * How a message stands to what the page holds: `gap` means that something was missed, `foreign` that the house speaks in
 * another form than this page was built for.
 */
export function placeOf({ joined }: TableStore, { version }: TableMessage): "next" | "old" | "gap" | "foreign" {
  const [have, came] = [numberOf(joined.version), numberOf(version)];
  if (came === null) return "foreign";
  if (have === null) return "gap";
  return came === have + 1 ? "next" : came <= have ? "old" : "gap";
}

const without = (underWay: UnderWay, drop: (key: string, shownBy: string | null) => boolean): UnderWay =>
  Object.fromEntries(Object.entries(underWay).filter(([key, shownBy]) => !drop(key, shownBy)));

/** The store after something was asked of the table. */
export const withRequest = <View>(store: TableStore<View>, key: string): TableStore<View> => ({
  ...store,
  refused: null,
  underWay: { ...store.underWay, [key]: null },
});

/** The store after the answer to it; `shownBy`: the version that shows what came of it, null where nothing did. */
export function withAnswer<View>(store: TableStore<View>, key: string, shownBy: string | null): TableStore<View> {
  const waits = shownBy !== null && isOlder(store.joined.version, shownBy);
  const underWay = waits ? { ...store.underWay, [key]: shownBy } : without(store.underWay, (one) => one === key);
  return { ...store, underWay };
}

/** The store after the next message of its stream. Throws `DoesNotFit` where it belongs to another view. */
export function withMessage<View>(store: TableStore<View>, message: TableMessage<View>): TableStore<View> {
  const { joined } = store;
  const people = message.people ? { ...store.people, ...message.people } : store.people;
  return {
    ...store,
    joined: {
      ...joined,
      version: message.version,
      game: viewAfter(joined.game, message),
      clock: message.clock ?? null,
      epoch: message.epoch ?? joined.epoch,
      undoFrom: message.undoFrom ?? null,
      table: message.table ?? joined.table,
      log: [...undone(joined.log, message.undone), ...logEntries(message)].slice(-LOG_KEPT),
    },
    people,
    refused: refusedAt(store, message.version),
    underWay: without(store.underWay, (_, shownBy) => shownBy !== null && !isOlder(message.version, shownBy)),
    records: message.record ? [...store.records, message.record] : store.records,
  };
}

/** What is still refused in another state of the table. */
const refusedAt = ({ refused, joined }: TableStore, version: string): Refused | null =>
  refused?.of !== "table" && version !== joined.version ? null : refused;

/** The log after something was taken back: what was told after message number `from` no longer counts. */
const undone = (log: readonly LogEntry[], from: number | undefined): readonly LogEntry[] =>
  from === undefined ? log : log.map((entry) => (entry.n > from ? { ...entry, undone: true } : entry));

/**
 * What happened, in order and once each: whoever joins anew is told some of it again, and what they are told now is what
 * counts. `anew`: it is another stream, whose numbers say nothing of the lines that are known.
 */
function logWith(known: readonly LogEntry[], fresh: readonly LogEntry[], anew: boolean): LogEntry[] {
  const numbers = new Set(fresh.map(({ n }) => n));
  const times = new Set(fresh.map(({ at }) => at));
  const kept = known
    .map((entry) => (anew ? { ...entry, n: 0 } : entry))
    .filter(({ n, at }) => (n === 0 ? !times.has(at) : !numbers.has(n)));
  return [...kept, ...fresh].sort((a, b) => a.at - b.at).slice(-LOG_KEPT);
}

/** The store after a whole view: after joining again, or with another stream. */
export function withView<View>(store: TableStore<View>, view: Omit<Joined<View>, "chat">): TableStore<View> {
  const { chat, log, seat } = store.joined;
  return {
    ...store,
    joined: {
      ...store.joined,
      ...view,
      game: sharing(store.joined.game, view.game),
      chat,
      log: logWith(log, view.log, view.seat !== seat),
    },
    refused: refusedAt(store, view.version),
    // A whole view shows whatever was answered before it, of which stream ever.
    underWay: without(store.underWay, (_, shownBy) => shownBy !== null),
    people: { ...store.people, ...view.people },
    offset: view.now - Date.now(),
  };
}
