/** How long what is said of a game may be. */
export const RATING_MAX = 600;

/** One of those who played a game, and what they say of it; `at` in ms. */
export type RatingView = { user: { id: string; nick: string }; stars: number; text: string; at: number };

/** What those who played a game say of it, as somebody reads it. */
export type Ratings = {
  /** Of all; null: nobody has said anything yet. */
  mean: number | null;
  count: number;
  /** The newest first. */
  shown: RatingView[];
  own: RatingView | null;
  /** Whether the reader may say something: they have played it, and it is not theirs. */
  mayRate: boolean;
  /** Whether the reader may take away what others say. */
  mayRemove: boolean;
};
