import type { Titles } from "./titles";

/**
 * A card game as its author writes it (docs/how-to-write-a-template.md). These types describe what `checkTemplate` lets
 * through: options are optional unless the check demands them.
 */

/** Two characters, level then suit: `AS`, `0D` (ten of diamonds), `XX` `YX` `ZX` (jokers). Unique in a deck. */
export type Card = string;

/** An arithmetic operation on a score; `value` defaults to 1 for `mul` and 0 for `add`. */
export type Op = { op: "mul" | "add"; value?: number };

/** What happens to a total: `set` makes it `value` (by default 0). */
export type TotalOp = { op: "mul" | "add" | "set"; value?: number };

/** One number, or one by circumstance: a blind bid, a hand (or sale) with trumps, any other. */
export type Limit = number | { "*"?: number; blind?: number; trump?: number };

/** Whose trump a deal has: one suit for ever, the suit of the last card dealt, or that of the winning bid. */
export type TrumpSource = { suite: string } | { source: "last" | "bid" };

/** To whom cards are passed before play; `none`: this time nobody passes. */
export const PASS_TO = ["left", "right", "across", "none"] as const;
export type PassTo = (typeof PASS_TO)[number];

/** Cards that are played together; `quad+1`: four of a level and any other card. */
export const COMBOS = [
  "single",
  "pair",
  "triple",
  "quad",
  "straight",
  "flush",
  "full",
  "quad+1",
  "straightflush",
] as const;
export type ComboKind = (typeof COMBOS)[number];

/** What cards do once they lie there. `levels: "reverse"` turns the order of levels round. */
export type Effect = { levels?: "reverse"; draw?: number; stack?: boolean; skip?: number; reverse?: boolean };

/** What the side that made the trump gets with so many tricks; `failed`: what it gets with fewer than any row says. */
export type MakersRow = { tricks?: number; value?: number; alone?: number; failed?: number };

/** What a bid for tricks brings: `base` and `per` trick of the bid, `over` for each trick beyond it. */
export type ContractWorth = { base?: number; per?: number; over?: number };

export type TrumpRule = "mandatory" | "optional" | "alternative";

export type SpecialOpts = {
  "*": string[][];
  condition?: { min?: number; cards?: number; opt?: string; suite?: boolean };
} & { [round: string]: unknown };

export type ExtraOpts = { cards: number | "*" };

/** Is this option of an answer a further group of cards, under a name of the author's own? */
export const isGroup = (option: unknown): option is ExtraOpts =>
  typeof option === "object" && option !== null && "cards" in option;

