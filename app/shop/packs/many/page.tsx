import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CardSprite } from "@/components/cards/card-sprite";
import { hasPlayingCards } from "@/components/ccg/face-of";
import { ManyStage } from "@/components/ccg/many-stage";
import { ReadAnewIfOpened } from "@/components/ccg/opened-here";
import { PackArt } from "@/components/ccg/pack-art";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import { readGame } from "@/lib/services/catalogue/games";
import { listBatch } from "@/lib/services/shop/list-packs";
import { messagesOf } from "@/lib/texts/messages-of";
import { openMany } from "../../actions";
import { readCovers } from "../../covers";
import { packCards } from "../../pack-cards";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("packs", await currentLanguage()).openTitle };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Several packs of one product, opened at once: `?first=<the pack that is opened first>&count=…`. */
export default async function OpenMany({ searchParams }: Props) {
  const { first: firstId, count } = await searchParams;
  const member = await requireUser("/shop/packs");
  if (typeof firstId !== "string") redirect("/shop/packs");
  const packs = await listBatch(member, firstId, Number(count) || 0);
  const [first] = packs;
  if (!first) redirect("/shop/packs");
  const [coverOf, game] = await Promise.all([readCovers(), readGame(first.game)]);
  const opened = packs.flatMap(({ opening }) => (opening ? [packCards(first.game, opening.cards)] : []));
  return (
    <>
      {game && hasPlayingCards(game.database) && <CardSprite />}
      <ReadAnewIfOpened closed={packs.flatMap(({ id, opening }) => (opening ? [] : [id]))}>
        <ManyStage
          key={first.id}
          product={{ id: first.productId, name: first.product, game: first.game }}
          given={{
            packs: packs.map(({ id }) => id),
            price: packs.reduce((sum, { price }) => sum + price, 0),
            opened: await Promise.all(opened),
          }}
          open={openMany}
          art={<PackArt {...coverOf(first)} set={first.set} type={first.type} className="w-56" />}
        />
      </ReadAnewIfOpened>
    </>
  );
}
