import type { Person } from "@/lib/contracts/live";

/** Who is called so; null: nobody; undefined: it could not be looked up. */
export async function findPerson(nick: string): Promise<Person | null | undefined> {
  const answer = await fetch(`/api/people/${encodeURIComponent(nick)}`, { cache: "no-store" }).catch(() => undefined);
  if (!answer) return undefined;
  if (answer.ok) return ((await answer.json()) as { value: Person }).value;
  return answer.status === 404 || answer.status === 400 ? null : undefined;
}
