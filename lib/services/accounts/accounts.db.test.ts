import { randomBytes } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { closePool } from "@/lib/db/pool";
import { changePassword } from "./change-password";
import { checkCredentials } from "./check-credentials";
import { ensureAdmin } from "./ensure-admin";
import { makeGuest } from "./make-guest";
import { LIMITS } from "./rate-limits";
import { readAccount } from "./read-account";
import { readProfile } from "./read-profile";
import { readSession } from "./read-session";
import { DEMO_PASSWORD, seedAccounts } from "./seed-accounts";
import { signInWithIdentity } from "./sign-in-with-identity";
import { signOutEverywhere } from "./sign-out-everywhere";
import { signUp } from "./sign-up";
import { unlinkIdentity } from "./unlink-identity";
import { updateAppearance, updateProfile } from "./update-profile";
import { upgradeGuest } from "./upgrade-guest";

afterAll(closePool);

const some = (): string => `t${randomBytes(5).toString("hex")}`;
const PASSWORD = "three brass keys";

async function member(): Promise<{ nick: string; userId: string; address: string }> {
  const [nick, address] = [some(), some()];
  const made = await signUp({ nick, password: PASSWORD, address });
  if (!made.ok) throw new Error(made.error.code);
  return { nick, userId: made.value.userId, address };
}

describe("signing up", () => {
  test("a nick is unique regardless of case", async () => {
    const { nick } = await member();
    const again = await signUp({ nick: nick.toUpperCase(), password: PASSWORD, address: some() });
    expect(again).toEqual({ ok: false, error: { code: "account/nick_taken" } });
  });

  test("of two who want the same nick at once, one gets it", async () => {
    const nick = some();
    const both = await Promise.all([1, 2].map(() => signUp({ nick, password: PASSWORD, address: some() })));
    expect(both.map((result) => (result.ok ? "made" : result.error.code)).sort()).toEqual([
      "account/nick_taken",
      "made",
    ]);
  });

  test("the password is kept as an argon2id hash and never as typed", async () => {
    const { userId } = await member();
    const row = await prisma().user.findUniqueOrThrow({ where: { id: userId } });
    expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
  });

  test("one address cannot sign up without end", async () => {
    const address = some();
    await prisma().rateLimit.create({
      data: { key: `signUp:${address}`, points: LIMITS.signUp.points, expire: BigInt(Date.now() + 60_000) },
    });
    const result = await signUp({ nick: some(), password: PASSWORD, address });
    expect(result).toMatchObject({ ok: false, error: { code: "account/wait" } });
  });
});

describe("signing in", () => {
  test("a wrong password and an unknown nick get the same answer", async () => {
    const { nick } = await member();
    const wrong = await checkCredentials({ nick, password: "something else", address: some() });
    const unknown = await checkCredentials({ nick: some(), password: "something else", address: some() });
    expect(wrong).toEqual({ ok: false, error: { code: "account/wrong_credentials" } });
    expect(unknown).toEqual(wrong);
  });

  test("an unknown nick costs the same work", async () => {
    const { nick } = await member();
    const time = async (name: string) => {
      const start = performance.now();
      await checkCredentials({ nick: name, password: "something else", address: some() });
      return performance.now() - start;
    };
    await time(some());
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 5; i++) {
      known.push(await time(nick));
      unknown.push(await time(some()));
    }
    const middle = (times: number[]) => times.sort((a, b) => a - b)[2]!;
    expect(middle(unknown)).toBeGreaterThan(middle(known) * 0.4);
  });

  test("the right password is right, whatever the case of the nick, and signs in the present session version", async () => {
    const { nick, userId, address } = await member();
    const result = await checkCredentials({ nick: nick.toUpperCase(), password: PASSWORD, address });
    expect(result).toEqual({ ok: true, value: { userId, sessionVersion: 0 } });
  });

  test("after five wrong passwords from one address the right one must wait, there but not elsewhere", async () => {
    const { nick, address } = await member();
    for (let i = 0; i < LIMITS.signInPair.points; i++)
      expect(await checkCredentials({ nick, password: `wrong ${i}`, address })).toMatchObject({
        error: { code: "account/wrong_credentials" },
      });
    const waits = await checkCredentials({ nick, password: PASSWORD, address });
    expect(waits).toMatchObject({ ok: false, error: { code: "account/wait" } });
    expect((await checkCredentials({ nick, password: PASSWORD, address: some() })).ok).toBe(true);
  });

  test("the wait is the same for a nick that nobody has, and grows from time to time", async () => {
    const [nick, address] = [some(), some()];
    const spend = async () => {
      for (let i = 0; i < LIMITS.signInPair.points; i++) await checkCredentials({ nick, password: "wrong", address });
      return checkCredentials({ nick, password: "wrong", address });
    };
    const seconds = (result: Awaited<ReturnType<typeof spend>>) =>
      result.ok ? 0 : ((result.error.data as { seconds?: number } | undefined)?.seconds ?? 0);
    const first = seconds(await spend());
    expect(first).toBeGreaterThan(25);
    expect(first).toBeLessThanOrEqual(30);
    await prisma().rateLimit.delete({ where: { key: `signInPair:${nick} ${address}` } });
    const second = seconds(await spend());
    expect(second).toBeGreaterThan(55);
    expect(second).toBeLessThanOrEqual(60);
  });

  test("of many guesses at once only as many pass as one after the other", async () => {
    const { nick, address } = await member();
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => checkCredentials({ nick, password: `wrong ${i}`, address })),
    );
    const judged = guesses.filter((guess) => !guess.ok && guess.error.code === "account/wrong_credentials");
    expect(judged.length).toBeLessThanOrEqual(LIMITS.signInPair.points);
  });

  test("success forgets the failures before it", async () => {
    const { nick, address } = await member();
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < LIMITS.signInPair.points - 1; i++)
        await checkCredentials({ nick, password: "wrong", address });
      expect((await checkCredentials({ nick, password: PASSWORD, address })).ok).toBe(true);
    }
  });
});

