import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { leastBid } from "../../engine/ccg/auction/bidding";
import { cardAsset } from "../../engine/kernel/ledger";
import { endAuctions } from "../../services/auctions/end-auctions";
import { GAME } from "./market";
import type { SiteAction } from "./site-actions";
import type { Stormed } from "./storm";
import { Asker, oneOf, type StormRequest } from "./storm-asker";
import { queryStormed } from "./strikes";
import { cameTo, TRADED } from "./trade-storm";

const action = (name: string): SiteAction => ({ file: "app/auctions/actions.ts", name, page: "/auctions/new" });
const [open, bid] = [action("open"), action("bid")];

const Refusal = z.object({
  ok: z.literal(false),
  error: z.object({ code: z.string().regex(/^(auction|trade)\/(?!wait$)/) }),
});
const Opened = z.union([z.object({ ok: z.literal(true), value: z.object({ id: z.string() }) }), Refusal]);
const Bid = z.object({ amount: z.number(), won: z.boolean(), endsAt: z.number() });
const BidAnswered = z.union([z.object({ ok: z.literal(true), value: Bid }), Refusal]);

/** An auction as those who bid know it. */
type Known = { id: string; seller: string; start: number; buyNow: number | null; top: number | null; over: boolean };

/** A member who puts cards up and bids for those of the others. */
export class Bidder extends Asker {
  readonly opened: StormRequest<z.output<typeof Opened>>[] = [];
  readonly bids: { on: string; request: StormRequest<z.output<typeof BidAnswered>> }[] = [];
  /** The auctions of all who bid in this storm. */
  auctions: Known[] = [];

  act = (): Promise<void> => {
    const others = this.auctions.filter(({ seller, over }) => !over && seller !== this.userId);
    return others.length < 3 || Math.random() < 0.15 ? this.putUp() : this.bid(oneOf(others));
  };

  private async putUp(): Promise<void> {
    const request = this.request<z.output<typeof Opened>>("auction");
    this.opened.push(request);
    const lot = [{ asset: cardAsset(GAME, oneOf(TRADED)), amount: 1 + Math.floor(Math.random() * 2) }];
    const [start, buyNow] = [100, Math.random() < 0.5 ? 140 : null];
    const answer = await this.call(open, Opened, { key: request.key, lot, start, buyNow, hours: 1 }, request);
    if (answer.ok)
      this.auctions.push({ id: answer.value.id, seller: this.userId, start, buyNow, top: null, over: false });
  }

  /** Bids the least that there may be, as far as one knows; now and then what it is had for at once. */
  private async bid(known: Known): Promise<void> {
    const request = this.request<z.output<typeof BidAnswered>>("bid");
    this.bids.push({ on: known.id, request });
    const { id, buyNow, start, top } = known;
    const least = leastBid({ start, buyNow, top: top === null ? null : { member: "", amount: top } });
    const amount = buyNow !== null && Math.random() < 0.1 ? buyNow : least;
    const answer = await this.call(bid, BidAnswered, { key: request.key, id, amount }, request);
    if (answer.ok) Object.assign(known, { top: Math.max(known.top ?? 0, answer.value.amount), over: answer.value.won });
    else if (answer.error.code === "auction/ended") known.over = true;
    // Somebody else bid as much before.
    else if (answer.error.code === "auction/too_low") known.top = Math.max(known.top ?? 0, amount);
  }
}

/** How old auctions become in a storm, in seconds. */
const LIFE = 30;

/** Has the time of some auctions come, as soon as they are so old. */
const runOut = (house: Stormed, sellers: readonly string[], life: number): Promise<unknown> =>
  queryStormed(
    house.databaseUrl,
    `UPDATE "Auction" SET "endsAt" = clock_timestamp() WHERE state = 'open' AND "sellerId" = ANY($1)
       AND "startedAt" < clock_timestamp() - $2::float8 * interval '1 second'`,
    [sellers, life],
  );

/** Ends auctions in the house's stead between its minutes, several times at once, until it is over; then all of them. */
export async function keepEnding(house: Stormed, members: readonly Bidder[], isOver: () => boolean): Promise<void> {
  const sellers = members.map(({ userId }) => userId);
  const endTwice = () => Promise.allSettled([endAuctions(), endAuctions()]);
  while (!isOver()) {
    await runOut(house, sellers, LIFE);
    await endTwice();
    await sleep(1_500);
  }
}

/** Ends all that still run. */
export async function endRest(house: Stormed, members: readonly Bidder[]): Promise<void> {
  await runOut(
    house,
    members.map(({ userId }) => userId),
    0,
  );
  await Promise.all([endAuctions(), endAuctions()]);
}

