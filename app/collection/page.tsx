import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { CardSprite } from "@/components/cards/card-sprite";
import { cardIndexOf } from "@/components/ccg/card-index";
import { CollectionView } from "@/components/ccg/collection-view";
import { CompletenessBars } from "@/components/ccg/completeness";
import { hasPlayingCards } from "@/components/ccg/face-of";
import { firstCards } from "@/components/ccg/first-cards";
import { SavedDisplays } from "@/components/ccg/saved-displays";
import { SectionTabs } from "@/components/ccg/section-tabs";
import { OpenBinder, ShowBinder } from "@/components/ccg/show-binder";
import { SideColumn } from "@/components/ccg/side-column";
import { binderPath, viewOf, viewPath } from "@/components/ccg/view-state";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Strip } from "@/components/ui/strip";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect } from "@/lib/auth/policy";
import { currentUser } from "@/lib/auth/session";
import { upgradeFilter } from "@/lib/engine/ccg/filter/upgrade-filter";
import { formatMoney } from "@/lib/engine/kernel/money";
import { listGames } from "@/lib/services/catalogue/games";
import { cardsVersion } from "@/lib/services/catalogue/read-cards";
import { listDisplays } from "@/lib/services/collection/list-displays";
import { listNotes } from "@/lib/services/collection/list-notes";
import { measureCollection } from "@/lib/services/collection/measure-collection";
import { readCollection } from "@/lib/services/collection/read-collection";
import { readSettings } from "@/lib/services/economy/read-settings";
import { bannedFor } from "@/lib/services/formats/banned-for";
import { readPrices } from "@/lib/services/market/read-prices";
import { readShopper } from "@/lib/services/shop/read-shopper";
import { messagesOf } from "@/lib/texts/messages-of";
import { purseOf } from "../reads";
import { wish } from "../shop/actions";
import { forget, keepDisplay, noteCards, publish, register, save, seen, show } from "./actions";
import { valuesOf } from "./values";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("ccg", await currentLanguage()).title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function Collection({ searchParams }: Props) {
  const params = await searchParams;
  const { game: wanted } = params;
  const games = await listGames();
  const found = wanted === undefined ? games[0] : games.find(({ name }) => name === wanted);
  if (!found) notFound();
  const { name: game, database } = found;
  const view = viewOf(params);
  // Addresses that were kept from when foils had sets of their own.
  const filter = upgradeFilter(view.filter, database);
  if (filter !== view.filter) redirect(viewPath(game, { ...view, filter }));
  const member = await currentUser();
  const language = await currentLanguage();
  const [t, ccg] = [messagesOf("collection", language), messagesOf("ccg", language)];
  const trades = messagesOf("trades", language);
  const collects = canCollect(member);
  const address = `/api/cards/${game}/cards.json?v=${cardsVersion(found)}`;
  const [purse, collection, displays, notes, settings, { closed }, prices, banned] = await Promise.all([
    member ? purseOf(member) : null,
    readCollection(member, game),
    listDisplays(member, game),
    listNotes(member, game),
    readSettings(),
    readShopper(member),
    readPrices(member, game),
    bannedFor(member, found),
  ]);
  const complete = measureCollection(database, collection, settings);
  const values = valuesOf(database, settings);
  const { held, limit } = collection;
  const first = firstCards(cardIndexOf({ cards: database, held, values, notes, prices, limit, banned }), view);
  return (
    <div className="mx-auto w-full max-w-[1240px] px-3 py-6 tablet:px-5 tablet:py-8">
      {hasPlayingCards(database) && <CardSprite />}
      <SectionTabs closed={closed} />
      {!collects && (
        <Strip
          className="mb-4 rounded-sm"
          action={
            <Link
              href={member ? "/sign-up?next=/collection" : "/sign-in?next=/collection"}
              className={buttonClass("secondary", true)}
            >
              {member ? ccg.keepAccount : t.signIn}
            </Link>
          }
        >
          {member ? t.guest : t.visitor}
        </Strip>
      )}
      {collects && complete.copies === 0 && (
        <Strip
          className="mb-4 rounded-sm"
          action={
            <Link href="/shop" className={buttonClass("secondary", true)}>
              {ccg.toShop}
            </Link>
          }
        >
          {t.empty}
        </Strip>
      )}
      <div className="grid gap-5 desk:grid-cols-[232px_minmax(0,1fr)] desk:gap-7">
        <SideColumn
          totals={
            <>
              <h1 className="display-2xl">{database.game}</h1>
              <p className="mt-1 text-ink-2 tabular-nums">
                {collects
                  ? t.totals(complete.owned, complete.total, formatMoney(complete.value))
                  : t.catalogue(complete.total)}
              </p>
            </>
          }
        >
          <p className="mb-2">
            <Link href="/tables/tabletop" className="underline underline-offset-4">
              {messagesOf("tabletop", language).open.link}
            </Link>
          </p>
          <nav aria-label={t.games} className="flex flex-wrap gap-x-4">
            {games.map(({ name, database: { game: title } }) => (
              <Link
                key={name}
                href={`/collection?game=${name}`}
                aria-current={name === game ? "page" : undefined}
                className="flex min-h-8 items-center underline underline-offset-4 aria-[current]:font-semibold aria-[current]:no-underline"
              >
                {title}
              </Link>
            ))}
          </nav>
          <CompletenessBars
            game={game}
            completeness={complete}
            t={t}
            rarity={ccg.rarity}
            isCatalogue={!collects}
            {...(collects && !purse?.sealed ? { register } : {})}
          />
          {collects && (
            <nav aria-label={trades.list.title} className="flex flex-wrap gap-x-4">
              {(["trades", "give"] as const).map((place) => (
                <Link key={place} href={`/${place}`} className="flex min-h-8 items-center underline underline-offset-4">
                  {place === "give" ? trades.give.link : trades.list.title}
                </Link>
              ))}
            </nav>
          )}
          {collects && <SavedDisplays {...{ game, displays, save, forget }} />}
          {collects && <ShowBinder shown={collection.shown} onChange={show.bind(null, game)} />}
          {collects && member && (
            <OpenBinder
              shown={collection.isPublic}
              onChange={publish.bind(null, game)}
              path={binderPath(member.nick, game)}
            />
          )}
        </SideColumn>
        <CollectionView
          key={game}
          {...{ game, address, first, held, limit, values, prices, banned, displays, notes }}
          isCatalogue={!collects}
          {...(collects
            ? { onSeen: seen.bind(null, game, collection.upTo), onSave: keepDisplay, onNotes: noteCards, wish }
            : {})}
        />
      </div>
    </div>
  );
}
