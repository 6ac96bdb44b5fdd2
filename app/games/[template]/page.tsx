import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { gameNameIn } from "@/components/games/about";
import { FactList } from "@/components/games/fact-list";
import { factsOf } from "@/components/games/facts";
import { kinOf } from "@/components/games/kin";
import { OwnerTools } from "@/components/games/owner-tools";
import { PlayReportPanel } from "@/components/games/play-report";
import { RatingsPart } from "@/components/games/ratings-part";
import { NextTable } from "@/components/lobby/next-table";
import { PlayWithBots } from "@/components/lobby/play-with-bots";
import { Page } from "@/components/shell/page";
import { TextsOfGame } from "@/components/texts/doors/game";
import { buttonClass } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Link } from "@/components/ui/link";
import { Markdown } from "@/components/ui/markdown";
import { Strip } from "@/components/ui/strip";
import { Time } from "@/components/ui/time";
import { currentLanguage } from "@/lib/auth/language";
import { currentUser } from "@/lib/auth/session";
import { templateWords } from "@/lib/engine/cards/words";
import { listHouseGames } from "@/lib/services/templates/list-templates";
import { messagesOf } from "@/lib/texts/messages-of";
import { templateHere } from "../../reads";
import { playNow, stopWaiting, waitForTable } from "../../tables/actions";
import { rate, setPublished, throwAway, unrate } from "./actions";

