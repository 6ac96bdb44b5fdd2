import { type Actor, canCollect } from "@/lib/auth/policy";
import type { Registered, RegisterSet } from "@/lib/contracts/collection";
import { type Card, cardsOfSet } from "@/lib/engine/ccg/cards/model";
import { isCollectible } from "@/lib/engine/ccg/filter/vocabulary";
import { accountOf, COIN, cardAsset, MINT, move } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { readGame } from "../catalogue/games";
import { readSettings } from "../economy/read-settings";
import { perform } from "../ledger/perform";

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
 * Registers a complete set for its bonus (`spec/ccg.md` C.5): from then on a copy of each of its cards stays in the
 * binder, a plain one where there is one that is free, else a foil. Refuses `set/sign_in`, `set/members_only`, `set/unknown` with the abbreviations there are,
 * `set/registered_already`, `set/incomplete` with how many cards are missing and the names of some.
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
  const done = await perform(
    { kind: "set/register", key: `${game}/${abbreviation}`, request: null, actorId: actor.id },
    async (ledger, transferId) => {
      const all = cards.flatMap((card) => [card, foils.get(card.number) ?? []].flat()).map(assetOf);
      const { rows } = await ledger.client.query<{ asset: string }>(
        'SELECT asset FROM "Holding" WHERE "accountId" = $1 AND asset = ANY($2) AND balance > bound',
        [binder, all],
      );
      const free = new Set(rows.map(({ asset }) => asset));
      const kept = cards.map((card) => {
        const foil = foils.get(card.number);
        return foil && !free.has(assetOf(card)) && free.has(assetOf(foil)) ? foil : card;
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
      await ledger.client.query('UPDATE "Holding" SET bound = bound + 1 WHERE "accountId" = $1 AND asset = ANY($2)', [
        binder,
        assets,
      ]);
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
