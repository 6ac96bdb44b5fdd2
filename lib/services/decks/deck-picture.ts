import { createHash } from "node:crypto";
import sharp, { type OverlayOptions } from "sharp";
import type { Actor } from "@/lib/auth/policy";
import type { PictureOfDeck } from "@/lib/contracts/decks";
import { edgeOf } from "@/lib/engine/ccg/art/look";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import { escapeXml } from "@/lib/engine/ccg/gccg-xml/escape";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { inTurn } from "@/lib/live/in-turn";
import { cardPicture } from "../catalogue/card-picture";
import { type CardGame, readGame } from "../catalogue/games";
import { CELL, type Cell, type Layout, layOut, type Words } from "./picture-layout";
import { readDeck } from "./read-deck";

/** The one font that is there as a file for programs that draw. */
const FONT = { font: "DejaVu Sans", fontfile: "node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf" };
const INK = "#f5ecd8";

/** So many letters of the usual width fit into a line. */
const cut = ({ text, size, width }: Words): string => {
  const most = Math.floor(width / (size * 0.8));
  return [...text].length > most ? `${[...text].slice(0, most - 1).join("")}…` : text;
};

async function drawWords(words: Words): Promise<OverlayOptions[]> {
  const text = cut(words)
    .replace(/[\p{Cc}\p{Cf}]/gu, " ")
    .trim();
  if (text === "") return [];
  const markup = `<span foreground="${INK}" size="${words.size * 1024}">${escapeXml(text)}</span>`;
  const input = await sharp({ text: { ...FONT, text: markup, rgba: true, dpi: 96 } })
    .png()
    .toBuffer();
  return [{ input, left: words.x, top: words.y }];
}

async function drawArt(game: string, { card, x, y }: Cell): Promise<OverlayOptions[]> {
  const art = await cardPicture({ game, number: card.number, size: "s" });
  if (!art) return [];
  const [width, height] = [CELL.width - 8, CELL.height - 8];
  return [
    { input: await sharp(art).resize(width, height, { fit: "cover" }).png().toBuffer(), left: x + 4, top: y + 4 },
  ];
}

/** The dark wood, and a frame for each card. */
function board({ width, height, cells }: Layout): Buffer {
  const frames = cells.map(
    ({ card, x, y }) =>
      `<rect x="${x}" y="${y}" width="${CELL.width}" height="${CELL.height}" rx="9" fill="${edgeOf(card)}"/>`,
  );
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><radialGradient id="w" cx=".5" cy=".3" r=".9"><stop offset="0" stop-color="#4a3d2c"/><stop offset="1" stop-color="#1d1813"/></radialGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#w)"/>${frames.join("")}</svg>`);
}

/** How many there are of each, on a plate in the corner of its card. */
function plates({ width, height, cells }: Layout): Buffer {
  const marks = cells.map(
    ({ x, y }) =>
      `<rect x="${x - 7}" y="${y - 7}" width="40" height="28" rx="14" fill="#f5ecd8" stroke="#1d1813" stroke-width="2"/>`,
  );
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.join("")}</svg>`,
  );
}

async function drawCount({ count, x, y }: Cell): Promise<OverlayOptions> {
  const markup = `<span foreground="#1d1813" weight="bold" size="${12 * 1024}">${count}</span>`;
  const { data, info } = await sharp({ text: { ...FONT, text: markup, rgba: true, dpi: 96 } })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, left: x + 13 - Math.round(info.width / 2), top: y + 7 - Math.round(info.height / 2) };
}

async function draw(game: string, layout: Layout): Promise<Buffer> {
  const over: OverlayOptions[] = [];
  // One after the other: a picture of a large deck keeps no other waiting.
  for (const cell of layout.cells) over.push(...(await drawArt(game, cell)));
  over.push({ input: plates(layout), left: 0, top: 0 });
  for (const cell of layout.cells) over.push(await drawCount(cell));
  for (const words of layout.words) over.push(...(await drawWords(words)));
  return sharp(board(layout)).composite(over).png({ palette: true }).toBuffer();
}

/** Pictures are drawn one after the other, in this turn: a large one takes hundreds of megabytes and a processor to itself. */
export const DRAWING = "draw a deck";

const drawn = new Map<string, Promise<Buffer>>();
/** So many pictures are kept at the most. */
const MOST_KEPT = 60;

/** A picture, and what names it: the same name, the same picture. `isPublic`: whoever keeps it tells nobody anything. */
export type DeckPicture = { readonly png: Buffer; readonly name: string; readonly isPublic: boolean };

/**
 * A deck that the actor may see as one PNG: all its parts (`whole`), or its rarest cards in the size in which links are shown
 * (`link`). Drawn once in the life of a process for what it shows. Refuses `deck/no_such_deck`.
 */
export async function deckPicture(
  actor: Actor,
  { kind, ...seen }: PictureOfDeck,
): Promise<Result<DeckPicture, Refusal>> {
  const deck = await readDeck(actor, seen);
  const game = deck && (await readGame(deck.game));
  if (!deck || !game) return refuse("deck/no_such_deck");
  const { name: title, owner, cards, isPublic } = deck;
  const layout = layOut({ name: title, by: owner, cards }, game.database, kind);
  const name = nameOf(game, layout);
  const known = drawn.get(name);
  if (known) return ok({ png: await known, name, isPublic });
  if (drawn.size >= MOST_KEPT) drawn.clear();
  // All who ask meanwhile wait for the same one.
  const drawing = inTurn(DRAWING, () => draw(game.name, layout));
  drawn.set(name, drawing);
  drawing.catch(() => drawn.delete(name));
  return ok({ png: await drawing, name, isPublic });
}

/** Of what is drawn where; the game's cards may change, and their pictures with them. */
function nameOf({ name, database }: CardGame, { width, height, cells, words }: Layout): string {
  const said = [
    name,
    width,
    height,
    words,
    cells.map(({ card, count, x, y }) => [lookOf(card.number, database), count, x, y]),
  ];
  return createHash("sha256").update(JSON.stringify(said)).digest("hex").slice(0, 32);
}

const lookOf = (number: number, { byNumber }: CardDatabase): unknown => {
  const card = byNumber.get(number);
  return card ? [number, card.name, [...card.attributes]] : number;
};
