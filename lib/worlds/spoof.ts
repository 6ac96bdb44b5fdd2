import { randomBot } from "@/lib/engine/bots/bot";
import { compileSpoof, type SpoofGame, type SpoofIntent, type SpoofView } from "@/lib/engine/spoof/game";
import type { World } from "./world";

export type SpoofInfo = { name: string };

const bot = randomBot<SpoofView, SpoofIntent>();

/** The pub game of hidden coins: the least that a world brings. */
export const spoof: World<SpoofGame, SpoofInfo> = {
  name: "spoof",
  title: "Spoof",
  load: (body) => ({ game: compileSpoof(body), info: { name: "Spoof" } }),
  standing: (game, state) => ({
    phase: game.outcome(state) ? "over" : game.idle?.(state) ? "waiting" : "playing",
    say: { code: "spoof/standing", data: { round: state.round } },
  }),
  changesStanding: (before, after) => before.round !== after.round || before.phase !== after.phase,
  record(before, events) {
    const ended = events.find((event) => event.type === "round_ended");
    if (!ended) return null;
    const { coins, winner } = ended;
    const data = { v: 1, coins, winner };
    return { kind: "round", series: 0, number: before.game.round, epoch: before.epoch, firstSeq: null, data };
  },
  news: (seen, view) =>
    seen.some(({ type }) => type === "round_ended") && view().phase === "over" ? [{ kind: "game_over", data: {} }] : [],
  waitedFor: ({ phase, turn, hidden }) =>
    phase === "hiding" ? hidden.flatMap((done, seat) => (done ? [] : [seat])) : turn === null ? [] : [turn],
  bot: ({ view, legal, random }) => bot.choose(view, legal, random),
};
