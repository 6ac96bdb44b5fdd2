import type { Office, Seat, UserId } from "../game";
import { assertNever } from "../result";
import { evolveOffices, heldByOffices, spend } from "./offices";
import type { Held } from "./seating";
import type { Occupant, Settings, TableEvent, TableState } from "./vocabulary";

const withSeat = (table: TableState, seat: Seat, occupant: Occupant): TableState => ({
  ...table,
  seats: table.seats.map((old, i) => (i === seat ? occupant : old)),
});

const changeUser = (table: TableState, seat: Seat, change: { away?: number | null; shadow?: boolean }): TableState => {
  const occupant = table.seats[seat];
  return occupant?.kind === "user" ? withSeat(table, seat, { ...occupant, ...change }) : table;
};

function withoutCallOff({ callOff: _, ...rest }: TableState): TableState {
  return rest;
}

const withoutRequest = (table: TableState, user: UserId): TableState => ({
  ...table,
  requests: table.requests.filter((request) => request.user !== user),
});

const withoutInvitation = (table: TableState, user: UserId): TableState => ({
  ...table,
  invitations: spend(table, user),
});

const keptFor = (occupant: Occupant | undefined): UserId | null => (occupant?.kind === "bot" ? occupant.keeps : null);

/** With somebody who holds a seat, or who had it taken from them; each pair once. */
const holding = (held: readonly Held[], one: Held): Held[] => [
  ...held.filter((other) => other.user !== one.user || other.seat !== one.seat),
  one,
];

/** Play begins: from now on a hand is known to who sits there, whatever they held before. */
export const dealHeld = (table: TableState): TableState => ({
  ...table,
  takebacks: 0,
  held: [
    ...table.seats.flatMap((occupant, seat) =>
      occupant.kind === "user" ? [{ user: occupant.user, seat, removed: false }] : [],
    ),
    ...heldByOffices(table),
  ],
});

/** One fact further; total. Tables change seldom, so copies are made freely. */
export function evolveTable(table: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case "opened":
      return {
        ...table,
        seats: Array.from({ length: event.seats }, () => ({ kind: "nobody", since: null })),
        settings: event.settings,
      };
    case "sat": {
      const { seat, user, share } = event;
      const next = withSeat(table, seat, { kind: "user", user, share, away: null, shadow: false });
      return {
        ...withoutInvitation(withoutRequest(next, user), user),
        held: holding(table.held, { user, seat, removed: false }),
      };
    }
    case "lined_up":
      // Their request is answered: accepted once more, they would have a second seat.
      return withSeat(withoutInvitation(withoutRequest(table, event.user), event.user), event.seat, {
        kind: "bot",
        next: { user: event.user, share: event.share },
        keeps: keptFor(table.seats[event.seat]),
      });
    case "asked": {
      const { user, share, seat } = event;
      return { ...table, requests: [...table.requests, { user, share, ...(seat === undefined ? {} : { seat }) }] };
    }
    case "refused":
      return withoutRequest(table, event.user);
    case "left": {
      const { seat, user, at, kicked, kept } = event;
      const held = kicked && kept && user !== null ? holding(table.held, { user, seat, removed: true }) : table.held;
      return {
        ...withSeat(table, seat, kept ? { kind: "bot", next: null, keeps: user } : { kind: "nobody", since: at }),
        rematch: table.rematch.filter((other) => other !== seat),
        ...(table.callOff && {
          callOff: { ...table.callOff, consents: table.callOff.consents.filter((other) => other !== seat) },
        }),
        held,
      };
    }
    case "freed":
      return withSeat(table, event.seat, { kind: "nobody", since: event.at });
    case "bot_sat":
      return withSeat(table, event.seat, { kind: "bot", next: null, keeps: keptFor(table.seats[event.seat]) });
    case "seat_added":
      return { ...table, seats: [...table.seats, { kind: "nobody", since: null }] };
    case "seat_dropped":
      return {
        ...withoutCallOff(table),
        seats: table.seats.filter((_, seat) => seat !== event.seat),
        rematch: [],
        held: heldByOffices(table),
      };
    case "hosted":
      return { ...table, host: event.user };
    case "changed":
      return { ...table, settings: settingsAfter(table.settings, event.change) };
    case "paused":
      return { ...table, paused: event.on };
    case "takeback_asked":
      return {
        ...table,
        takeback: { by: event.by, to: event.to, consents: [event.by], heads: event.heads },
        takebacks: table.takebacks + 1,
      };
    case "takeback_consented":
      return table.takeback
        ? { ...table, takeback: { ...table.takeback, consents: [...table.takeback.consents, event.seat] } }
        : table;
    case "takeback_ended":
      return { ...table, takeback: null };
    case "call_off_asked":
      return {
        ...table,
        callOff: { by: event.by, intent: event.intent, consents: event.by === null ? [] : [event.by] },
      };
    case "call_off_consented":
      return table.callOff
        ? { ...table, callOff: { ...table.callOff, consents: [...table.callOff.consents, event.seat] } }
        : table;
    case "call_off_ended":
      return withoutCallOff(table);
    case "rematch_wanted":
      return { ...table, rematch: [...table.rematch, event.seat] };
    case "rematch_began":
      return { ...table, rematch: [] };
    case "went_away":
      return changeUser(table, event.seat, { away: event.at });
    case "came_back":
      return changeUser(table, event.seat, { away: null, shadow: false });
    case "shadowed":
      return changeUser(table, event.seat, { shadow: true });
    case "closed":
      return { ...table, closed: true };
    case "office_taken":
      return withMaster({ ...withoutRequest(table, event.user), ...evolveOffices(table, event) }, event.office);
    case "invited":
    case "uninvited":
    case "office_ended":
    case "copies_given":
      return { ...table, ...evolveOffices(table, event) };
    default:
      return assertNever(event);
  }
}

/** Once somebody is master again, no host need ask for one. */
function withMaster({ lostMaster, ...table }: TableState, taken: Office): TableState {
  return taken === "master" || !lostMaster ? table : { ...table, lostMaster };
}

/** A table that somebody names is no longer called as the house called it. */
function settingsAfter({ houseName, ...settings }: Settings, change: Partial<Settings>): Settings {
  const isCalled = change.name === undefined && houseName !== undefined;
  return { ...settings, ...(isCalled ? { houseName } : {}), ...change };
}
