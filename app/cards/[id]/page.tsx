import clsx from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { CardSprite } from "@/components/cards/card-sprite";
import { CardFace, RarityMark } from "@/components/ccg/card-face";
import { CardFacts } from "@/components/ccg/card-facts";
import { CardText } from "@/components/ccg/card-text";
import { ExplainedWord } from "@/components/ccg/explained-word";
import { CARDS_LANGUAGE, faceOf } from "@/components/ccg/face-of";
import { NoteForm } from "@/components/ccg/note-form";
import { OwnerList } from "@/components/ccg/owner-list";
import { SourceList } from "@/components/ccg/source-list";
import { viewPath } from "@/components/ccg/view-state";
import { Page } from "@/components/shell/page";
import { TextsOfCollection } from "@/components/texts/doors/collection";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect } from "@/lib/auth/policy";
import { currentUser } from "@/lib/auth/session";
import { type Card, printingOf } from "@/lib/engine/ccg/cards/model";
import { neighboursOf } from "@/lib/engine/ccg/cards/neighbours";
import { quoted } from "@/lib/engine/ccg/filter/scan";
import { piecesOf, wordsOn } from "@/lib/engine/ccg/sets/words";
import { cardAsset } from "@/lib/engine/kernel/ledger";
import { listNotes } from "@/lib/services/collection/list-notes";
import type { CardView } from "@/lib/services/collection/read-card";
import type { CardPageTexts } from "@/lib/texts/card-page/en";
import type { CcgTexts } from "@/lib/texts/ccg/en";
import { messagesOf } from "@/lib/texts/messages-of";
import { noteCards } from "../../collection/actions";
import { cardFor } from "../../reads";
import { MarketSection } from "./market-section";
import { Standing } from "./standing";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await cardFor(await currentUser(), (await params).id);
  const { title } = messagesOf("shell", await currentLanguage()).notFound;
  return { title: found ? [found.card.name, found.database.game].join(", ") : title };
}

/** A card: its face, what it says, its printings, who has it, and where it comes from. */
export default async function CardPage({ params }: Props) {
  const { id } = await params;
  const member = await currentUser();
  const view = await cardFor(member, id);
  if (!view) notFound();
  const { game, database, card, printings, otherFace, owners, ownerCount, sources } = view;
  const language = await currentLanguage();
  const number = printingOf(card);
  const [note] = await listNotes(member, game, number);
  const [t, ccg] = [messagesOf("cardPage", language), messagesOf("ccg", language)];
  const face = faceOf(card, database, game, ccg);
  const words = wordsOn(card, game);
  const inSet = viewPath(game, { filter: `set:${card.set}` });
  return (
    <Page
      title={card.name}
      lead={
        <>
          {face.type} ·{" "}
          <Link href={card.hidden ? viewPath(game, {}) : inSet} className="underline underline-offset-4">
            {database.sets.find(({ abbreviation }) => abbreviation === card.set)?.name ?? database.game}
          </Link>
        </>
      }
      verb={
        card.hidden ? null : (
          <div className="flex flex-wrap gap-x-5">
            <a href="#market" className="flex min-h-11 items-center underline underline-offset-4">
              {t.market}
            </a>
            {view.have - view.bound - view.offered > 0 &&
              (["trades", "give"] as const).map((place) => (
                <Link
                  key={place}
                  href={`/${place}?asset=${encodeURIComponent(cardAsset(game, card.number))}`}
                  className="flex min-h-11 items-center underline underline-offset-4"
                >
                  {messagesOf("trades", language)[place === "give" ? "give" : "list"].linkOfCard}
                </Link>
              ))}
            <Link
              href={viewPath(game, { filter: `name=${quoted(card.name)}` })}
              className="flex min-h-11 items-center underline underline-offset-4"
            >
              {t.find}
            </Link>
          </div>
        )
      }
    >
      {face.playing !== null && <CardSprite />}
      {!card.hidden && <Neighbours view={view} t={t} />}
      <div className="grid items-start gap-6 tablet:grid-cols-[280px_minmax(0,1fr)] desk:grid-cols-[300px_minmax(0,1fr)_300px]">
        <div className="flex flex-col gap-5">
          <div role="img" aria-label={face.alt} className="mx-auto w-full max-w-[300px]">
            <CardFace face={face} eager />
          </div>
          {!card.hidden && <Standing view={view} t={t} />}
        </div>
        <div className="flex flex-col gap-5">
          {(face.text || face.flavour) && (
            <Section title={t.text}>
              {face.text && (
                <p lang={CARDS_LANGUAGE} className="font-display text-lg">
                  <CardText text={face.text} tags={face.tags} explain={(text) => explained(text, game)} />
                </p>
              )}
              {face.flavour && (
                <p lang={CARDS_LANGUAGE} className="mt-2 font-display text-ink-2 italic">
                  <CardText text={face.flavour} tags={face.tags} />
                </p>
              )}
            </Section>
          )}
          {words.length > 0 && (
            <Section title={t.words}>
              <dl lang={CARDS_LANGUAGE} className="flex flex-col gap-1.5">
                {words.map(({ word, meaning }) => (
                  <div key={word}>
                    <dt className="inline font-semibold">{word}</dt>
                    <dd className="inline">: {meaning}.</dd>
                  </div>
                ))}
              </dl>
            </Section>
          )}
          <Section title={t.facts.title}>
            <CardFacts card={card} face={face} database={database} t={t.facts} rarity={ccg.rarity} />
          </Section>
          {otherFace && (
            <Section title={t.turnedOver}>
              <Printing card={otherFace} view={view} ccg={ccg} large />
            </Section>
          )}
          {!card.hidden && canCollect(member) && (
            <TextsOfCollection language={language}>
              <Section title={messagesOf("collection", language).notes.title}>
                <NoteForm key={number} game={game} kept={note ?? { number, note: "", tags: [] }} onSave={noteCards} />
              </Section>
            </TextsOfCollection>
          )}
        </div>
        <div className="flex flex-col gap-5 tablet:col-start-2 desk:col-start-auto">
          {printings.length > 1 && (
            <Section title={t.printings}>
              <ul className="grid grid-cols-3 gap-3">
                {printings.map((printing) => (
                  <li key={printing.number}>
                    <Printing card={printing} view={view} ccg={ccg} here={printing.number === card.number} />
                  </li>
                ))}
              </ul>
            </Section>
          )}
          <Section title={t.from.title}>
            {card.retired ? (
              <p>{t.from.retired}</p>
            ) : card.hidden ? (
              <p>{otherFace ? t.from.otherFace(otherFace.name) : t.from.made}</p>
            ) : (
              <SourceList sources={sources} t={t.from} odds={messagesOf("shop", language).odds} />
            )}
          </Section>
          {!card.hidden && (
            <Section title={t.owners.title}>
              <OwnerList game={game} owners={owners} count={ownerCount} t={t.owners} />
            </Section>
          )}
        </div>
      </div>
      {!card.hidden && <MarketSection view={view} member={member} language={language} />}
    </Page>
  );
}

