import { spawn } from "node:child_process";
import { once } from "node:events";
import fc from "fast-check";
import { Client } from "pg";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Member } from "@/lib/auth/policy";
import { makeMember } from "@/lib/build/testing/club";
import { compiled } from "@/lib/build/testing/compiled";
import { type Caught, startMailServer } from "@/lib/build/testing/mail-server";
import {
  CHANNELS,
  DEFAULT_NOTICE_SETTINGS,
  kindFacts,
  NOTICES,
  type NoticeKind,
  TOPICS,
} from "@/lib/contracts/notice-words";
import { readChoices } from "@/lib/contracts/notices";
import { prisma } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { closePool } from "@/lib/db/pool";
import { createTableOf } from "../tables/create-table";
import {
  addAddress,
  confirmAddress,
  listAddresses,
  MOST_ADDRESSES,
  makeMain,
  readConfirmation,
  removeAddress,
  sendLinkAgain,
} from "./addresses";
import { LEASE } from "./claim";
import { deliverMails } from "./deliver-mails";
import { listNotices } from "./inbox";
import { openMailer } from "./mailer";
import { readNoticeSettings, saveNoticeSettings } from "./notice-settings";
import { pruneNotices } from "./prune";
import { stopMails } from "./stop-mails";
import { chooseTableAddress } from "./table-addresses";
import { type News, tell } from "./tell";

afterAll(closePool);

