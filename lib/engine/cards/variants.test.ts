import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkTemplate } from "./check";
import { compileTemplate, templateInfo } from "./compile";
import { playtest } from "./playtest";
import type { TemplateFile } from "./template";
import { everyWay, optsWith, withChoices } from "./variants";
import { templateWords, wordIn } from "./words";

const HOUSE = "lib/engine/cards/templates";
const house = readdirSync(HOUSE)
  .filter((name) => name.endsWith(".json"))
  .map((name): [string, TemplateFile] => [name.slice(0, -5), JSON.parse(readFileSync(`${HOUSE}/${name}`, "utf8"))]);
const varied = house.filter(([, { variants }]) => variants !== undefined);

const RULES = {
  cards: ["2H", "3H", "4H", "5H"],
  levels: "2345",
  suites: "H",
  hand: 2,
  players: [2, 2] as [number, number],
  trick: true,
  lead: { "*": "trick" as const },
  move: { cards: 1, win: { suite: true, level: true } },
  points: { trick: { "5": 1 } },
  complete: { score: 5 },
};
const GOAL = {
  name: "Goal",
  choices: [{ name: "Five" }, { name: "Nine", opts: { complete: { score: 9 } } }],
};
const file = (more: { variants?: unknown; choices?: number[]; version?: number }): TemplateFile =>
  ({ name: "War", opts: RULES, ...more }) as unknown as TemplateFile;
const problemsOf = (json: unknown): string[] => {
  const checked = checkTemplate(json);
  return (checked.ok ? checked.value.warnings : checked.error).map(({ path, code, message }) =>
    [path, code, message].join(" | "),
  );
};

describe("the choices of a table", () => {
  const three = { ...GOAL, name: "Hand", choices: [{ name: "Two" }, { name: "One", opts: { hand: 1 } }] };

  test("a choice lays its options over the template’s, key by key; null takes one away; a list is another list", () => {
    const patch = (opts: Record<string, unknown>) =>
      optsWith(RULES, [{ name: "v", choices: [{ name: "a" }, { name: "b", opts }] }], [1]);
    expect(patch({ complete: { score: 9 } })).toEqual({ ...RULES, complete: { score: 9 } });
    expect(patch({ points: { trick: { "4": 2 } } }).points).toEqual({ trick: { "5": 1, "4": 2 } });
    expect(patch({ complete: null })).not.toHaveProperty("complete");
    expect(patch({ cards: ["2H", "3H"] }).cards).toEqual(["2H", "3H"]);
    expect(RULES.complete).toEqual({ score: 5 });
  });

  test("are compiled into rules of their own, with a hash of their own, and say what is played", () => {
    const json = file({ variants: [GOAL, three] });
    const chosen = withChoices(json, [1]);
    const [plain, nine] = [compileTemplate(json), compileTemplate(chosen)];
    if (!plain.ok || !nine.ok) throw new Error("does not compile");
    expect([plain.value.rules.complete, nine.value.rules.complete]).toEqual([5, 9]);
    expect(nine.value.hash).not.toBe(plain.value.hash);
    expect(templateInfo(nine.value).variants).toEqual([
      { name: "Goal", choices: ["Five", "Nine"], chosen: 1 },
      { name: "Hand", choices: ["Two", "One"], chosen: 0 },
    ]);
  });

  test("its own choices are the same file, so that the same game has one hash; what there is not is no choice", () => {
    const json = file({ variants: [GOAL, three], choices: [1, 0] });
    expect(withChoices(json, [])).toBe(json);
    expect(withChoices(json, [1, 0])).toBe(json);
    expect(withChoices(json, [0])).toMatchObject({ choices: [0, 0] });
    for (const wrong of [[2], [0, 0, 0], [-1], [0.5], [Number.NaN]]) expect(withChoices(json, wrong)).toBeNull();
    expect(withChoices({}, [0])).toBeNull();
    expect(withChoices({}, [])).toEqual({});
  });
});

