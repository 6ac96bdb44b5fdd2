import { artOf } from "@/lib/contracts/card-pictures";
import type { Dye } from "@/lib/engine/ccg/art/colour";
import { hatchedOf } from "@/lib/engine/ccg/art/hatching";
import {
  coinsOf,
  edgeOf,
  type Frame,
  frameOf,
  type Ink,
  inksOf,
  innerLineOf,
  isCrested,
  placeOf,
  type Rarity,
  rarityOf,
  setMarkOf,
  strengthOf,
  typeLineOf,
} from "@/lib/engine/ccg/art/look";
import { dyesOf } from "@/lib/engine/ccg/art/subject";
import type { Card, CardDatabase } from "@/lib/engine/ccg/cards/model";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import type { CcgTexts, SpokenCard } from "@/lib/texts/ccg/en";
import type { Tags } from "./card-text";

/** The language that the house writes its cards in, whoever reads them. */
export const CARDS_LANGUAGE = "en";

/** Everything that a card's face shows, as plain data in the reader's language: made on the server or in the browser. */
export type Face = {
  readonly number: number;
  readonly name: string;
  /** Parts of its cost, a coin each. */
  readonly coins: readonly string[];
  readonly type: string;
  readonly text: string;
  readonly flavour: string;
  /** What the tags of its texts name. */
  readonly tags: Tags;
  readonly strength: string | null;
  /** Its mark, and its word in the reader's language, with the finish if it is a foil. */
  readonly rarity: Rarity | null;
  readonly inner: string | null;
  readonly edge: string;
  readonly frame: Frame;
  /** A legend's title. */
  readonly crest: boolean;
  /** The mark of its set. */
  readonly setMark: string | null;
  readonly ink: Ink;
  /** Its dyes, at most two: each has a hatching of its own. */
  readonly dyes: readonly Dye[];
  readonly place: string;
  readonly foil: boolean;
  /** Address of its picture, with `{size}` in place of a size; null where it has none. */
  readonly picture: string | null;
  /** The code of a playing card (`AS`, `0H` for a ten, `XX` for a joker), where it is one. */
  readonly playing: string | null;
  /** The whole card in one sentence. */
  readonly alt: string;
};

const SUITS: Readonly<Record<string, string>> = { spades: "S", hearts: "H", diamonds: "D", clubs: "C" };

function playingOf({ attributes, name }: Card): string | null {
  const [suit, rank] = [attributes.get("suit"), attributes.get("rank")];
  if (rank && suit && SUITS[suit]) return `${rank === "10" ? "0" : rank}${SUITS[suit]}`;
  return /joker/i.test(name) ? (/black/i.test(name) ? "YX" : "XX") : null;
}

/** Whether any of a game's cards is drawn as a playing card. */
export const hasPlayingCards = ({ cards }: CardDatabase): boolean => cards.some((card) => playingOf(card) !== null);

/** A card for those who cannot see it; only the first code of its rarity counts. */
function spokenOf(card: Card): SpokenCard {
  const { attributes, name } = card;
  const [might, guard] = [attributes.get("might"), attributes.get("guard")];
  return {
    name,
    type: typeLineOf(card) || null,
    coins: coinsOf(attributes.get("cost") ?? ""),
    strength: might !== undefined && guard !== undefined ? { might, guard } : null,
    rarity: rarityOf(card) ? (rarityCodes(card)[0] ?? null) : null,
    foil: card.foilOf !== null,
  };
}

/** What the tags of a text name: the game's symbols and cards that are in it. */
const tagsOf = (text: string, { symbols, byNumber }: CardDatabase): Tags => ({
  symbols: [...symbols.keys()].filter((tag) => text.includes(`{${tag}}`)),
  names: Object.fromEntries(
    [...text.matchAll(/\{card(\d{1,7})\}/g)].map(([, number]) => [
      Number(number),
      byNumber.get(Number(number))?.name ?? "",
    ]),
  ),
});

/** The face of a card of `game`, the name under which the house keeps it. */
export function faceOf(card: Card, database: CardDatabase, game: string, t: CcgTexts): Face {
  const { attributes } = card;
  const look = rarityOf(card);
  return {
    ...{ number: card.number, name: card.name, text: card.text, flavour: attributes.get("flavour") ?? "" },
    tags: tagsOf(`${card.text}${attributes.get("flavour") ?? ""}`, database),
    coins: coinsOf(attributes.get("cost") ?? ""),
    type: typeLineOf(card),
    strength: strengthOf(card),
    rarity: look ? { ...look, word: t.rarity(rarityCodes(card)[0] ?? "", card.foilOf !== null) } : null,
    inner: innerLineOf(card) ?? null,
    ...{ edge: edgeOf(card), frame: frameOf(card), crest: isCrested(card), setMark: setMarkOf(card) ?? null },
    ...{ ink: inksOf(dyesOf(card)), dyes: hatchedOf(dyesOf(card)) },
    place: placeOf(card, database),
    foil: card.foilOf !== null,
    picture: artOf(card, game),
    playing: playingOf(card),
    alt: t.alt(spokenOf(card)),
  };
}
