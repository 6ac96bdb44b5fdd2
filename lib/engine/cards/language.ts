import { deckHint } from "./card-hints";
import {
  effectsMeant,
  handMeant,
  leaderMeant,
  levelsMeant,
  playersMeant,
  suitsMeant,
  teamsMeant,
  trumpMeant,
  wildMeant,
} from "./language-meant";
import { draw, effect, melds, move } from "./language-play";
import { points } from "./language-scores";
import { bool, cards, count, int, letters, oneOf, text } from "./language-shapes";
import { write } from "./say";
import type { Shape } from "./shape";
import { LANGUAGE, PASS_TO } from "./template";
import { VARIANTS } from "./variants";

/**
 * The template language as a table: every option with the shape of its value. What
 * options mean together is checked in `sense.ts`.
 */

const limit: Shape = {
  is: "either",
  of: [int, { is: "object", keys: { "*": int, blind: int, trump: int } }],
  say: "bids",
};

const titles: Shape = { is: "list", of: text, min: 1, max: 32 };

const bidding: Shape = {
  is: "object",
  keys: {
    mode: { is: "choice", values: ["auction", "each", "accept"] },
    rounds: { is: "int", min: 1, max: 2 },
    force: bool,
    take: { is: "choice", values: ["dealer", "bidder"] },
    alone: bool,
    void: { is: "choice", values: ["next"] },
    min: limit,
    max: {
      is: "either",
      of: [limit, { is: "choice", values: ["hand"] }],
      say: "bidsOrHand",
    },
    nil: bool,
    sum: bool,
    step: count,
    pass: bool,
    pass_final: bool,
    talon: bool,
    distribute: {
      is: "either",
      of: [bool, { is: "object", keys: { cards: count }, required: ["cards"] }],
      say: oneOf("true", "false", '{"cards": …}'),
    },
    sell: bool,
    blind: bool,
    suite: { is: "either", of: [text, { is: "list", of: text, min: 1 }], say: "suits" },
  },
};

export const OPTS: Shape = {
  is: "object",
  required: ["cards"],
  remarks: true,
  inert: { pass: "passIsSaid" },
  elsewhere: Object.fromEntries(
    ["name", "title", "description", "i18n", "version"].map((key) => [
      key,
      { is: "bareOptions", facts: { key } } as const,
    ]),
  ),
  keys: {
    cards: { is: "list", of: text, min: 1, max: 256, instead: deckHint },
    levels: letters,
    suites: letters,
    sort: {
      is: "either",
      of: [
        { is: "choice", values: ["level", "suite"] },
        { is: "list", of: { is: "choice", values: ["level", "suite"] }, min: 1, max: 2 },
      ],
      say: "orders",
    },
    players: {
      is: "either",
      of: [
        { is: "int", min: 1, max: 64 },
        { is: "list", of: { is: "int", min: 1, max: 64 }, min: 2, max: 2 },
      ],
      say: "players",
      instead: playersMeant,
    },
    teams: {
      is: "either",
      of: [
        { is: "choice", values: ["bidder"] },
        { is: "list", of: { is: "list", of: { is: "int", min: 0, max: 63 }, min: 1 }, min: 2, max: 64 },
      ],
      say: "teams",
      instead: teamsMeant,
    },
    hand: {
      is: "either",
      of: [
        count,
        { is: "list", of: count, min: 1, max: 200 },
        { is: "choice", values: ["equal"] },
        { is: "object", keys: { "*": count }, open: count, required: ["*"] },
      ],
      say: "hands",
      instead: handMeant,
    },
    talon: {
      is: "either",
      of: [
        { is: "null" },
        {
          is: "object",
          keys: {
            face: bool,
            trump: bool,
            lead: { is: "either", of: [bool, { is: "int", min: 0, max: 999 }], say: "boolOrNumber" },
            not: { is: "list", of: text, min: 1, max: 64, instead: levelsMeant },
            to: { is: "choice", values: ["first", "last"] },
          },
        },
      ],
      say: "emptyObject",
      // How many lie there is what is left of the deck.
      instead: (value) => (value === true || typeof value === "number" ? write("{}") : undefined),
    },
    refill: {
      is: "either",
      of: [bool, { is: "object", keys: { after: { is: "choice", values: ["trick", "round"] } }, required: ["after"] }],
      say: oneOf("true", "false", '{"after": "trick"}'),
    },
    stack: { is: "either", of: [bool, { is: "choice", values: ["pairs"] }], say: oneOf("true", "false", '"pairs"') },
    discards: bool,
    reveal: bool,
    trump: {
      is: "either",
      of: [
        { is: "bool" },
        { is: "object", keys: { suite: text }, required: ["suite"] },
        { is: "object", keys: { source: { is: "choice", values: ["last", "bid"] } }, required: ["source"] },
      ],
      say: oneOf("true", '{"suite": …}', '{"source": "last"}', '{"source": "bid"}'),
      instead: trumpMeant,
    },
    trumps: { is: "list", of: text },
    trick: bool,
    bidding,
    redeal: {
      is: "object",
      keys: { condition: { is: "object", keys: { hand: cards, min: count }, required: ["hand", "min"] } },
      required: ["condition"],
      inert: { reveal: "redealIsShown" },
    },
    exchange: {
      is: "object",
      keys: { cards: count, to: { is: "list", of: { is: "choice", values: PASS_TO }, min: 1, max: 64 } },
      required: ["cards", "to"],
    },
    lead: {
      is: "object",
      elsewhere: { first: "leadIsZero", trick: write('"*": "trick"') },
      keys: {
        "0": {
          is: "either",
          of: [
            { is: "choice", values: ["bidder"] },
            { is: "object", keys: { card: text, must: bool }, required: ["card"] },
            { is: "object", keys: { ranking: int, by: int }, required: ["ranking"] },
            {
              is: "object",
              keys: { trump: { is: "choice", values: ["low"] }, ranking: int, by: int },
              required: ["trump"],
            },
          ],
          say: oneOf('"bidder"', '{"ranking": …}', '{"card": …}', '{"trump": "low"}'),
          instead: leaderMeant,
        },
        closed: { is: "list", of: text, min: 1, instead: suitsMeant },
        "*": { is: "choice", values: ["trick"] },
      },
    },
    move,
    wild: {
      is: "object",
      keys: { level: text, declare: { is: "choice", values: ["suite"] }, again: bool },
      required: ["level"],
      instead: wildMeant,
    },
    draw,
    effects: { is: "object", keys: {}, open: effect, instead: effectsMeant },
    melds,
    ranking: {
      is: "object",
      keys: {
        finish: bool,
        stop: { is: "int", min: -63, max: 63 },
        titles: { is: "object", keys: { best: titles, worst: titles, others: text } },
      },
      instead: (value) => (value === true ? write('{"finish": true}') : undefined),
    },
    nextgame: {
      is: "object",
      keys: {
        distribute: { is: "object", keys: { ranking: bool, max: count, bidding: bool }, required: ["ranking", "max"] },
      },
    },
    complete: {
      is: "object",
      keys: { score: int, deals: count, deal: { is: "object", keys: { points: count }, required: ["points"] } },
      elsewhere: { points: write('"score"') },
      // A number alone is what people play to.
      instead: (value) =>
        Number.isSafeInteger(value) ? write(`{"score": ${value}}`, `{"deals": ${value}}`) : undefined,
    },
    points,
  },
};

