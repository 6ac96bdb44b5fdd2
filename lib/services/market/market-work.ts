import type { Member } from "@/lib/auth/policy";
import type { LedgerWork, Place } from "@/lib/db/ledger-store";
import type { Card } from "@/lib/engine/ccg/cards/model";
import { reachable } from "@/lib/engine/ccg/market/match";
import { OpenSide } from "@/lib/engine/ccg/market/open-book";
import { type Fill, otherSide, type Side, type Standing } from "@/lib/engine/ccg/market/vocabulary";
import { accountOf, COIN, cardAsset } from "@/lib/engine/kernel/ledger";
import { type CardGame, gameWithin } from "../catalogue/games";
import type { NewOrders } from "./act";
import { type Asked, type Bounds, readAgainst, readBest, readBounds } from "./books";
import { type TradeOf, wishOf } from "./trades-of";
import { lowerWishes, type OrderRow, type ToldRow, writeSettled } from "./write-settled";

/** An order that was decided: what it takes of those that stand, and what is left of it. */
type Decided = {
  readonly card: Card;
  readonly price: number;
  readonly quantity: number;
  readonly left: number;
  readonly id: string;
};

export const purseOf = (member: string): Place => ({ account: accountOf("purse", member), asset: COIN });
export const binderOf = (member: string, game: string, { number }: Pick<Card, "number">): Place => {
  return { account: accountOf("binder", member), asset: cardAsset(game, number) };
};

/** What one transaction does in the market: it reads what acts come to at once, keeps what they change, and writes it once. */
export class MarketWork {
  private readonly rows = new Map<string, OrderRow>();
  /** Copies that are gone of orders that stood before, by their ids. */
  private readonly taken = new Map<string, number>();
  private readonly unpaid = new Set<string>();
  private readonly trades: TradeOf[] = [];
  private readonly told: ToldRow[] = [];
  private place = Number.MAX_SAFE_INTEGER / 2;

  private constructor(
    readonly ledger: LedgerWork,
    private readonly sides: ReadonlyMap<string, OpenSide>,
    private readonly nicks: ReadonlyMap<string, string>,
    private readonly games: ReadonlyMap<string, CardGame>,
    private readonly bounds: Bounds,
    private readonly open: Map<string, number>,
  ) {}

  /** Reads what the acts may come to, and locks all holdings that they may move. The caller holds the locks of their books. */
  static async begin(ledger: LedgerWork, acts: readonly NewOrders[]): Promise<MarketWork> {
    const asked = askedOf(acts);
    const named = acts.map(({ member, game, orders }) => {
      return { member: member.id, game, numbers: orders.map(({ number }) => number) };
    });
    const [bounds, { against, nicks }] = await Promise.all([
      readBounds(ledger.client, named),
      readAgainst(ledger.client, asked),
    ]);
    const games = new Map<string, CardGame>();
    for (const [name, version] of Object.entries(bounds.versions)) {
      const game = await gameWithin(ledger.client, name, version);
      if (game) games.set(name, game);
    }
    for (const { member } of acts) nicks.set(member.id, member.nick);
    const sides = asked.map(({ game, number, side }, i): [string, OpenSide] => {
      const { standing = [], isAll = true } = against[i] ?? {};
      return [sideKey(game, number, otherSide(side)), new OpenSide(otherSide(side), standing, isAll)];
    });
    await ledger.lock(placesOf(acts, asked, against));
    return new MarketWork(ledger, new Map(sides), nicks, games, bounds, new Map(bounds.open));
  }

  game(name: string): CardGame | undefined {
    return this.games.get(name);
  }

  /** Why one of these cards is not traded now; null: all are. */
  halted(game: string, numbers: readonly number[]): string | null {
    const what = ["*", ...numbers.map((number) => `${game}/${number}`)].find((one) => one in this.bounds.halts);
    return what === undefined ? null : (this.bounds.halts[what] ?? null);
  }

  /** How many orders of a member are open, and the most in one of these books. */
  openOf(member: Member, game: string, numbers: readonly number[]): { all: number; inBook: number } {
    const inBooks = numbers.map((number) => this.open.get(`${member.id} ${game}/${number}`) ?? 0);
    return { all: this.open.get(member.id) ?? 0, inBook: Math.max(0, ...inBooks) };
  }

  /** The side of a book that orders of `side` would meet. */
  against(game: string, number: number, side: Side): OpenSide {
    const found = this.sides.get(sideKey(game, number, otherSide(side)));
    if (!found) throw new Error(`The book of ${game}/${number} was not read.`);
    return found;
  }

  /** The best price that others than this member stand at now against orders of `side`; null where nobody does. */
  async bestOf(game: string, number: number, side: Side, not: string): Promise<number | null> {
    const here = this.against(game, number, side).standing();
    const gone = [...this.taken.keys(), ...this.unpaid];
    const stored = await readBest(this.ledger.client, { game, number, side: otherSide(side), not }, gone);
    const known = here.find(({ member }) => member !== not)?.price ?? null;
    if (known === null || stored === null) return known ?? stored;
    return side === "bid" ? Math.min(known, stored) : Math.max(known, stored);
  }