describe("sessions", () => {
  test("a session reads its member as it is now; other versions, bans and unknown ids read as nobody", async () => {
    const { userId, nick } = await member();
    expect((await readSession({ userId, sessionVersion: 0 }))?.member).toEqual({
      id: userId,
      nick,
      guest: false,
      admin: false,
      roles: [],
    });
    expect(await readSession({ userId, sessionVersion: 1 })).toBeNull();
    expect(await readSession({ userId: "nobody", sessionVersion: 0 })).toBeNull();
    await prisma().user.update({ where: { id: userId }, data: { bannedAt: new Date() } });
    expect(await readSession({ userId, sessionVersion: 0 })).toBeNull();
  });

  test("signing out everywhere ends what was signed in before", async () => {
    const { userId, address } = await member();
    await signOutEverywhere({ userId, address });
    expect(await readSession({ userId, sessionVersion: 0 })).toBeNull();
    expect(await readSession({ userId, sessionVersion: 1 })).not.toBeNull();
  });

  test("a new password needs the present one, ends the other sessions and is the only one from then on", async () => {
    const { userId, nick, address } = await member();
    const wrong = await changePassword({ userId, current: "not this one", password: "a new long one", address });
    expect(wrong).toMatchObject({ error: { code: "account/wrong_password" } });
    const done = await changePassword({ userId, current: PASSWORD, password: "a new long one", address });
    expect(done).toEqual({ ok: true, value: { userId, sessionVersion: 1 } });
    expect(await readSession({ userId, sessionVersion: 0 })).toBeNull();
    expect((await checkCredentials({ nick, password: PASSWORD, address })).ok).toBe(false);
    expect((await checkCredentials({ nick, password: "a new long one", address })).ok).toBe(true);
  });
});

describe("guests", () => {
  test("a guest who keeps the account stays the same user, session and all", async () => {
    const made = await makeGuest({ address: some(), zone: "Europe/Tallinn" });
    if (!made.ok) throw new Error("no guest");
    const { userId } = made.value;
    expect((await readSession(made.value))?.member).toMatchObject({
      guest: true,
      nick: expect.stringMatching(/^guest-/),
    });
    const nick = some();
    expect(await upgradeGuest({ userId, nick, password: PASSWORD, address: some() })).toMatchObject({ ok: true });
    expect((await readSession(made.value))?.member).toEqual({
      id: userId,
      nick,
      guest: false,
      admin: false,
      roles: [],
    });
    expect((await checkCredentials({ nick, password: PASSWORD, address: some() })).ok).toBe(true);
    const twice = await upgradeGuest({ userId, nick: some(), password: PASSWORD, address: some() });
    expect(twice).toMatchObject({ error: { code: "account/not_a_guest" } });
  });

  test("a guest cannot take a nick that somebody has", async () => {
    const { nick } = await member();
    const made = await makeGuest({ address: some() });
    if (!made.ok) throw new Error("no guest");
    const result = await upgradeGuest({ userId: made.value.userId, nick, password: PASSWORD, address: some() });
    expect(result).toMatchObject({ error: { code: "account/nick_taken" } });
  });
});

