import type { Member } from "@/lib/auth/policy";
import { prisma, type Transaction } from "@/lib/db/client";
import { newId } from "@/lib/db/ids";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { countEach } from "../accounts/rate-limits";
import { endMailedCodes } from "../accounts/recovery-codes";
import { readMailAddress } from "./mail-address";
import { CONFIRM_ADDRESS } from "./mail-kinds";
import { confirmToken, hashOfToken } from "./signed-links";
import { tell } from "./tell";

/** How many addresses a member may have, confirmed or not. */
export const MOST_ADDRESSES = 5;
/** How long, in ms, the link that confirms an address holds. */
const LINK_HOLDS = 24 * 60 * 60_000;

/** An address as its member sees it. */
export type AddressLine = { id: string; address: string; main: boolean; confirmed: boolean };

/** The addresses of a member, the main one first. */
export async function listAddresses({ id: userId }: Member): Promise<AddressLine[]> {
  const rows = await prisma().mailAddress.findMany({
    where: { userId },
    orderBy: [{ main: "desc" }, { createdAt: "asc" }],
  });
  return rows.map(({ id, address, main, confirmedAt }) => ({ id, address, main, confirmed: confirmedAt !== null }));
}

/** Puts the mail with a link on its way; only its link works from now on. */
async function sendLink(tx: Transaction, userId: string, addressId: string): Promise<void> {
  const [key, now] = [newId(), new Date()];
  const tokenHash = hashOfToken(confirmToken(addressId, key));
  await tx.mailAddress.update({
    where: { id: addressId },
    data: { tokenHash, tokenUntil: new Date(now.getTime() + LINK_HOLDS) },
  });
  const data = { address: addressId };
  await tx.delivery.create({
    data: { id: newId(), key, userId, channel: "mail", kind: CONFIRM_ADDRESS, data, at: now, dueAt: now },
  });
}

/** Counts a mail to an address that nobody has confirmed: the seconds to wait, if any limit is spent. */
const countLink = (member: Member, key: string, place: string): Promise<number> =>
  countEach([
    ["mailMember", member.id],
    ["mailPlace", place],
    ["mailTarget", key],
  ]);

/** Takes what changes a member's addresses one after the other. */
const lockMember = (tx: Transaction, { id }: Member) => tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${id} FOR UPDATE`;

/**
 * Adds an address and sends a link there that confirms it. Whoever else uses that address is told nothing, nor is who asks
 * told whether anybody does. An address that the member has already is answered as if it were new; one that is confirmed
 * gets no other mail. Refuses `form/fields`, `notices/addresses_many`, `account/wait`.
 */
export async function addAddress(
  member: Member,
  { address: typed }: { address: string },
  place: string,
): Promise<Result<null, Refusal>> {
  const read = readMailAddress(typed);
  if (!read) return refuse("form/fields", { address: "notices/address_wrong" });
  const { address, key: addressKey } = read;
  const { id: userId } = member;
  const seconds = await countLink(member, addressKey, place);
  if (seconds > 0) return refuse("account/wait", { seconds });
  return prisma().$transaction(async (tx) => {
    await lockMember(tx, member);
    const known = await tx.mailAddress.findUnique({ where: { userId_addressKey: { userId, addressKey } } });
    if (known?.confirmedAt) return ok(null);
    if (!known && (await tx.mailAddress.count({ where: { userId } })) >= MOST_ADDRESSES)
      return refuse("notices/addresses_many");
    const { id } = known ?? (await tx.mailAddress.create({ data: { id: newId(), userId, address, addressKey } }));
    if (!known) await tell(tx, { kind: "address_added", to: [userId], data: { address: place } });
    await sendLink(tx, userId, id);
    return ok(null);
  });
}

/** Sends another link to an address that is not confirmed. Refuses `notices/no_such_address`, `account/wait`. */
export async function sendLinkAgain(
  member: Member,
  { address: id }: { address: string },
  place: string,
): Promise<Result<null, Refusal>> {
  const { id: userId } = member;
  const found = await prisma().mailAddress.findFirst({ where: { id, userId, confirmedAt: null } });
  if (!found) return refuse("notices/no_such_address");
  const seconds = await countLink(member, found.addressKey, place);
  if (seconds > 0) return refuse("account/wait", { seconds });
  await prisma().$transaction(async (tx) => {
    await lockMember(tx, member);
    if (await tx.mailAddress.findFirst({ where: { id, userId, confirmedAt: null } })) await sendLink(tx, userId, id);
  });
  return ok(null);
}

/** Sends a member's mails to this confirmed address of theirs from now on. Refuses `notices/no_such_address`. */
export async function makeMain(member: Member, { address: id }: { address: string }): Promise<Result<null, Refusal>> {
  const { id: userId } = member;
  return prisma().$transaction(async (tx) => {
    await lockMember(tx, member);
    const found = await tx.mailAddress.findFirst({ where: { id, userId, confirmedAt: { not: null } } });
    if (!found) return refuse("notices/no_such_address");
    await tx.mailAddress.updateMany({ where: { userId, main: true }, data: { main: false } });
    await tx.mailAddress.update({ where: { id }, data: { main: true } });
    await endMailedCodes(tx, userId);
    return ok(null);
  });
}

/** Removes an address; another confirmed one becomes the main one. Refuses `notices/no_such_address`. */
export async function removeAddress(
  member: Member,
  { address: id }: { address: string },
  place: string,
): Promise<Result<null, Refusal>> {
  const { id: userId } = member;
  return prisma().$transaction(async (tx) => {
    await lockMember(tx, member);
    const { count } = await tx.mailAddress.deleteMany({ where: { id, userId } });
    if (count === 0) return refuse("notices/no_such_address");
    await keepMain(tx, userId);
    await endMailedCodes(tx, userId);
    await tell(tx, { kind: "address_removed", to: [userId], data: { address: place } });
    return ok(null);
  });
}

/** Makes the oldest confirmed address the main one where there is none. */
async function keepMain(tx: Transaction, userId: string): Promise<void> {
  const [first] = await tx.mailAddress.findMany({
    where: { userId, confirmedAt: { not: null } },
    orderBy: [{ main: "desc" }, { confirmedAt: "asc" }],
    take: 1,
  });
  if (first && !first.main) await tx.mailAddress.update({ where: { id: first.id }, data: { main: true } });
}

/** What a link would confirm: for whom, at which address; null: it works no longer, or never did. */
export async function readConfirmation(token: string): Promise<{ nick: string; address: string } | null> {
  const found = await prisma().mailAddress.findFirst({
    where: { tokenHash: hashOfToken(token), tokenUntil: { gt: new Date() }, confirmedAt: null },
    select: { address: true, user: { select: { nick: true } } },
  });
  return found && { nick: found.user.nick, address: found.address };
}

/**
 * Confirms the address that a link was sent to: whoever reads its mails. The link works once, within a day. A member's
 * first confirmed address is their main one. Refuses `notices/link_dead`.
 */
export async function confirmAddress({ token }: { token: string }): Promise<Result<null, Refusal>> {
  return prisma().$transaction(async (tx) => {
    const [found] = await tx.$queryRaw<{ id: string; userId: string }[]>`
      UPDATE "MailAddress" SET "confirmedAt" = now(), "tokenHash" = NULL, "tokenUntil" = NULL
      WHERE "tokenHash" = ${hashOfToken(token)} AND "tokenUntil" > now() AND "confirmedAt" IS NULL
      RETURNING id, "userId"`;
    if (!found) return refuse("notices/link_dead");
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${found.userId} FOR UPDATE`;
    await keepMain(tx, found.userId);
    return ok(null);
  });
}
