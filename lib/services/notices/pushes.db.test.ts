import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { makeMember, sessionFor } from "@/lib/build/testing/club";
import { openPush, startPushService } from "@/lib/build/testing/push-service";
import { DEFAULT_NOTICE_SETTINGS } from "@/lib/contracts/notice-words";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { env } from "@/lib/env";
import { readSession } from "../accounts/read-session";
import { deliverPushes } from "./deliver-pushes";
import { saveNoticeSettings } from "./notice-settings";
import { pushKeys } from "./push-keys";
import { addPush, endPushesOf, listPushes, removePush } from "./push-subscriptions";
import { tell } from "./tell";

const service = await startPushService();
// Tests of one worker share their modules, and with them the surroundings.
const { PUSH_LOOPBACK: before } = env;
Object.assign(env, { PUSH_LOOPBACK: service.origin });

afterAll(async () => {
  Object.assign(env, { PUSH_LOOPBACK: before });
  await service.close();
  await closePool();
});
beforeEach(async () => {
  await prisma().delivery.deleteMany();
});

const HOUR = 60 * 60_000;
const later = (ms: number) => new Date(Date.now() + ms);

async function comesIn(stem: string) {
  const member = await makeMember(stem);
  const session = await readSession(await sessionFor(member));
  if (!session) throw new Error("no session");
  return { member, session };
}
async function subscribed(stem = "push") {
  const [{ member, session }, browser] = [await comesIn(stem), service.browser()];
  expect(await addPush(session, browser.form, newId())).toMatchObject({ ok: true });
  return { member, session, browser };
}
const say = (userId: string, now = new Date()) =>
  prisma().$transaction((tx) =>
    tell(tx, { kind: "game_over", to: [userId], data: { table: "Oak" }, tableId: "t1" }, now),
  );
const deliver = async (now = new Date()) => {
  while ((await deliverPushes(now)) > 0);
};
const at = (path: string) => service.pushed.filter((one) => one.path === path);

describe("push messages", () => {
  test("reach each browser once, sealed for it, in the name of this house", async () => {
    const { member, session, browser } = await subscribed();
    const second = service.browser();
    await addPush(session, second.form, null);
    await say(member.id);
    await Promise.all([deliverPushes(), deliverPushes(), deliverPushes()]);
    for (const one of [browser, second]) {
      const [pushed, ...more] = at(one.path);
      expect(more).toEqual([]);
      expect(openPush(one, pushed!.body)).toMatchObject({ body: "Oak is over.", href: "/tables/t1" });
      expect(pushed!.headers).toMatchObject({ ttl: "86400", urgency: "normal", "content-encoding": "aes128gcm" });
      expect(pushed!.headers.authorization).toContain(`k=${(await pushKeys()).publicKey}`);
      expect(() => openPush(one === browser ? second : browser, pushed!.body)).toThrow();
    }
  });

  test("wait for the end of quiet hours", async () => {
    const { member, browser } = await subscribed();
    await saveNoticeSettings(member, { ...DEFAULT_NOTICE_SETTINGS, quiet: { from: 0, to: 6 * 60 } });
    const night = new Date("2026-03-02T03:00:00Z");
    await say(member.id, night);
    await deliver(new Date(night.getTime() + 2 * HOUR));
    expect(at(browser.path)).toHaveLength(0);
    await deliver(new Date(night.getTime() + 3 * HOUR));
    expect(at(browser.path)).toHaveLength(1);
  });

  test("a browser that has given up is forgotten; a service that is busy is asked again; no answer leads elsewhere", async () => {
    const [gone, busy, elsewhere] = [await subscribed(), await subscribed(), await subscribed()];
    service.answer(gone.browser.path, 410);
    service.answer(busy.browser.path, 503);
    service.answer(elsewhere.browser.path, 307, { location: `${service.origin}/elsewhere` });
    for (const { member } of [gone, busy, elsewhere]) await say(member.id);
    await deliver();
    expect(await listPushes(gone.member)).toEqual([]);
    const state = async (userId: string) => (await prisma().delivery.findFirst({ where: { userId } }))?.state;
    expect(await Promise.all([gone, busy, elsewhere].map(({ member }) => state(member.id)))).toEqual([
      ...["dropped", "waiting", "failed"],
    ]);
    expect(at("/elsewhere")).toEqual([]);
    service.answer(busy.browser.path, 201);
    await deliver(later(HOUR));
    expect(await state(busy.member.id)).toBe("sent");
  });

  test("whoever signs out, switches it off or hands the browser on is not told there any more", async () => {
    const [off, out, handed] = [await subscribed(), await subscribed(), await subscribed()];
    const other = await comesIn("other");
    for (const { member } of [off, out, handed]) await say(member.id);
    const [{ id } = { id: "" }] = await listPushes(off.member);
    await removePush(other.member, { push: id });
    expect(await listPushes(off.member)).toHaveLength(1);
    await removePush(off.member, { push: id });
    const { deviceId } = await prisma().pushSubscription.findFirstOrThrow({ where: { userId: out.member.id } });
    await endPushesOf(deviceId ?? "");
    await addPush(other.session, handed.browser.form, null);
    await deliver();
    for (const { browser } of [off, out, handed]) expect(at(browser.path)).toEqual([]);
    expect(await listPushes(other.member)).toHaveLength(1);
  });

  test("are not sent to addresses of somebody's choice, nor for keys that are none", async () => {
    const { session } = await comesIn("odd");
    const { form } = service.browser();
    const refused = { error: { code: "notices/push_unknown" } };
    for (const endpoint of ["http://127.0.0.1:1/x", "https://evil.example/x", `${service.origin}@evil.example/`])
      expect(await addPush(session, { ...form, endpoint }, null)).toMatchObject(refused);
    const p256dh = `B${"A".repeat(86)}`;
    expect(await addPush(session, { ...form, keys: { ...form.keys, p256dh } }, null)).toMatchObject(refused);
  });

  test("ten browsers of a member at the most: the oldest goes", async () => {
    const { member, session, browser } = await subscribed();
    for (let i = 0; i < 10; i++) await addPush(session, service.browser().form, null);
    const pushes = await listPushes(member);
    expect(pushes).toHaveLength(10);
    expect(pushes.map(({ endpoint }) => endpoint)).not.toContain(browser.form.endpoint);
  });
});

test("the keys are made once, whoever comes first, and anew where the secret of the house was changed", async () => {
  await prisma().pushKey.deleteMany();
  const all = await Promise.all(Array.from({ length: 6 }, () => pushKeys()));
  expect(new Set(all.map(({ privateKey }) => privateKey)).size).toBe(1);
  const { member } = await subscribed();
  const stored = await prisma().pushKey.findUniqueOrThrow({ where: { id: 1 } });
  expect(JSON.stringify(stored)).not.toContain(all[0]!.privateKey);
  await prisma().pushKey.update({ where: { id: 1 }, data: { privateKey: "sealed under another secret" } });
  const again = await Promise.all(Array.from({ length: 6 }, () => pushKeys()));
  expect(new Set(again.map(({ publicKey }) => publicKey)).size).toBe(1);
  expect(again[0]!.publicKey).not.toBe(all[0]!.publicKey);
  expect(await listPushes(member)).toEqual([]);
});
