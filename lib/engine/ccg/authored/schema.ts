import { z } from "zod";
import { FIGURE_WORDS, readCast } from "../art/folk/cast";
import { KINDS } from "../art/illustration";
import { SCENES, type SceneName } from "../art/scene";
import { THINGS } from "../art/thing";
import { nearest } from "../text/nearest";

const Text = z.string().max(2_000);
const Name = z.string().min(1).max(120);
/** `C`, `U2`, `C+U2`: the count is the weight on that rarity's print sheet. */
const Rarity = z.string().regex(/^[A-Z]+\d{0,3}(\+[A-Z]+\d{0,3})*$/, "a rarity such as C, U2 or C+U2");

/** The largest number of a card: the ledger's names of cards have room for seven digits. */
const LARGEST_ID = 9_999_999;

/** What names a card for good: unique in its game, never given to another card. */
const Id = z
  .number({ error: "every card has an id of its own, a whole number; `guildhall ccg number` gives out free ones" })
  .int()
  .min(0)
  .max(LARGEST_ID);

/** What a picture can show. */
const Kind = Name.refine((kind) => KINDS.includes(kind), {
  error: ({ input }) => {
    const [meant] = nearest(String(input), KINDS);
    return `no picture shows "${input}"${meant === undefined ? "" : `; did you mean "${meant}"?`}`;
  },
});

const Figure = Text.refine((words) => Object.hasOwn(THINGS, words) || readCast(words) !== null, {
  error: ({ input }) => {
    const unknown = String(input)
      .split(/\s+/)
      .find((word) => readCast(word) === null);
    const [meant] = nearest(unknown ?? "", FIGURE_WORDS);
    return `no picture knows "${unknown}"${meant === undefined ? "" : `; did you mean "${meant}"?`}`;
  },
});

const Scene = z.enum(Object.keys(SCENES) as [SceneName, ...SceneName[]]);

/** What a card was called before: said where a card that was published gets another name. */
const Formerly = Name.optional();

/** A card as its author writes it. */
export const AuthoredCard = z.strictObject({
  id: Id,
  /** The number of its foil, for good as well; none: it is printed plain only. */
  foil: Id.optional(),
  name: Name,
  formerly: Formerly,
  type: Name,
  /** What the picture shows (`Stag`, `Weaver`, `Mill`): `art/illustration.ts` has them all. */
  kind: Kind.optional(),
  /**
   * How the person in the picture looks: words of `art/folk/cast.ts`, such as `child seated tunic book`; or a thing of
   * `art/thing.ts` that a deed or a relic shows instead of what its kind does, such as `purse`.
   */
  figure: Figure.optional(),
  /** Where the picture plays; that of its set unless said. */
  scene: Scene.optional(),
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
  /** The name of the card that shows its back; the card with the id 0 unless said. */
  back: Name.optional(),
  /** More attributes, for filters and rules. */
  attributes: z.record(Name, Text).optional(),
});
export type AuthoredCard = z.infer<typeof AuthoredCard>;

const Head = { format: z.literal(1), set: z.string().max(8), name: Name };

/** A set of cards. */
export const CardsSet = z.strictObject({
  ...Head,
  age: z.number().int().min(0).optional(),
  /** Where its pictures play. */
  scene: Scene.optional(),
  cards: z.array(AuthoredCard).max(5_000),
});

/**
 * A set of variants of some cards of another set. Where the attribute is `foil` it only says which numbers the foils of
 * those cards have, as files did before a card said that itself (`foil-sheets.ts`).
 */
const VariantsSet = z.strictObject({
  ...Head,
  /** Abbreviation of the set whose cards these are variants of. */
  variantsOf: z.string().max(8),
  /** The attribute that tells a variant: it is set to `yes`. */
  attribute: Name,
  rarity: Rarity,
  variants: z.array(z.strictObject({ id: Id, name: Name, formerly: Formerly })).max(5_000),
});
export type AuthoredSet = z.infer<typeof CardsSet> | z.infer<typeof VariantsSet>;

/** The schema that a file of a set is meant for, so that its faults are told by their places. */
export const setSchema = (given: unknown): z.ZodType<AuthoredSet> =>
  typeof given === "object" && given !== null && ("variantsOf" in given || "variants" in given)
    ? VariantsSet
    : CardsSet;

/** A game: what holds for all its sets, and their files in the order in which the sets are shown. */
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

/** A card as it was printed last, with its set: what is remembered of each identity that was ever published. */
export const Published = z.object({ card: AuthoredCard, set: z.string(), setName: z.string() });
export type Published = z.infer<typeof Published>;
