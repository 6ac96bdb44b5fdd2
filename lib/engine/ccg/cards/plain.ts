import { z } from "zod";
import type { Card, CardDatabase } from "./model";

const PlainCard = z.object({
  number: z.number().int(),
  name: z.string(),
  text: z.string(),
  set: z.string(),
  graphics: z.string(),
  back: z.number().int(),
  front: z.number().int(),
  hidden: z.boolean(),
  attributes: z.record(z.string(), z.string()),
});
/** A card as JSON. */
export type PlainCard = z.infer<typeof PlainCard>;

/** All cards of a game as JSON: what a browser gets of it. */
export const PlainCards = z.object({
  game: z.string(),
  directory: z.string(),
  sets: z.array(
    z.object({
      abbreviation: z.string(),
      name: z.string(),
      directory: z.string(),
      first: z.number().int(),
      last: z.number().int(),
      age: z.number().int(),
    }),
  ),
  options: z.record(z.string(), z.string()),
  symbols: z.record(z.string(), z.string()),
  phases: z.array(z.string()),
  play: z.array(z.string()),
  locationHint: z.array(z.string()),
  cards: z.array(PlainCard),
});
export type PlainCards = z.infer<typeof PlainCards>;

/** A card as JSON. */
export const plainCard = ({ attributes, ...card }: Card): PlainCard => ({
  ...card,
  attributes: Object.fromEntries(attributes),
});

/** A card from its JSON. */
export const cardOf = ({ attributes, ...card }: PlainCard): Card => ({
  ...card,
  attributes: new Map(Object.entries(attributes)),
});

/** A game's cards as JSON. */
export const plainCards = ({ cards, options, symbols, ...game }: CardDatabase): PlainCards => ({
  ...game,
  ...{ sets: [...game.sets], phases: [...game.phases], play: [...game.play], locationHint: [...game.locationHint] },
  options: Object.fromEntries(options),
  symbols: Object.fromEntries(symbols),
  cards: cards.map(plainCard),
});

/** A game's cards from their JSON. */
export const databaseOf = ({ cards, options, symbols, ...game }: PlainCards): CardDatabase => ({
  ...game,
  options: new Map(Object.entries(options)),
  symbols: new Map(Object.entries(symbols)),
  cards: cards.map(cardOf),
});
