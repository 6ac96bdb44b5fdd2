import { z } from "zod";
import { COIN, cardAsset } from "../../engine/kernel/ledger";
import { GAME } from "./market";
import type { SiteAction } from "./site-actions";
import type { Stormed } from "./storm";
import { Asker, oneOf, type StormRequest } from "./storm-asker";
import { queryStormed } from "./strikes";
import { cameTo, TRADED } from "./trade-storm";

const action = (name: string): SiteAction => ({ file: "app/trades/actions.ts", name, page: "/trades" });
const [begin, change, confirm, close] = [action("begin"), action("change"), action("confirm"), action("close")];

const Refusal = z.object({ ok: z.literal(false), error: z.object({ code: z.string().regex(/^trade\/(?!wait$)/) }) });
const done = <T extends z.ZodType>(value: T) => z.object({ ok: z.literal(true), value });
const Begun = done(z.object({ id: z.string() }));
const Changed = done(z.object({ version: z.number() }));
const Confirmed = z.union([done(z.object({ settled: z.boolean() })), Refusal]);
/** Asked again after its answer was lost, it is closed. */
const Closed = z.union([done(z.object({ id: z.string() })), Refusal]);

type Confirmation = z.output<typeof Confirmed>;
type Good = { asset: string; amount: number };

/** How far a trade came: what lies there in which version, and what was said to whoever agreed or declined. */
type Bargain = {
  begun: StormRequest<z.output<typeof Begun>>;
  id: string;
  version: number;
  gives: readonly [Good[], Good[]];
  said: Confirmation[];
  declined: boolean;
};

/** A member who trades with the next one, card for money or for the other card. Both agree at the same moment. */
export class Barterer extends Asker {
  readonly bargains: Bargain[] = [];
  /** With whom they trade. */
  partner: { readonly nick: string; readonly asker: Barterer } | null = null;

  async act(): Promise<void> {
    const { partner } = this;
    if (!partner) throw new Error("There is nobody to trade with.");
    const begun = this.request<z.output<typeof Begun>>("trade");
    const card = (of: number): Good => ({
      asset: cardAsset(GAME, TRADED[of]!),
      amount: 1 + Math.floor(Math.random() * 2),
    });
    const wanted: Good = Math.random() < 0.5 ? card(1) : { asset: COIN, amount: 50 + Math.floor(Math.random() * 50) };
    const bargain: Bargain = { begun, id: "", version: 1, gives: [[card(0)], [wanted]], said: [], declined: false };
    this.bargains.push(bargain);
    const [gives, wants] = bargain.gives;
    const opened = await this.call(begin, Begun, { key: begun.key, with: partner.nick, gives, wants }, begun);
    bargain.id = opened.value.id;
    const how = oneOf(["agree", "agree", "agree", "change", "change", "decline"] as const);
    if (how === "change") await partner.asker.haggle(bargain);
    if (how === "decline") {
      await partner.asker.decline(bargain);
      return;
    }
    const answers = await Promise.all([this.agree(bargain), partner.asker.agree(bargain)]);
    bargain.said.push(...answers);
  }

  /** Puts more of one's own there: agreeing to what lay there before is refused. */
  private async haggle(bargain: Bargain): Promise<void> {
    const [theirs, seen] = bargain.gives;
    const goods = seen.map(({ asset, amount }) => ({ asset, amount: amount + 1 }));
    const request = this.request<z.output<typeof Changed>>("trade", `${bargain.id}/change`);
    const changed = await this.call(change, Changed, { id: bargain.id, seat: 1, goods, seen }, request);
    const stale = this.request<Confirmation>("confirmation", `${bargain.id}/1`);
    const refused = await this.call(confirm, Confirmed, { id: bargain.id, version: 1, confirmed: true }, stale);
    if (refused.ok) throw new Error(`trade ${bargain.id}: agreed to a version that is no more`);
    bargain.version = changed.value.version;
    bargain.gives = [theirs, goods];
  }

