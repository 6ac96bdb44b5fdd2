import { seesEverything } from "../classes";
import type { Office, UserId } from "../game";
import { ok, type Refusal, type Result, refuse } from "../result";
import type { Play } from "./seating";
import { stakesLie } from "./stakes";
import {
  type Invitation,
  invitationOf,
  type Officer,
  officeOf,
  runsTable,
  seatOfUser,
  type TableEvent,
  type TableIntent,
  type TableState,
} from "./vocabulary";

/** The most who hold an office at a table, and the most who are asked to something. */
const MOST_OFFICERS = 40;
const MOST_INVITED = 40;

type Decision = Result<TableEvent[], Refusal>;
type OfficeIntent = Extract<
  TableIntent,
  { type: "invite" | "uninvite" | "take_office" | "end_office" | "give_copies" }
>;
type Facts = Play & {
  /** The game is over. */
  over: boolean;
  /** Who played it stays untold though it is over, where it was untold. */
  conceals: boolean;
  /** Something lies hidden though nothing is played yet. */
  hides: boolean;
  /** It was begun once. */
  begun: boolean;
  /** The offices that the game knows. */
  offices: readonly Office[];
  /** The word that has to be named to come in, in capitals; null: none. */
  word: string | null;
};

/** Whether somebody named the word that a game asks for, if it asks for one. Capitals do not matter. */
export const knowsWord = (word: string | null, named: string | undefined): boolean =>
  word === null || named?.toUpperCase() === word;

/**
 * Why nobody may begin to see everything now; null: nothing is hidden that was not hidden from all, as nothing is played, and
 * nobody sits but the host. Who has sat down already did not know that somebody would see their hand; but a game by
 * correspondence may still find its master. Refuses `table/stakes_hide`, `table/in_play`, `table/others_sit`.
 */
function whyHidden({ seats, settings, host }: TableState, office: Office, facts: Facts): string | null {
  const { idle, over, conceals, hides, begun, correspondence } = facts;
  if (settings.bet !== undefined) return "table/stakes_hide";
  if (!idle || hides) return "table/in_play";
  // What is over begins again elsewhere with the same office: not so by correspondence.
  const isDone = over && correspondence && !conceals;
  if (isDone || seats.every((seat) => seat.kind !== "user" || seat.user === host)) return null;
  const findsMaster = office === "master" && correspondence && !begun && !settings.anonymous;
  return findsMaster ? null : "table/others_sit";
}

/**
 * Whether a user may let somebody see everything while something is played: the master; and where a game takes weeks a
 * host who does not play themself asks a new master once its master is gone. A host who plays would only need a second
 * account to see every hand, and so would one who does not where no master was ever told of.
 */
const letsSee = (table: TableState, user: UserId, office: Office, { correspondence }: Facts): boolean =>
  officeOf(table, user) === "master" ||
  (office === "master" && correspondence && table.lostMaster === true && !isSeated(table, user));

/**
 * Decides who holds which office, and who is asked to one or to a seat: the host and the master ask, whoever is asked
 * accepts. Nobody plays where they hold an office, and a table has one master. To see everything somebody begins while
 * nothing is hidden, or where one asked who may let them (`letsSee`); where there is a stake nobody does: a second account of
 * whoever plays would win by it. Refusals: `table/not_host`, `table/stakes_hide`,
 * `table/no_such_office`, `table/not_invited`, `table/wrong_word`, `table/in_seat`, `table/has_office`, `table/has_master`, `table/in_play`, `table/others_sit`,
 * `table/most_invited`, `table/no_office`, `table/not_master`.
 */
export function decideOffice(table: TableState, user: UserId | null, intent: OfficeIntent, facts: Facts): Decision {
  if (user === null) return refuse("table/sign_in");
  const { offices, idle } = facts;
  switch (intent.type) {
    case "invite": {
      if (!runsTable(table, user)) return refuse("table/not_host");
      if (intent.office !== null && !offices.includes(intent.office)) return refuse("table/no_such_office");
      if (intent.office === "master" && hasMaster(table)) return refuse("table/has_master");
      const { user: invited, office: to } = intent;
      const seesAll = to !== null && seesEverything(to);
      const anyTime = seesAll && letsSee(table, user, to, facts);
      const hidden = seesAll && !anyTime ? whyHidden(table, to, facts) : null;
      if (hidden !== null) return refuse(hidden);
      // Written down again where nobody may tell whether it is spent: a table's log is seen to grow.
      const now = invitationOf(table, invited);
      if (!table.settings.anonymous && now?.office === to && (now.anyTime ?? false) === anyTime) return ok([]);
      const others = table.invitations.filter((one) => one.user !== invited);
      if (others.length >= MOST_INVITED) return refuse("table/most_invited");
      return ok([{ type: "invited", user: invited, office: to, ...(anyTime ? { anyTime } : {}) }]);
    }
    case "uninvite":
      if (intent.user === user)
        return ok(invitationOf(table, user) ? [{ type: "uninvited", user, declined: true }] : []);
      if (!runsTable(table, user)) return refuse("table/not_host");
      // A spent one too: what happens tells whoever asked nothing of whether somebody came.
      return ok(
        table.invitations.some((one) => one.user === intent.user) ? [{ type: "uninvited", user: intent.user }] : [],
      );
    case "take_office": {
      const { office } = intent;
      if (officeOf(table, user) === office) return ok([]);
      const invitation = invitationOf(table, user);
      // Where a word lets people in, whoever knows it may observe.
      const isLetIn = office === "observer" && facts.word !== null && offices.includes(office);
      if (isLetIn && intent.word !== undefined && !knowsWord(facts.word, intent.word))
        return refuse("table/wrong_word");
      if (invitation?.office !== office && !(isLetIn && intent.word !== undefined)) return refuse("table/not_invited");
      const hidden = seesEverything(office) && !invitation?.anyTime ? whyHidden(table, office, facts) : null;
      if (hidden !== null) return refuse(hidden);
      // Whoever asked them may have sat down since.
      if (office === "master" && lacksMaster(table) && table.host !== null && isSeated(table, table.host))
        return refuse("table/in_play");
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
      return ok([{ type: "office_ended", user: intent.user, office, ...(idle ? { idle } : {}) }]);
    }
    case "give_copies": {
      if (officeOf(table, user) !== "master") return refuse("table/not_master");
      const officer = table.offices.find((one) => one.user === intent.user);
      if (officer?.office !== "omniscient") return refuse("table/no_office");
      if ((officer.copies ?? false) === intent.on) return ok([]);
      return ok([{ type: "copies_given", user: intent.user, on: intent.on }]);
    }
  }
}

