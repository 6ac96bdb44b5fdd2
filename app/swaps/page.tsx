import type { Metadata } from "next";
import { z } from "zod";
import { WhileEgo } from "@/components/sealed/while-ego";
import { Page, Panel } from "@/components/shell/page";
import { FoundSwaps } from "@/components/trades/found-swaps";
import { LimitForm } from "@/components/trades/limit-form";
import { tradeProblem } from "@/components/trades/trade-problem";
import { Button, buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Field, TextInput } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Suggestions } from "@/components/ui/suggestions";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect } from "@/lib/auth/policy";
import { requireUser } from "@/lib/auth/session";
import type { HaveWant } from "@/lib/contracts/trade-words";
import { enter } from "@/lib/services/doors/door";
import { tradeDoors } from "@/lib/services/doors/trades";
import { readSettings } from "@/lib/services/economy/read-settings";
import { findSwapsFor } from "@/lib/services/trades/find-swaps";
import { listPartners } from "@/lib/services/trades/list-partners";
import { readOwnLimit } from "@/lib/services/trades/trade-limit";
import { messagesOf } from "@/lib/texts/messages-of";
import type { TradesTexts } from "@/lib/texts/trades/en";
import { currentAsking } from "@/lib/web/asking";
import { GameLinks, gameChosen } from "../market/game-links";
import { purseOf } from "../reads";
import { propose, setLimit } from "../trades/actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("trades", await currentLanguage()).swaps.title };
}

const Asked = z.object({ with: z.string().max(60).catch("") });
type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What one is for another member and they for one, and swaps that were found. */
export default async function Swaps({ searchParams }: Props) {
  const member = await requireUser("/swaps");
  const language = await currentLanguage();
  const { swaps: t, problems } = messagesOf("trades", language);
  if (!canCollect(member))
    return (
      <Page title={t.title} width="narrow">
        <Empty
          action={
            <Link href="/sign-up?next=/swaps" className={buttonClass("primary")}>
              {messagesOf("ccg", language).keepAccount}
            </Link>
          }
        >
          {problems.membersOnly}
        </Empty>
      </Page>
    );
  const query = await searchParams;
  const { with: nick } = Asked.parse(query);
  const { game, games } = await gameChosen(query);
  if (!game) return <Page title={t.title}>{null}</Page>;
  const [{ sealed }, partners, read, swaps, { tradeLimit }, limit] = await Promise.all([
    purseOf(member),
    listPartners(member),
    nick === "" ? null : enter(tradeDoors.readHaveWant, await currentAsking(), { nick, game: game.name }),
    findSwapsFor(member, game),
    readSettings(),
    readOwnLimit(member.id),
  ]);
  return (
    <Page title={t.title} lead={t.lead} width="middle">
      <GameLinks games={games} here={game.name} label={t.game} to="/swaps" />
      <div className="flex flex-col gap-5">
        <Panel title={t.look}>
          <form className="flex flex-wrap items-end gap-3">
            <input type="hidden" name="game" value={game.name} />
            <Field
              label={t.nick}
              className="min-w-52 flex-1"
              error={read && !read.ok ? tradeProblem(read.error, problems) : undefined}
            >
              <TextInput name="with" defaultValue={nick} maxLength={60} autoComplete="off" list="partners" />
            </Field>
            <Suggestions id="partners" of={partners} />
            <Button type="submit">{t.verb}</Button>
          </form>
          {read?.ok && (
            <div className="mt-4">
              {read.value === null ? <p>{t.hidden(nick)}</p> : <Compared between={read.value} t={t} />}
            </div>
          )}
        </Panel>
        <Panel title={t.found} lead={t.foundLead(limit ?? tradeLimit)}>
          {sealed ? (
            <WhileEgo t={messagesOf("sealed", language).ego} />
          ) : swaps.length === 0 ? (
            <p className="text-ink-3">{t.foundNone(limit ?? tradeLimit)}</p>
          ) : (
            <FoundSwaps key={game.name} swaps={swaps} propose={propose} />
          )}
        </Panel>
        <Panel title={t.limit}>
          <LimitForm limit={limit} club={tradeLimit} setLimit={setLimit} />
        </Panel>
      </div>
    </Page>
  );
}

const LINK = "inline-flex min-h-9 items-center text-sm underline underline-offset-4";

/** What each of both has for the other. */
function Compared({ between, t }: { between: NonNullable<HaveWant>; t: TradesTexts["swaps"] }) {
  const { nick, limit, have, want } = between;
  const to = `/trades?with=${encodeURIComponent(nick)}`;
  return (
    <div className="grid gap-5 tablet:grid-cols-2">
      <section aria-label={t.have(nick)} className="min-w-0">
        <h3 className="mb-1 font-semibold">{t.have(nick)}</h3>
        {have.length === 0 && <p className="text-ink-3">{t.haveNone(nick)}</p>}
        <ul>
          {have.map(({ asset, name, place, page, offered, surplus }) => (
            <li key={asset} className="border-b border-line py-1.5 last:border-0">
              <Link href={page ?? to} className="font-medium underline-offset-4 hover:underline">
                {name}
              </Link>{" "}
              <span className="text-sm text-ink-3">{place}</span>
              <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
                {offered > 0 && (
                  <Link href={`${page ?? ""}#market`} aria-label={t.offeredOf(offered, name)} className={LINK}>
                    {t.offered(offered)}
                  </Link>
                )}
                {surplus > 0 && <span>{t.surplus(surplus, limit)}</span>}
                <Link
                  href={`${to}&want=${encodeURIComponent(asset)}`}
                  aria-label={t.askOf(name, place)}
                  className={LINK}
                >
                  {t.ask}
                </Link>
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={t.want(nick)} className="min-w-0">
        <h3 className="mb-1 font-semibold">{t.want(nick)}</h3>
        {want.length === 0 && <p className="text-ink-3">{t.wantNone(nick)}</p>}
        <ul>
          {want.map(({ asset, name, place, page, wished, have: mine, spare }) => (
            <li key={asset} className="border-b border-line py-1.5 last:border-0">
              <Link href={page ?? to} className="font-medium underline-offset-4 hover:underline">
                {name}
              </Link>{" "}
              <span className="text-sm text-ink-3">{place}</span>
              <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
                <span>{t.wished(wished)}</span>
                <span className={spare > 0 ? "font-semibold text-ok" : ""}>
                  {spare > 0 ? t.spare(spare) : t.youHave(mine)}
                </span>
                {mine > 0 && (
                  <Link
                    href={`${to}&asset=${encodeURIComponent(asset)}`}
                    aria-label={t.offerOf(name, place)}
                    className={LINK}
                  >
                    {t.offer}
                  </Link>
                )}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
