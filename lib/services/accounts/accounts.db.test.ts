import { afterAll, describe, expect, test } from "vitest";
import { from, makeGuestHere, makeSignedUp, openHere, sessionOf, some } from "@/lib/build/testing/accounts";
import { prisma } from "@/lib/db/client";
import { closePool, pool } from "@/lib/db/pool";
import { checkCredentials } from "./check-credentials";
import { chooseNick } from "./choose-nick";
import { ensureAdmin } from "./ensure-admin";
import { looksOf } from "./nicks";
import { LIMITS } from "./rate-limits";
import { readAccount } from "./read-account";
import { readProfile } from "./read-profile";
import { readSession, type Session } from "./read-session";
import { DEMO_PASSWORD, seedAccounts } from "./seed-accounts";
import { signInWithIdentity } from "./sign-in-with-identity";
import { signUp } from "./sign-up";
import type { SignedIn } from "./signed-in";
import { unlinkIdentity } from "./unlink-identity";
import { updateAppearance, updateProfile } from "./update-profile";
import { upgradeGuest } from "./upgrade-guest";

afterAll(closePool);

const PASSWORD = "three brass keys";

const signedUp = () => makeSignedUp(PASSWORD);
/** Who a way of signing in brings in. */
const whoIsIn = async (who: SignedIn) => (await readSession(await openHere(who)))?.member;