describe("the check of variants", () => {
  const choice = (opts: object) => [{ name: "Goal", choices: [{ name: "Five" }, { name: "Other", opts }] }];

  test.each<[string, object, string]>([
    [
      "a name longer than a line",
      { variants: [{ ...GOAL, name: "x".repeat(61) }] },
      "$.variants[0].name | template/name | should have 1 to 60 characters",
    ],
    ["one choice only", { variants: [{ name: "Goal", choices: [{ name: "x" }] }] }, "$.variants[0].choices"],
    ["no name", { variants: [{ choices: GOAL.choices }] }, '$.variants[0].name | template/missing | "name" is missing'],
    ["two of one name", { variants: [GOAL, GOAL] }, '$.variants[1].name | template/twice | "Goal" is there twice'],
    [
      "a choice that is not there",
      { variants: [GOAL], choices: [2] },
      '$.choices[0] | template/no_choice | "Goal" has',
    ],
    ["a choice of nothing", { variants: [GOAL], choices: [0, 1] }, "$.choices[1] | template/no_choice | there is no"],
    ["an option that does not exist", { variants: choice({ scoer: 3 }) }, "$.variants[0].choices[1].opts.scoer |"],
    [
      "a wrong value",
      { variants: choice({ hand: "two" }) },
      "$.variants[0].choices[1].opts.hand | template/wrong_type",
    ],
    ["the deck taken away", { variants: choice({ cards: null }) }, "$.variants[0].choices[1].opts.cards |"],
    ["too few cards for a hand", { variants: choice({ hand: 3 }) }, "$.variants[0].choices[1].opts.hand | "],
    ["no total that ends it", { variants: choice({ points: { trick: { "5": 0 } } }) }, "$.variants[0].choices[1] | "],
    ["the first version of the language", { version: 1, variants: [GOAL] }, "$.variants | template/version"],
    [
      "more ways than are checked",
      { variants: Array.from({ length: 7 }, (_, i) => ({ ...GOAL, name: `v${i}` })) },
      "$.variants | template/too_many_ways | together they make 128 ways to play",
    ],
    [
      "more ways by more players than are checked",
      {
        variants: Array.from({ length: 5 }, (_, i) => ({
          name: `v${i}`,
          choices: [{ name: "a" }, { name: "b", opts: { players: [1, 40 + i] } }],
        })),
      },
      "$.variants | template/too_many_ways | 32 ways to play, each by each number of players",
    ],
  ])("%s: is told where it stands", (_, more, said) => {
    const problems = problemsOf(file(more));
    expect(problems.some((problem) => problem.startsWith(said))).toBe(true);
  });

  test("two choices that do not go together are told with both names", () => {
    const hand = { name: "Hand", choices: [{ name: "Two" }, { name: "One", opts: { hand: 1 } }] };
    const exchange = {
      name: "Passing",
      choices: [{ name: "None" }, { name: "Two cards", opts: { exchange: { cards: 2, to: ["left"] } } }],
    };
    const [problem, ...more] = problemsOf(file({ variants: [hand, exchange] }));
    expect(problem).toContain('with "One" and "Two cards": ');
    expect(more).toEqual([]);
  });

  test("what leads nowhere only with a choice is told there, once, with its name; what has no use beside it is not", () => {
    const suits = { name: "Follow", choices: [{ name: "Yes" }, { name: "No", opts: { move: { response: null } } }] };
    const deck = {
      name: "Deck",
      choices: [{ name: "Large" }, { name: "Small", opts: { cards: ["2H", "3H", "4H"], hand: 1 } }],
    };
    const game = {
      name: "War",
      variants: [GOAL, deck, suits],
      opts: {
        ...RULES,
        move: { ...RULES.move, response: { suite: true } },
        points: { count: { trick: 1, over: 1 } },
      },
    };
    expect(problemsOf(game)).toEqual([
      '$.variants[1].choices[1] | template/nowhere | with "Small": a deal has 1 trick: nobody ever takes more, and nothing counts ($.opts.points.count.over)',
    ]);
    // The other way round the same is said of the game as it is played by itself, and of no choice.
    const turned = { ...game, choices: [0, 1] };
    expect(problemsOf(turned)).toEqual([
      '$.opts.levels | template/no_effect | no card of the deck has "5"',
      "$.opts.points.count.over | template/nowhere | a deal has 1 trick: nobody ever takes more, and nothing counts",
    ]);
  });

  test("an edit that a choice says is offered where it mends that choice", () => {
    const hands = {
      name: "Hands",
      choices: [
        { name: "Two" },
        { name: "Two, two, one", opts: { hand: [2, 2, 1], complete: { deals: 2, score: null } } },
      ],
    };
    const checked = checkTemplate(file({ variants: [hands] }));
    if (!checked.ok) throw new Error(JSON.stringify(checked.error));
    expect(checked.value.warnings.map(({ fix }) => fix)).toEqual([
      { path: "$.variants[0].choices[1].opts.hand", value: [2, 2] },
    ]);
  });

  test("what is no variant, no choice or a reserved name is refused", () => {
    const reserved = JSON.parse(`{"__proto__": {"hand": 1}}`);
    expect(problemsOf(file({ variants: choice(reserved) }))[0]).toContain("template/reserved");
    expect(problemsOf(file({ variants: 7 })).length).toBeGreaterThan(0);
    expect(problemsOf(file({ variants: [7] })).length).toBeGreaterThan(0);
    expect(problemsOf(file({ variants: [{ name: "v", choices: [1, 2] }] })).length).toBeGreaterThan(0);
  });
});

test("of a stored template the way that it plays is checked, and no other", () => {
  const wrong = { name: "Hand", choices: [{ name: "Two" }, { name: "Nine", opts: { hand: 9 } }] };
  const json = file({
    variants: [wrong, { ...wrong, name: "x", choices: [{ name: "a" }, { name: "b", opts: { x: 1 } }] }],
  });
  expect(compileTemplate(json).ok).toBe(false);
  expect(compileTemplate(json, "own").ok).toBe(true);
  expect(compileTemplate(withChoices(json, [0, 1]), "own").ok).toBe(false);
});

describe("the house’s variants", () => {
  test("twelve games have some; all their words are there in Estonian", () => {
    expect(varied.length).toBe(12);
    for (const [, template] of varied) {
      const { words } = templateWords(template, ["et"]);
      const said = (template.variants ?? []).flatMap(({ name, choices }) => [name, ...choices.map((one) => one.name)]);
      expect(said.filter((word) => wordIn(words, word) === undefined)).toEqual([]);
    }
  });

  test.each(varied)("%s: every way to play is played to the end of each deal", (_, template) => {
    for (const way of everyWay(template.variants ?? [])) {
      const compiled = compileTemplate(withChoices(template, way));
      if (!compiled.ok) throw new Error(JSON.stringify(compiled.error));
      const { min, max } = compiled.value.rules.seats;
      for (const seats of new Set([min, max])) {
        const report = playtest(compiled.value, { games: 12, seats, seed: 7, bots: "shadow" });
        expect({ way, stuck: report.stuck, games: report.games }).toEqual({ way, stuck: [], games: 12 });
      }
    }
  });
});
