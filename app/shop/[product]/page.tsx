import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OddsTable } from "@/components/ccg/odds-table";
import { PackAnatomy } from "@/components/ccg/pack-anatomy";
import { PackArt } from "@/components/ccg/pack-art";
import { PriceLine } from "@/components/ccg/price-line";
import { SectionTabs } from "@/components/ccg/section-tabs";
import { Page, Panel } from "@/components/shell/page";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { currentUser } from "@/lib/auth/session";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import { formatMoney } from "@/lib/engine/kernel/money";
import { anatomyOf } from "@/lib/services/catalogue/anatomy";
import { cardValue, valueOfRarity } from "@/lib/services/catalogue/card-values";
import { readGame } from "@/lib/services/catalogue/games";
import { oddsOfProduct } from "@/lib/services/catalogue/sheets";
import { readSettings } from "@/lib/services/economy/read-settings";
import { readPrices } from "@/lib/services/market/read-prices";
import { readShopper } from "@/lib/services/shop/read-shopper";
import { valueAtMarket } from "@/lib/services/shop/value-at-market";
import { messagesOf } from "@/lib/texts/messages-of";
import { products } from "../../reads";
import { readCovers } from "../covers";
import { filledOf } from "../filled";
import { ProductBuy } from "../product-buy";
import { galleryOf } from "../set-window";

type Props = {
  params: Promise<{ product: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const find = async (id: string) => (await products()).find((product) => product.id === id);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = await find((await params).product);
  return { title: product?.name ?? messagesOf("shell", await currentLanguage()).notFound.title };
}

/** A product with the odds of every card in it. */
export default async function Product({ params, searchParams }: Props) {
  const { product: id } = await params;
  const product = await find(id);
  const game = product && (await readGame(product.game));
  const odds = game && oddsOfProduct(game, product.set, product.type);
  if (!odds) notFound();
  const [shopper, settings, prices, coverOf] = await Promise.all([
    currentUser().then(readShopper),
    readSettings(),
    readPrices(null, product.game),
    readCovers(),
  ]);
  const language = await currentLanguage();
  const [t, ccg] = [messagesOf("shop", language), messagesOf("ccg", language)];
  const { database, name: gameName } = game;
  const lastOf = new Map(prices.map(({ number, last }) => [number, last]));
  const rows = odds.cards.flatMap(({ number, expected, chance }) => {
    const card = database.byNumber.get(number);
    if (!card) return [];
    const rarity = rarityCodes(card)[0] ?? "";
    return [
      {
        ...{ number, name: card.name, href: `/cards/${gameName}-${number}`, set: card.set, rarity, expected, chance },
        foil: card.foilOf !== null,
        worth: cardValue(card, settings),
        last: lastOf.get(number) ?? null,
      },
    ];
  });
  const market = valueAtMarket(rows);
  return (
    <Page title={product.name} lead={t.productLead(product.gameName)}>
      {shopper.who !== "visitor" && <SectionTabs closed={shopper.closed} />}
      <div className="grid grid-cols-1 items-start gap-5 desk:grid-cols-[minmax(0,1fr)_360px]">
        <div className="flex min-w-0 flex-col gap-5">
          <Panel title={t.anatomy.title}>
            <PackAnatomy parts={anatomyOf(game, product.set, product.type) ?? []} t={t.anatomy} rarity={ccg.rarity} />
          </Panel>
          <Panel title={t.odds.title} lead={t.odds.lead}>
            <OddsTable
              rows={rows}
              rarities={odds.rarities.map(({ code, foil, expected }) => ({
                ...{ code, foil, expected },
                worth: expected * valueOfRarity(code, foil, settings),
              }))}
            />
          </Panel>
        </div>
        <div className="flex flex-col gap-4 rounded-md border border-line bg-surface p-4 desk:sticky desk:top-4 phone:order-first">
          <div className="flex gap-4">
            <PackArt {...coverOf(product)} set={product.set} type={product.type} className="w-28 shrink-0" />
            <div>
              <PriceLine price={product.price} next={product.next} t={t} />
              <p className="text-ink-2">{t.worth(formatMoney(Math.round(product.expectedValue)))}</p>
              {market.traded > 0 && (
                <p className="mt-1 text-sm text-ink-3">
                  {t.atMarket(formatMoney(Math.round(market.value)), market.traded, rows.length)}
                </p>
              )}
              <p className="mt-1 text-sm text-ink-3">
                {product.available === 0 ? ccg.soldOut : t.stock(product.available, product.printRun)}
                {product.memberLimit !== null && ` ${t.perMember(product.memberLimit)}`}
              </p>
            </div>
          </div>
          <ProductBuy
            product={product}
            shopper={shopper}
            at="product"
            filled={filledOf(await searchParams, product.id)}
          />
          <p className="flex flex-wrap gap-x-4 text-sm">
            <Link href="/shop" className="min-h-6 underline underline-offset-4">
              {t.allProducts}
            </Link>
            <Link href={galleryOf(product)} className="min-h-6 underline underline-offset-4">
              {t.window.galleryTitle(coverOf(product).title)}
            </Link>
          </p>
        </div>
      </div>
    </Page>
  );
}
