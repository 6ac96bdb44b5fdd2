import { isCard, levelMeant, suitMeant } from "./card-hints";
import { bool, count, int } from "./language-shapes";
import type { Hint } from "./say";
import type { Shape } from "./shape";

/** What a deal counts, as the template language writes it. */

const op: Shape = {
  is: "object",
  keys: { op: { is: "choice", values: ["mul", "add"] }, value: int },
  required: ["op"],
};

const worth: Shape = { is: "object", keys: { base: int, per: int, over: int } };

/** What cards count stands beside how a deal counts. */
const cardsElsewhere = (key: string): Hint | undefined =>
  levelMeant(key) || suitMeant(key) || isCard(key) ? "cardsInTrick" : undefined;

export const points: Shape = {
  is: "object",
  elsewhere: cardsElsewhere,
  keys: {
    trick: { is: "object", keys: {}, open: int },
    trump: { is: "object", keys: {}, open: int },
    parts: { is: "int", min: 2, max: 100 },
    order: { is: "choice", values: ["high", "low"] },
    left: { is: "object", keys: {}, open: int },
    to: { is: "choice", values: ["winner"] },
    times: {
      is: "list",
      of: { is: "object", keys: { from: count, by: int }, required: ["from", "by"] },
      min: 1,
      max: 20,
    },
    games: {
      is: "list",
      of: {
        is: "object",
        keys: { under: count, tricks: { is: "int", min: 0, max: 999 }, value: int },
        required: ["value"],
      },
      min: 1,
      max: 20,
    },
    last: { is: "choice", values: ["deal"] },
    closed: { is: "object", keys: { failed: int }, required: ["failed"] },
    shoot: { is: "object", keys: { points: int, others: int }, required: ["points", "others"] },
    makers: {
      is: "list",
      of: { is: "object", keys: { tricks: { is: "int", min: 0, max: 999 }, value: int, alone: int, failed: int } },
      min: 1,
      max: 20,
    },
    count: { is: "object", keys: { trick: int, over: { is: "int", min: 0, max: 999 }, last: int } },
    contract: {
      is: "object",
      keys: {
        exact: bool,
        made: worth,
        failed: worth,
        nil: { is: "object", keys: { made: int, failed: int }, required: ["made", "failed"] },
        bags: { is: "object", keys: { times: count, value: int }, required: ["times", "value"] },
      },
      required: ["made"],
    },
    special: {
      is: "object",
      keys: {},
      open: { is: "either", of: [int, { is: "object", keys: {}, open: int }], say: "numberBySuit" },
    },
    bonuses: { is: "object", keys: { blind: op } },
    penalties: {
      is: "object",
      keys: {
        bid: op,
        blind: op,
        nochange: {
          is: "object",
          keys: { times: count, op: { is: "choice", values: ["mul", "add", "set"] }, value: int },
          required: ["times", "op"],
        },
      },
    },
    bidonly: { is: "object", keys: { min: int }, required: ["min"] },
  },
};
