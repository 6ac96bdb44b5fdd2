import { CardDesk } from "@/components/market/card-desk";
import { LazyPricePlot } from "@/components/market/lazy-plots";
import { StayFresh } from "@/components/realtime/stay-fresh";
import { TextsOfMarket } from "@/components/texts/doors/market";
import { Time } from "@/components/ui/time";
import type { Actor } from "@/lib/auth/policy";
import { bestOf } from "@/lib/engine/ccg/market/depth";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { CardView } from "@/lib/services/collection/read-card";
import { defaultPrice, readPricing } from "@/lib/services/market/pricing";
import { readBook, readHistory } from "@/lib/services/market/read-book";
import { readOrders } from "@/lib/services/market/read-orders";
import { readStanding } from "@/lib/services/market/read-standing";
import type { Language } from "@/lib/texts/languages";
import { messagesOf } from "@/lib/texts/messages-of";
import { cancel, order } from "../../market/actions";
import { purseOf } from "../../reads";

type Props = { view: CardView; member: Actor; language: Language };
const DAY = 24 * 3_600_000;

/** The market of a card: its prices, its book, the form that trades it, one's own orders. */
export async function MarketSection({ view: { game, card, value }, member, language }: Props) {
  const { number } = card;
  const t = messagesOf("market", language);
  const [holds, book, days, standing, orders, pricing] = await Promise.all([
    member ? purseOf(member) : null,
    readBook(member, game, number),
    readHistory(game, number),
    readStanding(member, game, card),
    member ? readOrders(member, { game, number }) : [],
    member ? readPricing(member.id) : null,
  ]);
  const next = `?next=${encodeURIComponent(`/cards/${game}-${number}`)}`;
  const [bid, ask] = [bestOf(book.bids.map(asOthers)), bestOf(book.asks.map(asOthers))];
  const facts = [
    [t.book.last, book.last ? formatMoney(book.last.price) : t.book.never, book.last?.at ?? null],
    [t.book.bestBid, bid === null ? "–" : formatMoney(bid), null],
    [t.book.bestAsk, ask === null ? "–" : formatMoney(ask), null],
    [t.book.worth, formatMoney(value), null],
  ] as const;
  return (
    <section id="market" className="mt-6 scroll-mt-4 rounded-md border border-line bg-surface p-4 tablet:p-5">
      <StayFresh topic={`card:${game}/${number}`} />
      <h2 className="display-xl">{t.book.title}</h2>
      <dl className="mt-3 mb-4 flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(([name, price, at]) => (
          <div key={name}>
            <dt className="text-sm text-ink-3">{name}</dt>
            <dd className="text-lg font-semibold tabular-nums">
              {price}
              {at !== null && <Time at={at} className="block text-sm font-normal text-ink-3" />}
            </dd>
          </div>
        ))}
      </dl>
      <TextsOfMarket language={language}>
        <div className="mb-5">
          <h3 className="mb-2 font-semibold">{t.history.title}</h3>
          {days.length === 0 ? (
            <p className="text-ink-3">{t.history.none}</p>
          ) : (
            <>
              <LazyPricePlot days={days} until={Math.floor(Date.now() / DAY) * DAY} />
              <details className="mt-1 text-sm">
                <summary className="inline-flex min-h-6 cursor-pointer items-center text-ink-2">
                  {t.history.numbers}
                </summary>
                <table className="mt-2 tabular-nums">
                  <thead>
                    <tr className="text-left text-ink-3">
                      {[t.history.day, t.history.price, t.history.range, t.history.volume].map((head) => (
                        <th key={head} scope="col" className="pr-6 font-medium">
                          {head}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {days.map(({ day, last, low, high, volume }) => (
                      <tr key={day}>
                        <td className="pr-6">
                          <Time at={day + DAY / 2} show="date" />
                        </td>
                        <td className="pr-6">{formatMoney(last)}</td>
                        <td className="pr-6">
                          {formatMoney(low)} – {formatMoney(high)}
                        </td>
                        <td>{volume}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </details>
            </>
          )}
        </div>
        <CardDesk
          key={number}
          card={{ game, number }}
          worth={pricing ? defaultPrice(card, value, pricing) : value}
          rule={pricing?.rule ?? "higher"}
          wayIn={
            holds?.sealed
              ? { href: "/sealed", verb: "beYourself" }
              : member
                ? { href: `/sign-up${next}`, verb: "keepAccount" }
                : { href: `/sign-in${next}`, verb: "signIn" }
          }
          standing={holds?.sealed ? null : standing}
          {...{ book, orders, order, cancel }}
        />
      </TextsOfMarket>
    </section>
  );
}

/** The best price of all, one's own included. */
const asOthers = <L extends { own: number }>(level: L): L => ({ ...level, own: 0 });
