import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Page } from "@/components/shell/page";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Markdown } from "@/components/ui/markdown";
import { currentLanguage } from "@/lib/auth/language";
import { HOUSE_GAMES, houseCards } from "@/lib/engine/ccg/sets";
import { messagesOf } from "@/lib/texts/messages-of";

type Props = { params: Promise<{ game: string }> };

async function gameAt({ params }: Props) {
  const { game: name } = await params;
  const game = HOUSE_GAMES.find((one) => one === name);
  return game ? { game, title: houseCards(game).game } : notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { title } = await gameAt(props);
  return { title: messagesOf("tabletopRules", await currentLanguage()).title(title) };
}

/** The rules of a game of the house with cards to collect, for whoever wants to read them before a table. */
export default async function RulesOfTabletopGame(props: Props) {
  const { game, title } = await gameAt(props);
  const t = messagesOf("tabletopRules", await currentLanguage());
  return (
    <Page
      title={t.title(title)}
      lead={t.lead}
      verb={
        <Link href="/tables/tabletop" className={buttonClass()}>
          {t.play}
        </Link>
      }
      width="middle"
    >
      <Markdown>{t.rules[game]}</Markdown>
    </Page>
  );
}