describe("signing up", () => {
  test("a nick is unique regardless of case", async () => {
    const { nick } = await signedUp();
    const again = await signUp({ nick: nick.toUpperCase(), password: PASSWORD }, some());
    expect(again).toEqual({ ok: false, error: { code: "form/fields", data: { nick: "account/nick_taken" } } });
  });

  test("of two who want the same nick at once, one gets it", async () => {
    const nick = some();
    const both = await Promise.all([1, 2].map(() => signUp({ nick, password: PASSWORD }, some())));
    expect(both.map((result) => (result.ok ? "made" : result.error.data)).sort()).toEqual([
      { nick: "account/nick_taken" },
      "made",
    ]);
  });

  test("all that is wrong is told at once", async () => {
    const { nick } = await signedUp();
    const faults = async (given: { nick: string; password: string }) => {
      const result = await signUp(given, some());
      return result.ok ? "made" : result.error;
    };
    expect(await faults({ nick: nick.toUpperCase(), password: "short" })).toEqual({
      code: "form/fields",
      data: { nick: "account/nick_taken", password: "account/password_short" },
    });
    expect(await faults({ nick: "Judge", password: "password123" })).toEqual({
      code: "form/fields",
      data: { nick: "account/nick_reserved", password: "account/password_common" },
    });
    const fresh = some();
    expect(await faults({ nick: fresh, password: `${fresh}2026` })).toEqual({
      code: "form/fields",
      data: { password: "account/password_like_nick" },
    });
  });

  test("nicks that look like another's or like a word of the house cannot be had", async () => {
    const stem = some();
    expect((await signUp({ nick: `${stem}Ilm0`, password: PASSWORD }, some())).ok).toBe(true);
    for (const nick of [`${stem}llm0`, `${stem}1lm0`, `${stem}I1rnO`, `${stem}Ilrno`.toUpperCase()])
      expect(await signUp({ nick, password: PASSWORD }, some()), nick).toMatchObject({
        error: { data: { nick: "account/nick_alike" } },
      });
    for (const nick of ["rnoderator", "R00t", "A11", "adrnin", "ADMlN"])
      expect(await signUp({ nick, password: PASSWORD }, some()), nick).toMatchObject({
        error: { data: { nick: "account/nick_reserved" } },
      });
    // What the migration worked out for the members that there were is the same.
    const { rows } = await pool().query<{ nick: string; looks: string }>(
      `SELECT nick, replace(translate(lower(translate(nick, 'I10', 'llO')), '0', 'o'), 'm', 'rn') AS looks
       FROM unnest($1::text[]) AS nick`,
      [["0OoIl1mMrn", "abcdefghijklmnopqrstuvwxyz_-", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789"]],
    );
    for (const { nick, looks } of rows) expect(looksOf(nick)).toBe(looks);
    expect((await signUp({ nick: `${stem}_other`, password: PASSWORD }, some())).ok).toBe(true);
  });

  test("the password is kept as an argon2id hash and never as typed", async () => {
    const { userId } = await signedUp();
    const row = await prisma().user.findUniqueOrThrow({ where: { id: userId } });
    expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
  });

  test("one address cannot sign up without end", async () => {
    const address = some();
    await prisma().rateLimit.create({
      data: { key: `signUp:${address}`, points: LIMITS.signUp.points, expire: BigInt(Date.now() + 60_000) },
    });
    const result = await signUp({ nick: some(), password: PASSWORD }, address);
    expect(result).toMatchObject({ ok: false, error: { code: "account/wait" } });
  });
});

describe("guests", () => {
  test("a guest who keeps the account stays the same user; the session of the guest is worth nothing any more", async () => {
    const { id: before, member: guest } = await makeGuestHere();
    expect(guest).toMatchObject({ guest: true, nick: expect.stringMatching(/^guest-/) });
    const nick = some();
    expect(await upgradeGuest(guest, { nick, password: PASSWORD }, some())).toMatchObject({ ok: true });
    expect(await readSession(before)).toBeNull();
    expect(await whoIsIn({ userId: guest.id })).toEqual({
      id: guest.id,
      nick,
      guest: false,
      admin: false,
      roles: [],
    });
    expect((await checkCredentials({ nick, password: PASSWORD }, from())).ok).toBe(true);
    const twice = await upgradeGuest(guest, { nick: some(), password: PASSWORD }, some());
    expect(twice).toMatchObject({ error: { code: "account/not_a_guest" } });
  });

  test("a guest cannot take a nick that somebody has", async () => {
    const { nick } = await signedUp();
    const { member: guest } = await makeGuestHere();
    const result = await upgradeGuest(guest, { nick, password: PASSWORD }, some());
    expect(result).toMatchObject({
      error: { code: "form/fields", data: { nick: "account/nick_taken" } },
    });
  });
});

describe("other sites", () => {
  const arrive = (subject: string, session: Session | null = null, name = "Ülle Õun") =>
    signInWithIdentity(session, { provider: "github", subject, name }, some());

  test("the first visit makes a member with a nick like their name there, the next ones find it", async () => {
    const subject = some();
    const first = await arrive(subject);
    if (!first.ok) throw new Error(first.error.code);
    expect(first.value.freshNick).toBe(true);
    expect((await whoIsIn(first.value))?.nick).toMatch(/^Ulle_Oun\d*$/);
    expect(await arrive(subject)).toEqual({
      ok: true,
      value: { userId: first.value.userId, pending: false, linked: false },
    });
  });

  test("a reserved or empty name is not taken over", async () => {
    for (const name of ["Judge", "", "管理者"]) {
      const made = await arrive(some(), null, name);
      if (!made.ok) throw new Error(made.error.code);
      expect((await whoIsIn(made.value))?.nick).toMatch(/^(Judge\d+|member\d*)$/);
    }
  });

  test("a guest becomes a member and keeps their id", async () => {
    const session = await makeGuestHere();
    const userId = session.member.id;
    const result = await arrive(some(), session);
    expect(result).toMatchObject({ ok: true, value: { userId, freshNick: true, linked: false } });
    expect(await readSession(session.id)).toBeNull();
    expect((await whoIsIn({ userId }))?.guest).toBe(false);
  });

  test("a first nick is chosen once, in the session that began then", async () => {
    const made = await arrive(some());
    if (!made.ok) throw new Error(made.error.code);
    const { userId } = made.value;
    const [first, later] = [await sessionOf(made.value), await sessionOf({ userId })];
    const [wanted, other] = [some(), some()];
    expect(await chooseNick(later, { nick: other })).toMatchObject({
      error: { code: "account/nick_chosen" },
    });
    const taken = await signedUp();
    expect(await chooseNick(first, { nick: taken.nick })).toMatchObject({
      error: { code: "account/nick_taken" },
    });
    expect(await chooseNick(first, { nick: wanted })).toMatchObject({ ok: true });
    expect(await chooseNick(first, { nick: other })).toMatchObject({
      error: { code: "account/nick_chosen" },
    });
    expect((await readSession(later.id))?.member.nick).toBe(wanted);
  });

  test("a member links one, nobody else's, and cannot unlink the only way in", async () => {
    const [anna, bert, subject] = [await signedUp(), await signedUp(), some()];
    const [annas, berts] = [await sessionOf(anna), await sessionOf(bert)];
    expect(await arrive(subject, annas)).toMatchObject({ ok: true, value: { linked: true } });
    expect((await readAccount(anna.member)).linked).toEqual(["github"]);
    expect(await arrive(some(), { ...berts, provedAt: null })).toMatchObject({ error: { code: "account/prove" } });
    expect(await arrive(subject, berts)).toMatchObject({ error: { code: "account/identity_taken" } });
    expect(await unlinkIdentity(anna.member, "github")).toMatchObject({ ok: true });
    const only = await arrive(subject);
    if (!only.ok) throw new Error(only.error.code);
    expect(await unlinkIdentity((await sessionOf(only.value)).member, "github")).toMatchObject({
      error: { code: "account/last_door" },
    });
  });
});

describe("profiles", () => {
  test("a profile shows what the member wrote and nothing that is their own business", async () => {
    const { member, userId, nick } = await signedUp();
    await updateProfile(member, {
      realName: "Anna",
      plan: "Tuesdays",
      colour: "plum",
      emblem: "ship",
      locale: "et",
      zone: "Europe/Tallinn",
    });
    await updateAppearance(member, { theme: "dark", cardFaces: "glyph", fourColours: true });
    const profile = await readProfile(nick.toUpperCase());
    expect(profile).toMatchObject({
      nick,
      realName: "Anna",
      plan: "Tuesdays",
      avatar: { colour: "plum", emblem: "ship" },
    });
    expect(Object.keys(profile ?? {}).sort()).toEqual(
      ["admin", "avatar", "guest", "id", "joinedAt", "nick", "plan", "realName", "seenAt"].sort(),
    );
    const session = await sessionOf({ userId });
    expect(session.preferences).toMatchObject({ theme: "dark", cardFaces: "glyph", fourColours: true, locale: "et" });
  });
});

describe("the first accounts", () => {
  test("the named administrator is made once, with a password told once", async () => {
    const nick = some();
    const first = await ensureAdmin({ adminNick: nick });
    expect(first.nick).toBe(nick);
    expect((await checkCredentials({ nick, password: first.password ?? "" }, from())).ok).toBe(true);
    expect(await ensureAdmin({ adminNick: nick })).toEqual({ nick, password: null });
  });

  test("a member who is named becomes the administrator and keeps their password; signing up never does", async () => {
    const { nick, userId, address } = await signedUp();
    expect((await whoIsIn({ userId }))?.admin).toBe(false);
    expect(await ensureAdmin({ adminNick: nick })).toEqual({ nick, password: null });
    expect((await whoIsIn({ userId }))?.admin).toBe(true);
    expect((await checkCredentials({ nick, password: PASSWORD }, from(address))).ok).toBe(true);
  });

  test("the demo accounts can be seeded again and again", async () => {
    await seedAccounts();
    expect((await seedAccounts()).made).toBe(0);
    expect((await checkCredentials({ nick: "anna", password: DEMO_PASSWORD }, from())).ok).toBe(true);
  });
});
