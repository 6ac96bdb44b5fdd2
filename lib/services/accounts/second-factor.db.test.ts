import { Secret, TOTP } from "otpauth";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { isProven } from "@/lib/auth/policy";
import { from, makeGuestHere, makeSignedUp, openHere, sessionOf, some } from "@/lib/build/testing/accounts";
import { prisma } from "@/lib/db/client";
import { closePool } from "@/lib/db/pool";
import { listNotices } from "../notices/inbox";
import { checkCredentials } from "./check-credentials";
import { checkSecondFactor } from "./check-second-factor";
import { addPasskey, checkPasskey } from "./passkeys";
import { proofWays, proveSession } from "./prove-session";
import { LIMITS } from "./rate-limits";
import { readSession, type Session } from "./read-session";
import { recoverAccount } from "./recover-account";
import { countOwnCodes, makeOwnCodes } from "./recovery-codes";
import { readSecondFactor } from "./second-factor";
import { openSecret, sealSecret } from "./secret-box";
import { beginTotp, checkTotp, confirmTotp, readTotpSetup, removeTotp } from "./totp";

afterAll(closePool);

const PASSWORD = "three brass keys";
const MINUTE = 60_000;

/** What an app shows for a setup at a time. */
const shown = (secret: string, at = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) }).generate({ timestamp: at });

/** A member with an app, set up half a minute ago. */
async function withApp() {
  const signedUp = await makeSignedUp(PASSWORD);
  await beginTotp(signedUp.member);
  const setup = await readTotpSetup(signedUp.member);
  if (!setup) throw new Error("no setup");
  const code = shown(setup.secret, Date.now() - 30_000);
  const confirmed = await confirmTotp(signedUp.member, { code }, "somewhere");
  if (!confirmed.ok) throw new Error(confirmed.error.code);
  return { ...signedUp, secret: setup.secret };
}

/** Sends a code in a session of theirs that waits for one. */
const codeFor = async ({ userId }: { userId: string }, code: string, address = some()) =>
  checkSecondFactor(await sessionOf({ userId, pending: true }), { code }, from(address));

