import { z } from "zod";
import { GameName } from "./collection";

/** So many of one card can be wished for. */
export const MOST_COPIES = 99;
/** So many cards of a game can be on a wish list. */
export const MOST_WISHES = 500;

/** In which finish a printing is wished for; `any` takes either. */
export const Finish = z.enum(["any", "plain", "foil"]);

/** A wish: so many copies of a printing, by the number of its plain card, in a finish. No copies: it is wished for no more. */
export const SetWish = z.object({
  game: GameName,
  printing: z.number().int().min(0).max(9_999_999),
  finish: Finish,
  count: z.number().int().min(0).max(MOST_COPIES),
});
export type SetWish = z.infer<typeof SetWish>;
