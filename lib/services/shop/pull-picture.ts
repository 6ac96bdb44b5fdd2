import sharp from "sharp";
import { edgeOf, rarityOf, rarityRank } from "@/lib/engine/ccg/art/look";
import type { Card } from "@/lib/engine/ccg/cards/model";
import { rarityCodes } from "@/lib/engine/ccg/cards/rarity";
import { cardPicture } from "../catalogue/card-picture";
import { readGame } from "../catalogue/games";
import { readPull } from "./read-pull";

/** The size in which links are shown elsewhere. */
const [WIDTH, HEIGHT] = [1200, 630];
const CARD = { width: 210, height: 294, gap: 18, edge: 7 };
const MOST_CARDS = 5;

const rankOf = (card: Card): number => rarityRank(rarityCodes(card)[0] ?? "");

/** The dark wood, and the frames of so many cards with the marks of their rarities. */
function boardFor(cards: readonly Card[], left: (place: number) => number, top: number): Buffer {
  const frames = cards.map((card, place) => {
    const mark = rarityOf(card);
    const [x, y] = [left(place), top];
    return `<rect x="${x - CARD.edge}" y="${y - CARD.edge}" width="${CARD.width + 2 * CARD.edge}" height="${CARD.height + 2 * CARD.edge}" rx="16" fill="${edgeOf(card)}"/>
      ${mark ? `<g transform="translate(${x + CARD.width / 2 - 20} ${y + CARD.height + 26}) scale(2.5)"><path d="${mark.mark}" fill="#e8c06a"/></g>` : ""}`;
  });
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><radialGradient id="w" cx=".5" cy=".42" r=".8"><stop offset="0" stop-color="#4a3d2c"/><stop offset="1" stop-color="#1d1813"/></radialGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#w)"/>${frames.join("")}</svg>`);
}

/** The best cards side by side, as PNG: not all who show links know WebP. */
async function drawBoard(game: string, best: readonly Card[]): Promise<Buffer> {
  const row = best.length * CARD.width + (best.length - 1) * CARD.gap;
  const left = (place: number): number => Math.round((WIDTH - row) / 2) + place * (CARD.width + CARD.gap);
  const top = Math.round((HEIGHT - CARD.height) / 2) - 24;
  const pictures = await Promise.all(
    best.map(async (card, place) => {
      const art = await cardPicture({ game, number: card.number, size: "l" });
      if (!art) return [];
      const input = await sharp(art).resize(CARD.width, CARD.height, { fit: "cover" }).png().toBuffer();
      return [{ input, left: left(place), top }];
    }),
  );
  return sharp(boardFor(best, left, top))
    .composite(pictures.flat())
    .png({ palette: true })
    .toBuffer();
}

const drawn = new Map<string, Promise<Buffer>>();
/** So many pictures are kept at the most. */
const MOST_KEPT = 200;

/**
 * The picture of a pull for those who show a link to it: its best cards on the dark wood, as PNG, without words, which
 * would need fonts; drawn once in the life of a process. Null unless its owner made a page of it.
 */
export async function pullPicture(id: string): Promise<Buffer | null> {
  const pull = await readPull(id);
  const database = pull && (await readGame(pull.game))?.database;
  if (!pull || !database) return null;
  const known = drawn.get(id);
  if (known) return known;
  const best = pull.cards
    .flatMap(({ number }) => database.byNumber.get(number) ?? [])
    .sort((a, b) => rankOf(a) - rankOf(b) || Number(b.foilOf !== null) - Number(a.foilOf !== null))
    .slice(0, MOST_CARDS);
  if (drawn.size >= MOST_KEPT) drawn.clear();
  // All who ask meanwhile wait for the same one.
  const drawing = drawBoard(pull.game, best);
  drawn.set(id, drawing);
  drawing.catch(() => drawn.delete(id));
  return drawing;
}