/** A game in which the host asks for a new master, as the one before has gone. */
const lacksMaster = (table: Pick<TableState, "offices" | "lostMaster">): boolean =>
  table.lostMaster === true && !hasMaster(table);

export const hasMaster = (table: Pick<TableState, "offices">): boolean =>
  table.offices.some(({ office }) => office === "master");

/**
 * Why whoever runs a table may neither remove players nor stop the clock now; null: they may. Where stakes lie whoever is
 * losing would send the winner away and have their own back, or never let the clock go on. A game of weeks that sees to
 * the late by its own clock needs no host for it: one who plays, or has a friend who does, would put out whom they like. A
 * master, of whom all were told, may. `table/stakes_lie`, `table/in_play`.
 */
export function whyNobodyRuns(table: TableState, user: UserId | null, { idle, keepsTime }: Play): string | null {
  if (stakesLie(table.settings, idle)) return "table/stakes_lie";
  const isMaster = user !== null && officeOf(table, user) === "master";
  return keepsTime === true && !idle && !isMaster ? "table/in_play" : null;
}

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

/**
 * The invitations once a user has come or declined. Where nobody is named theirs stays in the list, spent: how long the
 * list is, and what becomes of asking them again, would tell whoever asked them who sits there.
 */
export const spend = ({ invitations, settings }: TableState, id: UserId): Invitation[] =>
  settings.anonymous
    ? invitations.map((one) => (one.user === id ? { ...one, spent: true } : one))
    : invitations.filter(({ user }) => user !== id);

type Officed = Pick<TableState, "offices" | "invitations" | "held" | "lostMaster">;

/** The host who asked a new master in play, as having seen every hand: the master could be their second account. */
const askedBy = ({ host }: TableState): TableState["held"] =>
  host === null ? [] : [{ user: host, seat: null, removed: false }];

/** One fact about offices further. Who sees everything through an office has seen every hand of what is played. */
export function evolveOffices(
  table: TableState,
  event: Extract<TableEvent, { type: "invited" | "uninvited" | "office_taken" | "office_ended" | "copies_given" }>,
): Officed {
  const { offices, invitations, held } = table;
  const { user } = event;
  const otherInvitations = invitations.filter((one) => one.user !== user);
  switch (event.type) {
    case "invited": {
      const { office, anyTime } = event;
      return { offices, held, invitations: [...otherInvitations, { user, office, ...(anyTime ? { anyTime } : {}) }] };
    }
    case "uninvited":
      return { offices, held, invitations: event.declined ? spend(table, user) : otherInvitations };
    case "office_taken": {
      const { office } = event;
      const seen = seesEverything(office) ? [{ user, seat: null, removed: false }] : [];
      const asked = office === "master" && lacksMaster(table) ? askedBy(table) : [];
      const invitations = spend(table, user);
      return { offices: [...offices, { user, office }], invitations, held: [...held, ...seen, ...asked] };
    }
    case "office_ended": {
      const lost = event.office === "master" && !event.idle ? { lostMaster: true as const } : {};
      return { offices: offices.filter((one) => one.user !== user), invitations, held, ...lost };
    }
    case "copies_given": {
      const set = (one: Officer): Officer =>
        one.user === user ? { user, office: one.office, ...(event.on ? { copies: true } : {}) } : one;
      return { offices: offices.map(set), invitations, held };
    }
  }
}

/** Those who see everything through an office, as having seen every hand. */
export const heldByOffices = ({ offices }: Pick<TableState, "offices">): TableState["held"] =>
  offices.flatMap(({ user, office }) => (seesEverything(office) ? [{ user, seat: null, removed: false }] : []));
