import { z } from "zod";

/**
 * What a page may ask to be told of: only that something about it changed, never what. It then reads it anew, through a
 * door that decides what it may be shown. `market:GAME`: books and trades of a card game; `card:GAME/NUMBER`: the book of a
 * card; `trade:ID`: a trade between members; `auction:ID`: an auction; `tournament:ID`: a tournament.
 */
const FORM = /^(market:[a-z0-9-]{1,60}|(trade|auction|tournament):[a-zA-Z0-9_-]{1,40}|card:[a-z0-9-]{1,60}\/\d{1,9})$/;
export const Topic = z.custom<Topic>((given) => typeof given === "string" && FORM.test(given));
export type Topic =
  | `market:${string}`
  | `trade:${string}`
  | `auction:${string}`
  | `tournament:${string}`
  | `card:${string}/${number}`;

/** The room of socket.io of those who are told of a topic. */
export const topicRoom = (topic: string): string => `topic:${topic}`;
