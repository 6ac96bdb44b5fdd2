import sharp from "sharp";
import { illustrate } from "@/lib/engine/ccg/art/illustration";
import { subjectOf } from "@/lib/engine/ccg/art/subject";
import { houseCards } from "@/lib/engine/ccg/sets";
import { gameNamed } from "../shop/games";

/** How large a picture is made: for a card in a grid, and for one that is looked at. */
const PICTURE_WIDTHS = { s: 360, l: 720 } as const;
export type PictureSize = keyof typeof PICTURE_WIDTHS;

const made = new Map<string, Promise<Buffer | null>>();

async function draw(game: string, number: number, size: PictureSize): Promise<Buffer | null> {
  const house = gameNamed(game);
  const card = house && houseCards(house).byNumber.get(number);
  const subject = card ? subjectOf(card) : null;
  if (!subject) return null;
  const width = PICTURE_WIDTHS[size];
  return sharp(Buffer.from(illustrate(subject, "p")), { density: (96 * width) / 560 })
    .resize(width)
    .webp({ quality: 74 })
    .toBuffer();
}

/** The picture of a card as WebP, made once in the life of a process; null for a card without one. */
export async function cardPicture(game: string, number: number, size: PictureSize): Promise<Buffer | null> {
  const key = `${game}/${number}/${size}`;
  const known = made.get(key);
  if (known) return known;
  const drawing = draw(game, number, size);
  // All who ask meanwhile wait for the same one.
  made.set(key, drawing);
  const picture = await drawing.catch(() => null);
  // Only what exists is remembered: nobody fills the memory with addresses.
  if (!picture) made.delete(key);
  return picture;
}
