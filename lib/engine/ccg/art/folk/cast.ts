import type { Hand } from "../chance";
import { BUILDS, HAIR, POSES } from "./body";
import { DRESSES } from "./dresses";
import { HEADWEAR } from "./headwear";
import { TOOLS } from "./tools";

/** Who stands with somebody: nobody, a second one, a child, two behind. */
export const GROUPS = ["alone", "pair", "withchild", "crowd", "mirrored"] as const;
export type Group = (typeof GROUPS)[number];

/** How a person looks: one word of each list. */
export type Cast = {
  readonly pose: keyof typeof POSES;
  readonly build: keyof typeof BUILDS;
  readonly dress: keyof typeof DRESSES;
  readonly headwear: keyof typeof HEADWEAR;
  readonly hair: keyof typeof HAIR;
  readonly tool: keyof typeof TOOLS;
  readonly group: Group;
  readonly bearded: boolean;
  /** Grey. */
  readonly old: boolean;
};

type Trade = Partial<Cast>;

/** Trades, and how each is known where a card does not say. */
export const TRADES = {
  Dyer: { dress: "apron", headwear: "scarf", tool: "pole" },
  Warden: { dress: "armour", headwear: "helm", tool: "spear" },
  Weaver: { dress: "gown", hair: "bun", tool: "skein" },
  Merchant: { dress: "coat", headwear: "brim", tool: "scales" },
  Monk: { dress: "robe", headwear: "hood", tool: "lantern" },
  Scholar: { dress: "robe", headwear: "cone", tool: "book" },
  Thief: { dress: "cloak", headwear: "hood", tool: "purse" },
  Sailor: { dress: "stripes", headwear: "scarf", tool: "oar" },
  Herald: { dress: "coat", headwear: "plumes", tool: "banner" },
  Witch: { dress: "cloak", headwear: "cone", tool: "staff" },
  Hunter: { dress: "tunic", headwear: "hood", tool: "bow" },
  Noble: { dress: "gown", headwear: "crown", tool: "none" },
  Player: { dress: "motley", headwear: "horns", tool: "balloon" },
  Spirit: { dress: "waves", headwear: "halo", tool: "none", pose: "floating" },
} as const satisfies Record<string, Trade>;

const isTrade = (kind: string): kind is keyof typeof TRADES => Object.hasOwn(TRADES, kind);

/** Every word that a card's `figure` may have, by what it says. */
const WORDS = {
  pose: Object.keys(POSES),
  build: Object.keys(BUILDS),
  dress: Object.keys(DRESSES),
  headwear: Object.keys(HEADWEAR),
  hair: Object.keys(HAIR),
  tool: Object.keys(TOOLS),
  group: GROUPS as readonly string[],
} as const;
type Part = keyof typeof WORDS;

/** All of them, for whoever misspells one. */
export const FIGURE_WORDS: readonly string[] = [...new Set(Object.values(WORDS).flat()), "bearded", "old"];

/** What is said with its part, since the word alone could be two things: `tool:bell`, `headwear:kettle`. */
const SAID = /^(?:([a-z]+):)?([a-z]+)$/;

/**
 * The words of a card's `figure` (`child seated tunic book`), read; null: one of them is none. A word of two lists is the
 * dress or headwear unless its part is said before it (`tool:flowers`).
 */
export function readCast(text: string): Partial<Cast> | null {
  const found: Record<string, string | boolean> = {};
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const [, part, value = ""] = SAID.exec(word) ?? [];
    if (value === "bearded" || value === "old") {
      found[value] = true;
      continue;
    }
    const known = (Object.keys(WORDS) as Part[]).find(
      (one) => (part === undefined || part === one) && WORDS[one].includes(value),
    );
    if (known === undefined) return null;
    found[known] = value;
  }
  return found as Partial<Cast>;
}

const anyOf = <K extends string>(of: Readonly<Record<K, unknown>>, hand: Hand, ...not: string[]): K => {
  const [first, ...rest] = (Object.keys(of) as K[]).filter((key) => !not.includes(key));
  return hand.pick([first!, ...rest]);
};

/** A person of this trade: what the card says of them, then what the trade has, then as chance will. */
export function castOf(kind: string, figure: string | undefined, hand: Hand): Cast {
  const trade: Trade = isTrade(kind) ? TRADES[kind] : TRADES.Dyer;
  const said = readCast(figure ?? "") ?? {};
  const old = said.old ?? hand.chance(0.2);
  const drawn: Cast = {
    pose: hand.pick(["standing", "striding", "reaching", "carrying", "leaning", "dancing", "pulling"]),
    build: hand.pick(["grown", "grown", "slight", "broad", "tall"]),
    dress: anyOf(DRESSES, hand, "veil", "waves", "armour"),
    headwear: "bare",
    hair: anyOf(HAIR, hand, "bald"),
    tool: "none",
    group: "alone",
    bearded: hand.chance(0.25),
    old,
  };
  return { ...drawn, ...trade, ...said, bearded: said.bearded ?? (figure === undefined && drawn.bearded), old };
}