const variant: Shape = {
  is: "object",
  required: ["name", "choices"],
  keys: {
    name: text,
    choices: {
      is: "list",
      min: 2,
      max: VARIANTS.choices,
      of: { is: "object", required: ["name"], keys: { name: text, opts: { is: "patch", of: OPTS } } },
    },
  },
};

/** A template file round its options. */
export const FILE: Extract<Shape, { is: "object" }> = {
  is: "object",
  required: ["name", "opts"],
  remarks: true,
  keys: {
    name: text,
    opts: OPTS,
    description: text,
    i18n: { is: "object", keys: {}, open: { is: "object", keys: {}, open: text } },
    version: { is: "int", min: 1, max: LANGUAGE },
    variants: { is: "list", of: variant, min: 1, max: VARIANTS.most },
    choices: { is: "list", of: { is: "int", min: 0, max: VARIANTS.choices - 1 }, max: VARIANTS.most },
  },
};

/** So many places may an option of one name have and still be told by them. */
const HOMES_AT_MOST = 2;

/** Where an option belongs, by its name, as far as it has no more than two places, or is one of the options themselves. */
export const HOMES: ReadonlyMap<string, readonly string[]> = homesOf(OPTS);

function homesOf(opts: Shape): Map<string, readonly string[]> {
  const places = new Map<string, Set<string>>();
  const walk = (shape: Shape, path: string): void => {
    if (shape.is === "either") for (const one of shape.of) walk(one, path);
    if (shape.is === "list") walk(shape.of, path);
    if (shape.is !== "object") return;
    for (const [key, inner] of Object.entries(shape.keys)) {
      places.set(key, (places.get(key) ?? new Set()).add(path));
      walk(inner, path === "" ? key : `${path}.${key}`);
    }
  };
  walk(opts, "");
  const homes = [...places].flatMap(([key, paths]): [string, readonly string[]][] => {
    if (paths.has("")) return [[key, ["opts"]]];
    return paths.size <= HOMES_AT_MOST ? [[key, [...paths]]] : [];
  });
  return new Map(homes);
}
