import { describe, expect, it } from "vitest";
import { checkTemplate } from "./check";
import { dealOut } from "./deal";
import { compile, TEMPLATES } from "./testing/driver";

/** What combinations, piles that are matched and trumps that are made cannot be together. */

const { opts: bigTwo } = TEMPLATES["big-two"];
const { opts: president } = TEMPLATES.president;
const { opts: eights } = TEMPLATES["crazy-eights"];
const { opts: mauMau } = TEMPLATES["mau-mau"];
const { opts: euchre } = TEMPLATES.euchre;
const { opts: briscola } = TEMPLATES.briscola;

/** Every complaint about a template, errors before warnings: path and code. */
function complaints(opts: unknown): string[] {
  const result = checkTemplate(JSON.parse(JSON.stringify(opts)));
  const problems = result.ok ? result.value.warnings : result.error;
  return problems.map(({ path, code }) => `${path} ${code}`);
}

describe("combinations", () => {
  it.each<[string, unknown, string[]]>([
    ["with equal levels", { ...bigTwo, move: { ...bigTwo.move, level: true } }, ["$.move.level template/conflict"]],
    ["of one card", { ...bigTwo, move: { ...bigTwo.move, cards: 1 } }, ["$.move.cards template/conflict"]],
    ["without an order", { ...bigTwo, sort: "suite" }, ["$.sort template/needs"]],
    [
      "of different sizes that answer each other",
      { ...bigTwo, move: { ...bigTwo.move, combos: ["single", ["pair", "flush"]] } },
      ["$.move.combos[1] template/conflict"],
    ],
    ["twice", { ...bigTwo, move: { ...bigTwo.move, combos: ["single", "single"] } }, ["$.move.combos template/twice"]],
    ["with no lead left", { ...bigTwo, move: { ...bigTwo.move, combos: ["pair"] } }, ["$.move.combos template/stuck"]],
    [
      "that nobody may decline",
      { ...bigTwo, move: { ...bigTwo.move, pass: false, response: {} } },
      ["$.move.pass template/stuck"],
    ],
    [
      "asked for where there are none",
      { ...president, move: { ...president.move, response: { ...president.move.response, combo: true } } },
      ["$.move.response.combo template/needs"],
    ],
  ])("%s", (_, opts, said) => {
    expect(complaints(opts)).toEqual(said);
  });
});

describe("passes, revolutions and cards that are left", () => {
  it.each<[string, unknown, string[]]>([
    [
      "a pass for the turn on a pile",
      { ...mauMau, move: { ...mauMau.move, pass: "turn" } },
      ["$.move.pass template/no_effect", "$.move.pass template/no_effect"],
    ],
    [
      "a revolution that does more",
      { ...president, effects: { quad: { levels: "reverse", skip: 1 } } },
      ["$.effects.quad template/conflict"],
    ],
    [
      "a revolution where nothing has to be beaten",
      { ...president, move: { ...president.move, response: {} } },
      ["$.effects.quad.levels template/no_effect"],
    ],
    [
      "a winner without cards that count",
      { ...bigTwo, complete: undefined, points: { trick: { A: 1 }, to: "winner" } },
      ["$.points.trick template/no_effect", "$.points.to template/no_effect"],
    ],
    [
      "what no card is",
      { ...bigTwo, points: { ...bigTwo.points, left: { "1": 5, "*": 1 } } },
      ['$.points.left["1"] template/not_in_deck'],
    ],
    ["a deal that is over at once", { ...bigTwo, ranking: { stop: 0 } }, ["$.ranking.stop template/stuck"]],
    ["a deal that stops too late", { ...bigTwo, ranking: { stop: 4 } }, ["$.ranking.stop template/no_effect"]],
  ])("%s", (_, opts, said) => {
    expect(complaints(opts)).toEqual(said);
  });
});

