import type { Metadata } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { GameCard } from "@/components/games/game-card";
import { Page } from "@/components/shell/page";
import { TextsOfLobby } from "@/components/texts/doors/lobby";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { currentLanguage } from "@/lib/auth/language";
import { currentUser } from "@/lib/auth/session";
import { listTemplates } from "@/lib/services/templates/list-templates";
import type { TemplateCard } from "@/lib/services/templates/template-view";
import type { GamesTexts } from "@/lib/texts/games/en";
import type { LobbyTexts } from "@/lib/texts/lobby/en";
import { messagesOf } from "@/lib/texts/messages-of";
import { playNow } from "../../tables/actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("games", await currentLanguage()).title };
}

export default async function GamesPage() {
  const actor = await currentUser();
  const language = await currentLanguage();
  const { title, lead, write, shelves: t, card } = messagesOf("games", language);
  const { about } = messagesOf("lobby", language);
  const { house, mine, members } = await listTemplates(actor);
  const words = { card, about };
  return (
    <Page
      title={title}
      lead={lead}
      verb={
        <Link href="/games/new" className={buttonClass("secondary")}>
          {write}
        </Link>
      }
    >
      <TextsOfLobby language={language}>
        <div className="flex flex-col gap-10">
          <Shelf title={t.house} cards={house} words={words}>
            {t.houseEmpty}
          </Shelf>
          {actor && !actor.guest && (
            <Shelf title={t.mine} cards={mine} words={words}>
              {t.mineEmpty}
            </Shelf>
          )}
          {members.length > 0 && <Shelf title={t.members} cards={members} words={words} />}
        </div>
      </TextsOfLobby>
    </Page>
  );
}

type ShelfProps = {
  title: string;
  cards: TemplateCard[];
  words: { card: GamesTexts["card"]; about: LobbyTexts["about"] };
  /** Said of an empty one. */
  children?: ReactNode;
};

function Shelf({ title, cards, words, children }: ShelfProps) {
  return (
    <section>
      <h2 className="mb-3 display-xl">{title}</h2>
      {cards.length === 0 ? (
        <Empty>{children}</Empty>
      ) : (
        <ul className="grid gap-3 tablet:grid-cols-2 desk:grid-cols-3">
          {cards.map(({ slug, name, owner, published, seats, cards, traits }) => (
            <GameCard
              key={slug}
              slug={slug}
              name={name}
              owner={owner}
              published={published}
              seats={seats}
              cards={cards}
              traits={traits}
              play={playNow}
              t={words.card}
              about={words.about}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
