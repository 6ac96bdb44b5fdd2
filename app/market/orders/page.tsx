import type { Metadata } from "next";
import { OwnOrders } from "@/components/market/own-orders";
import { PricingForm } from "@/components/market/pricing-form";
import { Page, Panel } from "@/components/shell/page";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import { formatMoney } from "@/lib/engine/kernel/money";
import { listGames } from "@/lib/services/catalogue/games";
import { readSettings } from "@/lib/services/economy/read-settings";
import { readPricing } from "@/lib/services/market/pricing";
import { readOrders } from "@/lib/services/market/read-orders";
import { messagesOf } from "@/lib/texts/messages-of";
import { upperFirst } from "@/lib/texts/speech";
import { cancel, price } from "../actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("market", await currentLanguage()).orders.title };
}

/** One's open orders, of all cards. */
export default async function Orders() {
  const member = await requireUser("/market/orders");
  const [orders, games, pricing, settings, language] = await Promise.all([
    readOrders(member),
    listGames(),
    readPricing(member.id),
    readSettings(),
    currentLanguage(),
  ]);
  const market = messagesOf("market", language);
  const { rarity } = messagesOf("ccg", language);
  const rarities = Object.entries(settings.rarityPrices).map(([code, worth]) => {
    return { code, worth, word: upperFirst(rarity(code)) };
  });
  const t = market.orders;
  const names = Object.fromEntries(
    orders.map(({ game, number }) => [
      `${game}/${number}`,
      games.find(({ name }) => name === game)?.database.byNumber.get(number)?.name ?? market.card,
    ]),
  );
  const aside = orders.reduce(
    (sum, { side, reserved, left, price }) => sum + (side === "bid" && reserved ? left * price : 0),
    0,
  );
  const offered = orders.reduce((sum, { side, left }) => sum + (side === "ask" ? left : 0), 0);
  return (
    <Page
      title={t.title}
      lead={t.lead}
      width="middle"
      verb={
        <Link href="/market" className={buttonClass("secondary")}>
          {market.title}
        </Link>
      }
    >
      {orders.length > 0 && <p className="mb-3 text-ink-2">{t.aside(formatMoney(aside), offered)}</p>}
      <div className="rounded-md border border-line bg-surface p-4">
        <OwnOrders orders={orders} names={names} cancel={cancel} />
      </div>
      <div className="mt-6">
        <Panel title={market.pricing.title} lead={market.pricing.lead}>
          <PricingForm pricing={pricing} rarities={rarities} save={price} />
        </Panel>
      </div>
    </Page>
  );
}
