import { afterAll, describe, expect, test } from "vitest";
import { from, makeSignedUp, openHere, sessionOf, some } from "@/lib/build/testing/accounts";
import { prisma } from "@/lib/db/client";
import { closePool } from "@/lib/db/pool";
import { listNotices, readNotices } from "../notices/inbox";
import { changePassword } from "./change-password";
import { checkCredentials } from "./check-credentials";
import { endOtherSessions, endSession, endSessions } from "./end-sessions";
import { listSessions } from "./list-sessions";
import { openSession } from "./open-session";
import { readSession, type Session } from "./read-session";
import { SESSION_LIMITS } from "./session-limits";

afterAll(closePool);

const PASSWORD = "three brass keys";
const signedUp = () => makeSignedUp(PASSWORD);
const DAY = 24 * 60 * 60_000;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

test("a session reads its member as it is now; unknown ids and those of the banned read as nobody", async () => {
  const { userId, nick } = await signedUp();
  const id = await openHere({ userId });
  const session = await readSession(id);
  expect(session?.member).toEqual({ id: userId, nick, guest: false, admin: false, roles: [] });
  expect(session).toMatchObject({ id, pending: false, freshNick: false, notices: { count: 0 } });
  expect(Date.now() - (session?.provedAt ?? 0)).toBeLessThan(60_000);
  expect(await readSession("nobody")).toBeNull();
  await prisma().user.update({ where: { id: userId }, data: { bannedAt: new Date() } });
  expect(await readSession(id)).toBeNull();
});

test("a session ends ninety days after it began however busy it is, and when it lay idle for thirty", async () => {
  const { userId } = await signedUp();
  const [busy, idle] = [await openHere({ userId }), await openHere({ userId })];
  const begun = Date.now();
  for (let day = 20; day < 90; day += 20) expect(await readSession(busy, new Date(begun + day * DAY))).not.toBeNull();
  expect(await readSession(idle, new Date(begun + 29 * DAY))).not.toBeNull();
  expect(await readSession(busy, new Date(begun + 90 * DAY + 60_000))).toBeNull();
  const never = await openHere({ userId });
  expect(await readSession(never, new Date(Date.now() + 30 * DAY + 60_000))).toBeNull();
});

test("a pending one says so, proves nothing and lasts ten minutes", async () => {
  const { userId } = await signedUp();
  const session = await sessionOf({ userId, pending: true });
  expect(session).toMatchObject({ pending: true, provedAt: null });
  expect(await readSession(session.id, new Date(Date.now() + SESSION_LIMITS.pendingMs + 1_000))).toBeNull();
  expect(await listSessions(session)).toEqual([]);
});

test("signing in again in the same browser ends the session that it had", async () => {
  const { userId } = await signedUp();
  const first = await openHere({ userId });
  const second = await openHere({ userId }, {}, first);
  expect(second).not.toBe(first);
  expect(await readSession(first)).toBeNull();
  expect(await readSession(second)).not.toBeNull();
});

test("the list names browser, system and address of each, the own one first; others' are not there", async () => {
  const { userId } = await signedUp();
  const other = await signedUp();
  await openHere({ userId: other.userId });
  const phone = await openHere({ userId }, { userAgent: SAFARI, address: "192.0.2.1" });
  const own = await openHere({ userId }, { userAgent: FIREFOX, address: "192.0.2.2" });
  const strange = await openHere({ userId }, { userAgent: "\u0000<b>".repeat(500) });
  expect(await listSessions((await readSession(own))!)).toMatchObject([
    { id: own, own: true, device: { browser: "Firefox", system: "Linux" }, address: "192.0.2.2" },
    { id: strange, own: false, device: { browser: null, system: null } },
    { id: phone, own: false, device: { browser: "Safari", system: "iOS" }, address: "192.0.2.1" },
  ]);
});

test("one is ended by its member alone; all others at once leave the one that asks", async () => {
  const { member, userId, address } = await signedUp();
  const [here, there, third] = [await sessionOf({ userId }), await openHere({ userId }), await openHere({ userId })];
  const stranger = await signedUp();
  await endSession(stranger.member, there);
  expect(await readSession(there)).not.toBeNull();
  await endSession(member, there);
  expect(await readSession(there)).toBeNull();
  expect(await endOtherSessions(here, address)).toBe(1);
  expect(await readSession(third)).toBeNull();
  expect(await readSession(here.id)).not.toBeNull();
});

