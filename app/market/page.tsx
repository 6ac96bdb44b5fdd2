import type { Metadata } from "next";
import { CardSprite } from "@/components/cards/card-sprite";
import { faceOf, hasPlayingCards } from "@/components/ccg/face-of";
import { Change } from "@/components/market/change";
import { FirstBids } from "@/components/market/first-bids";
import { LazyIndexPlot } from "@/components/market/lazy-plots";
import { MarketList } from "@/components/market/market-list";
import { TradeTold } from "@/components/market/trade-told";
import { StayFresh } from "@/components/realtime/stay-fresh";
import { Page, Panel } from "@/components/shell/page";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect } from "@/lib/auth/policy";
import { currentUser } from "@/lib/auth/session";
import { marketQueryIn } from "@/lib/contracts/market-words";
import { movers } from "@/lib/engine/ccg/market/price-index";
import { formatMoney } from "@/lib/engine/kernel/money";
import { cardValue } from "@/lib/services/catalogue/card-values";
import { dearestOf } from "@/lib/services/catalogue/chase";
import { readSettings } from "@/lib/services/economy/read-settings";
import { foundIn, readNamedRows } from "@/lib/services/market/find-cards";
import { readMarketLately } from "@/lib/services/market/read-market";
import { readFeed } from "@/lib/services/market/read-trades";
import { messagesOf } from "@/lib/texts/messages-of";
import { GameLinks, gameChosen } from "./game-links";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("market", await currentLanguage()).title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };
const MOST_MOVERS = 4;
const MOST_DEAR = 7;

/** The market of a game: its index, what moved, what was traded last, and each card with its prices. */
export default async function Market({ searchParams }: Props) {
  const [member, language, asked, { game, games }] = await Promise.all([
    currentUser(),
    currentLanguage(),
    searchParams.then(marketQueryIn),
    searchParams.then(gameChosen),
  ]);
  const t = messagesOf("market", language);
  if (!game)
    return (
      <Page title={t.title} lead={t.lead}>
        <Empty>{t.rows.none}</Empty>
      </Page>
    );
  const [named, { index }, feed, settings] = await Promise.all([
    readNamedRows(game),
    readMarketLately(game),
    readFeed(game.name),
    readSettings(),
  ]);
  const nameOf = (number: number): string => game.database.byNumber.get(number)?.name ?? "";
  const { up, down } = movers(named, MOST_MOVERS);
  const [query, ccg] = [`?game=${game.name}`, messagesOf("ccg", language)];
  const isNew = index.length + feed.length === 0;
  const dear = (isNew ? dearestOf(game, settings, MOST_DEAR) : []).map((card) => ({
    face: faceOf(card, game.database, game.name, ccg),
    href: `/cards/${game.name}-${card.number}#market`,
    worth: formatMoney(cardValue(card, settings)),
  }));
  return (
    <Page
      title={t.title}
      lead={t.lead}
      verb={
        canCollect(member) && (
          <div className="flex flex-wrap gap-2">
            <Link href="/auctions" className={buttonClass("secondary")}>
              {messagesOf("auctions", language).title}
            </Link>
            <Link href="/trades" className={buttonClass("secondary")}>
              {messagesOf("trades", language).list.title}
            </Link>
            <Link href="/market/orders" className={buttonClass("secondary")}>
              {t.toOrders}
            </Link>
            <Link href={`/market/wishes${query}`} className={buttonClass("secondary")}>
              {t.toBids}
            </Link>
            <Link href={`/market/list${query}`} className={buttonClass("primary")}>
              {t.toList}
            </Link>
          </div>
        )
      }
    >
      {isNew && hasPlayingCards(game.database) && <CardSprite />}
      <StayFresh topic={`market:${game.name}`} />
      <GameLinks games={games} here={game.name} label={t.game} to="/market" />
      <MarketList key={game.name} game={game.name} first={{ ...foundIn(game, named, asked), query: asked }}>
        {isNew ? (
          <FirstBids title={t.first.title} lead={t.first.lead} cards={dear} />
        ) : (
          <div className="mb-3 grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            <Panel title={t.index.title} lead={t.index.lead}>
              {index.length > 1 ? (
                <LazyIndexPlot points={index} />
              ) : (
                <p className="text-ink-3">{index[0] ? t.index.begins(index[0].value) : t.index.none}</p>
              )}
            </Panel>
            <div className="grid items-start gap-5 tablet:grid-cols-2">
              <Panel title={t.movers.title}>
                {up.length + down.length === 0 ? (
                  <p className="text-ink-3">{t.movers.none}</p>
                ) : (
                  [...up, ...down].map((row) => (
                    <p key={row.number} className="flex min-h-9 items-baseline gap-3">
                      <Link
                        href={`/cards/${game.name}-${row.number}#market`}
                        className="min-w-0 truncate underline-offset-4 hover:underline"
                      >
                        {row.name}
                      </Link>
                      <span className="ml-auto tabular-nums">{formatMoney(row.last ?? 0)}</span>
                      <Change of={row.change} />
                    </p>
                  ))
                )}
              </Panel>
              <Panel title={t.feed.title} lead={t.feed.lead}>
                {feed.length === 0 ? (
                  <p className="text-ink-3">{t.feed.none}</p>
                ) : (
                  <ol className="max-h-64 overflow-y-auto" aria-live="off">
                    {feed.map((line) => (
                      <li key={line.id} className="border-b border-line py-1.5 last:border-0">
                        <TradeTold trade={{ ...line, card: nameOf(line.number) }} traded={t.feed.traded} />
                      </li>
                    ))}
                  </ol>
                )}
              </Panel>
            </div>
          </div>
        )}
      </MarketList>
    </Page>
  );
}
