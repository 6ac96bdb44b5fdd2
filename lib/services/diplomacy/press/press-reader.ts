import type { DiplomacyGame } from "@/lib/engine/diplomacy/game/compile";
import type { PressParty } from "@/lib/engine/diplomacy/game/press";
import { partyKey } from "@/lib/engine/diplomacy/game/press-letter";
import { isLive, isOver, orderer, powerOf, type State } from "@/lib/engine/diplomacy/game/state";
import type { View } from "@/lib/engine/diplomacy/game/view";
import { accessOf } from "@/lib/engine/kernel/access";
import { isAnonymous } from "@/lib/engine/kernel/anonymity";
import type { UserId } from "@/lib/engine/kernel/game";
import type { LiveTable } from "@/lib/live/live-table";
import { viewFor } from "../../tables/show-table";

/** A game of Diplomacy at a table as it is now; null: another world is played there. */
export function diplomacyAt({ world, game, match }: LiveTable): { game: DiplomacyGame; state: State } | null {
  if (world.name !== "diplomacy") return null;
  return { game: game as unknown as DiplomacyGame, state: match.game as State };
}

/** As whom somebody writes and reads letters at a table. */
export type PressReader = {
  /** Those in whose name they may ask to write: their powers, the master, an observer. */
  readonly writes: readonly PressParty[];
  /** The parties whose copies they are given. */
  readonly reads: readonly string[];
  /** They see every letter, with who really wrote it. */
  readonly knowsAll: boolean;
};

/** The copies of all private letters, for those whom the master gave them (OMNISCIENT!). */
export const ALL_PRIVATE = "x";

/** The copies that everybody has. */
export const EVERYBODY = "all";

/**
 * A party as letters are stored under it. A player before the powers are drawn is who they are, not where they sit:
 * whoever takes the seat after them has not written their letters.
 */
export const storedAs = (party: PressParty, user: UserId): string =>
  party.kind === "power" && party.power.startsWith("#") ? `u:${user}` : partyKey(party);

/** A player before the powers are drawn: writes from their seat. */
const seated = (seat: number): PressParty => ({ kind: "power", power: `#${seat + 1}` });

/**
 * As whom a user writes and reads now. What a power was written belongs to whoever plays it; the master is given what is
 * written to them and what the rules copy to them, and may read the log besides. Once a game is over everybody may, unless
 * the rules keep names secret.
 */
export function pressReader(table: LiveTable, user: UserId | null): PressReader {
  const at = diplomacyAt(table);
  if (!at) return { writes: [], reads: [], knowsAll: false };
  const { game, state } = at;
  const access = accessOf(table.game, table.match, user);
  const isOpen = isOver(state) && !(game.conceals?.(state) ?? false);
  if (access.office === "master") return { writes: [{ kind: "master" }], reads: ["m"], knowsAll: true };
  if (access.office !== null && user !== null) {
    const self: PressParty = { kind: "observer", name: user };
    const copies = holdersOfCopies(table).includes(user) ? [ALL_PRIVATE] : [];
    return {
      ...{ writes: [self], reads: [partyKey(self), EVERYBODY, ...copies] },
      knowsAll: isOpen || access.office === "omniscient",
    };
  }
  if (access.seat === null) return { writes: [], reads: [EVERYBODY], knowsAll: isOpen };
  const before = seated(access.seat);
  const { own } = viewFor(table.game, table.match, access.viewerClass) as View;
  const powers = own.map((power): PressParty => ({ kind: "power", power }));
  const writes = isLive(state) || powers.length > 0 ? powers : [before];
  const self = user === null ? [] : [storedAs(before, user)];
  return { writes, reads: [...powers.map(partyKey), ...self, EVERYBODY], knowsAll: isOpen };
}

/**
 * Who wrote, as letters name it: before powers are drawn a player by who they are, or at an anonymous table by nobody.
 */
export function namedAs(table: LiveTable, user: UserId, from: PressParty | null): string | null {
  if (from === null) return null;
  const stored = storedAs(from, user);
  return stored.startsWith("u:") && isAnonymous(table.game, table.match) ? null : stored;
}

/** The users who are a party now: who plays a power or orders for it, masters, an observer. */
export function usersOfParty({ match }: LiveTable, state: State, party: PressParty): UserId[] {
  const { seats, offices } = match.table;
  if (party.kind === "master") return offices.flatMap(({ user, office }) => (office === "master" ? [user] : []));
  if (party.kind !== "power") return offices.flatMap(({ user }) => (user === party.name ? [user] : []));
  const power = powerOf(state, party.power);
  const name = power && orderer(state, power);
  const seat = name ? powerOf(state, name)?.seat : null;
  const occupant = seat === null || seat === undefined ? undefined : seats[seat];
  return occupant?.kind === "user" ? [occupant.user] : [];
}

/** Those who get copies of all private letters: whom the master gave them, for as long as they see everything. */
export const holdersOfCopies = ({ match }: LiveTable): UserId[] =>
  match.table.offices.flatMap(({ user, office, copies }) => (copies && office === "omniscient" ? [user] : []));

/** Everybody at a table: those who sit, and those who hold an office. */
export function usersAt({ match }: LiveTable): UserId[] {
  const { seats, offices } = match.table;
  return [
    ...seats.flatMap((occupant) => (occupant.kind === "user" ? [occupant.user] : [])),
    ...offices.map(({ user }) => user),
  ];
}

/** Those beside the powers to whom somebody may write: who holds an office but the master's. */
export const observersAt = ({ match }: LiveTable): PressParty[] =>
  match.table.offices.flatMap(({ user, office }) =>
    office === "master" ? [] : [{ kind: "observer" as const, name: user }],
  );

export const hasMaster = ({ match }: LiveTable): boolean =>
  match.table.offices.some(({ office }) => office === "master");
