import { points } from "./language-scores";
import { amount, bool, cards, count, int, letters, text } from "./language-shapes";
import type { Shape } from "./shape";
import { COMBOS, LANGUAGE, PASS_TO } from "./template";

/**
 * The template language as a table (seed "Game Template", spec §1): every option with the shape of its value. What
 * options mean together is checked in `sense.ts`.
 */

const limit: Shape = {
  is: "either",
  of: [int, { is: "object", keys: { "*": int, blind: int, trump: int } }],
  say: 'a whole number, or an object with "*", "blind" and "trump"',
};

const combo: Shape = { is: "choice", values: COMBOS };

/** What the cards that lie there do, by `quad`, a level, a suit or a card. */
const effect: Shape = {
  is: "object",
  keys: {
    levels: { is: "choice", values: ["reverse"] },
    draw: count,
    stack: bool,
    skip: count,
    reverse: bool,
  },
};

const special: Shape = {
  is: "object",
  keys: {
    "*": { is: "list", of: { is: "list", of: text, min: 1 }, min: 1 },
    condition: {
      is: "object",
      keys: { min: count, cards: count, opt: { is: "choice", values: ["trump", "sell"] }, suite: bool },
    },
    ...Object.fromEntries(Array.from({ length: 64 }, (_, round) => [String(round), bool])),
  },
  required: ["*"],
};

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
      say: 'a whole number, "hand", or an object with "*", "blind" and "trump"',
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
      say: 'true, false or {"cards": …}',
    },
    sell: bool,
    blind: bool,
    suite: { is: "either", of: [text, { is: "list", of: text, min: 1 }], say: "suits, as a text or a list" },
  },
};

const move: Shape = {
  is: "object",
  keys: {
    cards: amount('a whole number, at least 1, or "*"'),
    level: bool,
    suite: bool,
    pass: { is: "either", of: [bool, { is: "choice", values: ["turn"] }], say: 'true, false or "turn"' },
    combos: {
      is: "list",
      of: {
        is: "either",
        of: [combo, { is: "list", of: combo, min: 1, max: 20 }],
        say: 'a combination, such as "pair", or a list of those that answer each other, the weakest first',
      },
      min: 1,
      max: 20,
    },
    crawl: { is: "int", min: 0, max: 999 },
    first: { is: "object", keys: { points: bool }, required: ["points"] },
    response: {
      is: "object",
      keys: {
        amount: { is: "either", of: [bool, { is: "choice", values: ["exact"] }], say: 'true, false or "exact"' },
        level: { is: "either", of: [bool, { is: "choice", values: ["more"] }], say: 'true, false or "more"' },
        match: {
          is: "either",
          of: [
            { is: "list", of: { is: "choice", values: ["suite", "level"] }, min: 1, max: 2 },
            { is: "object", keys: { cards: amount('a whole number, at least 1, or "*"') }, required: ["cards"] },
          ],
          say: 'a list of "suite" and "level"',
        },
        combo: {
          is: "either",
          of: [
            bool,
            { is: "object", keys: { cards: amount('a whole number, at least 1, or "*"') }, required: ["cards"] },
          ],
          say: "true or false",
        },
        suite: {
          is: "either",
          of: [
            bool,
            {
              is: "object",
              keys: { trump: { is: "choice", values: ["mandatory", "optional", "alternative"] }, first: bool },
            },
          ],
          say: 'true, false or {"trump": …}',
        },
      },
      open: { is: "object", keys: { cards: amount('a whole number, at least 1, or "*"') }, required: ["cards"] },
    },
    retreat: {
      is: "object",
      keys: { uptake: { is: "object", keys: { stack: amount('a whole number, at least 1, or "*"') } } },
    },
    win: {
      is: "object",
      keys: {
        suite: bool,
        level: { is: "either", of: [bool, { is: "choice", values: ["all"] }], say: 'true, false or "all"' },
        last: bool,
      },
    },
    special: { is: "object", keys: { trump: special }, open: special },
  },
};