export type Opts = {
  cards: string[];
  levels?: string;
  suites?: string;
  sort?: "level" | "suite" | ("level" | "suite")[];
  players?: number | [number, number];
  teams?: number[][] | "bidder";
  hand?: number | number[] | Record<string, number> | "equal";
  talon?: null | { face?: boolean; trump?: boolean; lead?: boolean | number; not?: string[]; to?: "first" | "last" };
  refill?: boolean | { after: "trick" | "round" };
  stack?: boolean | "pairs";
  discards?: boolean;
  reveal?: boolean;
  trump?: boolean | TrumpSource;
  trumps?: string[];
  trick?: boolean;
  pass?: boolean;
  bidding?: {
    mode?: "auction" | "each" | "accept";
    rounds?: number;
    force?: boolean;
    take?: "dealer" | "bidder";
    alone?: boolean;
    void?: "next";
    min?: Limit;
    max?: Limit | "hand";
    nil?: boolean;
    sum?: boolean;
    step?: number;
    pass?: boolean;
    pass_final?: boolean;
    talon?: boolean;
    distribute?: boolean | { cards: number };
    sell?: boolean;
    blind?: boolean;
    suite?: string | string[];
  };
  redeal?: { condition: { hand: string[]; min: number }; reveal?: boolean };
  exchange?: { cards: number; to: PassTo[] };
  lead?: {
    "0"?: "bidder" | { ranking?: number; card?: string; must?: boolean; trump?: "low"; by?: number };
    closed?: string[];
    "*"?: "trick";
  };
  move?: {
    cards?: number | "*";
    level?: boolean;
    suite?: boolean;
    pass?: boolean | "turn";
    combos?: (ComboKind | ComboKind[])[];
    crawl?: number;
    first?: { points: boolean };
    response?: {
      amount?: boolean | "exact";
      level?: boolean | "more";
      suite?: boolean | { trump?: TrumpRule; first?: boolean };
    } & { [extra: string]: unknown };
    retreat?: { uptake?: { stack?: number | "*"; trick?: boolean } };
    swap?: { card: string; talon?: number };
    close?: boolean | { talon: number };
    attack?: { by?: "all" | "leader"; limit?: number; first?: number };
    win?: { suite?: boolean; level?: boolean | "all"; last?: boolean };
    special?: Record<string, SpecialOpts>;
  };
  wild?: { level: string; declare?: "suite"; again?: boolean };
  draw?: {
    from?: ("talon" | "discards")[];
    count?: number;
    when?: "stuck" | "always" | "first";
    offer?: boolean;
    then?: "play" | "end";
    recycle?: boolean;
  };
  melds?: {
    set?: number;
    run?: number;
    worth?: Record<string, number>;
    knock?: number;
    layoff?: boolean;
    gin?: number;
    undercut?: number;
    stock?: number;
  };
  effects?: Record<string, Effect>;
  ranking?: { finish?: boolean; stop?: number; titles?: Titles };
  nextgame?: { distribute?: { ranking?: boolean; max?: number; bidding?: boolean } };
  complete?: { score?: number; deals?: number; deal?: { points: number } };
  points?: {
    trick?: Record<string, number>;
    trump?: Record<string, number>;
    parts?: number;
    order?: "high" | "low";
    left?: Record<string, number>;
    to?: "winner";
    times?: { from: number; by: number }[];
    games?: { under?: number; tricks?: number; value: number }[];
    last?: "deal";
    closed?: { failed: number };
    shoot?: { points: number; others: number };
    makers?: MakersRow[];
    count?: { trick?: number; over?: number; last?: number };
    contract?: {
      exact?: boolean;
      made: ContractWorth;
      failed?: ContractWorth;
      nil?: { made: number; failed: number };
      bags?: { times: number; value: number };
    };
    special?: Record<string, number | Record<string, number>>;
    bonuses?: { blind?: Op };
    penalties?: { bid?: Op; blind?: Op; nochange?: TotalOp & { times: number } };
    bidonly?: { min: number };
  };
};

/** The sizes that a hand can have by the template, whatever the deal or the number of seats; empty: none is said. */
export function handSizes({ hand }: Opts): number[] {
  if (hand === undefined || hand === "equal") return [];
  return typeof hand === "object" ? Object.values(hand) : [hand];
}

/** The versions of the language that can be read; the last is today's, in which a file without a version is read. */
export const LANGUAGE_VERSIONS = [1, 2] as const;
export type LanguageVersion = (typeof LANGUAGE_VERSIONS)[number];
export const LANGUAGE = LANGUAGE_VERSIONS[LANGUAGE_VERSIONS.length - 1]!;

/** One of the ways in which a variant is played: what it changes in the options, as a JSON merge patch (RFC 7396). */
export type VariantChoice = { name: string; opts?: Record<string, unknown> };

/** Something that whoever opens a table chooses: the goal, the deck, a house rule. */
export type Variant = { name: string; choices: VariantChoice[] };

/** A template with what people read of it. */
export type TemplateFile = {
  version: LanguageVersion;
  name: string;
  opts: Opts;
  description: string;
  i18n: Record<string, Record<string, string>>;
  variants?: Variant[];
  /** The choice of each variant that is played, by its place; of those that are not named the first. */
  choices?: number[];
};
