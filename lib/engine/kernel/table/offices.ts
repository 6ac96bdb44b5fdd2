import type { Office } from "../classes";
import { seesEverything } from "../classes";
import type { UserId } from "../game";
import { ok, type Refusal, type Result, refuse } from "../result";
import type { Play } from "./seating";
import { officeOf, runsTable, seatOfUser, type TableEvent, type TableIntent, type TableState } from "./vocabulary";

/** The most who hold an office at a table, and the most who are asked to something. */
const MOST_OFFICERS = 40;
const MOST_INVITED = 40;

type Decision = Result<TableEvent[], Refusal>;
type OfficeIntent = Extract<TableIntent, { type: "invite" | "uninvite" | "take_office" | "end_office" }>;
type Facts = Play & {
  /** The offices that the game knows. */
  offices: readonly Office[];
};

const isInvited = (table: TableState, id: UserId, to: Office | null): boolean =>
  table.invitations.some(({ user, office }) => user === id && office === to);

/**
 * Decides who holds which office, and who is asked to one or to a seat: the host and the master ask, whoever is asked
 * accepts. Nobody plays where they hold an office, and a table has one master. Refusals: `table/not_host`,
 * `table/no_such_office`, `table/not_invited`, `table/in_seat`, `table/has_office`, `table/has_master`,
 * `table/most_invited`, `table/no_office`, `table/needs_master`.
 */
export function decideOffice(
  table: TableState,
  user: UserId | null,
  intent: OfficeIntent,
  { offices, idle }: Facts,
): Decision {
  if (user === null) return refuse("table/sign_in");
  switch (intent.type) {
    case "invite": {
      if (!runsTable(table, user)) return refuse("table/not_host");
      if (intent.office !== null && !offices.includes(intent.office)) return refuse("table/no_such_office");
      if (intent.office === "master" && hasMaster(table)) return refuse("table/has_master");
      if (isInvited(table, intent.user, intent.office)) return ok([]);
      if (table.invitations.length >= MOST_INVITED) return refuse("table/most_invited");
      return ok([{ type: "invited", user: intent.user, office: intent.office }]);
    }
    case "uninvite":
      if (intent.user !== user && !runsTable(table, user)) return refuse("table/not_host");
      // The same answer whether or not they are still asked: at an anonymous table it would tell who has accepted.
      return ok(
        table.invitations.some((one) => one.user === intent.user) ? [{ type: "uninvited", user: intent.user }] : [],
      );
    case "take_office": {
      const { office } = intent;
      if (officeOf(table, user) === office) return ok([]);
      if (!isInvited(table, user, office)) return refuse("table/not_invited");
      if (isSeated(table, user)) return refuse("table/in_seat");
      if (officeOf(table, user) !== null) return refuse("table/has_office");
      if (office === "master" && hasMaster(table)) return refuse("table/has_master");
      if (table.offices.length >= MOST_OFFICERS) return refuse("table/most_invited");
      return ok([{ type: "office_taken", user, office }]);
    }
    case "end_office": {
      const office = officeOf(table, intent.user);
      if (intent.user !== user && !runsTable(table, user)) return refuse("table/not_host");
      if (office === null) return refuse("table/no_office");
      // Nobody but the master ends their office while something is being played.
      if (office === "master" && intent.user !== user && !idle) return refuse("table/in_play");
      return ok([{ type: "office_ended", user: intent.user, office }]);
    }
  }
}

export const hasMaster = (table: TableState): boolean => table.offices.some(({ office }) => office === "master");

/** At a seat, or in line for one. */
export const isSeated = (table: TableState, user: UserId): boolean =>
  seatOfUser(table, user) >= 0 || table.seats.some((seat) => seat.kind === "bot" && seat.next?.user === user);

/** Everything that a user holds or was asked to besides a seat ends. */
export function withoutOffices(table: TableState, user: UserId): TableEvent[] {
  const office = officeOf(table, user);
  const invited = table.invitations.some((one) => one.user === user);
  return [
    ...(office === null ? [] : [{ type: "office_ended" as const, user, office }]),
    ...(invited ? [{ type: "uninvited" as const, user }] : []),
  ];
}

type Officed = Pick<TableState, "offices" | "invitations" | "held">;

/** One fact about offices further. Who sees everything through an office has seen every hand of what is played. */
export function evolveOffices(
  { offices, invitations, held }: Officed,
  event: Extract<TableEvent, { type: "invited" | "uninvited" | "office_taken" | "office_ended" }>,
): Officed {
  const { user } = event;
  const otherInvitations = invitations.filter((one) => one.user !== user);
  switch (event.type) {
    case "invited":
      return { offices, held, invitations: [...otherInvitations, { user, office: event.office }] };
    case "uninvited":
      return { offices, held, invitations: otherInvitations };
    case "office_taken": {
      const { office } = event;
      const seen = seesEverything(office) ? [{ user, seat: null, removed: false }] : [];
      return { offices: [...offices, { user, office }], invitations: otherInvitations, held: [...held, ...seen] };
    }
    case "office_ended":
      return { offices: offices.filter((one) => one.user !== user), invitations, held };
  }
}

/** Those who see everything through an office, as having seen every hand. */
export const heldByOffices = ({ offices }: Pick<TableState, "offices">): TableState["held"] =>
  offices.flatMap(({ user, office }) => (seesEverything(office) ? [{ user, seat: null, removed: false }] : []));