export const OPTS: Shape = {
  is: "object",
  required: ["cards"],
  remarks: true,
  inert: { pass: 'whether one may pass is said in "bidding.pass" and "move.pass"' },
  elsewhere: Object.fromEntries(
    ["name", "title", "description", "i18n", "version"].map((key) => [
      key,
      `bare options have no ${key}: write {"name": …, "opts": {…}}`,
    ]),
  ),
  keys: {
    cards: { is: "list", of: text, min: 1, max: 256 },
    levels: letters,
    suites: letters,
    sort: {
      is: "either",
      of: [
        { is: "choice", values: ["level", "suite"] },
        { is: "list", of: { is: "choice", values: ["level", "suite"] }, min: 1, max: 2 },
      ],
      say: '"level", "suite" or a list of both',
    },
    players: {
      is: "either",
      of: [
        { is: "int", min: 1, max: 64 },
        { is: "list", of: { is: "int", min: 1, max: 64 }, min: 2, max: 2 },
      ],
      say: "a whole number, or a list of the fewest and the most",
    },
    teams: {
      is: "either",
      of: [
        { is: "choice", values: ["bidder"] },
        { is: "list", of: { is: "list", of: { is: "int", min: 0, max: 63 }, min: 1 }, min: 2, max: 64 },
      ],
      say: 'lists of seats, such as [[0, 2], [1, 3]], or "bidder"',
    },
    hand: {
      is: "either",
      of: [
        count,
        { is: "list", of: count, min: 1, max: 200 },
        { is: "object", keys: { "*": count }, open: count, required: ["*"] },
      ],
      say: 'a whole number, a list of them, one for each deal, or one by the number of players, such as {"2": 7, "*": 5}',
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
            lead: { is: "either", of: [bool, { is: "int", min: 0, max: 999 }], say: "true, false or a whole number" },
            not: { is: "list", of: text, min: 1, max: 64 },
          },
        },
      ],
      say: "an object (it may be empty)",
    },
    refill: {
      is: "either",
      of: [bool, { is: "object", keys: { after: { is: "choice", values: ["trick"] } }, required: ["after"] }],
      say: 'true, false or {"after": "trick"}',
    },
    stack: bool,
    discards: bool,
    reveal: bool,
    trump: {
      is: "either",
      of: [
        { is: "bool" },
        { is: "object", keys: { suite: text }, required: ["suite"] },
        { is: "object", keys: { source: { is: "choice", values: ["last", "bid"] } }, required: ["source"] },
      ],
      say: 'true, {"suite": …}, {"source": "last"} or {"source": "bid"}',
      instead: (value) => (typeof value === "string" && value.length === 1 ? `write {"suite": "${value}"}` : undefined),
    },
    trumps: cards,
    trick: bool,
    bidding,
    redeal: {
      is: "object",
      keys: { condition: { is: "object", keys: { hand: cards, min: count }, required: ["hand", "min"] } },
      required: ["condition"],
      inert: { reveal: "a redeal is shown to all by itself" },
    },
    exchange: {
      is: "object",
      keys: { cards: count, to: { is: "list", of: { is: "choice", values: PASS_TO }, min: 1, max: 64 } },
      required: ["cards", "to"],
    },
    lead: {
      is: "object",
      keys: {
        "0": {
          is: "either",
          of: [
            { is: "choice", values: ["bidder"] },
            { is: "object", keys: { card: text, must: bool }, required: ["card"] },
            { is: "object", keys: { ranking: int }, required: ["ranking"] },
          ],
          say: '"bidder", {"ranking": …} or {"card": …}',
        },
        closed: { is: "list", of: text, min: 1 },
        "*": { is: "choice", values: ["trick"] },
      },
    },
    move,
    wild: {
      is: "object",
      keys: { level: text, declare: { is: "choice", values: ["suite"] }, again: bool },
      required: ["level"],
    },
    draw: {
      is: "object",
      keys: {
        from: { is: "list", of: { is: "choice", values: ["talon"] }, min: 1, max: 1 },
        count,
        when: { is: "choice", values: ["stuck", "always"] },
        // biome-ignore lint/suspicious/noThenProperty: an option of the language, as its specification names it
        then: { is: "choice", values: ["play", "end"] },
        recycle: bool,
      },
    },
    effects: { is: "object", keys: {}, open: effect },
    ranking: { is: "object", keys: { finish: bool, stop: { is: "int", min: -63, max: 63 } } },
    nextgame: {
      is: "object",
      keys: {
        distribute: { is: "object", keys: { ranking: bool, max: count, bidding: bool }, required: ["ranking", "max"] },
      },
    },
    complete: { is: "object", keys: { score: int, deals: count } },
    points,
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
  },
};
