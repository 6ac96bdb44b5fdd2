import { canCollect, type Member } from "@/lib/auth/policy";
import type { OpenDraft } from "@/lib/contracts/drafts";
import { prisma } from "@/lib/db/client";
import { type DraftConfig, packSize, traitsOf } from "@/lib/engine/ccg/draft/config";
import { formatMoney } from "@/lib/engine/kernel/money";
import { type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { MOST_INFO } from "@/lib/engine/kernel/table/vocabulary";
import { cardValue } from "../catalogue/card-values";
import { readGame } from "../catalogue/games";
import { sheetsOf } from "../catalogue/sheets";
import { readSettings } from "../economy/read-settings";
import { pricesAt } from "../shop/price-now";
import { createTableOf } from "../tables/create-table";
import { countOpening } from "../tables/open-table";

/** So long a bot seems to think, in ms: there are several, and all of them pick each time. */
const BOT_MILLIS = 150;

/**
 * Opens a table at which packs of a product are drafted. Refuses what `createTableOf` refuses, `table/slower`,
 * `draft/members_only` to guests who would have packs bought, `draft/not_for_sale` and `draft/uneven` of a product that no
 * draft can be made of.
 */
export async function openDraft(
  member: Member,
  { productId, packs, seconds, seats, bots, keep, settings }: OpenDraft,
  network: string,
): Promise<Result<{ id: string }, Refusal>> {
  if (keep && !canCollect(member)) return refuse("draft/members_only");
  const slower = await countOpening(member, network);
  if (slower) return slower;
  const product = await prisma().product.findUnique({ where: { id: productId } });
  const now = Date.now();
  const isSold = product && product.withdrawnAt === null && (product.releaseAt?.getTime() ?? 0) <= now;
  const game = isSold ? await readGame(product.game) : null;
  const sheets = game && isSold ? sheetsOf(game, product.set, product.type) : null;
  if (!game || !sheets || !isSold) return refuse("draft/not_for_sale");
  const { contents } = sheets;
  if (packSize(contents) === null) return refuse("draft/uneven");
  const economy = keep ? await readSettings() : null;
  const body: DraftConfig = {
    v: 1,
    game: game.name,
    product: { id: product.id, name: product.name },
    contents,
    cards: traitsOf(game.database, contents, economy ? (card) => cardValue(card, economy) : undefined),
    ...{ packs, seconds },
    price: keep ? pricesAt(product, now).price : null,
  };
  const { price } = body;
  // What it is, and what it costs, stands in the lobby before what its host says.
  const terms = `${packs} × ${product.name}${price === null ? "" : ` · ${formatMoney(price * packs)}`}`;
  const info = [terms, settings.info].filter(Boolean).join(" · ").slice(0, MOST_INFO);
  const opened = await createTableOf(
    member,
    {
      ...{ world: "draft" as const, body, seats, bots: Math.min(bots, seats - 1), asMaster: false },
      settings: { ...settings, info, moveSeconds: null, botMillis: BOT_MILLIS },
    },
    network,
  );
  return opened.ok || opened.error.code !== "table/config" ? opened : refuse("draft/uneven");
}