test("a member has so many at most: one more ends the one seen least recently", async () => {
  const { userId } = await signedUp();
  const place = { userAgent: FIREFOX, deviceId: some(), address: some() };
  const ids: string[] = [];
  for (let i = 0; i <= SESSION_LIMITS.most; i++)
    ids.push((await openSession({ userId }, place, new Date(Date.now() - 60_000 + i * 1_000))) ?? "");
  expect(await readSession(ids[0]!)).toBeNull();
  const second = await readSession(ids[1]!);
  expect(second).not.toBeNull();
  expect(await listSessions(second!)).toHaveLength(SESSION_LIMITS.most);
});

test("a new password needs the present one, ends every session and is the only one from then on", async () => {
  const { userId, nick, address } = await signedUp();
  const [session, elsewhere] = [await sessionOf({ userId }), await openHere({ userId })];
  const change = (current: string) => changePassword(session, { current, password: "a new long one" }, address);
  expect(await change("not this one")).toMatchObject({ error: { code: "account/wrong_password" } });
  expect(await change(PASSWORD)).toEqual({ ok: true, value: { userId } });
  for (const id of [session.id, elsewhere]) expect(await readSession(id)).toBeNull();
  expect((await checkCredentials({ nick, password: PASSWORD }, from(address))).ok).toBe(false);
  expect((await checkCredentials({ nick, password: "a new long one" }, from(address))).ok).toBe(true);
});

test("wrong present passwords close the door of their session, not of the member's others", async () => {
  const { userId, address } = await signedUp();
  const [thief, own] = [await sessionOf({ userId }), await sessionOf({ userId })];
  const change = (session: Session, current: string) =>
    changePassword(session, { current, password: "a new long one" }, address);
  const tries = [];
  for (let i = 0; i < 10; i++) tries.push(await change(thief, `guess ${i}`));
  expect(tries.at(-1)).toMatchObject({ error: { code: "account/wait" } });
  expect(await change(own, PASSWORD)).toMatchObject({ ok: true });
});

test("a sign-in from a new device is told, from a known one it is not; what was read is read", async () => {
  const { member, userId, address } = await signedUp();
  const home = { deviceId: some(), address: some(), userAgent: FIREFOX };
  await openHere({ userId }, home);
  await openHere({ userId }, { ...home, address: some() });
  expect(await listNotices(member)).toEqual([]);
  const id = await openHere({ userId }, { deviceId: some(), address: "192.0.2.9", userAgent: SAFARI });
  expect(await listNotices(member)).toMatchObject([
    { kind: "new_device", data: { device: "Safari on iOS", address: "192.0.2.9" }, unread: true },
  ]);
  expect((await readSession(id))?.notices.count).toBe(1);
  await readNotices(member);
  const session = await readSession(id);
  expect(session?.notices.count).toBe(0);
  await changePassword(session!, { current: PASSWORD, password: "a new long one" }, address);
  expect(await listNotices(member)).toMatchObject([
    { kind: "password_changed", unread: true },
    { kind: "new_device", unread: false },
  ]);
});

describe("a sign-in that is under way", () => {
  test("while the password is changed comes to nothing, whichever is done first", async () => {
    const { nick, userId, address } = await signedUp();
    const current = await sessionOf({ userId });
    const signIn = async () => {
      const checked = await checkCredentials({ nick, password: PASSWORD }, from(address));
      return checked.ok ? openSession(checked.value, { userAgent: "", deviceId: some(), address }) : null;
    };
    const change = changePassword(current, { current: PASSWORD, password: "nine violet ladders" }, address);
    const begun = await Promise.all([...Array.from({ length: 6 }, signIn), change.then(signIn)]);
    expect(await change).toMatchObject({ ok: true });
    const alive = await Promise.all(begun.map((id) => (id === null ? null : readSession(id))));
    expect(alive.filter((session) => session !== null)).toEqual([]);
  });

  test("from a session that was ended meanwhile comes to nothing", async () => {
    const { userId } = await signedUp();
    const pending = await openHere({ userId, pending: true });
    await prisma().$transaction((tx) => endSessions(tx, { userId }));
    const place = { userAgent: "", deviceId: some(), address: some() };
    expect(await openSession({ userId, goesOnFrom: pending, replaces: pending }, place)).toBeNull();
    const fresh = await openHere({ userId, pending: true });
    expect(await openSession({ userId, goesOnFrom: fresh, replaces: fresh }, place)).not.toBeNull();
    expect(await readSession(fresh)).toBeNull();
  });
});
