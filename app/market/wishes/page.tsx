import type { Metadata } from "next";
import { ListForm } from "@/components/market/list-form";
import { WhileEgo } from "@/components/sealed/while-ego";
import { Page } from "@/components/shell/page";
import { buttonClass } from "@/components/ui/button";
import { Empty } from "@/components/ui/empty";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import { placeOf } from "@/lib/engine/ccg/market/search-cards";
import { previewBids } from "@/lib/services/market/preview-bids";
import { messagesOf } from "@/lib/texts/messages-of";
import { purseOf } from "../../reads";
import { cancel, list } from "../actions";
import { GameLinks, gameChosen } from "../game-links";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("market", await currentLanguage()).bids.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Bids for what one wishes for: how many, at most for how much; then one act. */
export default async function BidForWishes({ searchParams }: Props) {
  const member = await requireUser("/market/wishes");
  const language = await currentLanguage();
  const t = messagesOf("market", language).bids;
  if ((await purseOf(member)).sealed)
    return (
      <Page title={t.title} width="middle">
        <WhileEgo t={messagesOf("sealed", language).ego} />
      </Page>
    );
  const { game, games } = await gameChosen(await searchParams);
  const { rows, money } = game ? await previewBids(member, game) : { rows: [], money: 0 };
  const wished = rows.flatMap(({ wished: count, bestAsk: best, ...row }) => {
    const card = game?.database.byNumber.get(row.number);
    return card ? [{ ...row, count, best, name: card.name, place: placeOf(card), foil: card.foilOf !== null }] : [];
  });
  return (
    <Page title={t.title} lead={t.lead} width="middle">
      {game && <GameLinks games={games} here={game.name} label={t.title} to="/market/wishes" />}
      <ListForm
        key={game?.name}
        game={game?.name ?? ""}
        side="bid"
        rows={wished}
        empty={
          <Empty
            action={
              <Link href={`/collection?game=${game?.name ?? ""}&show=missing`} className={buttonClass("secondary")}>
                {t.toCards}
              </Link>
            }
          >
            {t.none}
          </Empty>
        }
        {...{ money, list, cancel }}
      />
    </Page>
  );
}
