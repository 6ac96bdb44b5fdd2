import { afterAll, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { from, openHere, some } from "@/lib/build/testing/accounts";
import { makeMember, makeVersion, openTable } from "@/lib/build/testing/club";
import { askFor, bidFor, CARD, dealCards, standing, stateOf } from "@/lib/build/testing/market";
import { fund } from "@/lib/build/testing/shop";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import type { TableIntent } from "@/lib/engine/kernel/table/vocabulary";
import { liveTable } from "@/lib/live/live-table";
import { isBanned } from "../accounts/bans";
import { readProfile } from "../accounts/read-profile";
import { readSession } from "../accounts/read-session";
import { recoverAccount } from "../accounts/recover-account";
import { placeOrder } from "../market/place-order";
import { listNotices } from "../notices/inbox";
import { playMove } from "../tables/play-move";
import { publishTemplate } from "../templates/publish-template";
import { banMember } from "./ban-member";
import { demandSecondFactor, isSecondFactorDemanded } from "./demand-second-factor";
import { liftBan } from "./lift-ban";
import { listBans } from "./list-bans";
import { makeRecovery } from "./make-recovery";
import { signOutMember } from "./sign-out-member";

afterAll(closePool);

const DAY = 24 * 60 * 60_000;
const keeper = async (): Promise<Member> => {
  const member = await makeMember("keep");
  await prisma().user.update({ where: { id: member.id }, data: { admin: true } });
  return { ...member, admin: true };
};
const codeOf = (result: { ok: true } | { ok: false; error: { code: string } }) =>
  result.ok ? "ok" : result.error.code;

describe("a ban", () => {
  test("ends all sessions at once, is listed and audited, and can be lifted", async () => {
    const [admin, victim, other] = [await keeper(), await makeMember("vic"), await makeMember("oth")];
    const sessions = [await openHere({ userId: victim.id }), await openHere({ userId: victim.id })];
    const ban = { nick: victim.nick.toUpperCase(), reason: "spam in the lobby", days: 7 as const };
    expect(codeOf(await banMember(other, ban))).toBe("staff/not_allowed");
    expect(await banMember(admin, ban)).toEqual({ ok: true, value: { nick: victim.nick, tablesLeft: true } });
    for (const id of sessions) expect(await readSession(id)).toBeNull();
    expect(await readSession(await openHere({ userId: victim.id }))).toBeNull();
    expect(await readProfile(victim.nick)).toBeNull();
    expect(codeOf(await banMember(admin, ban))).toBe("staff/banned_already");
    const listed = await listBans(admin);
    expect(listed.ok && listed.value.find(({ nick }) => nick === victim.nick)).toMatchObject({
      reason: "spam in the lobby",
      by: admin.nick,
    });
    const audit = await prisma().auditLog.findFirstOrThrow({ where: { userId: admin.id, action: "staff/banned" } });
    expect(audit.data).toMatchObject({ to: victim.nick, reason: "spam in the lobby", days: 7 });
    expect(codeOf(await liftBan(other, { nick: victim.nick }))).toBe("staff/not_allowed");
    expect(codeOf(await liftBan(admin, { nick: victim.nick }))).toBe("ok");
    expect(codeOf(await liftBan(admin, { nick: victim.nick }))).toBe("staff/not_banned");
    expect(await readSession(await openHere({ userId: victim.id }))).not.toBeNull();
    // What was ended stays ended.
    expect(await readSession(sessions[0]!)).toBeNull();
  });

  test("takes back what its member offers and bids for: nobody buys or sells in their absence", async () => {
    const [admin, victim, other] = [await keeper(), await makeMember("vic"), await makeMember("oth")];
    for (const one of [victim, other]) {
      await fund(one, 1_000);
      await dealCards(one, { [CARD]: 3 });
    }
    await placeOrder(victim, askFor({ price: 900, quantity: 2 }));
    await placeOrder(victim, bidFor({ number: CARD + 1, price: 10, quantity: 5 }));
    await placeOrder(other, askFor({ price: 950, quantity: 1 }));
    expect(await stateOf(victim)).toEqual({ coins: 1_000, aside: 50, cards: 3, offered: 2 });
    await banMember(admin, { nick: victim.nick, reason: "a swindle", days: 0 });
    expect(await stateOf(victim)).toEqual({ coins: 1_000, aside: 0, cards: 3, offered: 0 });
    expect([await standing(victim), (await standing(other)).length]).toEqual([[], 1]);
  });

  test("ends by itself after its days, or never", async () => {
    const [admin, week, ever] = [await keeper(), await makeMember("week"), await makeMember("ever")];
    await banMember(admin, { nick: week.nick, reason: "a week", days: 7 });
    await banMember(admin, { nick: ever.nick, reason: "for good", days: 0 });
    const rows = await Promise.all([week, ever].map(({ id }) => prisma().user.findUniqueOrThrow({ where: { id } })));
    expect(rows.map((row) => isBanned(row, new Date(Date.now() + 6 * DAY)))).toEqual([true, true]);
    expect(rows.map((row) => isBanned(row, new Date(Date.now() + 8 * DAY)))).toEqual([false, true]);
    const id = await openHere({ userId: week.id });
    expect(await readSession(id, new Date(Date.now() + 8 * DAY))).not.toBeNull();
  });

  test("administrators cannot be banned, nobody by nobody, and a reason is needed by the form alone", async () => {
    const [admin, second] = [await keeper(), await keeper()];
    expect(codeOf(await banMember(admin, { nick: second.nick, reason: "a quarrel", days: 1 }))).toBe("staff/not_staff");
    expect(codeOf(await banMember(admin, { nick: some(), reason: "a quarrel", days: 1 }))).toBe("staff/nobody");
    expect(codeOf(await banMember(null, { nick: admin.nick, reason: "a quarrel", days: 1 }))).toBe("staff/not_allowed");
  });

  test("takes published games off the shelf, and their owner cannot put them back", async () => {
    const [admin, victim] = [await keeper(), await makeMember("vic")];
    const versionId = await makeVersion("thousand");
    const { template } = await prisma().templateVersion.findUniqueOrThrow({
      where: { id: versionId },
      include: { template: true },
    });
    await prisma().template.update({ where: { id: template.id }, data: { ownerId: victim.id, published: true } });
    await banMember(admin, { nick: victim.nick, reason: "rude titles", days: 1 });
    expect((await prisma().template.findUniqueOrThrow({ where: { id: template.id } })).published).toBe(false);
    await liftBan(admin, { nick: victim.nick });
    const publish = (by: Member, proved = false) =>
      publishTemplate(by, { slug: template.slug, published: true, proved });
    expect(codeOf(await publish(victim))).toBe("template/withdrawn_by_staff");
    expect(codeOf(await publish(admin))).toBe("account/prove");
    expect(codeOf(await publish(admin, true))).toBe("ok");
    expect((await prisma().template.findUniqueOrThrow({ where: { id: template.id } })).published).toBe(true);
  });

  test("at tables it acts at once: a bot plays on, the host's office passes, a request is gone", async () => {
    const [admin, victim] = [await keeper(), await makeMember("vic")];
    const [anna, bert] = [await makeMember("anna"), await makeMember("bert")];
    const versionId = await makeVersion("thousand");
    const play = async (tableId: string, member: Member, intent: TableIntent | { type: "start" }) => {
      const to = intent.type === "start" ? ("game" as const) : ("table" as const);
      const as = intent.type === "start" ? ("host" as const) : ("visitor" as const);
      const done = await playMove({ tableId, moveId: newId(), user: member.id, as, request: { to, intent } });
      if (!done.ok) throw new Error(done.error.code);
    };
    const hosted = await openTable(victim, versionId, 3);
    for (const [seat, member] of [victim, anna, bert].entries())
      await play(hosted, member, { type: "sit", seat, share: "s" });
    const asked = await openTable(anna, versionId, 3, { entry: "request" });
    await play(asked, anna, { type: "sit", seat: 0, share: "s" });
    await play(asked, victim, { type: "sit", share: "s" });
    const begun = await liveTable(hosted);
    expect(begun?.match.table.seats[0]).toMatchObject({ kind: "user", user: victim.id });
    expect((await liveTable(asked))?.match.table.requests).toMatchObject([{ user: victim.id }]);

    expect(await banMember(admin, { nick: victim.nick, reason: "cheating", days: 30 })).toMatchObject({
      ok: true,
      value: { tablesLeft: true },
    });
    const after = (await liveTable(hosted))!.match.table;
    expect(JSON.stringify(after.seats)).not.toContain(victim.id);
    expect(after.host).not.toBe(victim.id);
    expect((await liveTable(asked))?.match.table.requests).toEqual([]);
  });
});

test("somebody is signed out everywhere by an administrator, and may come in again", async () => {
  const [admin, member] = [await keeper(), await makeMember("out")];
  const sessions = [await openHere({ userId: member.id }), await openHere({ userId: member.id })];
  expect(codeOf(await signOutMember(member, { nick: member.nick }))).toBe("staff/not_allowed");
  expect(await signOutMember(admin, { nick: member.nick })).toEqual({
    ok: true,
    value: { nick: member.nick, ended: 2 },
  });
  for (const id of sessions) expect(await readSession(id)).toBeNull();
  expect(await readSession(await openHere({ userId: member.id }))).not.toBeNull();
});

describe("a code from an administrator", () => {
  test("opens the account without its second factors, once, within a day; both are audited and told", async () => {
    const [admin, member] = [await keeper(), await makeMember("lost")];
    await prisma().passkey.create({
      data: { id: newId(), userId: member.id, publicKey: "", counter: 0, name: "lost" },
    });
    expect(codeOf(await makeRecovery(member, { nick: member.nick }))).toBe("staff/not_allowed");
    const first = await makeRecovery(admin, { nick: member.nick });
    const made = await makeRecovery(admin, { nick: member.nick });
    if (!first.ok || !made.ok) throw new Error("no code");
    const open = (code: string) => recoverAccount({ nick: member.nick, code, password: "four copper locks" }, from());
    expect(codeOf(await open(first.value.code))).toBe("account/wrong_code");
    expect(codeOf(await open(made.value.code))).toBe("ok");
    expect(codeOf(await open(made.value.code))).toBe("account/wrong_code");
    expect(await prisma().passkey.count({ where: { userId: member.id } })).toBe(0);
    expect((await listNotices(member)).map(({ kind }) => kind)).toEqual([
      "recovered",
      "recovery_made",
      "recovery_made",
    ]);
    const late = await makeRecovery(admin, { nick: member.nick }, null, new Date(Date.now() - 25 * 60 * 60_000));
    expect(late.ok && codeOf(await open(late.value.code))).toBe("account/wrong_code");
    expect(await prisma().auditLog.count({ where: { userId: admin.id, action: "staff/recovery_made" } })).toBe(3);
  });
});

test("a second factor is demanded of staff only by an administrator who has one", async () => {
  const [admin, member] = [await keeper(), await makeMember("mem")];
  expect(codeOf(await demandSecondFactor(member, { demanded: true }))).toBe("staff/not_allowed");
  expect(codeOf(await demandSecondFactor(admin, { demanded: true }))).toBe("staff/own_factor_first");
  await prisma().passkey.create({ data: { id: newId(), userId: admin.id, publicKey: "", counter: 0, name: "key" } });
  expect(codeOf(await demandSecondFactor(admin, { demanded: true }))).toBe("ok");
  expect(await isSecondFactorDemanded()).toBe(true);
  expect(codeOf(await demandSecondFactor(admin, { demanded: false }))).toBe("ok");
  expect(await isSecondFactorDemanded()).toBe(false);
});
