import { amount, bool, count, int, oneOf, text } from "./language-shapes";
import { type Wanted, write, writeValue } from "./say";
import type { Shape } from "./shape";
import { COMBOS } from "./template";

/** What is played, drawn and put together, as the template language writes it. */

const combo: Shape = { is: "choice", values: COMBOS };

/** What the cards that lie there do, by `quad`, a level, a suit or a card. */
export const effect: Shape = {
  is: "object",
  keys: {
    levels: { is: "choice", values: ["reverse"] },
    draw: count,
    stack: bool,
    skip: { ...count, yes: 1 },
    reverse: bool,
  },
};

/** Further cards that go with an answer, under a name of the author's own. */
const group: Shape = {
  is: "object",
  keys: { cards: amount },
  required: ["cards"],
};

/** An option that came later, under a name that may have been a group's: then it goes on being one. */
const orGroup = (of: Shape[], say: Wanted): Shape => ({ is: "either", of: [...of, group], say });

export const melds: Shape = {
  is: "object",
  keys: {
    set: { is: "int", min: 2, max: 13 },
    run: { is: "int", min: 2, max: 13 },
    worth: { is: "object", keys: {}, open: int },
    knock: { is: "int", min: 0, max: 1000 },
    layoff: bool,
    gin: int,
    undercut: int,
    stock: { is: "int", min: 0, max: 50 },
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
  // Cards alone, without the word that says that they are sets.
  instead: (value) =>
    Array.isArray(value) && value.length > 0 && value.every((card) => typeof card === "string")
      ? writeValue({ "*": [value] })
      : undefined,
};

export const draw: Shape = {
  is: "object",
  keys: {
    from: { is: "list", of: { is: "choice", values: ["talon", "discards"] }, min: 1, max: 2 },
    count,
    when: { is: "choice", values: ["stuck", "always", "first"] },
    offer: bool,
    // biome-ignore lint/suspicious/noThenProperty: an option of the language, as its specification names it
    then: { is: "choice", values: ["play", "end"] },
    recycle: bool,
  },
  instead: (value) => (value === true ? write("{}") : undefined),
};

export const move: Shape = {
  is: "object",
  keys: {
    cards: amount,
    level: bool,
    suite: bool,
    pass: { is: "either", of: [bool, { is: "choice", values: ["turn"] }], say: oneOf("true", "false", '"turn"') },
    combos: {
      is: "list",
      of: {
        is: "either",
        of: [combo, { is: "list", of: combo, min: 1, max: 20 }],
        say: "combos",
      },
      min: 1,
      max: 20,
    },
    crawl: { is: "int", min: 0, max: 999 },
    first: { is: "object", keys: { points: bool }, required: ["points"] },
    response: {
      is: "object",
      keys: {
        amount: {
          is: "either",
          of: [bool, { is: "choice", values: ["exact"] }],
          say: oneOf("true", "false", '"exact"'),
        },
        level: { is: "either", of: [bool, { is: "choice", values: ["more"] }], say: oneOf("true", "false", '"more"') },
        match: orGroup(
          [{ is: "list", of: { is: "choice", values: ["suite", "level"] }, min: 1, max: 2 }],
          "suiteAndLevel",
        ),
        combo: orGroup([bool], "bool"),
        beat: orGroup([bool], "bool"),
        free: orGroup([{ is: "choice", values: ["talon"] }], oneOf('"talon"')),
        suite: {
          is: "either",
          of: [
            bool,
            {
              is: "object",
              keys: { trump: { is: "choice", values: ["mandatory", "optional", "alternative"] }, first: bool },
            },
          ],
          say: oneOf("true", "false", '{"trump": …}'),
        },
      },
      open: group,
    },
    retreat: {
      is: "object",
      keys: { uptake: { is: "object", keys: { stack: amount, trick: bool } } },
    },
    swap: { is: "object", keys: { card: text, talon: count }, required: ["card"] },
    close: {
      is: "either",
      of: [bool, { is: "object", keys: { talon: count }, required: ["talon"] }],
      say: oneOf("true", "false", '{"talon": …}'),
    },
    attack: {
      is: "object",
      keys: { by: { is: "choice", values: ["all", "leader"] }, limit: count, first: count },
    },
    win: {
      is: "object",
      keys: {
        suite: bool,
        level: { is: "either", of: [bool, { is: "choice", values: ["all"] }], say: oneOf("true", "false", '"all"') },
        last: bool,
      },
    },
    special: { is: "object", keys: { trump: special }, open: special },
  },
};
