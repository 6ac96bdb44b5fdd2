import type { Metadata } from "next";
import { GameShelves, type ShelvedGame } from "@/components/games/game-shelves";
import { seatsByChoice } from "@/components/games/variants";
import { Page } from "@/components/shell/page";
import { TextsOfGame } from "@/components/texts/doors/game";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { currentUser } from "@/lib/auth/session";
import { listTemplates } from "@/lib/services/templates/list-templates";
import type { TemplateCard } from "@/lib/services/templates/template-view";
import { messagesOf } from "@/lib/texts/messages-of";
import { playNow } from "../../tables/actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("games", await currentLanguage()).title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function GamesPage({ searchParams }: Props) {
  const [actor, language, asked] = [await currentUser(), await currentLanguage(), await searchParams];
  const { title, lead, write } = messagesOf("games", language);
  const { house, mine, members } = await listTemplates(actor);
  const textOf = (name: string): string => {
    const value = asked[name];
    return typeof value === "string" ? value.slice(0, 60) : "";
  };
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
      <TextsOfGame language={language}>
        <GameShelves
          house={house.map(shelved)}
          mine={actor && !actor.guest ? mine.map(shelved) : null}
          members={members.map(shelved)}
          wanted={{
            q: textOf("q"),
            players: textOf("players"),
            family: textOf("family"),
            difficulty: textOf("difficulty"),
          }}
          play={playNow}
        />
      </TextsOfGame>
    </Page>
  );
}

/** What the page's script is told of a game. */
const shelved = ({
  slug,
  name,
  owner,
  published,
  seats,
  variants,
  cards,
  traits,
  report,
  rating,
}: TemplateCard): ShelvedGame => ({
  ...{ slug, name, published, seats, cards, traits, rating },
  byChoice: seatsByChoice(variants),
  owner: owner && { nick: owner.nick },
  report: report && { deals: report.deals, acts: report.acts.mean },
});