describe("a pile that is matched", () => {
  const { draw: _draw, ...noDraw } = eights;
  const { wild: _wild, ...noWild } = eights;
  it.each<[string, unknown, string[]]>([
    ["without a draw", noDraw, ["$.move.response.match template/stuck"]],
    [
      "by suit alone",
      { ...noWild, move: { cards: 1, response: { match: ["suite"] } } },
      ["$.move.response.match template/no_effect"],
    ],
    ["with wild cards that nothing asks for", { ...eights, move: { cards: 1 } }, ["$.wild template/needs"]],
    [
      "in tricks",
      { ...eights, stack: undefined, trick: true, move: { ...eights.move, win: { suite: true } } },
      ["$.move.response.match template/conflict", "$.draw template/conflict"],
    ],
    [
      "beside following suit",
      { ...eights, move: { cards: 1, response: { match: ["level"], suite: true } } },
      ["$.move.response.suite template/conflict"],
    ],
    [
      "by two cards",
      { ...eights, move: { ...eights.move, cards: 2 } },
      ["$.move.cards template/needs", "$.move.cards template/needs"],
    ],
    [
      "by so many players as never play",
      { ...eights, hand: { "2": 7, "9": 3, many: 4, "*": 5 } },
      ["$.hand.many template/unknown_name"],
    ],
    ["with hands of no use", { ...eights, hand: { "9": 3, "*": 5 } }, ['$.hand["9"] template/no_effect']],
    ["with nothing on it", { ...eights, talon: {} }, ["$.talon template/needs"]],
    ["with a wild level that no card has", { ...mauMau, wild: { level: "2" } }, ["$.wild.level template/not_in_deck"]],
    ["with an effect of nothing", { ...mauMau, effects: { "2": { skip: 1 } } }, ["$.effects.2 template/not_in_deck"]],
    [
      "with a draw that nobody makes",
      { ...president, effects: { "2": { draw: 1 } } },
      ["$.effects.2.draw template/needs"],
    ],
    [
      "that may begin with no card",
      { ...mauMau, talon: { lead: 1, not: [..."7890JQKA"] } },
      ["$.talon.not template/stuck"],
    ],
  ])("%s", (_, opts, said) => {
    expect(complaints(opts).map((one) => one.replace('["2"]', ".2"))).toEqual(said);
  });
});

describe("a trump that is made", () => {
  const { bidding } = euchre;
  it.each<[string, unknown, string[]]>([
    ["by a card of no deck", { ...euchre, trumps: ["JT", "2t"] }, ["$.trumps[1] template/no_card"]],
    ["without an open card", { ...euchre, talon: {} }, ["$.bidding.mode template/needs"]],
    [
      "with all cards dealt",
      { ...euchre, cards: ["JH", "JD", "JS", "JC"], levels: "J", hand: 1 },
      ["$.bidding.mode template/too_few_cards"],
    ],
    ["for ever", { ...euchre, trump: { suite: "H" } }, ["$.trump template/conflict", "$.bidding.mode template/needs"]],
    ["by numbers", { ...euchre, bidding: { ...bidding, min: 1 } }, ["$.bidding.min template/conflict"]],
    ["with no way out", { ...euchre, bidding: { ...bidding, pass: false } }, ["$.bidding.pass template/needs"]],
    [
      "alone where all are alone",
      { ...euchre, teams: undefined },
      ["$.bidding.alone template/needs", "$.points.makers template/needs"],
    ],
    ["and counted twice", { ...euchre, points: { ...euchre.points, count: {} } }, ["$.points.count template/conflict"]],
    [
      "by rows out of order",
      {
        ...euchre,
        points: {
          makers: [
            { tricks: 5, value: 2 },
            { tricks: 3, value: 1 },
          ],
        },
      },
      ["$.points.makers template/conflict"],
    ],
    [
      "by an auction",
      { ...bigTwo, bidding: { pass: true, max: 5, rounds: 2 } },
      ["$.bidding.rounds template/no_effect"],
    ],
  ])("%s", (_, opts, said) => {
    expect(complaints(opts)).toEqual(said);
  });
});

it("levels that no pile begins with are not dealt first where there is none: the check does not call them useless", () => {
  const dealtFirst = (not: string[]): string => {
    const opts = { ...briscola, talon: { ...briscola.talon, not } };
    const game = compile({ name: "Small", opts: JSON.parse(JSON.stringify(opts)) });
    const { deck } = game.rules;
    const aces = deck.flatMap((card, id) => (card.startsWith("A") ? [id] : []));
    const rest = deck.flatMap((_, id) => (aces.includes(id) ? [] : [id]));
    return deck[dealOut(game.rules, [...aces, ...rest], 2).hands[0]!.find((id) => id === aces[0]) ?? rest[0]!]![0]!;
  };
  expect([dealtFirst(["3"]), dealtFirst(["A"])]).toEqual(["A", expect.not.stringContaining("A")]);
  expect(complaints({ ...briscola, talon: { ...briscola.talon, not: ["A"] } })).toEqual([
    "$.talon.not template/nowhere",
  ]);
});