  private agree({ id, version }: Bargain): Promise<Confirmation> {
    const request = this.request<Confirmation>("confirmation", `${id}/${version}`);
    return this.call(confirm, Confirmed, { id, version, confirmed: true }, request);
  }

  private async decline(bargain: Bargain): Promise<void> {
    const request = this.request<z.output<typeof Closed>>("trade", `${bargain.id}/close`);
    await this.call(close, Closed, { id: bargain.id }, request);
    bargain.declined = true;
  }
}

type Row = {
  id: string;
  key: string;
  state: string;
  version: number;
  transferId: string | null;
  settled: { id: string; postings: { account: string; asset: string; amount: number }[] }[] | null;
};

/** What is wrong with what is stored of trades among these members, a line each. */
export async function barterFaults(house: Stormed, members: readonly Barterer[]): Promise<string[]> {
  const rows = await queryStormed<Row>(
    house.databaseUrl,
    `SELECT d.id, split_part(d.key, ':', 2) AS key, d.state, d.version, d."transferId",
       (SELECT json_agg(json_build_object('id', t.id, 'postings',
          (SELECT json_agg(json_build_object('account', p."accountId", 'asset', p.asset, 'amount', p.amount::int))
           FROM "Posting" p WHERE p."transferId" = t.id)))
        FROM "Transfer" t WHERE t.kind = 'trade/settle' AND t.memo->>'trade' = d.id) AS settled
     FROM "DirectTrade" d WHERE d."madeById" = ANY($1)`,
    [members.map(({ userId }) => userId)],
  );
  const stored = new Map(rows.map((row) => [row.key, row]));
  const faults: string[] = [];
  for (const member of members) {
    for (const bargain of member.bargains) {
      const row = stored.get(bargain.begun.key);
      if (!bargain.begun.answered) continue;
      if (row?.id !== bargain.id) faults.push(`trade ${bargain.id}: there as ${row?.id}`);
      else faults.push(...bargainFaults(bargain, row, [member.userId, member.partner?.asker.userId ?? ""]));
    }
  }
  const asked = members.reduce((sum, { bargains }) => sum + bargains.length, 0);
  if (rows.length > asked) faults.push(`${rows.length} trades are there, ${asked} were begun`);
  return [...faults, ...(await cameTo(house, "trade/settle", members)).faults];
}

function bargainFaults(bargain: Bargain, row: Row, [one, other]: [string, string]): string[] {
  const faults: string[] = [];
  const transfers = row.settled ?? [];
  const wrong = (what: string) => void faults.push(`trade ${row.id} (${row.state}): ${what}`);
  if (transfers.length !== (row.state === "settled" ? 1 : 0)) wrong(`settled ${transfers.length} times`);
  if (bargain.declined) {
    if (row.state !== "declined") wrong("was declined");
    return faults;
  }
  // Whoever agreed first hears that it is not settled yet; the other one that it is.
  const isSettled = bargain.said.some((answer) => answer.ok && answer.value.settled);
  const refused = bargain.said.flatMap((answer) => (answer.ok ? [] : [answer.error.code]));
  const isShort = refused.includes("trade/short");
  if (refused.some((code) => code !== "trade/short" && !(code === "trade/stale" && isShort)))
    wrong(`refused as ${refused}`);
  if (isSettled !== (row.state === "settled")) wrong(`was answered ${JSON.stringify(bargain.said)}`);
  const [transfer] = transfers;
  if (!transfer) return faults;
  if (row.version !== bargain.version || row.transferId !== transfer.id)
    wrong("settled by another transfer or version");
  const expected = bargain.gives.flatMap((goods, seat) => {
    const [from, to] = seat === 0 ? [one, other] : [other, one];
    return goods.flatMap(({ asset, amount }) => {
      const place = asset === COIN ? "purse" : "binder";
      return [`${place}:${from} ${asset} ${-amount}`, `${place}:${to} ${asset} ${amount}`];
    });
  });
  const moved = transfer.postings.map(({ account, asset, amount }) => `${account} ${asset} ${amount}`);
  if (moved.sort().join() !== expected.sort().join()) wrong(`moved ${moved}, agreed was ${expected}`);
  return faults;
}
