import { type Actor, canAdminister } from "@/lib/auth/policy";
import type { SetHalt } from "@/lib/contracts/market";
import type { Halt } from "@/lib/contracts/market-words";
import { prisma } from "@/lib/db/client";
import { isKeepable } from "@/lib/engine/ccg/filter/vocabulary";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { readGame } from "../catalogue/games";

/** The card of an address (`five-dyes-12`) as halts name it, with its name. */
async function findCard(address: string): Promise<{ what: string; name: string } | null> {
  const [, game = "", number = ""] = /^([a-z-]+)-(\d{1,7})$/.exec(address) ?? [];
  const card = (await readGame(game))?.database.byNumber.get(Number(number));
  return card && isKeepable(card) ? { what: `${game}/${card.number}`, name: card.name } : null;
}

/**
 * The administrator stops a card's trade, or the whole market (`*`), or lets it go on; audited with the reason. Orders stay and
 * can be taken back; none is placed or filled. Doing it again changes the reason. Refuses `staff/not_allowed`, `market/no_such_card`.
 */
export async function setHalt(
  actor: Actor,
  { what: named, halted, reason }: SetHalt,
  address: string | null = null,
): Promise<Result<{ card: string | null; halted: boolean }, Refusal>> {
  if (!canAdminister(actor)) return refuse("staff/not_allowed");
  const card = named === "*" ? null : await findCard(named);
  if (named !== "*" && !card) return refuse("market/no_such_card");
  const what = card?.what ?? "*";
  await prisma().$transaction(async (tx) => {
    if (halted) {
      const data = { reason, byNick: actor.nick, at: new Date() };
      await tx.marketHalt.upsert({ where: { what }, create: { what, ...data }, update: data });
    } else await tx.marketHalt.deleteMany({ where: { what } });
    const action = halted ? "staff/market_halted" : "staff/market_resumed";
    await recordAudit({ userId: actor.id, action, data: { card: card?.name ?? null, reason }, address }, tx);
  });
  return ok({ card: card?.name ?? null, halted });
}

/** What is stopped just now, the whole market first. */
export async function listHalts(actor: Actor): Promise<Result<Halt[], Refusal>> {
  if (!canAdminister(actor)) return refuse("staff/not_allowed");
  const rows = await prisma().marketHalt.findMany({ orderBy: { what: "asc" } });
  const halts = rows.map(async ({ what, reason, byNick, at }): Promise<Halt> => {
    const card = what === "*" ? null : what.replace("/", "-");
    return {
      what: card ?? "*",
      card: card && ((await findCard(card))?.name ?? card),
      reason,
      by: byNick,
      at: at.getTime(),
    };
  });
  return ok(await Promise.all(halts));
}
