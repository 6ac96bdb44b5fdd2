import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CardSprite } from "@/components/cards/card-sprite";
import { hasPlayingCards } from "@/components/ccg/face-of";
import { ProxySheet } from "@/components/decks/proxy-sheet";
import { Page } from "@/components/shell/page";
import { currentLanguage } from "@/lib/auth/language";
import { currentUser } from "@/lib/auth/session";
import { readGame } from "@/lib/services/catalogue/games";
import { cardsVersion } from "@/lib/services/catalogue/read-cards";
import { readCollection } from "@/lib/services/collection/read-collection";
import { readDeck } from "@/lib/services/decks/read-deck";
import { messagesOf } from "@/lib/texts/messages-of";
import { type DeckPageProps, seenDeck } from "../../seen";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("decks", await currentLanguage()).files.print, robots: { index: false } };
}

/** A deck as a sheet of cards to print. */
export default async function PrintDeck(props: DeckPageProps) {
  const [member, asked, language] = await Promise.all([currentUser(), seenDeck(props), currentLanguage()]);
  const deck = await readDeck(member, asked);
  const game = deck && (await readGame(deck.game));
  if (!deck || !game) notFound();
  const { held } = await readCollection(member, game.name);
  const { files: t } = messagesOf("decks", language);
  return (
    <Page title={t.print} lead={t.printLead(deck.name)}>
      {hasPlayingCards(game.database) && <CardSprite />}
      <ProxySheet
        game={game.name}
        address={`/api/cards/${game.name}/cards.json?v=${cardsVersion(game)}`}
        deck={deck.cards}
        held={held}
      />
    </Page>
  );
}
