import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { check } from "../../texts/game-options/check.et";
import { checkTemplate, type TemplateError } from "./check";
import { compileTemplate } from "./compile";
import { NOWHERE, type ToldNowhere } from "./nowhere";
import { playtest } from "./playtest";
import { sayTold } from "./say";
import type { Opts } from "./template";
import { TEMPLATES } from "./testing/driver";
import { fixed } from "./try-fix";
import { optsWith } from "./variants";

type Name = keyof typeof TEMPLATES;
type Patch = Record<string, unknown>;

const contract = (parts: Patch): Patch => ({ points: { contract: parts } });
const auction = (parts: Patch): Patch => ({ points: { penalties: parts } });
const SERIES = { complete: { deals: 2 } };
const ROUNDS = { retreat: {}, cards: 1, level: null };
const PLAIN_BIDS = {
  ...{ bidding: { blind: null, sell: null, max: 120 }, move: { special: null } },
  points: { special: null, bonuses: null, penalties: { blind: null } },
};

/** What leads nowhere: which sentence says it, in which game, by what, where; and what is as it should be. */
const ROWS: [is: ToldNowhere["is"], name: Name, red: Patch, path: string, green: Patch][] = [
  [
    "overTricks",
    "whist",
    { points: { count: { over: 13 } } },
    "points.count.over",
    { points: { count: { over: 12 } } },
  ],
  ["manyTricks", "euchre", { hand: 4 }, "points.makers[1].tricks", {}],
  ["lateRound", "thousand", { move: { crawl: 15 } }, "move.crawl", { move: { crawl: 6 } }],
  [
    "shadowed",
    "schnapsen",
    { points: { games: [{ under: 33, value: 2 }, { under: 1, value: 3 }, { value: 1 }] } },
    "points.games[1]",
    {},
  ],
  ["bidsTooHigh", "spades", { bidding: { max: 50 } }, "bidding.max", { bidding: { max: "hand" } }],
  ["bidsTooHigh", "oh-hell", { bidding: { max: 7 } }, "bidding.max", {}],
  [
    "neverHeld",
    "thousand",
    { move: { special: { trump: { condition: { min: 20 } } } } },
    "move.special.trump.condition.min",
    {},
  ],
  ["neverLeft", "big-two", { points: { times: [{ from: 20, by: 2 }] } }, "points.times[0].from", {}],
  ["smallTalon", "schnapsen", { move: { close: { talon: 12 } } }, "move.close.talon", {}],
  ["smallTalon", "schnapsen", { move: { swap: { talon: 12 } } }, "move.swap.talon", {}],
  ["handsNeverDealt", "oh-hell", SERIES, "hand", { hand: [2, 1], ...SERIES }],
  ["passesNeverMade", "hearts", SERIES, "exchange.to", { exchange: { to: ["left", "right"] }, ...SERIES }],
  ["shortHand", "mau-mau", { hand: 9, players: [2, 4] }, "hand", { hand: { "4": 6, "*": 9 }, players: [2, 4] }],
  ["shortHand", "crazy-eights", { hand: { "*": 12 } }, 'hand["*"]', {}],
  ["shortHand", "crazy-eights", { hand: { "5": 12 } }, 'hand["5"]', {}],
  ["unevenHands", "hearts", { players: [3, 4], exchange: { to: ["left"] } }, "players", {}],
  ["keptTalon", "thousand", { bidding: { distribute: null } }, "bidding.talon", {}],
  [
    "bidsNeverMade",
    "thousand",
    { ...PLAIN_BIDS, points: { ...PLAIN_BIDS.points, trick: { "0": 0, A: 1, K: 0, Q: 0, J: 0 } } },
    "bidding.min",
    PLAIN_BIDS,
  ],
  [
    "bidsNeverMade",
    "thousand",
    { bidding: { min: 5000, max: 6000 } },
    "bidding.min",
    { bidding: { min: 300, max: 400 } },
  ],
  ["claimTooHigh", "schnapsen", { complete: { deal: { points: 500 } } }, "complete.deal.points", {}],
  ["anyKnock", "gin", { melds: { knock: 200 } }, "melds.knock", { melds: { knock: 50 } }],
  ["drawsTooMany", "mau-mau", { effects: { "7": { draw: 100 } } }, 'effects["7"].draw', {}],
  ["gamesUnended", "sueca", { points: { games: [{ under: 30, value: 2 }] } }, "points.games", {}],
  ["manyTricks", "spades", { bidding: { min: 20, max: 30 } }, "bidding.min", { bidding: { min: 4 } }],
  ["bidOnlyNever", "thousand", { points: { bidonly: { min: 1000 } } }, "points.bidonly.min", {}],
  ["madeCosts", "oh-hell", contract({ made: { base: -10, per: -1 } }), "points.contract.made", {}],
  ["madeCosts", "oh-hell", { points: { order: "low" } }, "points.contract.made", {}],
  ["failedGains", "spades", contract({ failed: { per: 10 } }), "points.contract.failed", {}],
  ["nilMadeCosts", "spades", contract({ nil: { made: -100 } }), "points.contract.nil.made", {}],
  ["nilFailedGains", "spades", contract({ nil: { failed: 100 } }), "points.contract.nil.failed", {}],
  ["bagsGain", "spades", contract({ bags: { value: 100 } }), "points.contract.bags.value", {}],
  ["missedGains", "thousand", auction({ bid: { op: "mul", value: null } }), "points.penalties.bid", {}],
  ["missedGains", "thousand", auction({ blind: { op: "add", value: 0 } }), "points.penalties.blind", {}],
  ["blindCosts", "thousand", { points: { bonuses: { blind: { value: 0 } } } }, "points.bonuses.blind", {}],
  ["blindSame", "thousand", { points: { bonuses: { blind: { value: 1 } } } }, "points.bonuses.blind", {}],
  ["idleGains", "thousand", auction({ nochange: { value: 100 } }), "points.penalties.nochange", {}],
  [
    "makersCost",
    "euchre",
    {
      points: {
        makers: [
          { tricks: 3, value: -1 },
          { tricks: 5, value: 2 },
        ],
      },
    },
    "points.makers[0]",
    {},
  ],
  [
    "makersFailGain",
    "euchre",
    { points: { makers: [{ tricks: 3, value: 1, alone: 2 }, { failed: 2 }] } },
    "points.makers[1].failed",
    {},
  ],
  ["gamesLow", "sueca", { points: { order: "low" } }, "points.order", {}],
  ["shootHigh", "hearts", { points: { order: null } }, "points.shoot", {}],
  ["shootLow", "hearts", { points: { shoot: { others: -26 } } }, "points.shoot.others", {}],
  ["lowBelow", "hearts", { points: { trick: { H: -1, QS: -13 }, shoot: null }, complete: null }, "points.order", {}],
  ["leftGains", "big-two", { points: { order: null } }, "points.left", {}],
  ["leftGains", "crazy-eights", { points: { order: "low" } }, "points.to", {}],
  ["meldsCost", "gin", { melds: { gin: -25 } }, "melds.gin", {}],
  ["nobodyOutbids", "whist", auction({ bid: { op: "mul", value: -1 } }), "points.penalties.bid", {}],
  ["nobodyOutbids", "spades", { points: { bidonly: { min: 5 } } }, "points.bidonly", {}],
  ["nobodyOutbids", "euchre", { points: { bonuses: { blind: { op: "mul", value: 2 } } } }, "points.bonuses.blind", {}],
  ["nobodyBlind", "thousand", { bidding: { blind: false } }, "points.bonuses.blind", {}],
  ["nobodyBlind", "thousand", { bidding: { blind: false } }, "bidding.max.blind", {}],
  ["oneCard", "whist", { move: { level: true } }, "move.level", {}],
  ["oneCard", "whist", { move: { suite: true } }, "move.suite", {}],
  ["oneCard", "five-sheets", { move: { response: { amount: true, follow: null } } }, "move.response.amount", {}],
  ["neverVoid", "spades", { bidding: { void: "next" } }, "bidding.void", {}],
  ["noBidder", "spades", { lead: { "0": "bidder" } }, 'lead["0"]', { lead: { "0": { card: "2C" } } }],
  ["acceptLeads", "euchre", { lead: { "0": "bidder" } }, 'lead["0"]', {}],
  ["talonLeads", "thousand", { lead: { "0": { card: "9C" } } }, 'lead["0"]', { lead: { "0": "bidder" } }],
  ["noTricksToLead", "mau-mau", { lead: { "*": "trick" } }, 'lead["*"]', {}],
  ["boutsStop", "durak", { ranking: { stop: 1 } }, "ranking.stop", {}],
  ["noTrump", "hearts", { move: { response: { suite: { trump: "mandatory" } } } }, "move.response.suite.trump", {}],
  ["failedOver", "spades", contract({ failed: { over: -5 } }), "points.contract.failed.over", {}],
  [
    "teamsShareNothing",
    "big-two",
    {
      teams: [
        [0, 2],
        [1, 3],
      ],
    },
    "teams",
    {},
  ],
  ["teamsOfOne", "briscola", { teams: [[0], [1]], players: 2 }, "teams", {}],
  ["unevenTeams", "sueca", { teams: [[0, 1, 2], [3]] }, "teams", {}],
  ["oneAgainstOne", "thousand", { teams: "bidder", players: [2, 2] }, "teams", { teams: "bidder" }],
  [
    "allClosed",
    "hearts",
    { lead: { closed: ["H", "S", "D", "C"] } },
    "lead.closed",
    { lead: { closed: ["H", "S", "D"] } },
  ],
  ["allCount", "schnapsen", { move: { first: { points: false } } }, "move.first", {}],
  ["talonTaken", "thousand", { refill: { after: "trick" } }, "refill", {}],
  ["claimsCount", "schnapsen", { points: { count: {} } }, "points.count", {}],
  ["gamesCount", "sueca", { points: { shoot: { points: 120, others: 1 } } }, "points.shoot", {}],
  ["retreatsInTricks", "hearts", { move: { retreat: {} } }, "move.retreat", {}],
  ["retreatsInRounds", "arschloch", { move: ROUNDS }, "move.retreat", { move: { ...ROUNDS, retreat: null } }],
  ["playsOnAlone", "arschloch", { move: { win: { last: false } } }, "move.win", {}],
  ["nobodyAlone", "euchre", { bidding: { alone: false } }, "points.makers[1].alone", {}],
  [
    "twoTurns",
    "mau-mau",
    { players: [2, 2], effects: { A: { reverse: true } } },
    "effects.A.reverse",
    { effects: { A: { reverse: true } } },
  ],
  ["levelsReversed", "whist", { levels: "AKQJ098765432" }, "levels", { levels: "A234567890JQK" }],
  ["levelsReversed", "durak", { levels: "AKQJ09876" }, "levels", {}],
  ["levelsReversed", "whist", { levels: "KQJ098765432A" }, "levels", { levels: "34567890JQKA2" }],
  ["ledAlready", "hearts", { talon: { lead: 1 } }, "talon.lead", {}],
  ["ledAlready", "spades", { talon: { lead: 1 } }, "talon.lead", { talon: { lead: 1 }, lead: { closed: null } }],
  ["aloneToo", "whist", { teams: null, players: 4 }, "players", { teams: null, players: [4, 4] }],
  ["aloneToo", "president", { players: 5 }, "players", {}],
  ["notLaidOpen", "briscola", { talon: { not: ["A"] } }, "talon.not", { talon: { not: ["A"], lead: 1 } }],
  ["deadStock", "gin", { melds: { stock: 31 } }, "melds.stock", {}],
];

