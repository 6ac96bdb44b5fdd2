import { z } from "zod";

const Text = z.string().max(2_000);
const Name = z.string().min(1).max(120);
/** `C`, `U2`, `C+U2`: the count is the weight on that rarity's print sheet. */
const Rarity = z.string().regex(/^[A-Z]+\d{0,3}(\+[A-Z]+\d{0,3})*$/, "a rarity such as C, U2 or C+U2");

/** A card as its author writes it. Its number is its place in the game's sets: cards are added at the end, never moved. */
export const AuthoredCard = z.strictObject({
  name: Name,
  type: Name,
  /** What the picture shows (`Stag`, `Weaver`, `Mill`): `art/illustration.ts` has them all. */
  kind: Name.optional(),
  /** A number and letters of dyes: `2WW`. */
  cost: z
    .string()
    .regex(/^(?=.)\d{0,2}[WMYVO]*$/, "a cost such as 2WW")
    .optional(),
  /** Only where the cost does not tell it. */
  dye: z
    .string()
    .regex(/^[WMYVO]*$/)
    .optional(),
  might: z.number().int().min(0).max(99).optional(),
  guard: z.number().int().min(0).max(99).optional(),
  rarity: Rarity.optional(),
  unique: z.literal(true).optional(),
  token: z.literal(true).optional(),
  hidden: z.literal(true).optional(),
  text: Text.optional(),
  flavour: Text.optional(),
  /** The name of the card that is its other face. */
  turns: Name.optional(),
  /** Cards of one name and set with different pictures: 1, 2, … */
  view: z.number().int().min(1).max(99).optional(),
  /** Draws the picture anew, where it would resemble another one. */
  salt: z.number().int().min(0).optional(),
  /** The name of the card that shows its back; the first card of the game unless said. */
  back: Name.optional(),
  /** More attributes, for filters and rules. */
  attributes: z.record(Name, Text).optional(),
});
export type AuthoredCard = z.infer<typeof AuthoredCard>;

const Head = { format: z.literal(1), set: z.string().max(8), name: Name };

/** A set of cards, or the variants (foils) of some cards of another set. */
export const AuthoredSet = z.union([
  z.strictObject({ ...Head, age: z.number().int().min(0).optional(), cards: z.array(AuthoredCard).max(5_000) }),
  z.strictObject({
    ...Head,
    /** Abbreviation of the set whose cards these are variants of. */
    variantsOf: z.string().max(8),
    /** The attribute that tells a variant: it is set to `yes`. */
    attribute: Name,
    rarity: Rarity,
    names: z.array(Name).max(5_000),
  }),
]);
export type AuthoredSet = z.infer<typeof AuthoredSet>;

/** A game: what holds for all its sets, and their files in the order that numbers the cards. */
export const AuthoredGame = z.strictObject({
  format: z.literal(1),
  game: Name,
  directory: Name,
  options: z.record(Name, Text),
  play: z.array(Name),
  phases: z.array(Name),
  symbols: z.record(Name, Name),
  sets: z.array(Name).max(200),
});
export type AuthoredGame = z.infer<typeof AuthoredGame>;
