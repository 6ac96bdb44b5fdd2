import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CardSprite } from "@/components/cards/card-sprite";
import { CardFace } from "@/components/ccg/card-face";
import { faceOf, hasPlayingCards } from "@/components/ccg/face-of";
import { Wishable } from "@/components/ccg/wishable";
import { Page } from "@/components/shell/page";
import { Link } from "@/components/ui/link";
import { currentLanguage } from "@/lib/auth/language";
import { canCollect } from "@/lib/auth/policy";
import { currentUser } from "@/lib/auth/session";
import { isStorable } from "@/lib/contracts/storable";
import { rarityRank } from "@/lib/engine/ccg/art/look";
import { type Card, cardsOfSet } from "@/lib/engine/ccg/cards/model";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import { formatMoney } from "@/lib/engine/kernel/money";
import { readGame } from "@/lib/services/catalogue/games";
import { listWishes } from "@/lib/services/wishes/list-wishes";
import { messagesOf } from "@/lib/texts/messages-of";
import { products as readProducts } from "../../../../reads";
import { wish } from "../../../actions";
import { SetWindow } from "../../../set-window";

type Props = { params: Promise<{ game: string; set: string }> };

async function find({ params }: Props) {
  const { game: name, set: code } = await params;
  const game = isStorable(name) ? await readGame(name) : null;
  // Compared as addresses have it: what cannot be read as one is no set's.
  const set = game?.database.sets.find(
    ({ abbreviation }) => abbreviation !== "" && [abbreviation, encodeURIComponent(abbreviation)].includes(code),
  );
  return game && set ? { game, set } : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props);
  const language = await currentLanguage();
  if (!found) return { title: messagesOf("shell", language).notFound.title };
  return { title: messagesOf("shop", language).window.galleryTitle(found.set.name) };
}

const codeOf = (card: Card): string => rarityCodes(card)[0] ?? "";

/** The cards of a set by rarity, the rarest first, each by their numbers. */
function byRarity(cards: readonly Card[]): [string, Card[]][] {
  const groups = new Map<string, Card[]>();
  for (const card of cards) groups.set(codeOf(card), [...(groups.get(codeOf(card)) ?? []), card]);
  return [...groups].sort(([a], [b]) => rarityRank(a) - rarityRank(b));
}

/** Every card of a set in colour, whoever looks and whatever they have. */
export default async function SetGallery(props: Props) {
  const found = await find(props);
  if (!found) notFound();
  const { game, set } = found;
  const language = await currentLanguage();
  const [{ window: t }, ccg] = [messagesOf("shop", language), messagesOf("ccg", language)];
  const member = await currentUser();
  const wishes = canCollect(member) ? await listWishes(member, game.name) : null;
  const wished = new Set(wishes?.map(({ printing }) => printing));
  const cards = cardsOfSet(game.database, set).filter(({ hidden, retired }) => !hidden && !retired);
  const sold = (await readProducts()).filter((one) => one.game === game.name && one.set === set.abbreviation);
  const first = sold.find(({ type }) => type === "booster") ?? sold[0];
  return (
    <Page title={t.galleryTitle(set.name)} lead={t.galleryLead(game.database.game)}>
      {hasPlayingCards(game.database) && <CardSprite />}
      {first && <SetWindow product={first} gallery={false} />}
      {sold.length > 1 && (
        <nav aria-label={t.packs} className="mb-6 flex flex-wrap gap-x-5 gap-y-1">
          {sold.map(({ id, name, price }) => (
            <Link
              key={id}
              href={`/shop/${id}`}
              className="inline-flex min-h-6 items-center underline underline-offset-4"
            >
              {t.see(name, formatMoney(price))}
            </Link>
          ))}
        </nav>
      )}
      {byRarity(cards).map(([code, group]) => (
        <section key={code} aria-labelledby={`rarity-${code}`} className="mb-8">
          <h2 id={`rarity-${code}`} className="mb-3 display-xl">
            {t.ofRarity(group.length, ccg.rarity(code))}
          </h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(46%,156px),1fr))] gap-3">
            {group.map((card) => {
              const face = faceOf(card, game.database, game.name, ccg);
              return (
                // Cards far below are drawn once they are near.
                <li key={card.number} className="[content-visibility:auto] [contain-intrinsic-size:156px_218px]">
                  <Wishable
                    game={game.name}
                    printing={card.number}
                    name={card.name}
                    wished={wished.has(card.number)}
                    wish={wishes && wish}
                  >
                    <Link
                      href={`/cards/${game.name}-${card.number}`}
                      aria-label={face.alt}
                      className="block rounded-sm"
                    >
                      <CardFace face={face} thumb />
                    </Link>
                  </Wishable>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </Page>
  );
}
