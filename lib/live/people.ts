import type { Person } from "@/lib/contracts/live";
import { prisma } from "@/lib/db/client";
import type { UserId } from "@/lib/engine/kernel/game";
import type { TableState } from "@/lib/engine/kernel/table/vocabulary";

/** Whom a process remembers at most; who was asked for longest ago is forgotten first. */
const KEEP = 5_000;
/**
 * How long, in ms, somebody is shown as they were read: a process that hears no signals shows another nick or avatar that
 * much later. Those that hear them forget whom they are told of at once.
 */
export const PERSON_FRESH_FOR = 15_000;

type Known = { person: Person; readAt: number };
const known = new Map<UserId, Known>();

/**
 * What everybody may know of these users: nick and avatar, in the order in which they are asked for. Who is no user is left
 * out. What was remembered and what had to be read is not to be told from it.
 */
export async function readPeople(ids: readonly UserId[], now = Date.now()): Promise<Record<UserId, Person>> {
  const found = new Map<UserId, Person>();
  const unknown = new Set<UserId>();
  for (const id of ids) {
    const held = known.get(id);
    if (held && now - held.readAt < PERSON_FRESH_FOR) found.set(id, remember(held));
    else unknown.add(id);
  }
  if (unknown.size > 0) {
    const users = await prisma().user.findMany({
      where: { id: { in: [...unknown] } },
      select: { id: true, nick: true, avatar: true, guest: true },
    });
    for (const user of users) found.set(user.id, remember({ person: user, readAt: now }));
  }
  const people: Record<UserId, Person> = {};
  for (const id of ids) {
    const person = found.get(id);
    if (person) people[id] = person;
  }
  return people;
}

/** Puts somebody at the end of the line of those who are forgotten. */
function remember(held: Known): Person {
  const { id } = held.person;
  known.delete(id);
  known.set(id, held);
  for (const oldest of known.keys()) {
    if (known.size <= KEEP) break;
    known.delete(oldest);
  }
  return held.person;
}

/** Reads this user anew next time: a guest took a nick, an avatar was changed. Without one: everybody. */
export function forgetPerson(id?: UserId): void {
  if (id === undefined) known.clear();
  else known.delete(id);
}

/** How many people this process remembers. */
export const countKnown = (): number => known.size;

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
