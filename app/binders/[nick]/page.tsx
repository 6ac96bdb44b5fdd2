import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache, type ReactNode } from "react";
import { CardSprite } from "@/components/cards/card-sprite";
import { CardFace } from "@/components/ccg/card-face";
import { cardIndexOf } from "@/components/ccg/card-index";
import { CollectionView } from "@/components/ccg/collection-view";
import { CompletenessBars } from "@/components/ccg/completeness";
import { faceOf, hasPlayingCards } from "@/components/ccg/face-of";
import { firstCards } from "@/components/ccg/first-cards";
import { viewOf } from "@/components/ccg/view-state";
import { WorthPlot } from "@/components/ccg/worth-plot";
import { Page } from "@/components/shell/page";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect } from "@/lib/auth/policy";
import { currentSession } from "@/lib/auth/session";
import type { PublicBinder } from "@/lib/contracts/collection";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { CardGame } from "@/lib/services/catalogue/games";
import { readGame } from "@/lib/services/catalogue/games";
import { cardsVersion } from "@/lib/services/catalogue/read-cards";
import { measureCollection } from "@/lib/services/collection/measure-collection";
import { collectionDoors } from "@/lib/services/doors/collection";
import { enter } from "@/lib/services/doors/door";
import { readSettings } from "@/lib/services/economy/read-settings";
import { bannedFor } from "@/lib/services/formats/banned-for";
import { readPrices } from "@/lib/services/market/read-prices";
import type { CcgTexts } from "@/lib/texts/ccg/en";
import { messagesOf } from "@/lib/texts/messages-of";
import { currentAsking } from "@/lib/web/asking";
import { valuesOf } from "../../collection/values";

