import type { Person } from "@/lib/contracts/live";
import { prisma } from "@/lib/db/client";
import type { UserId } from "@/lib/engine/kernel/game";
import type { TableState } from "@/lib/engine/kernel/table/vocabulary";

const KEEP = 5_000;
const known = new Map<UserId, Person>();

/** What everybody may know of these users: nick and avatar. Kept in memory; `forgetPerson` when one changed. */
export async function readPeople(ids: readonly UserId[]): Promise<Record<UserId, Person>> {
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) {
    const users = await prisma().user.findMany({
      where: { id: { in: missing } },
      select: { id: true, nick: true, avatar: true, guest: true },
    });
    if (known.size > KEEP) known.clear();
    for (const user of users) known.set(user.id, user);
  }
  return knownPeople(ids);
}

/** Those of these users that were read before. */
export function knownPeople(ids: readonly UserId[]): Record<UserId, Person> {
  const people: Record<UserId, Person> = {};
  for (const id of ids) {
    const person = known.get(id);
    if (person) people[id] = person;
  }
  return people;
}

/** Reads this user anew next time: a guest took a nick, an avatar was changed. */
export function forgetPerson(id: UserId): void {
  known.delete(id);
}

/** The users that a table's state names; also who has left a seat of the running deal. */
export function usersOf(table: TableState): UserId[] {
  const invited = table.invitations.filter(({ spent }) => !spent);
  const named = [...table.requests, ...table.held, ...table.offices, ...invited];
  const ids = new Set<UserId>(named.map(({ user }) => user));
  if (table.host !== null) ids.add(table.host);
  for (const occupant of table.seats) {
    if (occupant.kind === "user") ids.add(occupant.user);
    if (occupant.kind === "bot" && occupant.next) ids.add(occupant.next.user);
  }
  return [...ids];
}
