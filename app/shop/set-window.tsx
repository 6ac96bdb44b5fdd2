import { CardSprite } from "@/components/cards/card-sprite";
import { faceOf, hasPlayingCards } from "@/components/ccg/face-of";
import { SetScene } from "@/components/ccg/set-scene";
import { WishButton } from "@/components/ccg/wish-button";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { currentUser } from "@/lib/auth/session";
import { cardsOfSet } from "@/lib/engine/ccg/cards/model";
import { formatMoney } from "@/lib/engine/kernel/money";
import { chaseOf } from "@/lib/services/catalogue/chase";
import { readGame } from "@/lib/services/catalogue/games";
import { readSettings } from "@/lib/services/economy/read-settings";
import { readWelcome } from "@/lib/services/ledger/open-purse";
import type { ProductView } from "@/lib/services/shop/list-products";
import { listWishes } from "@/lib/services/wishes/list-wishes";
import { messagesOf } from "@/lib/texts/messages-of";
import { wish } from "./actions";
import { sceneOf } from "./covers";

/** So many cards are shown that one opens packs for. */
const MOST_CHASED = 4;

/** Where a set's gallery is. */
export const galleryOf = ({ game, set }: Pick<ProductView, "game" | "set">): string =>
  `/shop/sets/${encodeURIComponent(game)}/${encodeURIComponent(set)}`;

/** The product that the shop's window shows: the booster of the latest set that is for sale or announced. */
export const featuredOf = (products: readonly ProductView[]): ProductView | undefined => {
  const [first] = products;
  const boosters = products.filter(
    ({ game, type, available, comesAt }) => game === first?.game && type === "booster" && (available > 0 || comesAt),
  );
  return boosters.at(-1) ?? first;
};

/** A set as a scene, with the cards that its packs are opened for; a visitor is told what they begin with. */
export async function SetWindow({ product, gallery = true }: { product: ProductView; gallery?: boolean }) {
  const [game, member, language] = await Promise.all([readGame(product.game), currentUser(), currentLanguage()]);
  const set = game?.database.sets.find(({ abbreviation }) => abbreviation === product.set);
  if (!game || !set) return null;
  const [settings, welcome, wishes] = await Promise.all([
    readSettings(),
    member && !member.guest ? null : readWelcome(),
    member && !member.guest ? listWishes(member, game.name) : [],
  ]);
  const [{ window: t, odds, comes }, ccg] = [messagesOf("shop", language), messagesOf("ccg", language)];
  const wished = new Set(wishes.map(({ printing }) => printing));
  const count = cardsOfSet(game.database, set).filter(({ hidden, retired }) => !hidden && !retired).length;
  const chase = chaseOf(game, product.set, product.type, settings, MOST_CHASED).map(({ card, chance }) => ({
    face: faceOf(card, game.database, game.name, ccg),
    href: `/cards/${game.name}-${card.number}`,
    odds: odds.source(chance, false),
    verb: welcome === null && (
      <WishButton
        game={game.name}
        printing={card.number}
        name={card.name}
        wished={wished.has(card.number)}
        wish={wish}
        className="absolute right-0 bottom-0"
      />
    ),
  }));
  const money = welcome && formatMoney(welcome.amount);
  return (
    <>
      {/* The page of a set has them for its gallery. */}
      {gallery && hasPlayingCards(game.database) && <CardSprite />}
      <SetScene
        name={set.name}
        line={t.newest(product.gameName, count)}
        picture={sceneOf(game, product)}
        chase={chase}
        chaseTitle={t.chase}
      >
        {welcome && money && product.price > 0 && (
          <p className="max-w-sm text-lg text-pretty">{t.welcome(money, Math.floor(welcome.amount / product.price))}</p>
        )}
        {product.comesAt !== null && <p className="text-lg font-medium">{comes(product.comesAt)}</p>}
        <p className="flex flex-wrap gap-3">
          {money && (
            <Link href={`/sign-up?next=${encodeURIComponent(`/shop/${product.id}`)}`} className={buttonClass("brass")}>
              {t.join(money)}
            </Link>
          )}
          <Link href={`/shop/${product.id}`} className={money ? buttonClass("outline") : buttonClass("brass")}>
            {t.see(product.name, formatMoney(product.price))}
          </Link>
          {gallery && (
            <Link href={galleryOf(product)} className={buttonClass("outline")}>
              {t.gallery(count)}
            </Link>
          )}
        </p>
      </SetScene>
    </>
  );
}