  nick(member: string): string {
    return this.nicks.get(member) ?? "";
  }

  /** Closes bids that could not be paid: whoever made them is told. */
  closeUnpaid(game: string, card: Card, bids: readonly Standing[]): void {
    this.against(game, card.number, "ask").take([], bids);
    for (const bid of bids) {
      this.unpaid.add(bid.id);
      const data = { card: card.name, page: `${game}-${card.number}` };
      this.told.push({ key: `unpaid/${bid.id}`, kind: "order_unpaid", member: bid.member, data });
    }
  }

  /** An order is given: what it takes is gone, what is left of it stands, and nothing of it has moved yet. */
  give(act: NewOrders, { id, card, price, quantity, left }: Decided, fills: readonly Fill[]): void {
    const { member, side, game, days, batch } = act;
    const { number } = card;
    this.against(game, number, side).take(fills, []);
    for (const { standing, quantity } of fills) {
      const row = this.rows.get(standing.id);
      if (row) this.rows.set(standing.id, { ...row, left: row.left - quantity });
      else this.taken.set(standing.id, (this.taken.get(standing.id) ?? 0) + quantity);
    }
    const reserved = side === "ask" || act.reserve;
    const owner = { member: member.id, side, game, days, batch };
    this.rows.set(id, { id, ...owner, number, price, quantity, left, reserved });
    if (left === 0) return;
    for (const key of [member.id, `${member.id} ${game}/${number}`]) this.open.set(key, (this.open.get(key) ?? 0) + 1);
    this.sides
      .get(sideKey(game, number, side))
      ?.add({ id, member: member.id, price, left, place: ++this.place, reserved });
  }

  /** Copies change hands; and what the owners of orders that stood are told. */
  trade(trades: readonly TradeOf[], told: readonly ToldRow[]): void {
    for (const { transfer } of trades) {
      const short = this.ledger.apply(transfer);
      if (short) throw new Error(`A trade that was decided falls short: ${JSON.stringify(short)}`);
    }
    this.trades.push(...trades);
    this.told.push(...told);
  }

  /** Writes what all acts came to: together with what is posted. */
  async write(): Promise<void> {
    const rows = [...this.rows.values()];
    if (rows.length === 0 && this.unpaid.size === 0) return;
    this.ledger.writeBeside((client) =>
      writeSettled(client, {
        orders: rows.map((row) => ({ ...row, unpaid: this.unpaid.has(row.id) })),
        trades: this.trades.map(({ row }) => row),
        taken: this.taken,
        unpaid: [...this.unpaid].filter((id) => !this.rows.has(id)),
        told: this.told,
      }),
    );
    const acting = new Set(rows.map(({ member }) => member));
    const bought = this.trades.filter(
      ({ row: { buyerId, game } }) => !acting.has(buyerId) || this.bounds.wishing.has(`${buyerId} ${game}`),
    );
    for (const game of new Set(bought.map(({ row }) => row.game)))
      await lowerWishes(this.ledger.client, game, bought.filter(({ row }) => row.game === game).map(wishOf));
  }
}

const sideKey = (game: string, number: number, side: Side): string => `${game}/${number} ${side}`;

/** What is asked of each book and side that acts come to: up to the price that reaches farthest. */
function askedOf(acts: readonly NewOrders[]): Asked[] {
  const asked = new Map<string, Asked>();
  for (const { game, side, orders } of acts)
    for (const { number, price } of orders) {
      const key = sideKey(game, number, side);
      const before = asked.get(key)?.price ?? price;
      const farthest = side === "bid" ? Math.max(before, price) : Math.min(before, price);
      asked.set(key, { game, number, side, price: farthest });
    }
  return [...asked.values()];
}

/** All holdings that acts may move. */
function placesOf(
  acts: readonly NewOrders[],
  asked: readonly Asked[],
  against: readonly { readonly standing: readonly Standing[] }[],
): Place[] {
  const members = new Set(acts.map(({ member }) => member.id));
  const met = asked.flatMap(({ game, number, side, price }, i) => {
    const of = acts.filter((act) => act.game === game && act.side === side).flatMap(({ orders }) => orders);
    const quantity = of.filter((order) => order.number === number).reduce((sum, order) => sum + order.quantity, 0);
    return reachable({ members, side, price, quantity }, against[i]?.standing ?? []).map(({ member }) => {
      return { member, game, number };
    });
  });
  const own = acts.flatMap(({ member, game, orders }) =>
    orders.map(({ number }) => ({ member: member.id, game, number })),
  );
  const paying = acts.filter(({ side }) => side === "bid" || met.length > 0 || acts.length > 1);
  return [
    ...[...paying.map(({ member }) => member.id), ...met.map(({ member }) => member)].map(purseOf),
    ...[...own, ...met].map(({ member, game, number }) => binderOf(member, game, { number })),
  ];
}
