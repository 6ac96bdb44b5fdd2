import { createHash } from "node:crypto";
import { HOUSE_GAMES, type HouseGame } from "@/lib/engine/ccg/sets";
import { houseDecks } from "@/lib/engine/ccg/sets/house-decks";
import { byHandAct } from "@/lib/engine/ccg/tabletop/bot/by-hand";
import { chooseAct } from "@/lib/engine/ccg/tabletop/bot/five-dyes-bot";
import type { TabletopGame } from "@/lib/engine/ccg/tabletop/compile";
import { type Pile, TabletopConfig } from "@/lib/engine/ccg/tabletop/config";
import { draggedFor, whyNotDragged } from "@/lib/engine/ccg/tabletop/drag";
import { compileHouseTabletop } from "@/lib/engine/ccg/tabletop/house-games";
import type { Intent } from "@/lib/engine/ccg/tabletop/intent";
import type { GameCommand, Manner } from "@/lib/engine/ccg/tabletop/script/game-script";
import type { View } from "@/lib/engine/ccg/tabletop/view";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Random } from "@/lib/engine/kernel/random";
import type { World } from "./world";

/** What a table's page has to know of its game; nothing of a saved position that it may begin from. */
export type TabletopInfo = {
  readonly name: string;
  readonly game: HouseGame;
  readonly manner: Manner;
  readonly piles: readonly Pile[];
  readonly phases: readonly string[];
  readonly width: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Every second seat plays together. */
  readonly teams: boolean;
  /** Bots play it. */
  readonly bots: boolean;
  readonly clock: TabletopConfig["clock"] | null;
  /** What decks have to be legal by, in its name; null: they need not. */
  readonly format: string | null;
  /** The commands of the game's own script. */
  readonly commands: readonly GameCommand[];
  /** The kinds of acts that its script has a rule about. */
  readonly minds: readonly Intent["type"][];
};

const isHouseGame = (name: string): name is HouseGame => (HOUSE_GAMES as readonly string[]).includes(name);

/** Games by the hash of their configuration: a script is read once. */
const compiled = new Map<string, TabletopGame>();
const MOST_COMPILED = 200;

function gameOf(config: TabletopConfig): TabletopGame {
  if (!isHouseGame(config.game)) throw new Error(`There is no card game called ${config.game} for the tabletop.`);
  const hash = `tabletop-${createHash("sha256").update(JSON.stringify(config)).digest("hex")}`;
  const known = compiled.get(hash);
  if (known) return known;
  const game = compileHouseTabletop(config, config.game, hash);
  if (compiled.size >= MOST_COMPILED) compiled.clear();
  compiled.set(hash, game);
  return game;
}

/** The games that bots look at, beside what pages are told. */
const games = new WeakMap<TabletopInfo, TabletopGame>();

/** What a bot does: it brings a deck of the house, then plays by the game's rules; where it can do nothing it gives up. */
function botAct(info: TabletopInfo, view: View, seat: Seat, random: Random): Intent | null {
  const game = games.get(info);
  if (!game || !info.bots) return null;
  if (view.stage === "playing") {
    const byHand = byHandAct(view, seat);
    if (byHand || view.byHand) return byHand;
    return chooseAct(game.rules, view, seat, random) ?? { type: "concede" };
  }
  const decks = houseDecks(info.game);
  const deck = decks[random.below(decks.length)];
  return deck ? { type: "bring", parts: { deck: [...deck.cards] } } : null;
}

/** The table for collectible cards, free or by its game's script. */
export const tabletop: World<TabletopGame, TabletopInfo> = {
  name: "tabletop",
  title: "Tabletop",
  stakes: true,
  drags: {
    why: ({ rules }, state, seat, drag) => whyNotDragged(rules, state, seat, drag),
    at: ({ rules }, drag, seat, viewer) => draggedFor(rules, drag, seat, viewer),
  },
  load(body) {
    const config = TabletopConfig.parse(body);
    const game = gameOf(config);
    const { title: name, piles, phases, width, seats, teams } = config;
    const info: TabletopInfo = {
      ...{ name, piles, phases, width, seats, teams },
      game: config.game as HouseGame,
      manner: config.script?.manner ?? "free",
      bots: config.script?.bots === true && config.script.manner === "strict",
      clock: config.clock ?? null,
      format: config.format ? [config.format.title, config.format.name].filter(Boolean).join(": ") : null,
      commands: game.rules.script?.commands ?? [],
      minds: game.rules.script?.minds ?? [],
    };
    games.set(info, game);
    return { game, info };
  },
  standing: ({ rules }, state) => ({
    phase: state.stage,
    say: { code: "tabletop/standing", data: { game: rules.config.title, turn: state.turn.number } },
  }),
  changesStanding: (before, after) => before.stage !== after.stage || before.turn.number !== after.turn.number,
  record: () => null,
  news: (seen) => (seen.some(({ type }) => type === "ended") ? [{ kind: "game_over", data: {} }] : []),
  waitedFor: ({ stage, turn }) => (stage === "playing" && turn.seat !== null ? [turn.seat] : []),
  bot: ({ view, random, info, seat }) => botAct(info, view, seat, random),
};
