import type { Metadata } from "next";
import { OpeningsOf } from "@/components/diplomacy/games/openings";
import { PlayBots } from "@/components/diplomacy/games/play-bots";
import { PlayScene } from "@/components/diplomacy/games/play-scene";
import { TableRow } from "@/components/lobby/table-row";
import { Page, Panel } from "@/components/shell/page";
import { TextsOfDiplomacyGames } from "@/components/texts/doors/diplomacy-games";
import { Button, buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { TextInput } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { type Option, Select } from "@/components/ui/select";
import { currentLanguage } from "@/lib/auth/language";
import { currentUser } from "@/lib/auth/session";
import { MAP_NAMES } from "@/lib/engine/diplomacy/maps";
import { GAME_LISTS, GamesWanted, listGames, markOwn } from "@/lib/services/diplomacy/list-games";
import { listMyTables } from "@/lib/services/tables/list-tables";
import { messagesOf } from "@/lib/texts/messages-of";
import type { SandboxTexts } from "@/lib/texts/sandbox/en";
import { StoppedBanner } from "../clock-banner";
import { playBots } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("diplomacyGames", await currentLanguage()).title };
}

/** The maps of the house, by their names in the reader's language. */
const mapOptions = (names: SandboxTexts["maps"]): Option[] =>
  MAP_NAMES.map((name) => ({ value: name, label: names[name] }));

/** The rules most used, by the names that the form has for them. */
const ruleOptions = ({ common }: { common: Readonly<Record<string, { label: string }>> }): Option[] =>
  Object.entries(common).map(([value, { label }]) => ({ value, label }));

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function Diplomacy({ searchParams }: Props) {
  const given = await searchParams;
  const wanted = GamesWanted.parse({
    ...given,
    map: given.map ?? "",
    rule: given.rule ?? "",
    after: given.after ?? null,
  });
  const [member, language] = [await currentUser(), await currentLanguage()];
  const t = messagesOf("diplomacyGames", language);
  const { basics } = messagesOf("diplomacyTable", language).rules;
  const [{ games, next }, tables] = await Promise.all([listGames(member, wanted), member ? listMyTables(member) : []]);
  const mine = await markOwn(
    member,
    tables.filter(({ world }) => world === "diplomacy"),
  );
  const userId = member?.id ?? null;
  const { list, words, map, rule, after } = wanted;
  const hrefOf = (part: Partial<GamesWanted>) => {
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries({ list, words, map, rule, ...part })) if (value) query.set(key, value);
    return `/diplomacy?${query}`;
  };
  return (
    <TextsOfDiplomacyGames language={language}>
      <Page
        title={t.title}
        lead={t.lead}
        verb={
          <Link href="/diplomacy/new" className={buttonClass("primary")}>
            {t.open}
          </Link>
        }
      >
        <div className="flex flex-col gap-5">
          <StoppedBanner language={language} />
          <PlayScene title={t.bots.title} lead={t.bots.lead}>
            <PlayBots play={playBots} />
            <div className="flex max-w-md flex-wrap items-center gap-x-5 gap-y-2">
              <Link href="/diplomacy/sandbox" className="underline underline-offset-4">
                {t.sandbox}
              </Link>
              {member && !member.guest && (
                <Link href="/settings/away" className="underline underline-offset-4">
                  {messagesOf("diplomacyClock", language).title}
                </Link>
              )}
              <Link href="/diplomacy/maps" className="underline underline-offset-4">
                {t.maps}
              </Link>
              <Link href="/diplomacy/kinds" className="underline underline-offset-4">
                {messagesOf("diplomacyVariants", language).kinds.title}
              </Link>
              <Link href="/diplomacy/rules" className="underline underline-offset-4">
                {t.allRules}
              </Link>
            </div>
          </PlayScene>
          <details className="rounded-md border border-line bg-surface p-4 tablet:p-5">
            <summary className="display-xl min-h-8 cursor-pointer">{basics.title}</summary>
            <ol className="mt-3 ml-5 flex max-w-prose list-decimal flex-col gap-1.5">
              {basics.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className="mt-3">
              <Link href="/diplomacy/sandbox#learn" className="font-semibold underline underline-offset-4">
                {basics.learn}
              </Link>
            </p>
          </details>
          {mine.length > 0 && (
            <Panel
              title={t.mine}
              lead={
                <Link href="/master" className="underline underline-offset-4">
                  {messagesOf("diplomacyMaster", language).title}
                </Link>
              }
            >
              <ul>
                {mine.map((table) => (
                  <TableRow key={table.id} table={table} userId={userId} />
                ))}
              </ul>
            </Panel>
          )}
          <Panel title={t.lists.title}>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <nav aria-label={t.lists.title} className="flex flex-wrap gap-x-5">
                {GAME_LISTS.map((name) => (
                  <Link
                    key={name}
                    href={hrefOf({ list: name })}
                    aria-current={name === list ? "page" : undefined}
                    className="flex min-h-11 items-center underline underline-offset-4 aria-[current]:font-semibold aria-[current]:no-underline"
                  >
                    {t.lists[name]}
                  </Link>
                ))}
              </nav>
              <search className="w-full">
                <form
                  action="/diplomacy"
                  className="grid grid-cols-2 gap-2 tablet:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_auto]"
                >
                  <input type="hidden" name="list" value={list} />
                  <TextInput
                    className="phone:col-span-2"
                    type="search"
                    name="words"
                    defaultValue={words}
                    maxLength={80}
                    aria-label={t.search}
                    placeholder={t.search}
                  />
                  <Select
                    name="map"
                    label={t.onMap}
                    key={map}
                    defaultValue={map}
                    options={[{ value: "", label: t.anyMap }, ...mapOptions(messagesOf("sandbox", language).maps)]}
                  />
                  <Select
                    name="rule"
                    label={t.withRule}
                    key={rule}
                    defaultValue={rule}
                    options={[{ value: "", label: t.anyRules }, ...ruleOptions(t.form)]}
                  />
                  <Button type="submit" className="phone:col-span-2">
                    {t.find}
                  </Button>
                </form>
              </search>
            </div>
            {list === "need" && <p className="mt-2 max-w-prose text-sm text-ink-2">{t.openings.lead}</p>}
            {games.length > 0 ? (
              <ul className="mt-2" aria-label={t.lists[list]}>
                {games.map((table) => (
                  <TableRow key={table.id} table={table} userId={userId}>
                    {list === "need" && table.openings && <OpeningsOf table={table} openings={table.openings} />}
                  </TableRow>
                ))}
              </ul>
            ) : (
              <Empty>{words || map || rule ? t.none.found : t.none[list]}</Empty>
            )}
            <div className="mt-3 flex gap-3">
              {after !== null && (
                <Link href={hrefOf({})} className={buttonClass("secondary", true)}>
                  {t.first}
                </Link>
              )}
              {next !== null && (
                <Link href={hrefOf({ after: next })} className={buttonClass("secondary", true)}>
                  {t.next}
                </Link>
              )}
            </div>
          </Panel>
        </div>
      </Page>
    </TextsOfDiplomacyGames>
  );
}
