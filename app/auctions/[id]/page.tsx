import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache, type ReactNode } from "react";
import { BidForm } from "@/components/auctions/bid-form";
import { lotText } from "@/components/auctions/lot-text";
import { TakeBack } from "@/components/auctions/take-back";
import { StayFresh } from "@/components/realtime/stay-fresh";
import { WhileEgo } from "@/components/sealed/while-ego";
import { Page, Panel } from "@/components/shell/page";
import { GoodsList } from "@/components/trades/goods-list";
import { buttonClass } from "@/components/ui/button";
import { Countdown } from "@/components/ui/countdown";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { currentLanguage } from "@/lib/auth/language";
import { type Actor, canCollect } from "@/lib/auth/policy";
import { currentUser } from "@/lib/auth/session";
import type { AuctionView, BidLine } from "@/lib/contracts/auction-words";
import { formatMoney } from "@/lib/engine/kernel/money";
import { listBids, readAuction } from "@/lib/services/auctions/read-auction";
import type { AuctionsTexts } from "@/lib/texts/auctions/en";
import type { Language } from "@/lib/texts/languages";
import { messagesOf } from "@/lib/texts/messages-of";
import { purseOf } from "../../reads";
import { bid, cancel } from "../actions";
import { LotFaces } from "./lot-faces";

type Props = { params: Promise<{ id: string }> };

const auctionFor = cache(async (id: string) => readAuction(await currentUser(), id));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [auction, language] = [await auctionFor((await params).id), await currentLanguage()];
  const t = messagesOf("auctions", language);
  return { title: auction ? t.room.title(lotText(auction.lot)) : t.title };
}

/** An auction: what is sold, what leads, how long it runs, and one's bid. */
export default async function Auction({ params }: Props) {
  const { id } = await params;
  const auction = await auctionFor(id);
  if (!auction) notFound();
  const [member, language] = [await currentUser(), await currentLanguage()];
  const t = messagesOf("auctions", language);
  const bids = await listBids(member, id);
  const { seller, lot, state, start, buyNow, top, endsAt } = auction;
  const isOver = Date.now() >= endsAt;
  const facts: (readonly [string, ReactNode])[] = [
    [state === "sold" ? t.soldFor : t.leads, top === null ? "–" : formatMoney(top)],
    [t.first, formatMoney(start)],
    ...(buyNow === null ? [] : [[t.buyNow, formatMoney(buyNow)] as const]),
    state === "open" && !isOver
      ? [t.ends, <Countdown key="ends" to={endsAt} />]
      : [t.ended, <Time key="ended" at={endsAt} show="both" />],
    [
      t.seller,
      <Link key="seller" href={`/u/${encodeURIComponent(seller)}`} className="underline underline-offset-4">
        {seller}
      </Link>,
    ],
  ];
  return (
    <Page
      title={lotText(lot)}
      width="middle"
      verb={
        <Link href="/auctions" className={buttonClass("secondary")}>
          {t.room.all}
        </Link>
      }
    >
      <StayFresh topic={`auction:${id}`} />
      <dl className="mb-5 flex flex-wrap gap-x-8 gap-y-3">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-3">{name}</dt>
            <dd className="text-lg font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {/* On a phone the bids come last: each one more would push the buttons away from under the thumb. */}
      <div className="grid items-start gap-5 tablet:grid-cols-2 tablet:grid-rows-[auto_1fr]">
        <Panel title={t.lot}>
          <LotFaces lot={lot} />
          <GoodsList goods={lot} label={t.lot} />
        </Panel>
        <Panel title={t.room.bid} className="tablet:row-span-2">
          <Mine {...{ auction, member, language, isOver }} />
        </Panel>
        <Panel title={t.room.history}>
          <Bids bids={bids} t={t.room} />
        </Panel>
      </div>
    </Page>
  );
}

/** What one can do here now. */
async function Mine({
  auction,
  member,
  language,
  isOver,
}: {
  auction: AuctionView;
  member: Actor;
  language: Language;
  isOver: boolean;
}) {
  const t = messagesOf("auctions", language);
  const { id, state, top, part } = auction;
  if (state === "sold") return <p>{t.room[part === "leads" ? "won" : "sold"](formatMoney(top ?? 0))}</p>;
  if (state !== "open") return <p>{t.room[state]}</p>;
  if (isOver) return <p>{t.ending}</p>;
  if (!canCollect(member)) {
    const next = `?next=${encodeURIComponent(`/auctions/${id}`)}`;
    return (
      <Link href={`${member ? "/sign-up" : "/sign-in"}${next}`} className={buttonClass("secondary")}>
        {member ? t.room.keepAccount : t.room.signIn}
      </Link>
    );
  }
  if (part === "sells")
    return (
      <div className="flex flex-col gap-3">
        <p>{t.room.own}</p>
        {top === null && <TakeBack id={id} cancel={cancel} />}
      </div>
    );
  const { money, aside, sealed } = await purseOf(member);
  if (sealed) return <WhileEgo t={messagesOf("sealed", language).ego} />;
  return <BidForm auction={auction} money={money - aside} bid={bid} />;
}

function Bids({ bids, t }: { bids: readonly BidLine[]; t: AuctionsTexts["room"] }) {
  if (bids.length === 0) return <p className="text-ink-3">{t.noBids}</p>;
  return (
    <ol className="max-h-80 overflow-y-auto">
      {bids.map(({ number, bidder, self, amount, at }) => (
        <li key={number} className="flex items-baseline gap-3 border-b border-line py-1.5 last:border-0">
          <span className={self ? "font-semibold" : ""}>{self ? t.you : t.bidder(bidder)}</span>
          <Time at={at} className="text-sm text-ink-3" />
          <span className="ml-auto font-semibold tabular-nums">{formatMoney(amount)}</span>
        </li>
      ))}
    </ol>
  );
}
