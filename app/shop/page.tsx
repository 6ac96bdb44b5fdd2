import { ShieldCheck } from "lucide-react";
import type { Metadata } from "next";
import { SectionTabs } from "@/components/ccg/section-tabs";
import { Page } from "@/components/shell/page";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { currentUser } from "@/lib/auth/session";
import { anatomyOf } from "@/lib/services/catalogue/anatomy";
import { listGames } from "@/lib/services/catalogue/games";
import { listBundles } from "@/lib/services/shop/list-bundles";
import type { ProductView } from "@/lib/services/shop/list-products";
import { readShopper } from "@/lib/services/shop/read-shopper";
import { messagesOf } from "@/lib/texts/messages-of";
import { products as readProducts } from "../reads";
import { BundleShelf } from "./bundle-shelf";
import { readCovers } from "./covers";
import { filledOf } from "./filled";
import { ProductCard } from "./product-card";
import { featuredOf, galleryOf, SetWindow } from "./set-window";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("shop", await currentLanguage()).title };
}

/** The products by their sets, in the order in which they come. */
function shelvesOf(products: readonly ProductView[]): ProductView[][] {
  const shelves = new Map<string, ProductView[]>();
  for (const product of products) {
    const key = `${product.game}/${product.set}`;
    shelves.set(key, [...(shelves.get(key) ?? []), product]);
  }
  return [...shelves.values()];
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The shop: its latest set in the window, then what it sells, set by set. */
export default async function Shop({ searchParams }: Props) {
  const query = await searchParams;
  const language = await currentLanguage();
  const t = messagesOf("shop", language);
  const [products, shopper, coverOf, games] = await Promise.all([
    readProducts(),
    currentUser().then(readShopper),
    readCovers(),
    listGames(),
  ]);
  const byName = new Map(games.map((game) => [game.name, game]));
  const featured = featuredOf(products);
  return (
    <Page
      title={t.title}
      lead={t.lead}
      verb={
        <Link
          href="/verify#how"
          className="inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-2 underline underline-offset-4"
        >
          <ShieldCheck aria-hidden="true" className="size-4" />
          {t.fair}
        </Link>
      }
    >
      {shopper.who !== "visitor" && <SectionTabs closed={shopper.closed} />}
      {featured ? <SetWindow product={featured} /> : <Empty>{t.none}</Empty>}
      <BundleShelf bundles={await listBundles(products)} shopper={shopper} coverOf={coverOf} />
      {shelvesOf(products).map((shelf) => {
        const [first] = shelf;
        const game = first && byName.get(first.game);
        const set = game?.database.sets.find(({ abbreviation }) => abbreviation === first?.set);
        if (!first || !game || !set) return null;
        return (
          <section key={`${first.game}/${first.set}`} className="mb-8">
            <div className="mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <h2 className="display-xl">{set.name}</h2>
              <span className="text-sm text-ink-3">{first.gameName}</span>
              <Link
                href={galleryOf(first)}
                className="ml-auto inline-flex min-h-6 items-center text-sm underline underline-offset-4"
              >
                {t.window.galleryTitle(set.name)}
              </Link>
            </div>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20.5rem),1fr))] gap-4">
              {shelf.map((product) => (
                <ProductCard
                  key={product.id}
                  product={product}
                  cover={coverOf(product)}
                  parts={anatomyOf(game, product.set, product.type) ?? []}
                  shopper={shopper}
                  filled={filledOf(query, product.id)}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </Page>
  );
}
