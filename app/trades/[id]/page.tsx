import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { StayFresh } from "@/components/realtime/stay-fresh";
import { WhileEgo } from "@/components/sealed/while-ego";
import { Page, Panel } from "@/components/shell/page";
import { GoodsList } from "@/components/trades/goods-list";
import { TradeRoom } from "@/components/trades/trade-room";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import type { TradeView } from "@/lib/contracts/trade-words";
import { readSparesOfTrade, readTrade } from "@/lib/services/trades/read-trade";
import { messagesOf } from "@/lib/texts/messages-of";
import type { TradesTexts } from "@/lib/texts/trades/en";
import { purseOf } from "../../reads";
import { change, close, confirm } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("trades", await currentLanguage()).list.title };
}

type Props = { params: Promise<{ id: string }> };

/** How a trade ended. */
function endingOf({ state, closedBy }: TradeView, t: TradesTexts["room"]): string {
  if (state === "declined") return t.declined(closedBy ?? "");
  return state === "cancelled" ? t.cancelled(closedBy) : state === "expired" ? t.expired : t.settled;
}

/** A trade, as those see it who are in it. */
export default async function Trade({ params }: Props) {
  const { id } = await params;
  const member = await requireUser(`/trades/${encodeURIComponent(id)}`);
  const trade = await readTrade(member, id);
  if (!trade) notFound();
  const language = await currentLanguage();
  const { room: t } = messagesOf("trades", language);
  const others = trade.sides.flatMap(({ self, nick }) => (self ? [] : [nick]));
  if (trade.state === "open")
    return (
      <Page title={t.title(others)} lead={t.lead}>
        <StayFresh topic={`trade:${id}`} />
        {(await purseOf(member)).sealed ? (
          <WhileEgo t={messagesOf("sealed", language).ego} />
        ) : (
          <TradeRoom
            trade={trade}
            isOwn={trade.madeBySelf}
            spares={await readSparesOfTrade(member, id)}
            {...{ change, confirm, close }}
          />
        )}
      </Page>
    );
  return (
    <Page title={t.title(others)} width="middle">
      <p
        role="status"
        className={`mb-5 rounded-sm px-3 py-2 ${trade.state === "settled" ? "bg-ok-soft" : "bg-sunken"}`}
      >
        {endingOf(trade, t)}
      </p>
      <div className="grid gap-5 tablet:grid-cols-2">
        {trade.sides.map((side, seat) => {
          const next = trade.sides[(seat + 1) % trade.sides.length] ?? side;
          const title = t.gives(side.nick, next.nick);
          return (
            <Panel key={side.nick} title={title}>
              <GoodsList goods={side.gives} label={title} />
            </Panel>
          );
        })}
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <Link href={`/trades?with=${encodeURIComponent(others[0] ?? "")}`} className={buttonClass("secondary")}>
          {t.again}
        </Link>
        {trade.state === "settled" && (
          <Link href="/statement?part=trades" className={buttonClass("secondary")}>
            {t.toStatement}
          </Link>
        )}
      </div>
    </Page>
  );
}
