import type { Metadata } from "next";
import { z } from "zod";
import { WhileEgo } from "@/components/sealed/while-ego";
import { Page, Panel } from "@/components/shell/page";
import { BeginForm } from "@/components/trades/begin-form";
import { buttonClass } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect } from "@/lib/auth/policy";
import { requireUser } from "@/lib/auth/session";
import type { TradeLine } from "@/lib/contracts/trade-words";
import { GoodsInput } from "@/lib/contracts/trades";
import { listPartners } from "@/lib/services/trades/list-partners";
import { readSpares } from "@/lib/services/trades/read-spares";
import { listTrades } from "@/lib/services/trades/read-trade";
import { messagesOf } from "@/lib/texts/messages-of";
import type { TradesTexts } from "@/lib/texts/trades/en";
import { purseOf } from "../reads";
import { begin } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("trades", await currentLanguage()).list.title };
}

/** With whom, and what lies there from the first: of one's own, and of theirs. */
const Asked = z.object({
  with: z.string().max(60).catch(""),
  asset: z.string().max(80).catch(""),
  want: z.string().max(80).catch(""),
});
type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** One's trades with other members, and the form that begins one. */
export default async function Trades({ searchParams }: Props) {
  const member = await requireUser("/trades");
  const language = await currentLanguage();
  const { list: t, problems, swaps, give } = messagesOf("trades", language);
  if (!canCollect(member))
    return (
      <Page title={t.title} width="narrow">
        <Empty
          action={
            <Link href="/sign-up?next=/trades" className={buttonClass("primary")}>
              {messagesOf("ccg", language).keepAccount}
            </Link>
          }
        >
          {problems.membersOnly}
        </Empty>
      </Page>
    );
  const asked = Asked.parse(await searchParams);
  const [{ sealed }, partners, trades, spares] = await Promise.all([
    purseOf(member),
    listPartners(member),
    listTrades(member),
    asked.asset === "" ? null : readSpares(member),
  ]);
  const chosen = spares?.items.find(({ asset }) => asset === asked.asset);
  return (
    <Page
      title={t.title}
      lead={t.lead}
      width="middle"
      verb={
        <div className="flex flex-wrap gap-2">
          <Link href="/swaps" className={buttonClass("secondary")}>
            {swaps.link}
          </Link>
          <Link href="/give" className={buttonClass("secondary")}>
            {give.title}
          </Link>
        </div>
      }
    >
      <div className="flex flex-col gap-5">
        {sealed ? (
          <WhileEgo t={messagesOf("sealed", language).ego} />
        ) : (
          <Panel title={t.begin}>
            <BeginForm
              key={`${asked.with} ${asked.asset} ${asked.want}`}
              self={member.id}
              with={asked.with}
              partners={partners}
              gives={chosen ? [{ asset: chosen.asset, amount: 1 }] : []}
              wants={GoodsInput.safeParse([{ asset: asked.want, amount: 1 }]).data ?? []}
              begin={begin}
            />
          </Panel>
        )}
        <Panel title={t.own}>
          {trades.length === 0 ? (
            <p className="text-ink-3">{t.none}</p>
          ) : (
            <ul className="flex flex-col">
              {trades.map((trade) => (
                <Line key={trade.id} trade={trade} t={t} />
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </Page>
  );
}

function Line({
  trade: { id, with: others, state, waits, changedAt },
  t,
}: {
  trade: TradeLine;
  t: TradesTexts["list"];
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-0">
      <Link
        href={`/trades/${id}`}
        className="min-h-9 min-w-0 grow content-center font-medium underline-offset-4 hover:underline"
      >
        {t.with_(others)}
      </Link>
      {waits && <Chip>{t.waits}</Chip>}
      <span className={state === "open" ? "text-sm" : "text-sm text-ink-3"}>{t.states[state]}</span>
      <Time at={changedAt} className="text-sm text-ink-3" />
    </li>
  );
}
