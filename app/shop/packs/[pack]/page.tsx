import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CardSprite } from "@/components/cards/card-sprite";
import { hasPlayingCards } from "@/components/ccg/face-of";
import { ReadAnewIfOpened } from "@/components/ccg/opened-here";
import { PackArt } from "@/components/ccg/pack-art";
import { TurnStage } from "@/components/ccg/turn-stage";
import { currentLanguage } from "@/lib/auth/language";
import { requireUser } from "@/lib/auth/session";
import { readGame } from "@/lib/services/catalogue/games";
import { listPacksOfPurchase, readPack } from "@/lib/services/shop/list-packs";
import { isShared } from "@/lib/services/shop/share-pull";
import { messagesOf } from "@/lib/texts/messages-of";
import { open, sharePull } from "../../actions";
import { readCovers } from "../../covers";
import { packCards } from "../../pack-cards";

export async function generateMetadata(): Promise<Metadata> {
  return { title: messagesOf("packs", await currentLanguage()).openTitle };
}

type Props = {
  params: Promise<{ pack: string }>;
  searchParams: Promise<{ turned?: string | string[] }>;
};

export default async function OpenPack({ params, searchParams }: Props) {
  const { pack: id } = await params;
  const turned = Number((await searchParams).turned ?? Number.NaN);
  const member = await requireUser(`/shop/packs/${id}`);
  const pack = await readPack(member, id);
  if (!pack) notFound();
  const t = messagesOf("packs", await currentLanguage());
  const [siblings, coverOf, game, shared] = await Promise.all([
    listPacksOfPurchase(member, pack.purchaseId),
    readCovers(),
    readGame(pack.game),
    isShared(id),
  ]);
  const next = siblings.find((other) => other.openedAt === null && other.id !== id)?.id ?? null;
  return (
    <>
      {game && hasPlayingCards(game.database) && <CardSprite />}
      <ReadAnewIfOpened closed={pack.opening ? [] : [id]}>
        <TurnStage
          key={id}
          pack={{
            id,
            product: pack.product,
            productId: pack.productId,
            game: pack.game,
            price: pack.price,
            commitment: pack.commitment,
          }}
          place={t.place(siblings.findIndex((other) => other.id === id) + 1, siblings.length)}
          given={pack.opening && (await packCards(pack.game, pack.opening.cards))}
          begun={Number.isInteger(turned) && turned >= 0 ? turned : null}
          open={open}
          art={<PackArt {...coverOf(pack)} set={pack.set} type={pack.type} className="w-56" />}
          next={next}
          shared={shared}
          share={sharePull}
        />
      </ReadAnewIfOpened>
    </>
  );
}
