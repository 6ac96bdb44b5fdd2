import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CardSprite } from "@/components/cards/card-sprite";
import { CardsAhead } from "@/components/ccg/cards-ahead";
import { hasPlayingCards } from "@/components/ccg/face-of";
import { DeckView } from "@/components/decks/deck-view";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect } from "@/lib/auth/policy";
import { currentUser } from "@/lib/auth/session";
import { appOrigin } from "@/lib/env";
import { readGame } from "@/lib/services/catalogue/games";
import { cardsVersion } from "@/lib/services/catalogue/read-cards";
import { readCollection } from "@/lib/services/collection/read-collection";
import { listComments } from "@/lib/services/decks/list-comments";
import { listDecks } from "@/lib/services/decks/list-decks";
import { listRegistered } from "@/lib/services/decks/list-registered";
import { readDeck } from "@/lib/services/decks/read-deck";
import { readSettings } from "@/lib/services/economy/read-settings";
import { formatsInForce } from "@/lib/services/formats/list-formats";
import { readPrices } from "@/lib/services/market/read-prices";
import { readBuiltFor } from "@/lib/services/sealed/read-building";
import { messagesOf } from "@/lib/texts/messages-of";
import { valuesOf } from "../../collection/values";
import { purseOf } from "../../reads";
import {
  buy,
  change,
  comment,
  copy,
  deleteComment,
  like,
  merge,
  preview,
  registerAs,
  restoreAs,
  versions,
} from "../actions";
import { type DeckPageProps, seenDeck } from "../seen";

export async function generateMetadata(props: DeckPageProps): Promise<Metadata> {
  const [member, asked] = await Promise.all([currentUser(), seenDeck(props)]);
  const deck = await readDeck(member, asked);
  // Addresses that were shared are for those who have them, not for those who search.
  const robots = { index: false };
  const t = messagesOf("decks", await currentLanguage());
  if (!deck) return { title: t.title, robots };
  const link = asked.link === undefined ? "" : `?link=${encodeURIComponent(asked.link)}`;
  const description = t.edit.by(deck.owner);
  const url = `${appOrigin()}/api/decks/${deck.id}/picture${link}`;
  const picture = { url, width: 1200, height: 630, alt: `${deck.name}. ${description}` };
  return {
    ...{ title: deck.name, description, robots },
    openGraph: { title: deck.name, description, type: "article", siteName: "Guildhall", images: [picture] },
    twitter: { card: "summary_large_image", title: deck.name, description, images: [url] },
  };
}

/** A deck: one's own to be edited, another's to be looked at. */
export default async function Deck(props: DeckPageProps) {
  const [member, asked, language] = await Promise.all([currentUser(), seenDeck(props), currentLanguage()]);
  const deck = await readDeck(member, asked);
  const game = deck && (await readGame(deck.game));
  if (!deck || !game) notFound();
  const address = `/api/cards/${game.name}/cards.json?v=${cardsVersion(game)}`;
  const [purse, settings, prices, { held }, own, registered, rules, comments, built] = await Promise.all([
    member ? purseOf(member) : null,
    readSettings(),
    readPrices(member, game.name),
    readCollection(member, game.name),
    listDecks(member, game.name),
    listRegistered(member, game.name),
    formatsInForce(member, game.name),
    listComments(member, deck),
    deck.isOwn ? readBuiltFor(member, deck.id) : null,
  ]);
  const talk = { write: comment, remove: deleteComment };
  const t = messagesOf("decks", language);
  return (
    <div className="mx-auto w-full max-w-[1240px] px-3 py-5 tablet:px-5 tablet:py-6">
      <CardsAhead address={address} />
      {hasPlayingCards(game.database) && <CardSprite />}
      <Link
        href={`/decks?game=${game.name}`}
        className="mb-2 inline-flex min-h-9 items-center text-ink-2 underline underline-offset-4"
      >
        {t.edit.back}
      </Link>
      <DeckView
        key={deck.id}
        values={valuesOf(game.database, settings)}
        {...{ deck, address, prices, held, registered, comments, built }}
        now={Date.now()}
        isEgo={purse?.sealed ?? false}
        link={asked.link}
        rules={rules.map(({ id, title, version, text }) => ({ id, title, version, text }))}
        others={own.filter(({ id }) => id !== deck.id)}
        acts={{ change, talk, merge, versions, preview, buy, registerAs, restoreAs }}
        {...(canCollect(member) ? { may: { copy, like, talk } } : {})}
      />
    </div>
  );
}
