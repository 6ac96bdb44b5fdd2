import type { Person } from "@/lib/contracts/live";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readPeople } from "@/lib/live/people";
import { readProfile } from "./read-profile";

/** Who is called so, whatever the case. Refuses `account/no_such_person`; somebody who was banned is nobody. */
export async function findPerson(nick: string): Promise<Result<Person, Refusal>> {
  const profile = await readProfile(nick);
  const person = profile && (await readPeople([profile.id]))[profile.id];
  return person ? ok(person) : refuse("account/no_such_person", { nick });
}
