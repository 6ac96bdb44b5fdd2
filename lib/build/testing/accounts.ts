import { randomBytes } from "node:crypto";
import { openSession, type Place } from "../../services/accounts/open-session";
import { signUp } from "../../services/accounts/sign-up";
import type { SignedIn } from "../../services/accounts/signed-in";

/** A nick, an address, a device: something that no other test has. */
export const some = (): string => `t${randomBytes(5).toString("hex")}`;

/** A member who has signed up by the form. */
export async function makeSignedUp(password: string): Promise<{ nick: string; userId: string; address: string }> {
  const [nick, address] = [some(), some()];
  const made = await signUp({ nick, password, address });
  if (!made.ok) throw new Error(made.error.code);
  return { nick, userId: made.value.userId, address };
}

/** Begins a session for somebody, from a place that no other test has unless it is named. */
export async function openHere(
  who: SignedIn,
  place: Partial<Place> = {},
  replaces: string | null = null,
): Promise<string> {
  const id = await openSession(who, { userAgent: "", deviceId: some(), address: some(), ...place }, replaces);
  if (id === null) throw new Error("No session begins.");
  return id;
}
