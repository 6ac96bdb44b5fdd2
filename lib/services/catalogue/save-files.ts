import type { PoolClient } from "pg";
import { type Actor, canAdminister } from "@/lib/auth/policy";
import type { SaveCardFiles, SavedCardFiles } from "@/lib/contracts/catalogue";
import { lockGame, readKeptGame, writeGame } from "@/lib/db/catalogue-store";
import { transact } from "@/lib/db/transaction";
import { type AuthoredProblem, problemLine } from "@/lib/engine/ccg/authored/problem";
import { readTexts } from "@/lib/engine/ccg/authored/read-files";
import { findUnseen } from "@/lib/engine/ccg/authored/unseen";
import { findProduct, type Product } from "@/lib/engine/ccg/factory/product";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAuditIn } from "../audit/record-audit";

/** What the shop sells of a game and its files print no more: to be withdrawn first. */
async function findUnprinted(client: PoolClient, game: string, products: readonly Product[]): Promise<string[]> {
  const { rows } = await client.query<{ set: string; type: string; name: string }>(
    'SELECT set, type, name FROM "Product" WHERE game = $1 AND "withdrawnAt" IS NULL ORDER BY set, type',
    [game],
  );
  return rows
    .filter(({ set, type }) => !findProduct(products, set, type))
    .map(({ set, type, name }) =>
      problemLine({ file: "products", path: `${set}.${type}`, message: `the shop sells ${name}: withdraw it first` }),
    );
}

/** So many faults are told at once. */
const MOST_PROBLEMS = 20;

const faulty = (problems: readonly AuthoredProblem[]) =>
  refuse("catalogue/faulty", {
    problems: problems.slice(0, MOST_PROBLEMS).map(problemLine),
    more: Math.max(0, problems.length - MOST_PROBLEMS),
  });

/**
 * Saves files of a card game, new ones or in place of those of the same name: all of them or none. They join the shop
 * and the collection at once, in every process. Checked together with the game's other files and with every card that
 * was ever published of it, as `guildhall ccg check` does. A game of a new name begins with its `game.json`. Refuses
 * `staff/not_allowed` and `catalogue/faulty` with the faults as lines.
 */
export async function saveCardFiles(
  actor: Actor,
  { game, files }: SaveCardFiles,
  address: string | null = null,
): Promise<Result<SavedCardFiles, Refusal>> {
  if (!canAdminister(actor)) return refuse("staff/not_allowed");
  return transact(async (client): Promise<Result<SavedCardFiles, Refusal>> => {
    await lockGame(client, game);
    const kept = await readKeptGame(client, game);
    const texts = new Map(kept?.files.map(({ file, text }) => [file, text]));
    const changed = files.filter(({ file, text }) => texts.get(file) !== text);
    for (const { file, text } of changed) texts.set(file, text);
    const read = readTexts(texts, kept?.published);
    if (!read.ok) return faulty(read.error);
    const unseen = findUnseen(new Map(changed.map(({ file, text }) => [file, JSON.parse(text) as unknown])));
    if (unseen.length > 0) return faulty(unseen);
    const { database, products, published } = read.value;
    const gone = await findUnprinted(client, game, products);
    if (gone.length > 0) return refuse("catalogue/faulty", { problems: gone, more: 0 });
    const names = changed.map(({ file }) => file);
    if (changed.length > 0) {
      await writeGame(
        client,
        game,
        changed.map((one) => ({ ...one, seed: null })),
        published,
      );
      await recordAuditIn(client, {
        userId: actor.id,
        action: "shop/cards_saved",
        data: { game: database.game, files: names.join(", ") },
        address,
      });
    }
    const counts = { cards: database.cards.length, products: products.length };
    return ok({ name: game, title: database.game, changed: names, ...counts });
  });
}
