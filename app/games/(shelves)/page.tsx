import type { Metadata } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { GameCard } from "@/components/games/game-card";
import { Page } from "@/components/shell/page";
import { Texts } from "@/components/texts/doors";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { currentUser } from "@/lib/auth/session";
import { listTemplates } from "@/lib/services/templates/list-templates";
import type { TemplateCard } from "@/lib/services/templates/template-view";
import { playNow } from "../../tables/actions";

export const metadata: Metadata = { title: "Games" };

export default async function GamesPage() {
  const actor = await currentUser();
  const { house, mine, members } = await listTemplates({ actor });
  return (
    <Page
      title="Games"
      lead="Play a game with bots at once, open a table for others, or read the rules. Games can be written by anybody."
      verb={
        <Link href="/games/new" className={buttonClass("secondary")}>
          Write a game
        </Link>
      }
    >
      <Texts page="lobby" language="en">
        <div className="flex flex-col gap-10">
          <Shelf title="Games of the house" cards={house}>
            The shelf is empty. The house’s games appear at its next start.
          </Shelf>
          {actor && !actor.guest && (
            <Shelf title="Yours" cards={mine}>
              You have not written a game yet. Start from one of the house’s and change what you like.
            </Shelf>
          )}
          {members.length > 0 && <Shelf title="By members" cards={members} />}
        </div>
      </Texts>
    </Page>
  );
}

function Shelf({ title, cards, children }: { title: string; cards: TemplateCard[]; children?: ReactNode }) {
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
            />
          ))}
        </ul>
      )}
    </section>
  );
}