let onMail: ((caught: Caught) => Promise<void> | void) | undefined;
const server = await startMailServer({ onMail: (caught) => onMail?.(caught) });
const mailer = openMailer(server.url);
afterAll(async () => {
  mailer.close();
  await server.close();
});
beforeEach(async () => {
  await prisma().delivery.deleteMany();
});
afterEach(() => {
  onMail = undefined;
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const later = (ms: number) => new Date(Date.now() + ms);
const deliver = async (now = new Date()) => {
  while ((await deliverMails(mailer.send, now)) > 0);
};
const say = (to: readonly Member[], given: Partial<News> = {}, now = new Date()) =>
  prisma().$transaction((tx) =>
    tell(tx, { kind: "game_over", to: to.map(({ id }) => id), data: { table: "Oak" }, ...given }, now),
  );
const some = () => `${newId()}@example.org`;

/** A member with a confirmed address. */
async function reached(stem = "mail"): Promise<{ member: Member; address: string }> {
  const [member, address] = [await makeMember(stem), some()];
  await giveAddress(member, address, true);
  return { member, address };
}
const giveAddress = (member: Member, address: string, main = false) =>
  prisma().mailAddress.create({
    data: { id: newId(), userId: member.id, address, addressKey: address, main, confirmedAt: new Date() },
  });
const linkIn = ({ mail }: Caught) => /confirm-address\?token=([\w-]+)/.exec(mail.text ?? "")?.[1] ?? "";

describe("addresses", () => {
  test("one is added, confirmed by the link that was sent there, and gets mails from then on", async () => {
    const [member, address] = [await makeMember("adds"), some()];
    expect(await addAddress(member, { address: ` ${address.toUpperCase()} ` }, newId())).toMatchObject({ ok: true });
    await say([member]);
    await deliver();
    const key = address.toUpperCase().replace("EXAMPLE.ORG", "example.org");
    const [first] = server.to(key);
    expect(server.to(key)).toHaveLength(1);
    expect(await readConfirmation(linkIn(first!))).toEqual({ nick: member.nick, address: key });
    expect(await listAddresses(member)).toMatchObject([{ confirmed: false, main: false }]);
    // The token lies nowhere: neither in the row of the address nor in that of the mail.
    const rows = JSON.stringify([await prisma().mailAddress.findMany(), await prisma().delivery.findMany()]);
    expect(rows).not.toContain(linkIn(first!));
    const both = [confirmAddress({ token: linkIn(first!) }), confirmAddress({ token: linkIn(first!) })];
    expect((await Promise.all(both)).filter((one) => one.ok)).toHaveLength(1);
    expect(await listAddresses(member)).toMatchObject([{ confirmed: true, main: true }]);
    await say([member]);
    await deliver();
    expect(server.to(key).map(({ mail }) => mail.subject)).toEqual(["Confirm your mail address", "Oak is over."]);
    // The member is told in the site, so that nobody adds one unseen.
    expect((await listNotices(member)).map(({ kind }) => kind)).toContain("address_added");
  });

  test("only the last link works, for a day, and none after the address is removed", async () => {
    const [member, address] = [await makeMember("links"), some()];
    await addAddress(member, { address }, newId());
    await deliver();
    const [{ id } = { id: "" }] = await listAddresses(member);
    await sendLinkAgain(member, { address: id }, newId());
    await deliver();
    const [first, second] = server.to(address).map(linkIn);
    expect(first).not.toBe(second);
    expect(await confirmAddress({ token: first! })).toMatchObject({ error: { code: "notices/link_dead" } });
    await prisma().mailAddress.update({ where: { id }, data: { tokenUntil: new Date(Date.now() - 1) } });
    expect(await confirmAddress({ token: second! })).toMatchObject({ error: { code: "notices/link_dead" } });
    expect(await readConfirmation(second!)).toBeNull();
    await prisma().mailAddress.update({ where: { id }, data: { tokenUntil: later(DAY) } });
    await removeAddress(member, { address: id }, newId());
    expect(await confirmAddress({ token: second! })).toMatchObject({ error: { code: "notices/link_dead" } });
  });

  test("whether anybody else has an address is not told: the same answer, and the same mail", async () => {
    const { address } = await reached();
    const stranger = await makeMember("stranger");
    const fresh = some();
    const taken = await addAddress(stranger, { address }, newId());
    expect(await addAddress(stranger, { address: fresh }, newId())).toEqual(taken);
    await deliver();
    expect(server.to(address)).toHaveLength(1);
    expect(server.to(fresh)).toHaveLength(1);
    expect(server.to(address)[0]!.mail.subject).toBe(server.to(fresh)[0]!.mail.subject);
  });

  test("links are limited for one member, from one place, and to one address whoever asks", async () => {
    const many = async (ask: (i: number) => Promise<{ ok: boolean }>) => {
      const answers: boolean[] = [];
      for (let i = 0; i < 40 && answers.at(-1) !== false; i++) answers.push((await ask(i)).ok);
      return answers.filter(Boolean).length;
    };
    const [one, target, place] = [await makeMember("one"), some(), newId()];
    // The victim of strangers gets five mails a day at the most.
    expect(await many(async () => addAddress(await makeMember("other"), { address: target }, newId()))).toBe(5);
    expect(await many(async () => addAddress(await makeMember("other"), { address: some() }, place))).toBe(30);
    const asked = await many(async () => {
      const answer = await addAddress(one, { address: some() }, newId());
      return answer.ok || answer.error.code === "notices/addresses_many" ? { ok: true } : answer;
    });
    expect(asked).toBe(8);
    expect(await listAddresses(one)).toHaveLength(MOST_ADDRESSES);
  });

  test("others' addresses cannot be touched, nor one that is not confirmed be the main one", async () => {
    const { member, address } = await reached();
    const [stranger] = [await makeMember("stranger")];
    const [{ id } = { id: "" }] = await listAddresses(member);
    const none = { error: { code: "notices/no_such_address" } };
    expect(await makeMain(stranger, { address: id })).toMatchObject(none);
    expect(await removeAddress(stranger, { address: id }, newId())).toMatchObject(none);
    expect(await sendLinkAgain(stranger, { address: id }, newId())).toMatchObject(none);
    await addAddress(member, { address: some() }, newId());
    const [, second] = await listAddresses(member);
    expect(await makeMain(member, { address: second!.id })).toMatchObject(none);
    expect(await listAddresses(member)).toMatchObject([{ address, main: true }, { main: false }]);
  });

  test("without its main one the oldest that is confirmed is the main one", async () => {
    const { member, address } = await reached();
    const other = some();
    await giveAddress(member, other);
    const [main] = await listAddresses(member);
    await removeAddress(member, { address: main!.id }, newId());
    expect(await listAddresses(member)).toMatchObject([{ address: other, main: true }]);
    expect(address).not.toBe(other);
  });

  test("mails of a game go where its player wants them, or nowhere", async () => {
    const { member, address } = await reached();
    const other = some();
    const { id: otherId } = await giveAddress(member, other);
    const settings = { name: "Oak", public: true, entry: "open" as const, moveSeconds: null };
    const opened = await createTableOf(member, {
      world: "spoof",
      body: { v: 1, rounds: 1, most: 1 },
      seats: 2,
      settings,
    });
    if (!opened.ok) throw new Error(opened.error.code);
    const table = opened.value.id;
    const mailed = async () => {
      const before = server.caught.length;
      await say([member], { tableId: table });
      await deliver();
      return server.caught.slice(before).flatMap(({ to }) => to);
    };
    expect(await mailed()).toEqual([address]);
    await chooseTableAddress(member, { table, address: otherId });
    expect(await mailed()).toEqual([other]);
    await chooseTableAddress(member, { table, address: "nowhere" });
    expect(await mailed()).toEqual([]);
    await chooseTableAddress(member, { table, address: "main" });
    expect(await mailed()).toEqual([address]);
    const stranger = await reached("stranger");
    expect(await chooseTableAddress(stranger.member, { table, address: "nowhere" })).toMatchObject({ ok: false });
    const [theirs] = await listAddresses(stranger.member);
    expect(await chooseTableAddress(member, { table, address: theirs!.id })).toMatchObject({ ok: false });
  });
});

describe("who is told", () => {
  test("whomever it concerns gets a mail unless they stopped it, whatever else they chose", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => reached("prop")));
    const switches = fc.record(Object.fromEntries(CHANNELS.map((channel) => [channel, fc.boolean()])));
    const chosen = fc.record({
      topics: fc.record(Object.fromEntries(TOPICS.map((topic) => [topic, switches]))),
      quiet: fc.option(fc.record({ from: fc.nat(1_439), to: fc.nat(1_439) })),
      urgentInQuiet: fc.boolean(),
      digestHour: fc.option(fc.nat(23)),
      pressText: fc.boolean(),
    });
    const kinds = Object.keys(NOTICES) as NoticeKind[];
    await fc.assert(
      fc.asyncProperty(
        fc.array(chosen, { minLength: people.length, maxLength: people.length }),
        fc.constantFrom(...kinds),
        fc.subarray(people, { minLength: 1 }),
        async (choices, kind, to) => {
          for (const [i, { member }] of people.entries()) {
            const { topics, ...rest } = choices[i]!;
            await saveNoticeSettings(member, { ...rest, choices: readChoices({ v: 1, topics }) });
          }
          const key = newId();
          const members = to.map(({ member }) => member);
          await say(members, { kind, key });
          await say(members, { kind, key });
          const { topic } = kindFacts(kind);
          const rows = await prisma().delivery.findMany({ where: { key } });
          const notices = await prisma().notice.findMany({ where: { key } });
          const wants = async (channel: "mail" | "inbox") => {
            const all = await Promise.all(members.map(readNoticeSettings));
            return members
              .filter((_, i) => all[i]!.choices[topic][channel])
              .map(({ id }) => id)
              .sort();
          };
          expect(rows.map(({ userId }) => userId).sort()).toEqual(await wants("mail"));
          expect(notices.map(({ userId }) => userId).sort()).toEqual(await wants("inbox"));
          for (const { dueAt } of rows) expect(dueAt.getTime()).toBeLessThan(Date.now() + 2 * DAY + 60 * MINUTE);
        },
      ),
      { numRuns: 25 },
    );
  });

  test("who stops mails by the link gets none, also of those that waited already", async () => {
    const { member, address } = await reached();
    await say([member], { kind: "late" });
    await deliver();
    const [first] = server.to(address);
    const list = first!.mail.headers.get("list") as { unsubscribe: { url: string } };
    const token = new URL(list.unsubscribe.url).searchParams.get("token") ?? "";
    await say([member], { kind: "warning" });
    expect(await stopMails({ token })).toMatchObject({ ok: true });
    expect(await stopMails({ token })).toMatchObject({ ok: true });
    await deliver();
    await say([member], { kind: "late" });
    await say([member], { kind: "results" });
    await deliver();
    expect(server.to(address)).toHaveLength(2);
    const { choices } = await readNoticeSettings(member);
    expect(choices).toEqual({
      ...DEFAULT_NOTICE_SETTINGS.choices,
      deadlines: { ...DEFAULT_NOTICE_SETTINGS.choices.deadlines, mail: false },
    });
    expect(await stopMails({ token: `${token}x` })).toMatchObject({ error: { code: "notices/link_dead" } });
  });

  test("quiet hours and the daily mail: one mail with all of it, in its order, once", async () => {
    const { member, address } = await reached();
    await saveNoticeSettings(member, { ...DEFAULT_NOTICE_SETTINGS, digestHour: 12 });
    const day = Date.parse("2026-03-02T09:00:00Z");
    for (const [i, table] of ["Oak", "Elm", "Ash"].entries())
      await say([member], { data: { table } }, new Date(day + i * MINUTE));
    await deliver(new Date(day + 60 * MINUTE));
    expect(server.to(address)).toHaveLength(0);
    const noon = new Date(day + 3 * 60 * MINUTE);
    await Promise.all(Array.from({ length: 4 }, () => deliverMails(mailer.send, noon)));
    await deliver(noon);
    expect(server.to(address)).toHaveLength(1);
    const [{ mail }] = server.to(address) as [Caught];
    expect(mail.subject).toBe("3 notices of the last day");
    expect(mail.text).toMatch(/Oak[\s\S]*Elm[\s\S]*Ash/);
    expect(await prisma().delivery.count({ where: { state: "sent" } })).toBe(3);
  });

  test("TESTER: all mails of a game go to its opener's confirmed address alone, or none do", async () => {
    const [{ member: opener, address }, player] = [await reached("opens"), await reached("plays")];
    const settings = { name: "Oak", public: true, entry: "open" as const, moveSeconds: null };
    const opened = await createTableOf(opener, {
      world: "spoof",
      body: { v: 1, rounds: 1, most: 1 },
      seats: 2,
      settings,
    });
    if (!opened.ok) throw new Error(opened.error.code);
    const about = { tableId: opened.value.id };
    const before = server.to(address).length;
    await say([player.member], { ...about, tester: address.toUpperCase() });
    await say([player.member], { ...about, tester: "" });
    // Nobody has mails sent to an address that is not theirs.
    await say([player.member], { ...about, tester: player.address });
    await deliver();
    expect(server.to(player.address)).toHaveLength(0);
    const mails = server.to(address).slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.mail.text).toContain(player.member.nick);
    // The link in a tester's hands stops nobody's mails.
    expect(mails[0]!.mail.headers.has("list")).toBe(false);
    expect(mails[0]!.raw).not.toContain("unsubscribe");
  });
});

