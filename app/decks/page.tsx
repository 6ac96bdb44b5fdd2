import type { Metadata } from "next";
import { SectionTabs } from "@/components/ccg/section-tabs";
import { DeckList, DeckRow } from "@/components/decks/deck-list";
import { Page, Panel } from "@/components/shell/page";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Strip } from "@/components/ui/strip";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect } from "@/lib/auth/policy";
import { currentUser } from "@/lib/auth/session";
import { DECK_ORDERS } from "@/lib/contracts/deck-words";
import { listDecks, listOpenDecks } from "@/lib/services/decks/list-decks";
import { readShopper } from "@/lib/services/shop/read-shopper";
import { messagesOf } from "@/lib/texts/messages-of";
import { GameLinks, gameChosen } from "../market/game-links";
import { copy, create, remove, restore } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("decks", await currentLanguage()).title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** One's decks of a game, and those that others show. */
export default async function Decks({ searchParams }: Props) {
  const [member, language, { game, games }, { by }] = await Promise.all([
    currentUser(),
    currentLanguage(),
    searchParams.then(gameChosen),
    searchParams,
  ]);
  const order = DECK_ORDERS.find((one) => one === by) ?? "new";
  const [t, ccg] = [messagesOf("decks", language), messagesOf("ccg", language)];
  const name = game?.name ?? "";
  const [own, open, { closed }] = await Promise.all([
    listDecks(member, name),
    listOpenDecks(name, order),
    readShopper(member),
  ]);
  const theirs = open.filter(({ owner }) => owner !== member?.nick);
  return (
    <Page
      title={t.title}
      lead={t.lead}
      verb={
        <Link href={`/decks/formats?game=${name}`} className={buttonClass("secondary")}>
          {messagesOf("formats", language).title}
        </Link>
      }
    >
      {member && <SectionTabs closed={closed} />}
      <GameLinks games={games} here={name} label={t.game} to="/decks" />
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,1fr)_minmax(0,420px)]">
        <section aria-label={t.list.own}>
          {canCollect(member) ? (
            <DeckList key={name} game={name} decks={own} {...{ create, copy, remove, restore }} />
          ) : (
            <Strip
              className="rounded-sm"
              action={
                <Link
                  href={member ? "/sign-up?next=/decks" : "/sign-in?next=/decks"}
                  className={buttonClass("secondary", true)}
                >
                  {member ? ccg.keepAccount : messagesOf("collection", language).signIn}
                </Link>
              }
            >
              {member ? t.list.guest : t.list.visitor}
            </Strip>
          )}
        </section>
        <Panel title={t.list.open} lead={t.list.openLead}>
          {theirs.length > 1 && (
            <nav aria-label={t.list.order} className="-mt-1 mb-2 flex gap-4">
              {DECK_ORDERS.map((one) => (
                <Link
                  key={one}
                  href={`/decks?game=${name}${one === "new" ? "" : `&by=${one}`}`}
                  aria-current={one === order ? "true" : undefined}
                  className="inline-flex min-h-9 items-center text-ink-2 underline underline-offset-4 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
                >
                  {t.list.orders[one]}
                </Link>
              ))}
            </nav>
          )}
          {theirs.length === 0 && <p className="text-ink-3">{t.list.noneOpen}</p>}
          <ul>
            {theirs.map(({ owner, likes, copies, ...deck }) => (
              <li key={deck.id} className="border-b border-line last:border-0">
                <DeckRow deck={deck} owner={owner} echo={{ likes, copies }} />
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </Page>
  );
}
