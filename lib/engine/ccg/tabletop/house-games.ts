import { cardSourceOf } from "../cards/source";
import { type HouseGame, houseCards } from "../sets";
import { FIVE_DYES_EFFECTS } from "../sets/five-dyes/effects.data";
import { FIVE_DYES_OFFERS } from "../sets/five-dyes/offers.data";
import { FIVE_DYES_RULES } from "../sets/five-dyes/rules.data";
import { POKER_RULES } from "../sets/poker/rules.data";
import { bookOf, compileTabletop, type TabletopGame } from "./compile";
import type { TabletopConfig } from "./config";
import type { Manner } from "./script/game-script";
import { mayHaveSides } from "./vocabulary";

/** The rules of a game of the house: its script, for how many it is, and whether bots play by it. */
type HouseRules = { readonly text: string; readonly most: number; readonly bots: boolean };
const RULES: { readonly [game in HouseGame]: HouseRules } = {
  "five-dyes": { text: FIVE_DYES_EFFECTS + FIVE_DYES_RULES + FIVE_DYES_OFFERS, most: 2, bots: true },
  poker: { text: POKER_RULES, most: 8, bots: false },
};
/** What everybody begins with: standing, chips. */
const SCORES: { readonly [game in HouseGame]: number } = { "five-dyes": 20, poker: 100 };

/** For how many at most a game of the house is with its rules. */
export const mostByRules = (game: HouseGame): number => RULES[game].most;

/** Whether bots play a game of the house by its rules. */
export const hasBots = (game: HouseGame, manner: Manner): boolean => manner === "strict" && RULES[game].bots;

/**
 * A tabletop for one of the house's games. With rules it is for as many as they are for, and for two at least. `teams`: every
 * second seat plays together, where `mayHaveSides`; then no seat stays empty, for the sides are of one size. `staked`: money or a
 * tournament hangs on who wins.
 */
export function houseTabletop(
  game: HouseGame,
  manner: Manner,
  seats: number,
  { clock, teams = false, staked = false }: { clock?: TabletopConfig["clock"]; teams?: boolean; staked?: boolean } = {},
): TabletopConfig {
  const cards = houseCards(game);
  const { text, most, bots } = RULES[game];
  const scripted = manner !== "free";
  const some = Math.max(1, Math.min(8, seats));
  const sides = teams && mayHaveSides(manner, some);
  return {
    ...{
      v: 1,
      game,
      title: cards.game,
      teams: sides,
      score: scripted || game === "five-dyes" ? SCORES[game] : 0,
      width: 1024,
    },
    seats: scripted ? { min: 2, max: Math.max(2, Math.min(most, some)) } : { min: sides ? some : 1, max: some },
    piles: [
      { name: "deck", sight: 0, ...(scripted ? {} : { mixed: true }) },
      { name: "discard pile", sight: 4 },
      { name: "sideboard", sight: 1 },
    ],
    phases: [...cards.phases],
    ...(scripted ? { script: { text, manner, ...(bots ? { bots } : {}) } } : {}),
    ...(clock ? { clock } : {}),
    ...(staked ? { staked } : {}),
  };
}

/** The game of a stored configuration of the house. */
export function compileHouseTabletop(config: TabletopConfig, game: HouseGame, hash: string): TabletopGame {
  const cards = houseCards(game);
  return compileTabletop(config, hash, bookOf(cards), cardSourceOf(cards));
}