describe("delivery", () => {
  test("processes side by side hand each mail over once", async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => reached("many")));
    for (let i = 0; i < 5; i++) await say(people.map(({ member }) => member));
    const before = server.caught.length;
    await Promise.all(Array.from({ length: 5 }, () => deliver()));
    const mails = server.caught.slice(before);
    expect(mails).toHaveLength(150);
    expect(new Set(mails.map(({ mail }) => mail.messageId)).size).toBe(150);
  });

  test("a server that is busy is asked again, later and later, and in the end not any more", async () => {
    const { member, address } = await reached();
    let asked = 0;
    onMail = () => {
      asked++;
      throw Object.assign(new Error("Try later"), { responseCode: 451 });
    };
    await say([member]);
    const pauses: number[] = [];
    for (let now = new Date(); ; ) {
      await deliverMails(mailer.send, now);
      const [row] = await prisma().delivery.findMany({ where: { userId: member.id } });
      if (row!.state !== "waiting") {
        expect(row).toMatchObject({ state: "failed", why: expect.stringContaining("Try later") });
        break;
      }
      pauses.push(row!.dueAt.getTime() - now.getTime());
      now = row!.dueAt;
    }
    expect(asked).toBe(12);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    await deliver(later(30 * DAY));
    expect(asked).toBe(12);
    expect(server.to(address)).toHaveLength(0);
  });

  test("what a server refuses for good is not tried again; a server that is not there is", async () => {
    const [gone, waits] = [await reached(), await reached()];
    onMail = ({ to }) => {
      if (to.includes(gone.address)) throw Object.assign(new Error("No such user"), { responseCode: 550 });
    };
    await say([gone.member, waits.member]);
    const nowhere = openMailer("smtp://127.0.0.1:1");
    await deliverMails(nowhere.send);
    nowhere.close();
    expect(await prisma().delivery.findMany({ select: { state: true, tries: true } })).toEqual([
      { state: "waiting", tries: 1 },
      { state: "waiting", tries: 1 },
    ]);
    await deliver(later(2 * MINUTE));
    expect(server.to(waits.address)).toHaveLength(1);
    expect(await prisma().delivery.findFirst({ where: { userId: gone.member.id } })).toMatchObject({ state: "failed" });
  });

  test("a house without a mail server keeps no mails for later", async () => {
    const { member } = await reached();
    await say([member]);
    expect(await deliverMails(null)).toBe(1);
    expect(await prisma().delivery.findFirst({ where: { userId: member.id } })).toMatchObject({ state: "dropped" });
  });

  test("killed between the server's 250 and the mark: the same mail comes again under the same name, and no third time", async () => {
    const { member, address } = await reached("killed");
    await say([member]);
    const locker = new Client({ connectionString: process.env.DATABASE_URL });
    await locker.connect();
    const child = spawn(process.execPath, [await compiled("lib/build/testing/deliver-once.ts"), server.url], {
      stdio: ["ignore", "inherit", "inherit"],
    });
    const exited = once(child, "exit");
    // Once the mail has come the row is held, so that the mark waits; the server then answers 250.
    onMail = async () => {
      await locker.query("BEGIN");
      await locker.query(`SELECT 1 FROM "Delivery" WHERE "userId" = $1 FOR UPDATE`, [member.id]);
    };
    const watch = new Client({ connectionString: process.env.DATABASE_URL });
    await watch.connect();
    const marking = `FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
      AND query LIKE 'UPDATE "Delivery" SET state%'`;
    // The process waits to write down what the server has answered, and dies; so does what it had asked the database.
    await expect
      .poll(async () => (await watch.query(`SELECT 1 ${marking}`)).rowCount, { timeout: 60_000 })
      .toBeGreaterThan(0);
    child.kill("SIGKILL");
    await exited;
    await watch.query(`SELECT pg_terminate_backend(pid) ${marking}`);
    onMail = undefined;
    await locker.query("ROLLBACK");
    await Promise.all([locker.end(), watch.end()]);
    expect(await prisma().delivery.findFirst({ where: { userId: member.id } })).toMatchObject({ state: "waiting" });
    // Whoever had it may still be at it: nobody else takes it before the lease ends.
    await deliver();
    expect(server.to(address)).toHaveLength(1);
    await deliver(later(LEASE + MINUTE));
    await deliver(later(3 * LEASE));
    const mails = server.to(address);
    expect(mails).toHaveLength(2);
    expect(mails[0]!.mail.messageId).toBe(mails[1]!.mail.messageId);
  });
});

test("what is old is deleted, what is new is kept", async () => {
  await pruneNotices(new Date());
  const { member } = await reached();
  await say([member]);
  await deliver();
  await addAddress(member, { address: some() }, newId());
  expect(await pruneNotices(new Date())).toBe(0);
  await pruneNotices(later(31 * DAY));
  expect(await prisma().delivery.count({ where: { userId: member.id, state: "sent" } })).toBe(0);
  expect(await listAddresses(member)).toHaveLength(1);
  expect(await listNotices(member)).toHaveLength(2);
  await pruneNotices(later(181 * DAY));
  expect(await listNotices(member)).toHaveLength(0);
});
