import type { Seat } from "../../../kernel/game";
import { type Random, SeededRandom } from "../../../kernel/random";
import { houseDecks } from "../../sets/house-decks";
import { chooseAct } from "../bot/five-dyes-bot";
import type { TabletopGame } from "../compile";
import type { Intent } from "../intent";
import { awaitedIn } from "../script/offer";
import type { View } from "../view";
import { Driver, player } from "./driver";
import { randomOffer } from "./random-player";

/** Somebody who plays a strict game from what their seat sees. */
export type Player = (game: TabletopGame, view: View, seat: Seat, random: Random) => Intent | null;

export const byChance: Player = (_, { offers }, _seat, random) => randomOffer(offers, random);
export const theBot: Player = ({ rules }, view, seat, random) => chooseAct(rules, view, seat, random);

const MOST_ACTS = 3_000;

/** Plays a strict game to its end, each seat by its own player; throws where somebody does what the rules are against. */
export function playGame(
  game: TabletopGame,
  players: readonly Player[],
  seed: number,
  begun?: (driver: Driver) => void,
): Driver {
  const random = new SeededRandom(seed + 1);
  const driver = new Driver(game, 2, random);
  const decks = random.shuffle(houseDecks("five-dyes"));
  for (const seat of [0, 1]) driver.act(seat, { type: "bring", parts: { deck: [...decks[seat]!.cards] } });
  begun?.(driver);
  for (let acts = 0; driver.state.stage === "playing" && acts < MOST_ACTS; acts++) {
    // Any of those who are awaited may be the first to act.
    const awaited = awaitedIn(driver.state.shown);
    const seat = awaited[random.below(Math.max(1, awaited.length))]?.seat;
    if (seat === undefined) throw new Error("The game awaits nobody");
    const intent = players[seat]?.(game, game.view(driver.state, player(seat)), seat, random);
    if (!intent) throw new Error(`Seat ${seat} has nothing to do: ${JSON.stringify(driver.state.shown)}`);
    driver.act(seat, intent);
  }
  return driver;
}
