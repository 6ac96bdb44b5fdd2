import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { hashPassword } from "@/lib/auth/password";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { startMailServer } from "@/lib/build/testing/mail-server";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { askRecovery } from "../accounts/ask-recovery";
import { changePassword } from "../accounts/change-password";
import { checkCredentials } from "../accounts/check-credentials";
import { LIMITS } from "../accounts/rate-limits";
import type { Session } from "../accounts/read-session";
import { recoverAccount } from "../accounts/recover-account";
import { countOwnCodes, makeOwnCodes } from "../accounts/recovery-codes";
import { hasSecondFactor } from "../accounts/second-factor";
import { makeMain, removeAddress } from "./addresses";
import { deliverMails } from "./deliver-mails";
import { listNotices } from "./inbox";
import { openMailer } from "./mailer";

const server = await startMailServer({});
const mailer = openMailer(server.url);
afterAll(async () => {
  mailer.close();
  await server.close();
  await closePool();
});
beforeEach(async () => {
  await prisma().delivery.deleteMany();
});

const HOUR = 60 * 60_000;
const deliver = async (now = new Date()) => {
  while ((await deliverMails(mailer.send, now)) > 0);
};
const from = () => ({ address: newId(), deviceId: null });
const NEW = "four copper locks";
const WRONG = { ok: false, error: { code: "account/wrong_code" } };

/** A member with a password and a main address; what was sent there, as the link of each mail gives it. */
async function reached() {
  const [member, address] = [await makeMember("lost"), `${newId()}@example.org`];
  const hash = await hashPassword("three brass keys");
  if (!hash.ok) throw new Error(hash.error.code);
  await prisma().user.update({ where: { id: member.id }, data: { passwordHash: hash.value } });
  await prisma().mailAddress.create({
    data: { id: newId(), userId: member.id, address, addressKey: address, main: true, confirmedAt: new Date() },
  });
  const links = () =>
    server.to(address).flatMap(({ mail }) => {
      const link = /https?:\S+\/recover\S+/.exec(mail.text ?? "")?.[0];
      if (link === undefined) return [];
      const { hash, search } = new URL(link);
      // What opens an account reaches no server by the link's address, and no log of one.
      expect(search).toBe("");
      return [new URLSearchParams(hash.slice(1))];
    });
  return { member, codes: () => links().map((link) => link.get("code") ?? ""), links, sent: () => server.to(address) };
}
const open = ({ nick }: Member, code: string) => recoverAccount({ nick, code, password: NEW }, from());