/** A text with its words of the rules explained in place. */
const explained = (text: string, game: string): ReactNode =>
  piecesOf(text, game).map(({ at, text: word, meaning }) =>
    meaning === null ? word : <ExplainedWord key={at} {...{ word, meaning }} />,
  );

/** The cards before and after this one. */
function Neighbours({ view: { database, card, game }, t }: { view: CardView; t: CardPageTexts }) {
  const { before, after } = neighboursOf(database, card);
  const link = (to: Card, label: string, name: ReactNode) => (
    <Link
      href={`/cards/${game}-${to.number}`}
      aria-label={label}
      className="inline-flex min-h-11 min-w-0 items-center gap-1.5 text-ink-2 underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  );
  return (
    <nav aria-label={t.neighbours} className="mb-3 flex justify-between gap-4">
      {before ? (
        link(
          before,
          t.before(before.name),
          <>
            <ChevronLeft aria-hidden="true" className="size-4 shrink-0" />
            <span className="truncate">{before.name}</span>
          </>,
        )
      ) : (
        <span />
      )}
      {after &&
        link(
          after,
          t.after(after.name),
          <>
            <span className="truncate">{after.name}</span>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
          </>,
        )}
    </nav>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-md border border-line bg-surface p-4">
      <h2 className="mb-2 display-lg">{title}</h2>
      {children}
    </section>
  );
}

type PrintingProps = { card: Card; view: CardView; ccg: CcgTexts; here?: boolean; large?: boolean };

function Printing({ card, view: { database, game }, ccg, here = false, large = false }: PrintingProps) {
  const face = faceOf(card, database, game, ccg);
  return (
    <Link
      href={`/cards/${game}-${card.number}`}
      aria-current={here ? "page" : undefined}
      aria-label={`${face.alt}, ${face.place}`}
      className="group block rounded-sm"
    >
      <span className={clsx("block", large && "max-w-[220px]")}>
        <CardFace face={face} thumb={!large} />
      </span>
      {!large && (
        <span className="mt-1 flex items-center gap-1.5 text-sm">
          {face.rarity && <RarityMark rarity={face.rarity} className="size-3.5" />}
          <span className={here ? "font-semibold" : "text-ink-2 group-hover:underline"}>
            {face.place.split("/")[0]}
          </span>
        </span>
      )}
    </Link>
  );
}