type Props = {
  params: Promise<{ nick: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** So many wishes stand open; more would push all else off the page. */
const WISHES_AT_ONCE = 12;

/** Comes in by the door once for a request, whoever asks first. */
const binderFor = cache(async (nick: string, game: string) =>
  enter(collectionDoors.readBinder, await currentAsking(), { nick, game }),
);

/** What is to be seen; "slower": this place asks for too many. */
async function seen({
  params,
  searchParams,
}: Props): Promise<{ binder: PublicBinder; game: CardGame } | "slower" | null> {
  const [{ nick }, { game }] = [await params, await searchParams];
  const found = await readGame(typeof game === "string" ? game : "five-dyes");
  if (!found) return null;
  const read = await binderFor(nick, found.name);
  if (!read.ok) return read.error.code === collectionDoors.readBinder.codes.slower ? "slower" : null;
  return read.value && { binder: read.value, game: found };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [found, language] = [await seen(props), await currentLanguage()];
  const { title } = messagesOf("shell", language).notFound;
  const { binder: t } = messagesOf("collection", language);
  return { title: found && found !== "slower" ? t.title(found.binder.owner, found.game.database.game) : title };
}

/** A binder that its owner opened to all: what they have, wish for, found best, and what it is worth. */
export default async function BinderPage(props: Props) {
  const found = await seen(props);
  if (!found) notFound();
  if (found === "slower") return <Slower />;
  const { binder, game } = found;
  const { database, name } = game;
  const [language, settings, session] = await Promise.all([currentLanguage(), readSettings(), currentSession()]);
  const [prices, banned] = await Promise.all([
    readPrices(session?.member ?? null, name),
    bannedFor(session?.member ?? null, game),
  ]);
  const [texts, ccg] = [messagesOf("collection", language), messagesOf("ccg", language)];
  const t = texts.binder;
  const held = binder.held.map((row) => ({ ...row, bound: 0, offered: 0, decks: 0, fresh: 0 }));
  const complete = measureCollection(database, { held, registered: [] }, settings);
  const base = `/binders/${encodeURIComponent(binder.owner)}`;
  const shared = { game, ccg };
  const wishes = binder.wishes.map((number) => ({ number }));
  const address = `/api/cards/${name}/cards.json?v=${cardsVersion(game)}`;
  const values = valuesOf(database, settings);
  const index = cardIndexOf({ cards: database, held, values, prices, banned });
  const first = firstCards(index, viewOf(await props.searchParams));
  return (
    <Page
      title={t.title(binder.owner, database.game)}
      lead={texts.totals(complete.owned, complete.total, formatMoney(complete.value))}
      verb={
        <div className="flex flex-wrap gap-x-5">
          <Link
            href={`/u/${encodeURIComponent(binder.owner)}`}
            className="flex min-h-11 items-center underline underline-offset-4"
          >
            {t.profile}
          </Link>
          {session && canCollect(session.member) && session.member?.nick !== binder.owner && (
            <Link
              href={`/trades?with=${encodeURIComponent(binder.owner)}`}
              className="flex min-h-11 items-center underline underline-offset-4"
            >
              {messagesOf("trades", language).list.link}
            </Link>
          )}
        </div>
      }
    >
      {hasPlayingCards(database) && <CardSprite />}
      <div className="grid gap-6 tablet:grid-cols-2">
        <Section title={t.pulls}>
          {binder.pulls.length === 0 ? (
            <p className="text-ink-3">{t.noPulls}</p>
          ) : (
            <Cards {...shared} of={binder.pulls} />
          )}
        </Section>
        <Section title={t.wishes}>
          {binder.wishes.length === 0 ? (
            <p className="text-ink-3">{t.noWishes}</p>
          ) : (
            <>
              <Cards {...shared} of={wishes.slice(0, WISHES_AT_ONCE)} />
              {wishes.length > WISHES_AT_ONCE && (
                <details className="mt-2">
                  <summary className="min-h-8 cursor-pointer text-sm">
                    {t.moreWishes(wishes.length - WISHES_AT_ONCE)}
                  </summary>
                  <Cards {...shared} of={wishes.slice(WISHES_AT_ONCE)} />
                </details>
              )}
            </>
          )}
        </Section>
        <Section title={t.worth}>
          {binder.worth.length === 0 ? (
            <p className="text-ink-3">{t.noWorth}</p>
          ) : (
            <WorthPlot
              points={[...binder.worth, { at: Date.now(), balance: binder.worth.at(-1)?.balance ?? 0 }]}
              zone={session?.preferences.zone ?? "UTC"}
            />
          )}
          <details className="mt-2" hidden={binder.worth.length === 0}>
            <summary className="min-h-8 cursor-pointer text-sm">{t.numbers}</summary>
            <ul className="max-h-60 overflow-y-auto text-sm tabular-nums">
              {binder.worth.map(({ at, balance }) => (
                <li key={at} className="flex justify-between gap-3 py-0.5">
                  <Time at={at} show="date" />
                  <span>{formatMoney(balance)}</span>
                </li>
              ))}
            </ul>
          </details>
        </Section>
        <div className="rounded-md border border-line bg-surface p-4">
          <CompletenessBars game={name} completeness={complete} t={texts} rarity={ccg.rarity} base={base} />
        </div>
      </div>
      <div className="mt-6">
        <CollectionView
          game={name}
          base={base}
          {...{ address, first, held, values, prices, banned }}
          displays={[]}
          notes={[]}
        />
      </div>
    </Page>
  );
}

/** This place asks for more pages than people read. */
async function Slower() {
  const { binder: t } = messagesOf("collection", await currentLanguage());
  return (
    <Page title={t.slower}>
      <p>{t.slowerText}</p>
    </Page>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0 rounded-md border border-line bg-surface p-4">
      <h2 className="mb-2 display-lg">{title}</h2>
      {children}
    </section>
  );
}

type CardsProps = { game: CardGame; ccg: CcgTexts; of: readonly { readonly number: number; readonly at?: number }[] };

/** Cards by their faces, each the way to its page; when it came, where that is known. */
function Cards({ game: { database, name }, ccg, of }: CardsProps) {
  return (
    <ul className="grid grid-cols-3 gap-3 desk:grid-cols-4">
      {of.map(({ number, at }) => {
        const card = database.byNumber.get(number);
        if (!card) return null;
        const face = faceOf(card, database, name, ccg);
        return (
          <li key={number}>
            <Link href={`/cards/${name}-${number}`} aria-label={face.alt} className="block rounded-sm">
              <CardFace face={face} thumb />
            </Link>
            {at !== undefined && (
              <p className="mt-1 text-sm text-ink-3">
                <Time at={at} show="date" />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
