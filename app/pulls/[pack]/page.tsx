import { ShieldCheck } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CardSprite } from "@/components/cards/card-sprite";
import { CardFace } from "@/components/ccg/card-face";
import { faceOf, hasPlayingCards } from "@/components/ccg/face-of";
import { Page } from "@/components/shell/page";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { currentLanguage } from "@/lib/auth/language";
import { rarityRank } from "@/lib/engine/ccg/art/look";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import { appOrigin } from "@/lib/env";
import { readGame } from "@/lib/services/catalogue/games";
import { readPull } from "@/lib/services/shop/read-pull";
import { messagesOf } from "@/lib/texts/messages-of";

type Props = { params: Promise<{ pack: string }> };

/** The cards of a pull, the best first, foils before plain cards of their rarity. */
async function find({ params }: Props) {
  const pull = await readPull((await params).pack);
  const game = pull && (await readGame(pull.game));
  if (!pull || !game) return null;
  const cards = pull.cards
    .flatMap(({ number }, place) => {
      const card = game.database.byNumber.get(number);
      return card ? [{ card, place, rank: rarityRank(rarityCodes(card)[0] ?? "") }] : [];
    })
    .sort(
      (a, b) => a.rank - b.rank || Number(b.card.foilOf !== null) - Number(a.card.foilOf !== null) || a.place - b.place,
    );
  return { pull, game, cards };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props);
  const language = await currentLanguage();
  if (!found) return { title: messagesOf("shell", language).notFound.title };
  const { pull, cards } = found;
  const { pull: t } = messagesOf("packs", language);
  const title = t.title(pull.nick, pull.product);
  const description = t.best(cards.slice(0, 3).map(({ card }) => card.name));
  const picture = { url: `${appOrigin()}/api/pulls/${pull.id}/picture`, width: 1200, height: 630, alt: description };
  return {
    title,
    description,
    // Whoever has the link may look; nobody else is led here.
    robots: { index: false },
    openGraph: { title, description, type: "article", siteName: "Guildhall", images: [picture] },
    twitter: { card: "summary_large_image", title, description, images: [picture.url] },
  };
}

/** An opened pack as its owner shows it to whoever has the link, with the way to its proof. */
export default async function PullPage(props: Props) {
  const found = await find(props);
  if (!found) notFound();
  const { pull, game, cards } = found;
  const language = await currentLanguage();
  const [{ pull: t }, ccg] = [messagesOf("packs", language), messagesOf("ccg", language)];
  return (
    <Page title={t.title(pull.nick, pull.product)} lead={<Time at={pull.openedAt} show="date" />}>
      {hasPlayingCards(game.database) && <CardSprite />}
      <ul aria-label={t.cards} className="grid grid-cols-[repeat(auto-fill,minmax(min(46%,200px),1fr))] gap-4">
        {cards.map(({ card, place }) => {
          const face = faceOf(card, game.database, game.name, ccg);
          return (
            <li key={place}>
              <Link href={`/cards/${game.name}-${card.number}`} aria-label={face.alt} className="block rounded-sm">
                <CardFace face={face} />
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="mt-6 flex flex-wrap gap-3">
        <Link href={`/shop/${pull.productId}`} className={buttonClass("primary")}>
          {t.own(pull.product)}
        </Link>
        <Link href={`/verify?pack=${pull.id}`} className={buttonClass("secondary")}>
          <ShieldCheck aria-hidden="true" className="size-4" />
          {t.proof}
        </Link>
      </p>
    </Page>
  );
}
