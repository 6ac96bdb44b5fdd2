import sharp from "sharp";
import { illustrate } from "@/lib/engine/ccg/art/illustration";
import { subjectOf } from "@/lib/engine/ccg/art/subject";
import { readGame } from "./games";

/** How large a picture is made: for a card in a grid, for one that is looked at, and for a scene. */
const PICTURE_WIDTHS = { s: 360, l: 720, x: 1440 } as const;
/** Which card of a game, by its number, and how large. */
type Wanted = { game: string; number: number; size: keyof typeof PICTURE_WIDTHS };

const made = new Map<string, Promise<Buffer>>();
/** Pictures of cards that were changed stay behind: so many are kept at the most. */
const MOST_KEPT = 5_000;

/** The picture of a card as WebP, made once in the life of a process; null for a card without one. */
export async function cardPicture({ game, number, size }: Wanted): Promise<Buffer | null> {
  const card = (await readGame(game))?.database.byNumber.get(number);
  const subject = card ? subjectOf(card) : null;
  if (!subject) return null;
  const key = `${size} ${JSON.stringify(subject)}`;
  const known = made.get(key);
  if (known) return known;
  const width = PICTURE_WIDTHS[size];
  const drawing = sharp(Buffer.from(illustrate(subject, "p")), { density: (96 * width) / 560 })
    .resize(width)
    .webp({ quality: 74 })
    .toBuffer();
  if (made.size >= MOST_KEPT) made.clear();
  // All who ask meanwhile wait for the same one.
  made.set(key, drawing);
  drawing.catch(() => made.delete(key));
  return drawing;
}
