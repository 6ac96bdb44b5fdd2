import type { NoticeData, NoticeKind } from "@/lib/contracts/notice-words";
import type { StoredNews } from "@/lib/db/append";
import { isAnonymous } from "@/lib/engine/kernel/anonymity";
import { classOfOffice, classOfSeat, SPECTATOR, type ViewerClass } from "@/lib/engine/kernel/classes";
import type { Observed } from "@/lib/engine/kernel/fold";
import type { Seat, UserId } from "@/lib/engine/kernel/game";
import type { Occupant, TableEvent, TableState } from "@/lib/engine/kernel/table/vocabulary";
import type { LiveTable } from "@/lib/live/live-table";
import type { LiveMatch } from "@/lib/worlds/world";
import { shownTo } from "./show-table";

type Told = { kind: NoticeKind; user: UserId; data: NoticeData };

/**
 * What a move is news of, and to whom: rows of the outbox that are written with it. Those who play are told what their own
 * class was shown, in games by correspondence always, else while they are away; whom the table itself concerns (asked,
 * accepted, invited, removed) is told in any case. `waiting`: the seats that a spectator sees it wait for afterwards.
 */
export function newsOf(
  table: LiveTable,
  observed: Observed<unknown>,
  waiting: readonly Seat[],
  people: LiveTable["people"],
): StoredNews[] {
  const { match } = table;
  const { after, rows } = observed;
  const told: Told[] = [
    ...rows.flatMap(({ payload, actor }) =>
      payload.kind === "table" ? ofTableEvent({ table, after, people }, payload.event, actor.user ?? null) : [],
    ),
    ...ofGame(table, observed),
    ...ofTurns(table, after, waiting),
  ];
  if (told.length === 0) return [];
  const { name, houseName } = after.table.settings;
  const called = { table: name, ...(houseName ? { house: JSON.stringify(houseName) } : {}) };
  return grouped(told).map(({ kind, users, data }, i) => ({
    key: `table/${table.id}/${match.seq + 1}/${i}`,
    ...{ kind, users, data: { ...called, ...data }, tester: table.world.tester?.(table.game) ?? null },
  }));
}

/** Those who are told the same, together. */
function grouped(told: readonly Told[]): { kind: NoticeKind; users: UserId[]; data: NoticeData }[] {
  const groups = new Map<string, { kind: NoticeKind; users: UserId[]; data: NoticeData }>();
  for (const { kind, user, data } of told) {
    const key = JSON.stringify([kind, data]);
    const group = groups.get(key) ?? { kind, users: [], data };
    if (!group.users.includes(user)) group.users.push(user);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Whether somebody who sits here has to be told of it elsewhere: nobody says of a game by correspondence who is there. */
const isElsewhere = (table: LiveTable, occupant: Occupant): occupant is Occupant & { kind: "user" } =>
  occupant.kind === "user" && (table.game.correspondence === true || (occupant.away !== null && !occupant.shadow));

/** Whose turn it has become. Asked first is what costs nothing: at most tables everybody is there. */
function ofTurns(table: LiveTable, after: LiveMatch, waiting: readonly Seat[]): Told[] {
  const { seats } = after.table;
  if (waiting.length === 0 || !seats.some((occupant) => isElsewhere(table, occupant))) return [];
  const before = table.world.waitedFor(shownTo(table, SPECTATOR));
  return waiting.flatMap((seat): Told[] => {
    const occupant = seats[seat];
    const isNew = !before.includes(seat);
    return isNew && occupant && isElsewhere(table, occupant)
      ? [{ kind: "your_turn", user: occupant.user, data: {} }]
      : [];
  });
}

/** What the world's own events are news of: to each seat, and to masters, by what their class was shown. */
function ofGame(table: LiveTable, { after, seen }: Observed<unknown>): Told[] {
  const { world, game, match } = table;
  if (!world.news) return [];
  const newsFor = (viewerClass: ViewerClass) => {
    const shown = (seen.get(viewerClass) ?? []).flatMap((row) => (row.kind === "game" ? [row.seen] : []));
    if (shown.length === 0) return [];
    return world.news?.(shown, () => shownTo(table, viewerClass, after)) ?? [];
  };
  const told = after.table.seats.flatMap((occupant, seat): Told[] => {
    // Who lost the seat by this very move is told that it was given up: they are whom it is about.
    const was = match.table.seats[seat];
    const now = isElsewhere(table, occupant) ? [occupant.user] : [];
    const gone = was && isElsewhere(table, was) && !now.includes(was.user) ? [was.user] : [];
    if (now.length + gone.length === 0) return [];
    return newsFor(classOfSeat(seat)).flatMap((news) =>
      news.kind === "resigned"
        ? [
            ...now.map((user) => ({ ...news, user })),
            ...gone.map((user) => ({ ...news, user, data: { ...news.data, yours: true } })),
          ]
        : now.map((user) => ({ ...news, user })),
    );
  });
  const masters = after.table.offices.filter(({ office }) => office === "master");
  if (masters.length === 0 || game.correspondence !== true) return told;
  const news = newsFor(classOfOffice("master"));
  return [...told, ...masters.flatMap(({ user }) => news.map((one) => ({ ...one, user })))];
}

/** Who answers requests: at an anonymous table the master alone is told who asks. */
function answering({ host, offices }: TableState, anonymous: boolean): UserId[] {
  const masters = offices.flatMap(({ user, office }) => (office === "master" ? [user] : []));
  return anonymous || host === null ? masters : [host, ...masters];
}

/** What the table's own events are news of, to those whom they concern. Nobody is told what they did themselves. */
function ofTableEvent(
  { table, after, people }: { table: LiveTable; after: LiveMatch; people: LiveTable["people"] },
  event: TableEvent,
  by: UserId | null,
): Told[] {
  const anonymous = isAnonymous(table.game, after);
  const nick = (user: UserId | null) => (user === null || anonymous ? null : (people[user]?.nick ?? null));
  const others = (users: readonly UserId[]) => users.filter((user) => user !== by);
  switch (event.type) {
    case "asked":
      return others(answering(after.table, anonymous)).map((user) => ({
        ...{ kind: "join_request", user, data: { nick: nick(event.user) } },
      }));
    case "sat":
    case "lined_up":
      // Whoever sits down by themselves knows it.
      return others([event.user]).map((user) => ({ kind: "request_accepted", user, data: {} }));
    case "refused":
      return others([event.user]).map((user) => ({ kind: "request_refused", user, data: {} }));
    case "left":
      return others(event.kicked && event.user !== null ? [event.user] : []).map((user) => ({
        ...{ kind: "seat_lost", user, data: {} },
      }));
    case "invited":
      return others([event.user]).map((user) => ({
        ...{ kind: "invitation", user, data: { by: nick(by), office: event.office } },
      }));
    default:
      return [];
  }
}
