import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { TOPICS, type Topic } from "@/lib/contracts/notice-words";
import { appOrigin, authSecret } from "@/lib/env";

const sign = (what: string): string =>
  createHmac("sha256", authSecret()).update(`guildhall mail/${what}`).digest("base64url");

/** What is kept of the token of a link. */
export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** The token that confirms an address: made anew from what the mail is stored as, so that no token lies in the database. */
export const confirmToken = (addressId: string, key: string): string => sign(`confirm/${addressId}/${key}`);

/** The page at which an address is confirmed. */
export const confirmLink = (token: string): string => `${appOrigin()}/confirm-address?token=${token}`;

/**
 * The code by which whoever reads the member's mails opens the account again: twenty-four letters and digits in groups, made
 * anew from what the mail is stored as, so that none lies in the database.
 */
export const recoveryCodeOf = (userId: string, key: string): string => {
  const drawn = createHmac("sha256", authSecret()).update(`guildhall mail/recover/${userId}/${key}`).digest("hex");
  return drawn.slice(0, 24).replace(/.{4}(?!$)/g, "$&-");
};

/** The page at which the account is opened again. What opens it stands after `#`, which no browser sends to a server. */
export const recoverLink = (nick: string, code: string): string =>
  `${appOrigin()}/recover#${new URLSearchParams({ nick, code })}`;

/** What mails stop: those of a topic, or all. */
export type Stop = Topic | "all";

/** The token of the link that stops mails of this kind to this member, without signing in. It holds for good. */
const stopToken = (userId: string, stop: Stop): string => `${userId}.${stop}.${sign(`stop/${userId}/${stop}`)}`;

/** Reads such a token; null: it is none of ours. */
export function readStopToken(token: string): { userId: string; stop: Stop } | null {
  const [userId = "", named, signature = "", ...rest] = token.split(".");
  const stop = named === "all" ? named : TOPICS.find((topic) => topic === named);
  if (!stop || rest.length > 0) return null;
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(`stop/${userId}/${stop}`))];
  return given.length === right.length && timingSafeEqual(given, right) ? { userId, stop } : null;
}

/** Where a mail program stops mails by one click (RFC 8058); a person who opens it is shown a page. */
export const stopLink = (userId: string, stop: Stop): string =>
  `${appOrigin()}/api/unsubscribe?token=${stopToken(userId, stop)}`;

/** The address of a member's calendar of deadlines; `secret`: drawn when it was made. */
export const calendarLink = (userId: string, secret: string): string =>
  `${appOrigin()}/calendar/${userId}.${sign(`calendar/${userId}/${secret}`)}.ics`;

/** Whether an address of a calendar is the one that holds. */
export function isCalendarLink(name: string, userId: string, secret: string): boolean {
  const [given, right] = [Buffer.from(name), Buffer.from(calendarLink(userId, secret).split("/").at(-1) ?? "")];
  return given.length === right.length && timingSafeEqual(given, right);
}