describe("a link by mail to whoever lost their password", () => {
  test("opens the account once, with a new password; all devices are signed out and the member is told", async () => {
    const { member, links, codes, sent } = await reached();
    await makeOwnCodes(member, "here");
    expect(await askRecovery({ nick: member.nick.toUpperCase() }, newId())).toEqual({
      ok: true,
      value: null,
    });
    await deliver();
    expect(links()).toHaveLength(1);
    expect(links()[0]?.get("nick")).toBe(member.nick);
    const [code = ""] = codes();
    // For a browser that does not fill it in.
    expect(
      sent()
        .map(({ mail }) => mail.text)
        .join(),
    ).toContain(`it is ${code}.`);
    // What opens the account lies nowhere in the database.
    const rows = JSON.stringify([await prisma().recoveryCode.findMany(), await prisma().delivery.findMany()]);
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(code.replaceAll("-", ""));
    expect(await open(await makeMember("other"), code)).toEqual(WRONG);
    const both = await Promise.all([open(member, code), open(member, code)]);
    expect(both.filter((one) => one.ok)).toHaveLength(1);
    expect(await checkCredentials({ nick: member.nick, password: NEW }, from())).toMatchObject({ ok: true });
    expect((await listNotices(member))[0]).toMatchObject({ kind: "recovered", data: { by: "mail" } });
    // Their own codes stay theirs.
    expect(await countOwnCodes(member)).toBe(10);
  });

  test("is answered alike for a nick that nobody has, and one without an address or with one that is not confirmed", async () => {
    const bare = await makeMember("bare");
    const { member, codes } = await reached();
    await prisma().mailAddress.updateMany({ where: { userId: member.id }, data: { confirmedAt: null } });
    for (const nick of [newId().slice(0, 18), bare.nick, member.nick])
      expect(await askRecovery({ nick }, newId())).toEqual({ ok: true, value: null });
    await deliver();
    expect(codes()).toEqual([]);
    expect(await prisma().recoveryCode.count({ where: { userId: { in: [bare.id, member.id] } } })).toBe(0);
  });

  test("a stranger who asks too makes no mail worthless; the first that is used ends the others", async () => {
    const { member, codes } = await reached();
    for (let asked = 0; asked < 2; asked++) await askRecovery({ nick: member.nick }, newId());
    await deliver();
    const [first = "", second = ""] = codes();
    expect(first).not.toBe(second);
    expect(await open(member, first)).toMatchObject({ ok: true });
    expect(await open(member, second)).toEqual(WRONG);
  });

  test("holds for an hour; a mail that was held up so long is not sent, nor one to an address that is gone", async () => {
    const { member, codes } = await reached();
    await askRecovery({ nick: member.nick }, newId());
    await deliver();
    await prisma().recoveryCode.updateMany({ where: { userId: member.id }, data: { expiresAt: new Date() } });
    expect(await open(member, codes()[0] ?? "")).toEqual(WRONG);
    await askRecovery({ nick: member.nick }, newId());
    await deliver(new Date(Date.now() + HOUR + 1_000));
    await askRecovery({ nick: member.nick }, newId());
    await prisma().mailAddress.deleteMany({ where: { userId: member.id } });
    await deliver();
    expect(codes()).toHaveLength(1);
  });

  test("leaves a second factor, for which the new session waits", async () => {
    const { member, codes } = await reached();
    await prisma().passkey.create({
      data: { id: newId(), userId: member.id, publicKey: "key", counter: 0, name: "key" },
    });
    await askRecovery({ nick: member.nick }, newId());
    await deliver();
    expect(await open(member, codes()[0] ?? "")).toMatchObject({ ok: true, value: { pending: true } });
    expect(await hasSecondFactor(member.id)).toBe(true);
  });

  test("three in an hour for a nick, whoever asks and whether it is anybody's", async () => {
    for (const nick of [(await reached()).member.nick, newId().slice(0, 18)]) {
      for (let asked = 0; asked < 3; asked++) expect((await askRecovery({ nick }, newId())).ok).toBe(true);
      expect(await askRecovery({ nick: nick.toUpperCase() }, newId())).toMatchObject({
        error: { code: "account/wait" },
      });
    }
  });

  test("strangers who use up a member's mails shut nobody out: while it has to wait, a code that was sent is good", async () => {
    const { member, codes } = await reached();
    for (let asked = 0; asked < LIMITS.recoveryMail.points; asked++) await askRecovery({ nick: member.nick }, newId());
    await deliver();
    const refused = await askRecovery({ nick: member.nick }, newId());
    const seconds = z.object({ error: z.object({ data: z.object({ seconds: z.number() }) }) }).parse(refused)
      .error.data;
    const last = await prisma().recoveryCode.findFirstOrThrow({
      where: { userId: member.id, mailed: true },
      orderBy: { expiresAt: "desc" },
    });
    expect(last.expiresAt!.getTime()).toBeGreaterThan(Date.now() + seconds.seconds * 1_000 - 2_000);
    expect(await open(member, codes().at(-1) ?? "")).toMatchObject({ ok: true });
  });

  test("is worth nothing once the password is another, or mails go elsewhere: what lies in an old mailbox opens nothing", async () => {
    const changes: ((member: Member) => Promise<unknown>)[] = [
      async (member) => {
        const session = { id: newId(), member, provedAt: null, pending: false } as unknown as Session;
        return changePassword(session, { current: "three brass keys", password: "five tin whistles" }, "here");
      },
      async (member) => {
        const { id } = await prisma().mailAddress.findFirstOrThrow({ where: { userId: member.id } });
        return removeAddress(member, { address: id }, "here");
      },
      async (member) => {
        const address = `${newId()}@example.org`;
        const { id } = await prisma().mailAddress.create({
          data: { id: newId(), userId: member.id, address, addressKey: address, confirmedAt: new Date() },
        });
        return makeMain(member, { address: id });
      },
    ];
    for (const change of changes) {
      const { member, codes } = await reached();
      await askRecovery({ nick: member.nick }, newId());
      await deliver();
      expect(await change(member)).toMatchObject({ ok: true });
      expect(await open(member, codes()[0] ?? "")).toEqual(WRONG);
    }
  });
});