type Props = {
  params: Promise<{ template: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

async function load({ params, searchParams }: Props) {
  const [{ template: slug }, { version }] = await Promise.all([params, searchParams]);
  const number = typeof version === "string" && /^\d{1,6}$/.test(version) ? Number(version) : undefined;
  const template = await templateHere(slug, number);
  return { template, locale: await currentLanguage() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { template, locale } = await load(props);
  const { notFound: t } = messagesOf("games", locale);
  return { title: template ? templateWords(template.info, [locale]).name : t.title };
}

export default async function GamePage(props: Props) {
  const { template, locale } = await load(props);
  if (!template) notFound();
  const { slug, info, shown, can, owner, published } = template;
  const [house, user] = await Promise.all([listHouseGames(), currentUser()]);
  const like = kinOf(template, house);
  const { language, name, description, words } = templateWords(info, [locale]);
  const { page: t, facts, compare, report: reportTexts } = messagesOf("games", locale);
  const { suit } = messagesOf("cards", locale);
  const { about } = messagesOf("lobby", locale);
  return (
    <TextsOfGame language={locale}>
      <Page
        title={name}
        lead={owner ? t.by(owner.nick) : t.byHouse}
        verb={
          <span className="flex flex-wrap gap-2">
            <PlayWithBots slug={slug} name={name} play={playNow} />
            <Link href={`/tables/new?game=${slug}`} className={buttonClass("secondary")}>
              {t.open}
            </Link>
          </span>
        }
      >
        {shown.number !== template.version && (
          <Strip
            tone="info"
            className="mb-4 rounded-sm"
            action={
              <Link href={`/games/${slug}`} className="font-semibold underline underline-offset-2">
                {t.latest}
              </Link>
            }
          >
            {t.notLatest(shown.number, template.version)}
          </Strip>
        )}
        <div className="grid gap-x-6 gap-y-4 desk:grid-cols-[1fr_320px] desk:grid-rows-[auto_1fr]">
          {/* On phones before the rules: who came to play need not pass them. */}
          {published && (
            <div className="desk:col-start-2 desk:row-start-1">
              <NextTable slug={slug} waiting={template.waiting} wait={waitForTable} stop={stopWaiting} />
            </div>
          )}
          <div className="min-w-0 phone:mt-2 desk:col-start-1 desk:row-span-2 desk:row-start-1">
            <article lang={description === info.description ? undefined : (language ?? undefined)} className="min-w-0">
              <h2 className="sr-only">{t.rules}</h2>
              {description ? (
                <Markdown>{withoutTitle(description)}</Markdown>
              ) : (
                <p className="text-ink-2">{t.noRules}</p>
              )}
            </article>
            {published && (
              <RatingsPart
                ratings={template.ratings}
                userId={user?.id ?? null}
                rate={rate.bind(null, slug)}
                remove={unrate.bind(null, slug)}
              />
            )}
          </div>
          <aside
            className={`flex flex-col gap-4 desk:col-start-2 ${published ? "desk:row-start-2" : "desk:row-span-2 desk:row-start-1"}`}
          >
            <section className="rounded-md border border-line bg-surface p-4">
              <h2 className="display-xl">{t.glance}</h2>
              {!published && (
                <p className="mt-2">
                  <Chip tone="warn">{t.draft}</Chip>
                </p>
              )}
              <FactList facts={factsOf(info, { facts, suit, words })} className="mt-3 flex flex-col gap-2.5" />
            </section>
            {published && (template.report || shown.number === template.version) && (
              <section className="rounded-md border border-line bg-surface p-4">
                <h2 className="display-xl">{reportTexts.title}</h2>
                {template.report ? (
                  <PlayReportPanel report={template.report} t={reportTexts} />
                ) : (
                  <p className="mt-2 text-ink-2">{reportTexts.coming}</p>
                )}
              </section>
            )}
            <section className="flex flex-col gap-2 rounded-md border border-line bg-surface p-4">
              <h2 className="display-xl">{t.template}</h2>
              <p className="text-ink-2">
                {t.version(shown.number)}, <Time at={shown.at} show="date" />
              </p>
              {can.edit && (
                <Link href={`/games/${slug}/edit`} className={buttonClass("secondary")}>
                  {t.edit}
                </Link>
              )}
              <Link href={`/games/new?from=${slug}`} className={buttonClass("secondary")}>
                {t.startFrom}
              </Link>
              <a href={`/games/${slug}/json?version=${shown.number}`} download className={buttonClass("ghost")}>
                {t.download}
              </a>
              {(can.edit || can.withdraw) && (
                <OwnerTools
                  name={name}
                  published={published}
                  mayPublish={can.publish}
                  publish={setPublished.bind(null, slug, true)}
                  withdraw={setPublished.bind(null, slug, false)}
                  throwAway={throwAway.bind(null, slug)}
                />
              )}
            </section>
            {like.length > 0 && (
              <section className="rounded-md border border-line bg-surface p-4">
                <h2 className="display-xl">{t.like}</h2>
                <ul className="mt-2">
                  {like.map((game) => (
                    <li key={game.slug}>
                      <Link
                        href={`/games/${game.slug}`}
                        className="flex min-h-11 items-center rounded-sm px-2 hover:bg-sunken desk:min-h-9"
                      >
                        {gameNameIn(game.slug, game.name, about)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {template.versions.length > 1 && (
              <section className="rounded-md border border-line bg-surface p-4">
                <h2 className="display-xl">{t.versions}</h2>
                <ol className="mt-2">
                  {template.versions.map((version) => (
                    <li key={version.number} className="flex items-center gap-2">
                      <Link
                        href={`/games/${slug}?version=${version.number}`}
                        aria-current={version.number === shown.number ? "true" : undefined}
                        className="flex min-h-11 flex-1 items-center justify-between gap-3 rounded-sm px-2 hover:bg-sunken aria-current:font-semibold desk:min-h-9"
                      >
                        {t.version(version.number)}
                        <Time at={version.at} show="date" className="text-ink-3" />
                      </Link>
                      {version.number > 1 && (
                        <Link
                          href={`/games/${slug}/compare?from=${version.number - 1}&to=${version.number}`}
                          className="text-sm underline underline-offset-2"
                        >
                          <span aria-hidden="true">{compare.short}</span>
                          <span className="sr-only">{compare.shortOf(version.number)}</span>
                        </Link>
                      )}
                    </li>
                  ))}
                </ol>
              </section>
            )}
          </aside>
        </div>
      </Page>
    </TextsOfGame>
  );
}

/** The page has said the game's name already. */
const withoutTitle = (markdown: string): string => markdown.replace(/^\s*#\s.*\n/, "");
