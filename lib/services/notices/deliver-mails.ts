import { kindFacts } from "@/lib/contracts/notice-words";
import { StoredNoticeData } from "@/lib/contracts/notices";
import { prisma } from "@/lib/db/client";
import type { Delivery } from "@/lib/db/generated/client";
import { languageOf } from "@/lib/texts/languages";
import { hashOfCode } from "../accounts/recovery-codes";
import { letterText } from "../diplomacy/press/deliver-press";
import { claimDue, type Outcome, readBatch, settle } from "./claim";
import {
  type Composed,
  composeConfirmation,
  composeDigest,
  composeNotice,
  composeRecovery,
  type ToldNews,
} from "./compose-mail";
import { readNews } from "./inbox";
import { mailDomain } from "./mail-from";
import { CONFIRM_ADDRESS, RECOVER_ACCOUNT } from "./mail-kinds";
import type { SendMail } from "./mailer";
import { settingsOf } from "./notice-settings";
import { confirmToken, hashOfToken, recoveryCodeOf } from "./signed-links";

/** How many mails are taken at once, and handed over side by side. */
const AT_ONCE = 100;

const recipients = (ids: readonly string[]) =>
  prisma().user.findMany({
    where: { id: { in: [...ids] } },
    select: {
      ...{ id: true, nick: true, locale: true, zone: true, bannedAt: true, bannedUntil: true, noticeSettings: true },
      addresses: true,
      tableMail: true,
    },
  });
type Recipient = Awaited<ReturnType<typeof recipients>>[number];

/** A mail that is ready, or why there is none. */
type Ready = { to: string; mail: Composed } | { dropped: string };

/**
 * Hands mails over that are due: each that its member still wants, to the address that they have now. `send` null: the house
 * sends no mails, and what waits is dropped. Any number of processes may call it. Returns how many it took.
 */
export async function deliverMails(send: SendMail | null, now = new Date()): Promise<number> {
  const claimed = await claimDue("mail", AT_ONCE, now);
  if (claimed.length === 0) return 0;
  const people = new Map((await recipients(claimed.map(({ userId }) => userId))).map((one) => [one.id, one]));
  await Promise.all(
    claimed.map(async (delivery) => {
      const outcome = await deliver(delivery, people.get(delivery.userId), send, now);
      await settle(delivery, outcome, new Date(Math.max(now.getTime(), Date.now())));
    }),
  );
  return claimed.length;
}

async function deliver(
  delivery: Delivery,
  recipient: Recipient | undefined,
  send: SendMail | null,
  now: Date,
): Promise<Outcome> {
  if (send === null) return { state: "dropped", why: "no mail server" };
  if (!recipient) return { state: "dropped", why: "gone" };
  const ready = await makeReady(delivery, recipient, now);
  if ("dropped" in ready) return { state: "dropped", why: ready.dropped };
  const messageId = `${delivery.batch ?? delivery.id}@${mailDomain()}`;
  const sent = await send({ to: ready.to, messageId, ...ready.mail });
  if (sent.ok) return { state: "sent" };
  return { state: sent.forGood ? "failed" : "again", why: sent.why };
}

async function makeReady(delivery: Delivery, recipient: Recipient, now: Date): Promise<Ready> {
  const { id: userId, nick, locale, zone, bannedAt, bannedUntil } = recipient;
  if (bannedAt && !(bannedUntil && bannedUntil <= now)) return { dropped: "banned" };
  const reader = { userId, nick, zone, language: languageOf(locale || null, null) };
  if (delivery.kind === CONFIRM_ADDRESS) return confirmation(delivery, recipient, reader.language, now);
  if (delivery.kind === RECOVER_ACCOUNT) return recovery(delivery, recipient, reader.language, now);
  const { choices, pressText } = settingsOf(recipient.noticeSettings);
  const wanted = (await (delivery.digest ? readBatch(delivery.batch ?? delivery.id) : [delivery])).flatMap(
    (one): ToldNews[] => {
      const news = readNews(one);
      return news && choices[kindFacts(news.kind).topic].mail ? [news] : [];
    },
  );
  const [first] = wanted;
  if (!first) return { dropped: "not wanted" };
  if (delivery.tester !== null) {
    const to = await testerOf(delivery.tableId, delivery.tester);
    return to === null ? { dropped: "tester" } : { to, mail: composeNotice(reader, first, true) };
  }
  const to = addressFor(recipient, delivery.digest ? null : delivery.tableId);
  if (to === null) return { dropped: "no address" };
  const told = pressText ? await Promise.all(wanted.map((news) => withLetter(userId, news))) : wanted;
  return { to, mail: delivery.digest ? composeDigest(reader, told) : composeNotice(reader, told[0] ?? first) };
}

/** News of a letter with what it says, if its reader may still read it. */
async function withLetter(userId: string, news: ToldNews): Promise<ToldNews> {
  const { letter } = news.data;
  if (news.kind !== "press" || typeof letter !== "string") return news;
  const said = await letterText(userId, letter);
  return said === null ? news : { ...news, said };
}

/** Where a member's mails of a table go; null: nowhere. What goes out together goes to the main address. */
function addressFor({ addresses, tableMail }: Recipient, tableId: string | null): string | null {
  const confirmed = addresses.filter(({ confirmedAt }) => confirmedAt !== null);
  const choice = tableId === null ? undefined : tableMail.find((one) => one.tableId === tableId);
  const found = choice ? confirmed.find(({ id }) => id === choice.addressId) : confirmed.find(({ main }) => main);
  return found?.address ?? null;
}

/**
 * The address that alone gets the mails of a game that is tried out: one that whoever opened its table has confirmed. Null:
 * none are sent, as where the address is somebody else's.
 */
async function testerOf(tableId: string | null, tester: string): Promise<string | null> {
  if (tableId === null || tester === "") return null;
  const table = await prisma().table.findUnique({ where: { id: tableId }, select: { openedBy: true } });
  if (!table?.openedBy) return null;
  const found = await prisma().mailAddress.findFirst({
    where: { userId: table.openedBy, addressKey: tester.toLowerCase(), confirmedAt: { not: null } },
  });
  return found?.address ?? null;
}

/** The mail with a link, if that link is still the one that works. */
function confirmation(
  { key, data }: Delivery,
  { nick, addresses }: Recipient,
  language: ReturnType<typeof languageOf>,
  now: Date,
): Ready {
  const address = addresses.find(({ id }) => id === StoredNoticeData.parse(data).address);
  const token = address && confirmToken(address.id, key);
  const holds = address?.tokenUntil && address.tokenUntil > now;
  if (!address || !token || !holds || address.tokenHash !== hashOfToken(token))
    return { dropped: "another link was sent" };
  return { to: address.address, mail: composeConfirmation({ nick, language }, token) };
}

/** The mail with a code that opens the account again, to the address that was the main one when it was asked for. */
async function recovery(
  { key, data }: Delivery,
  { id: userId, nick, addresses }: Recipient,
  language: ReturnType<typeof languageOf>,
  now: Date,
): Promise<Ready> {
  const address = addresses.find(({ id }) => id === StoredNoticeData.parse(data).address);
  const code = recoveryCodeOf(userId, key);
  const holds = await prisma().recoveryCode.findFirst({
    where: { hash: hashOfCode(code), userId, usedAt: null, expiresAt: { gt: now } },
  });
  if (!address?.confirmedAt || !holds) return { dropped: "worth nothing any more" };
  return { to: address.address, mail: composeRecovery({ nick, language }, code) };
}
