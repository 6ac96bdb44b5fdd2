import { type Actor, canCollect } from "@/lib/auth/policy";
import type { Registered, RegisterSet } from "@/lib/contracts/collection";
import { type Card, cardsOfSet } from "@/lib/engine/ccg/cards/model";
import { isCollectible } from "@/lib/engine/ccg/filter/vocabulary";
import { accountOf, COIN, cardAsset, MINT, move } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readGame } from "../catalogue/games";
import { readSettings } from "../economy/read-settings";
import { perform } from "../ledger/perform";
import { bookLock } from "../market/books";
import { readOffered, releaseCopies } from "../market/release-copies";

/** So many missing cards are named. */
const MOST_NAMED = 10;

/** The set of this abbreviation whatever its capitals, with its cards for collecting; else the abbreviations there are. */
async function findSet(name: string, wanted: string) {
  const game = await readGame(name);
  if (!game) return { sets: [] };
  const { database } = game;
  const all = database.sets
    .map((set) => ({ ...set, foils: database.foils, cards: cardsOfSet(database, set).filter(isCollectible) }))
    .filter((set) => set.cards.length > 0);
  const found = all.find(({ abbreviation }) => abbreviation.toLowerCase() === wanted.toLowerCase());
  return found ?? { sets: all.map(({ abbreviation }) => abbreviation) };
}

/**
 * Registers a complete set for its bonus: from then on a copy of each of its cards stays in the
 * binder, a plain one where there is one that is free, else a foil; of what is
 * offered to the last copy, one is offered no more. Refuses `set/sign_in`, `set/members_only`, `set/unknown` with the abbreviations there are,
 * `set/registered_already`, `set/incomplete` with how many cards are missing and the names of some, `set/offered_just_now` where a last copy was
 * offered meanwhile.
 */
export async function registerSet(actor: Actor, input: RegisterSet): Promise<Result<Registered, Refusal>> {
  if (!actor) return refuse("set/sign_in");
  if (!canCollect(actor)) return refuse("set/members_only");
  const { game } = input;
  const set = await findSet(game, input.set);
  if ("sets" in set) return refuse("set/unknown", { sets: set.sets });
  const { abbreviation, name, cards, foils } = set;
  const { registrationBonus } = await readSettings();
  const [purse, binder] = [accountOf("purse", actor.id), accountOf("binder", actor.id)];
  const assetOf = (card: Card) => cardAsset(game, card.number);
  const printed = cards.flatMap((card) => [card, foils.get(card.number) ?? []].flat());
  const offered = await readOffered(
    actor.id,
    game,
    printed.map(({ number }) => number),
  );
  const locks = offered.map((number) => bookLock(game, number));
  const done = await perform(
    { kind: "set/register", key: `${game}/${abbreviation}`, request: null, actorId: actor.id, locks },
    async (ledger, transferId) => {
      const all = printed.map(assetOf);
      const { rows } = await ledger.client.query<{ asset: string; free: boolean }>(
        `SELECT asset, balance - reserved > bound AS free FROM "Holding"
         WHERE "accountId" = $1 AND asset = ANY($2) AND balance > bound`,
        [binder, all],
      );
      const has = new Map(rows.map(({ asset, free }) => [asset, free ? 2 : 1]));
      const rank = (card: Card): number => has.get(assetOf(card)) ?? 0;
      const kept = cards.map((card) => {
        const foil = foils.get(card.number);
        return foil && rank(foil) > rank(card) ? foil : card;
      });
      const assets = kept.map(assetOf);
      await ledger.lock([{ account: purse, asset: COIN }, ...assets.map((asset) => ({ account: binder, asset }))]);
      const missing = kept.filter((card) => {
        const { balance, bound } = ledger.balance({ account: binder, asset: assetOf(card) });
        return balance <= bound;
      });
      if (missing.length > 0)
        return refuse("set/incomplete", {
          missing: missing.length,
          names: missing.slice(0, MOST_NAMED).map((card) => card.name),
        });
      // What is offered to the last copy is offered by one fewer.
      const released = kept.filter((card) => ledger.free({ account: binder, asset: assetOf(card) }) === 0);
      if (released.some(({ number }) => !offered.includes(number))) return refuse("set/offered_just_now");
      for (const card of released) ledger.reserve({ account: binder, asset: assetOf(card) }, -1);
      await releaseCopies(ledger.client, { userId: actor.id, game, numbers: released.map(({ number }) => number) });
      await ledger.client.query(
        `UPDATE "Holding" SET bound = bound + 1, reserved = reserved - (asset = ANY($3))::int
         WHERE "accountId" = $1 AND asset = ANY($2)`,
        [binder, assets, released.map(assetOf)],
      );
      await ledger.client.query(
        'INSERT INTO "SetRegistration" ("userId", game, set, "transferId") VALUES ($1, $2, $3, $4)',
        [actor.id, game, abbreviation, transferId],
      );
      const bonus = cards.length * registrationBonus;
      return ok({
        transfers: [
          {
            postings: bonus > 0 ? move(COIN, bonus, MINT, purse) : [],
            memo: { game, set: abbreviation, cards: kept.map(({ number }) => number) },
          },
        ],
        answer: { set: abbreviation, name, cards: cards.length, bonus, key: input.key },
      });
    },
  );
  // The set is the key of the transfer, so that it happens once; only the request that did it is answered with it again.
  return done.ok && done.value.key !== input.key ? refuse("set/registered_already", { set: abbreviation, name }) : done;
}