type Row = {
  id: string;
  state: string;
  top: number | null;
  topId: string | null;
  sellerId: string;
  transferId: string | null;
  lot: { asset: string; amount: number }[];
  bids: { userId: string; amount: number }[] | null;
  sales: { id: string; postings: string[] }[] | null;
};

/** What is wrong with what is stored of the auctions of these members, a line each. All of them have ended. */
export async function auctionFaults(house: Stormed, members: readonly Bidder[]): Promise<string[]> {
  const faults: string[] = [];
  const told = await queryStormed<{ key: string; answer: unknown }>(
    house.databaseUrl,
    `SELECT split_part(key, ':', 3) AS key, answer FROM "Transfer" WHERE kind = 'auction/act' AND "actorId" = ANY($1)`,
    [members.map(({ userId }) => userId)],
  );
  const stored = new Map(told.map(({ key, answer }) => [key, answer]));
  const requests = members.flatMap(({ opened, bids }) => [...opened, ...bids.map(({ request }) => request)]);
  for (const { key, answer } of requests) {
    const there = stored.get(key);
    const isSo = answer?.ok ? isSame(there, answer.value) : there === undefined;
    if (!isSo) faults.push(`auction act ${key}: answered ${JSON.stringify(answer)}, there ${JSON.stringify(there)}`);
  }
  const rows = await queryStormed<Row>(
    house.databaseUrl,
    `SELECT a.id, a.state, a.top, a."topId", a."sellerId", a."transferId", a.lot,
       (SELECT json_agg(json_build_object('userId', b."userId", 'amount', b.amount) ORDER BY b.number)
        FROM "AuctionBid" b WHERE b."auctionId" = a.id) AS bids,
       (SELECT json_agg(json_build_object('id', t.id, 'postings',
          (SELECT json_agg(p."accountId" || ' ' || p.asset || ' ' || p.amount) FROM "Posting" p WHERE p."transferId" = t.id)))
        FROM "Transfer" t WHERE t.kind = 'auction/sale' AND t.memo->>'auction' = a.id) AS sales
     FROM "Auction" a WHERE a."sellerId" = ANY($1)`,
    [members.map(({ userId }) => userId)],
  );
  const opened = members.flatMap((member) => member.opened.filter(({ key }) => stored.has(key)));
  if (rows.length !== opened.length) faults.push(`${rows.length} auctions are there, ${opened.length} were asked for`);
  const bidsOn = new Map<string, number>();
  for (const { on, request } of members.flatMap(({ bids }) => bids))
    if (stored.has(request.key)) bidsOn.set(on, (bidsOn.get(on) ?? 0) + 1);
  for (const row of rows) {
    const asked = bidsOn.get(row.id) ?? 0;
    if ((row.bids ?? []).length !== asked)
      faults.push(`auction ${row.id}: ${row.bids?.length ?? 0} bids, ${asked} asked for`);
    faults.push(...endingFaults(row));
  }
  return [...faults, ...(await cameTo(house, "auction/sale", members)).faults];
}

const Act = z.union([Bid, z.object({ id: z.string() })]);
const isSame = (there: unknown, answered: z.output<typeof Act>): boolean =>
  JSON.stringify(Act.safeParse(there).data) === JSON.stringify(Act.parse(answered));

/** An auction that ended went once to whoever bid most, for that, or back. */
function endingFaults({ id, state, top, topId, sellerId, transferId, lot, bids, sales }: Row): string[] {
  const faults: string[] = [];
  const wrong = (what: string) => void faults.push(`auction ${id} (${state}): ${what}`);
  const last = bids?.at(-1);
  if (state !== (last ? "sold" : "unsold")) wrong("is not what its bids made of it");
  if ((sales?.length ?? 0) !== (last ? 1 : 0)) wrong(`settled ${sales?.length ?? 0} times`);
  const [sale] = sales ?? [];
  if (!last || !sale) return faults;
  if (sale.id !== transferId || last.userId !== topId || last.amount !== top)
    wrong("went to another than its last bid");
  const expected = [
    ...[`purse:${topId} coin ${-last.amount}`, `purse:${sellerId} coin ${last.amount}`],
    ...lot.flatMap(({ asset, amount }) => [
      `binder:${sellerId} ${asset} ${-amount}`,
      `binder:${topId} ${asset} ${amount}`,
    ]),
  ];
  if (sale.postings.sort().join() !== expected.sort().join()) wrong(`moved ${sale.postings}, expected ${expected}`);
  return faults;
}
