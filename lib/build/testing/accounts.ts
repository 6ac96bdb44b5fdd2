import { randomBytes } from "node:crypto";
import type { Member } from "../../auth/policy";
import type { AskingPlace } from "../../services/accounts/attempt-limits";
import { makeGuest } from "../../services/accounts/make-guest";
import { openSession, type Place } from "../../services/accounts/open-session";
import { readSession, type Session } from "../../services/accounts/read-session";
import { signUp } from "../../services/accounts/sign-up";
import type { SignedIn } from "../../services/accounts/signed-in";

/** A nick, an address, a device: something that no other test has. */
export const some = (): string => `t${randomBytes(5).toString("hex")}`;

/** From where an attempt is made: an address, and a device that signed in before, if any. */
export const from = (address = some(), deviceId: string | null = null): AskingPlace => ({ address, deviceId });

/** A member who has signed up by the form, and from which address. */
export async function makeSignedUp(
  password: string,
): Promise<{ member: Member; nick: string; userId: string; address: string }> {
  const [nick, address] = [some(), some()];
  const made = await signUp({ nick, password }, address);
  if (!made.ok) throw new Error(made.error.code);
  const { userId } = made.value;
  return { member: { id: userId, nick, guest: false, admin: false, roles: [] }, nick, userId, address };
}

/** Begins a session for somebody, from a place that no other test has unless it is named. */
export async function openHere(
  who: SignedIn,
  place: Partial<Place> = {},
  replaces: string | null = null,
): Promise<string> {
  const id = await openSession({ ...who, replaces }, { userAgent: "", deviceId: some(), address: some(), ...place });
  if (id === null) throw new Error("No session begins.");
  return id;
}

/** A new session of somebody, as their requests come with it. */
export async function sessionOf(who: SignedIn): Promise<Session> {
  const session = await readSession(await openHere(who));
  if (!session) throw new Error("The session does not hold.");
  return session;
}

/** A guest who has come just now, in their session. */
export async function makeGuestHere(): Promise<Session> {
  const made = await makeGuest({}, some());
  if (!made.ok) throw new Error(made.error.code);
  return sessionOf(made.value);
}