describe("an authenticator app", () => {
  test("is on after its first right code; signing in then waits for one, and it takes each code once", async () => {
    const { member, nick, address } = await makeSignedUp(PASSWORD);
    expect(await beginTotp(member)).toMatchObject({ ok: true });
    const setup = await readTotpSetup(member);
    expect(setup?.uri).toMatch(new RegExp(`^otpauth://totp/Guildhall:${nick}\\?`));
    expect(setup?.secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    expect(await checkCredentials({ nick, password: PASSWORD }, from(address))).toMatchObject({
      value: { pending: false },
    });
    expect(await confirmTotp(member, { code: "000000" }, address)).toMatchObject({
      error: { code: "account/wrong_code" },
    });
    const now = Date.now();
    const code = shown(setup!.secret, now);
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect(await confirmTotp(member, { code: typed }, address)).toMatchObject({ ok: true });
    expect(await readTotpSetup(member)).toBeNull();
    expect(await beginTotp(member)).toMatchObject({ error: { code: "account/totp_there" } });
    expect(await checkCredentials({ nick, password: PASSWORD }, from(address))).toMatchObject({
      value: { pending: true },
    });
    expect(await checkTotp(member, code, now)).toBe(false);
    expect(await checkTotp(member, shown(setup!.secret, now + 30_000), now)).toBe(true);
    expect(await checkTotp(member, shown(setup!.secret, now - 30_000), now)).toBe(false);
    expect(await checkTotp(member, shown(setup!.secret, now + 90_000), now)).toBe(false);
    expect(await checkTotp(member, shown(setup!.secret, now + 60_000), now + 60_000)).toBe(true);
    expect((await listNotices(member)).map(({ kind }) => kind)).toEqual(["totp_added"]);
    await removeTotp(member, address);
    expect(await checkCredentials({ nick, password: PASSWORD }, from(address))).toMatchObject({
      value: { pending: false },
    });
  });

  test("of many who send the same right code at once one gets in", async () => {
    const { member, secret } = await withApp();
    const code = shown(secret);
    const all = await Promise.all(Array.from({ length: 8 }, () => checkTotp(member, code)));
    expect(all.filter(Boolean)).toHaveLength(1);
  });

  test("its secret is sealed in the database, for its owner alone", async () => {
    const { userId, secret } = await withApp();
    const row = await prisma().totp.findUniqueOrThrow({ where: { userId } });
    expect(row.secret).not.toContain(secret.replaceAll(" ", ""));
    expect(openSecret(row.secret, userId)).toBe(secret.replaceAll(" ", ""));
    expect(openSecret(row.secret, "another")).toBeNull();
    expect(openSecret(`${row.secret.slice(0, -4)}AAAA`, userId)).toBeNull();
    expect(openSecret("", userId)).toBeNull();
    expect(sealSecret("x", userId)).not.toBe(sealSecret("x", userId));
  });

  test("guessing its code closes the door of the guesser, not of the member", async () => {
    const member = await withApp();
    const attacker = some();
    const codes = [];
    for (let i = 0; i < 20; i++) codes.push(await codeFor(member, `${100_000 + i}`, attacker));
    const judged = codes.filter((code) => !code.ok && code.error.code === "account/wrong_code");
    expect(judged).toHaveLength(LIMITS.codePair.points);
    expect(codes.at(-1)).toMatchObject({ error: { code: "account/wait" } });
    expect(await codeFor(member, shown(member.secret))).toMatchObject({ ok: true, value: { userId: member.userId } });
  });
});

describe("one-time codes", () => {
  test("stand in for the second factor, each once; new ones replace the old", async () => {
    const own = await withApp();
    const old = await makeOwnCodes(own.member, "here");
    const codes = await makeOwnCodes(own.member, "here");
    expect(new Set([...old, ...codes]).size).toBe(20);
    expect(codes.every((code) => /^([a-z2-9]{4}-){5}[a-z2-9]{4}$/.test(code))).toBe(true);
    expect(await codeFor(own, old[0]!)).toMatchObject({ error: { code: "account/wrong_code" } });
    expect(await codeFor(own, codes[0]!.toUpperCase().replaceAll("-", " "))).toMatchObject({ ok: true });
    expect(await codeFor(own, codes[0]!)).toMatchObject({ error: { code: "account/wrong_code" } });
    expect(await countOwnCodes(own.member)).toBe(9);
    expect((await listNotices(own.member))[0]).toMatchObject({ kind: "code_used" });
    const rows = await prisma().recoveryCode.findMany({ where: { userId: own.userId } });
    expect(JSON.stringify(rows)).not.toContain(codes[1]!.replaceAll("-", ""));
    const another = await withApp();
    expect(await codeFor(another, codes[1]!)).toMatchObject({ error: { code: "account/wrong_code" } });
  });

  test("open an account that has no second factor, end its sessions and set its password", async () => {
    const { member, userId, nick } = await makeSignedUp(PASSWORD);
    const [session, codes] = [await openHere({ userId }), await makeOwnCodes(member, "here")];
    const open = (code: string, password: string, who = nick) => recoverAccount({ nick: who, code, password }, from());
    expect(await open(codes[0]!, "password123")).toMatchObject({ error: { code: "form/fields" } });
    expect(await open("abcd-abcd-abcd-abcd-abcd-abcd", "four copper locks")).toEqual({
      ok: false,
      error: { code: "account/wrong_code" },
    });
    expect(await open(codes[0]!, "four copper locks", some())).toEqual({
      ok: false,
      error: { code: "account/wrong_code" },
    });
    expect(await open(codes[0]!, "four copper locks")).toEqual({ ok: true, value: { userId, pending: false } });
    expect(await readSession(session)).toBeNull();
    expect(await open(codes[0]!, "four copper locks")).toMatchObject({ error: { code: "account/wrong_code" } });
    expect((await checkCredentials({ nick, password: PASSWORD }, from())).ok).toBe(false);
    expect((await checkCredentials({ nick, password: "four copper locks" }, from())).ok).toBe(true);
  });

  test("do not replace the password where they stand in for the second factor", async () => {
    const { member, nick } = await withApp();
    const codes = await makeOwnCodes(member, "here");
    const asked = { nick, code: codes[0]!, password: "four copper locks" };
    expect(await recoverAccount(asked, from())).toMatchObject({ error: { code: "account/wrong_code" } });
    expect(await countOwnCodes(member)).toBe(10);
  });
});

describe("a proof in the middle of a session", () => {
  let own: Awaited<ReturnType<typeof withApp>>;
  let session: Session;
  beforeEach(async () => {
    own = await withApp();
    session = await sessionOf(own);
    const provedAt = new Date(Date.now() - 11 * MINUTE);
    await prisma().session.update({ where: { id: session.id }, data: { provedAt } });
  });
  const proven = async (id = session.id) => isProven((await readSession(id))?.provedAt ?? null, Date.now());
  const prove = (proof: string, where = session) => proveSession(where, { proof });

  test("holds for ten minutes; the password or a code renews it, nothing else does", async () => {
    expect(await proven()).toBe(false);
    expect(await proofWays(own.member)).toEqual(["password", "code"]);
    expect(await prove("not the password")).toMatchObject({ error: { code: "account/wrong_proof" } });
    expect(await prove("")).toMatchObject({ error: { code: "account/wrong_proof" } });
    expect(await proven()).toBe(false);
    expect(await prove(PASSWORD)).toMatchObject({ ok: true });
    expect(await prove(shown(own.secret))).toMatchObject({ ok: true });
    // Whoever proved it goes on in a new session, which is proven; the old one never is.
    expect(await proven()).toBe(false);
    expect(await proven(await openHere(own, {}, session.id))).toBe(true);
  });

  test("wrong ones close the door of that session alone", async () => {
    for (let i = 0; i < 12; i++) await prove(`guess ${i}`);
    expect(await prove(PASSWORD)).toMatchObject({ error: { code: "account/wait" } });
    expect(await prove(PASSWORD, await sessionOf(own))).toMatchObject({ ok: true });
  });
});

test("what no authenticator made adds nothing and signs nobody in", async () => {
  const { member, userId } = await makeSignedUp(PASSWORD);
  const session = await sessionOf({ userId });
  const base = { id: "AAAA", rawId: "AAAA", type: "public-key" as const, clientExtensionResults: {} };
  const made = { ...base, response: { clientDataJSON: "AAAA", attestationObject: "AAAA" } };
  const signed = { ...base, response: { clientDataJSON: "AAAA", authenticatorData: "AAAA", signature: "AAAA" } };
  for (const challenge of [null, "AAAA"]) {
    const challengeUntil = new Date(Date.now() + MINUTE);
    await prisma().session.update({ where: { id: session.id }, data: { challenge, challengeUntil } });
    expect(await addPasskey(session, { response: made, name: "x" }, "")).toMatchObject({
      error: { code: "account/passkey_failed" },
    });
    await prisma().session.update({ where: { id: session.id }, data: { challenge, challengeUntil } });
    expect(await checkPasskey(session, signed)).toMatchObject({
      error: { code: "account/passkey_failed" },
    });
  }
  expect((await readSecondFactor(member)).passkeys).toEqual([]);
});

test("staff need a second factor where it is demanded: without one a session has none of their powers", async () => {
  const plain = await makeSignedUp(PASSWORD);
  const app = await withApp();
  for (const { userId } of [plain, app])
    await prisma().user.update({ where: { id: userId }, data: { admin: true, roles: ["salesman"] } });
  const guest = await makeGuestHere();
  const seen = async (userId: string) => {
    const { member, withheld } = await sessionOf({ userId });
    return [member.admin, member.roles, withheld];
  };
  expect(await seen(plain.userId)).toEqual([true, ["salesman"], false]);
  await prisma().setting.create({ data: { name: "staffSecondFactor", value: true } });
  try {
    expect(await seen(plain.userId)).toEqual([false, [], true]);
    expect(await seen(app.userId)).toEqual([true, ["salesman"], false]);
    expect(await seen(guest.member.id)).toEqual([false, [], false]);
  } finally {
    await prisma().setting.delete({ where: { name: "staffSecondFactor" } });
  }
});