describe("other sites", () => {
  const arrive = (subject: string, current: { id: string; guest: boolean } | null = null, name = "Ülle Õun") =>
    signInWithIdentity({ provider: "github", subject, name, current });

  test("the first visit makes a member with a nick like its name there, the next ones find it", async () => {
    const subject = some();
    const first = await arrive(subject);
    if (!first.ok) throw new Error(first.error.code);
    expect(first.value.fresh).toBe(true);
    const session = await readSession(first.value);
    expect(session?.member.nick).toMatch(/^Ulle_Oun\d*$/);
    expect(await arrive(subject)).toEqual({ ok: true, value: { ...first.value, fresh: false } });
  });

  test("a reserved or empty name is not taken over", async () => {
    for (const name of ["Judge", "", "管理者"]) {
      const made = await arrive(some(), null, name);
      if (!made.ok) throw new Error(made.error.code);
      expect((await readSession(made.value))?.member.nick).toMatch(/^(Judge\d+|member\d*)$/);
    }
  });

  test("a guest becomes a member and keeps its id", async () => {
    const guest = await makeGuest({ address: some() });
    if (!guest.ok) throw new Error("no guest");
    const result = await arrive(some(), { id: guest.value.userId, guest: true });
    expect(result).toMatchObject({ ok: true, value: { userId: guest.value.userId, fresh: true } });
    expect((await readSession(guest.value))?.member.guest).toBe(false);
  });

  test("a member links one, nobody else's, and cannot saw off its own branch", async () => {
    const [anna, bert, subject] = [await member(), await member(), some()];
    expect(await arrive(subject, { id: anna.userId, guest: false })).toMatchObject({
      ok: true,
      value: { fresh: false },
    });
    expect((await readAccount(anna.userId)).linked).toEqual(["github"]);
    expect(await arrive(subject, { id: bert.userId, guest: false })).toMatchObject({
      error: { code: "account/identity_taken" },
    });
    expect(await unlinkIdentity({ userId: anna.userId, provider: "github" })).toMatchObject({ ok: true });
    const only = await arrive(subject);
    if (!only.ok) throw new Error(only.error.code);
    expect(await unlinkIdentity({ userId: only.value.userId, provider: "github" })).toMatchObject({
      error: { code: "account/last_door" },
    });
  });
});

describe("profiles", () => {
  test("a profile shows what the member wrote and nothing that is its own business", async () => {
    const { userId, nick } = await member();
    await updateProfile({
      userId,
      profile: {
        realName: "Anna",
        plan: "Tuesdays",
        colour: "plum",
        emblem: "ship",
        locale: "et",
        zone: "Europe/Tallinn",
      },
    });
    await updateAppearance({ userId, appearance: { theme: "dark", cardFaces: "glyph", fourColours: true } });
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
    const session = await readSession({ userId, sessionVersion: 0 });
    expect(session?.preferences).toMatchObject({ theme: "dark", cardFaces: "glyph", fourColours: true, locale: "et" });
  });
});

describe("the first accounts", () => {
  test("the named administrator is made once, with a password told once", async () => {
    const nick = some();
    const first = await ensureAdmin({ adminNick: nick });
    expect(first.nick).toBe(nick);
    expect((await checkCredentials({ nick, password: first.password ?? "", address: some() })).ok).toBe(true);
    expect(await ensureAdmin({ adminNick: nick })).toEqual({ nick, password: null });
  });

  test("a member who is named becomes the administrator and keeps its password; signing up never does", async () => {
    const { nick, userId, address } = await member();
    expect((await readSession({ userId, sessionVersion: 0 }))?.member.admin).toBe(false);
    expect(await ensureAdmin({ adminNick: nick })).toEqual({ nick, password: null });
    expect((await readSession({ userId, sessionVersion: 0 }))?.member.admin).toBe(true);
    expect((await checkCredentials({ nick, password: PASSWORD, address })).ok).toBe(true);
  });

  test("the demo accounts can be seeded again and again", async () => {
    await seedAccounts();
    expect((await seedAccounts()).made).toBe(0);
    expect((await checkCredentials({ nick: "anna", password: DEMO_PASSWORD, address: some() })).ok).toBe(true);
  });
});
