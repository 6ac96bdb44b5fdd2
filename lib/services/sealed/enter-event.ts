import type { PoolClient } from "pg";
import { type Actor, canCollect, type Member } from "@/lib/auth/policy";
import { LONGEST_DECK_NAME } from "@/lib/contracts/deck-words";
import type { EnterSealed } from "@/lib/contracts/sealed";
import { newId } from "@/lib/db/ids";
import type { LedgerWork } from "@/lib/db/ledger-store";
import { rollBack, transact } from "@/lib/db/transaction";
import { deckOf } from "@/lib/engine/ccg/decks/deck";
import { cardsOfPack, packSecret } from "@/lib/engine/ccg/factory/prove-pack";
import { COIN, cardAsset, MINT, move, packAsset, SHOP } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { addDeck } from "../decks/create-deck";
import { actingWithin } from "../egos/acting";
import { performWithin } from "../ledger/perform";
import { readForSale } from "../shop/for-sale";
import { lockPackSeed, offered } from "../shop/pack-seed";
import { type EventRow, type OpenedPacks, readEventRow } from "./event-rows";

/** What somebody has who entered: the deck that they build, all that they opened in its sideboard. */
export type Entered = { deckId: string };

/**
 * Enters a sealed event: opens its packs, provably as the shop's are, and begins a deck of them. From then on the time to build runs. Where cards are
 * kept the packs are bought of the shop's stock at the event's price, and all happens in one transfer. Entering again answers the
 * same. Refuses `sealed/sign_in`, `sealed/members_only`, `sealed/no_such_event`, `sealed/closed`, `shop/offer_moved`, `deck/too_many`, and
 * where packs are bought `sealed/price_changed`, `sealed/too_poor`, `sealed/sold_out`, `shop/limit`, `sealed/not_for_sale`.
 */
export async function enterSealed(actor: Actor, input: EnterSealed): Promise<Result<Entered, Refusal>> {
  if (!actor) return refuse("sealed/sign_in");
  if (!canCollect(actor)) return refuse("sealed/members_only");
  return transact(async (client): Promise<Result<Entered, Refusal>> => {
    const event = await readEventRow(client, input.eventId);
    if (!event) return rollBack(refuse("sealed/no_such_event"));
    const entered =
      event.price === null
        ? await enterFree(client, actor, event, input)
        : await buyIn(client, actor, event, event.price, input);
    return entered.ok ? entered : rollBack(entered);
  });
}

async function enterFree(
  client: PoolClient,
  member: Member,
  event: EventRow,
  input: EnterSealed,
): Promise<Result<Entered, Refusal>> {
  const opening = await prepare(client, member, event, input);
  if (!opening.ok) return opening;
  return "entered" in opening.value
    ? ok(opening.value.entered)
    : write(client, member, event, input, opening.value, null);
}

async function buyIn(
  client: PoolClient,
  member: Member,
  event: EventRow,
  price: number,
  input: EnterSealed,
): Promise<Result<Entered, Refusal>> {
  const asked = { kind: "sealed/enter", key: event.id, request: null, actorId: member.id } as const;
  return performWithin<Entered>(client, asked, async (ledger, transferId) => {
    const opening = await prepare(client, member, event, input);
    if (!opening.ok) return opening;
    // A transfer has a key: whoever entered is answered by it.
    if ("entered" in opening.value) return refuse("sealed/no_such_event");
    const { cards } = opening.value;
    // The deck's own lock, before anything of the ledger.
    const entered = await write(client, member, event, input, opening.value, transferId);
    if (!entered.ok) return entered;
    const paid = await payFor(ledger, member, event, price, cards);
    if (!paid.ok) return paid;
    const memo = { product: event.productId, quantity: event.packs, event: event.id };
    return ok({ transfers: [{ postings: paid.value, memo }], answer: entered.value });
  });
}

async function payFor(ledger: LedgerWork, { id }: Member, event: EventRow, price: number, cards: readonly number[]) {
  const { purse, binder } = await actingWithin(ledger.client, id);
  const [pack, cost] = [packAsset(event.productId), price * event.packs];
  const assets = [...new Set(cards)].map((number) => cardAsset(event.game, number));
  await ledger.lock([
    { account: purse, asset: COIN },
    ...assets.map((asset) => ({ account: binder, asset })),
    { account: SHOP, asset: pack },
  ]);
  const has = ledger.free({ account: purse, asset: COIN });
  if (cost > has) return refuse("sealed/too_poor", { needs: cost, has });
  if (ledger.balance({ account: SHOP, asset: pack }).balance < event.packs) return refuse("sealed/sold_out");
  return ok([
    ...move(COIN, cost, purse, MINT),
    ...move(pack, event.packs, SHOP, MINT),
    ...cards.flatMap((number) => move(cardAsset(event.game, number), 1, MINT, binder)),
  ]);
}

type Opening = { readonly first: number; readonly packs: OpenedPacks; readonly cards: readonly number[] };

/** Opens the packs: whether one may, and what is in them; what one has who entered before. */
async function prepare(
  client: PoolClient,
  { id }: Member,
  { id: eventId, contents, packs: count, price, productId, closesAt }: EventRow,
  input: EnterSealed,
): Promise<Result<Opening | { readonly entered: Entered }, Refusal>> {
  const locked = await lockPackSeed(client, id);
  const { rows } = await client.query<{ deckId: string | null }>(
    'SELECT "deckId" FROM "SealedEntry" WHERE "eventId" = $1 AND "userId" = $2',
    [eventId, id],
  );
  if (rows[0]) return ok({ entered: { deckId: rows[0].deckId ?? "" } });
  if (closesAt.getTime() <= Date.now()) return refuse("sealed/closed");
  if (price !== null) {
    const found = await readForSale(client, id, { productId, quantity: count });
    if (!found.ok) return found.error.code === "shop/limit" ? found : refuse("sealed/not_for_sale");
    if (found.value.price !== price) return refuse("sealed/price_changed", { price: found.value.price });
  }
  const next = offered(locked, input);
  if (!next.ok) return next;
  const { seed, next: first } = next.value;
  await client.query('UPDATE "PackSeed" SET next = next + $2 WHERE "userId" = $1', [id, count]);
  const packs = Array.from({ length: count }, (_, i) => {
    const secret = packSecret(seed, first + i);
    return { secret, cards: cardsOfPack(contents, secret, input.share) };
  });
  return ok({ first, packs, cards: packs.flatMap(({ cards }) => cards).sort((a, b) => a - b) });
}

/** Writes the entry down, with a deck that has everything in its sideboard. */
async function write(
  client: PoolClient,
  member: Member,
  { id: eventId, game, name, minutes }: EventRow,
  { share }: EnterSealed,
  { first, packs, cards }: Opening,
  enterId: string | null,
): Promise<Result<Entered, Refusal>> {
  const pool = deckOf([{ part: "sideboard", rows: cards.map((number) => [number, 1] as const) }]);
  const deck = await addDeck(client, member, {
    ...{ key: newId(), game, name: name.slice(0, LONGEST_DECK_NAME), note: "", tags: [], cards: pool, remarks: [] },
  });
  if (!deck.ok) return deck;
  await client.query(
    `INSERT INTO "SealedEntry" ("eventId", "userId", first, share, packs, cards, "enterId", "deckId", "dueAt")
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp() + make_interval(mins => $9))`,
    [eventId, member.id, first, share, JSON.stringify(packs), [...cards], enterId, deck.value.id, minutes],
  );
  return ok({ deckId: deck.value.id });
}