/** What is said to do nothing, with an edit that takes it away. */
const DOES_NOTHING: ToldNowhere["is"][] = [
  ...(["lateRound", "nobodyOutbids", "nobodyBlind", "oneCard", "neverVoid", "noBidder", "acceptLeads"] as const),
  ...(["talonLeads", "noTricksToLead", "boutsStop", "noTrump", "failedOver", "teamsShareNothing"] as const),
  ...(["oneAgainstOne", "allClosed", "allCount", "talonTaken", "claimsCount", "gamesCount", "nobodyAlone"] as const),
  "twoTurns",
];

const played = (name: Name, patch: Patch): Record<string, unknown> => ({
  name,
  opts: optsWith(TEMPLATES[name].opts as Opts, [{ name, choices: [{ name, opts: patch }] }], [0]),
});
const problems = (json: unknown): TemplateError[] => {
  const checked = checkTemplate(json);
  return checked.ok ? checked.value.warnings : checked.error;
};
const saysNowhere = (told: TemplateError["told"], is: string): boolean => "is" in told && told.is === is;
const about = (json: unknown, is: string, path: string): TemplateError | undefined =>
  problems(json).find(({ told, path: at }) => saysNowhere(told, is) && at === `$.opts.${path}`);

describe("what leads nowhere", () => {
  it.each(ROWS)("%s: %s %j", (is, name, red, path, green) => {
    const found = about(played(name, red), is, path);
    expect(found?.message.length).toBeGreaterThan(10);
    expect(found?.hint?.length).toBeGreaterThan(5);
    expect(problems(played(name, green)).filter(({ told }) => saysNowhere(told, is))).toEqual([]);
    if (found?.fix) expect(about(fixed(played(name, red), found.fix), is, path)).toBeUndefined();
  });

  it.each(ROWS)("%s: %s %j in Estonian, with the same numbers and names of options", (is, name, red, path) => {
    const found = about(played(name, red), is, path)!;
    const parts = ({ message, hint = "" }: { message: string; hint?: string }): string[] =>
      `${message} ${hint}`.match(/-?[1-9]\d*|"[^"]*"|\{/g)?.sort() ?? [];
    expect(parts(sayTold(found.told, check))).toEqual(parts(found));
  });

  it.each(ROWS.filter(([is]) => DOES_NOTHING.includes(is)))("%s: %s %j plays as without it", (is, name, red, path) => {
    const json = played(name, red);
    const { fix } = about(json, is, path)!;
    const [one, other] = [json, fixed(json, fix!)].map((template) => {
      const game = compileTemplate(template);
      if (!game.ok) throw new Error(JSON.stringify(game.error));
      const options = { games: 12, seats: game.value.seats.max, seed: 9, bots: "random" } as const;
      const { unused: _, rare: __, ...report } = playtest(game.value, options);
      return report;
    });
    expect(one).toEqual(other);
  });

  test("each sentence is said somewhere here", () => {
    expect([...new Set(ROWS.map(([is]) => is))].sort()).toEqual(Object.keys(NOWHERE).sort());
  });

  test("only what is certain is offered as a fix", () => {
    const fixes = new Map(ROWS.map(([is, name, red, path]) => [is, about(played(name, red), is, path)?.fix]));
    expect(fixes.get("bidsTooHigh")).toEqual({ path: "$.opts.bidding.max", value: "hand" });
    expect(fixes.get("failedGains")).toEqual({ path: "$.opts.points.contract.failed", value: { per: -10 } });
    expect(fixes.get("noBidder")).toEqual({ path: '$.opts.lead["0"]' });
    expect(fixes.get("handsNeverDealt")).toEqual({ path: "$.opts.hand", value: [7, 6] });
    for (const is of ["shortHand", "leftGains", "madeCosts"] as const) expect(fixes.get(is)).toBeUndefined();
    // Without it the other one would be missing.
    const games = { left: { "*": 1 }, to: "winner" };
    expect(about(played("briscola", { points: games }), "gamesCount", "points.left")).toMatchObject({ told: {} });
    expect(about(played("briscola", { points: games }), "gamesCount", "points.left")?.fix).toBeUndefined();
  });

  test("of a choice the fix is made in the choice, of the options in these", () => {
    const choices = [{ name: "Ten" }, { name: "Many", opts: { bidding: { max: 50 } } }];
    const file = { ...played("spades", { lead: { "0": "bidder" } }), variants: [{ name: "Bids", choices }] };
    const [own, chosen] = [
      about(file, "noBidder", 'lead["0"]'),
      problems(file).find(({ told }) => saysNowhere(told, "bidsTooHigh")),
    ];
    expect(own?.fix).toEqual({ path: '$.opts.lead["0"]' });
    expect(chosen?.path).toBe("$.variants[0].choices[1].opts.bidding.max");
    expect(chosen?.fix).toEqual({ path: chosen?.path, value: "hand" });
  });
});

/** Templates that show faults of earlier engines: each is refused or warned of, or its fault is none any more. */
const SHOWN = `${process.env.SPEC_DIR ?? "../shared/spec"}/repro-templates`;
const TOLD: Record<string, string[]> = {
  "p-negcomplete": ["complete.score"],
  "p-round-retreat": ["move.retreat"],
  "p-talontrump-notrump": ["trump"],
  "p-trick-retreat": ["move.retreat"],
  "p-unreach": ["complete.score"],
  "p-winall-pass": ["move.win"],
  "repro-D-stack-pass": ["move.pass"],
  "repro-E-talon": ["bidding.talon", "bidding.min"],
};

describe.skipIf(!existsSync(SHOWN))("templates that showed faults", () => {
  const files = existsSync(SHOWN) ? readdirSync(SHOWN).filter((name) => name.endsWith(".json")) : [];
  it.each(files)("%s", (file) => {
    const said = problems(JSON.parse(readFileSync(`${SHOWN}/${file}`, "utf8"))).map(({ path }) => path);
    expect(said).toEqual(expect.arrayContaining(TOLD[file.slice(0, -5)]!.map((path) => `$.opts.${path}`)));
  });
});
