import type { TableSummary } from "@/lib/contracts/live";
import type { StoredDeal } from "@/lib/db/event-store";
import { type CardGame, compileTemplate, templateInfo } from "@/lib/engine/cards/compile";
import type { CardEvent } from "@/lib/engine/cards/event";
import type { State } from "@/lib/engine/cards/state";
import type { Intent, TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import type { Full } from "@/lib/engine/kernel/fold";

/**
 * The world whose games sit at tables. What follows in this room knows a game by its contract alone; another world
 * joins by giving the three things of this file: the compiled game, its line in the lobby, the deals that it ends.
 */
export type LiveGame = CardGame;
export type LiveState = State;
export type LiveIntent = Intent;
export type LiveEvent = CardEvent;
export type LiveView = View;
export type LiveFull = Full<State>;

/** The cards of a game in the order in which every shuffle begins. */
export const deckOf = (game: LiveGame): string[] => [...game.rules.deck];

/** Whether everything of a deal may be shown once it is over. */
export const reveals = (game: LiveGame): boolean => game.rules.reveal;

/** Compiles a stored template body. Throws if it does not compile: only checked ones are stored. */
export function compileWorld(body: unknown): { game: LiveGame; info: TemplateInfo } {
  const compiled = compileTemplate(body);
  if (!compiled.ok) throw new Error(`A stored template does not compile: ${JSON.stringify(compiled.error)}`);
  return { game: compiled.value, info: templateInfo(compiled.value) };
}

/** What the lobby says of where a game stands. */
export function phaseOf(game: LiveGame, state: LiveState): Pick<TableSummary, "phase" | "state"> {
  const view = game.view(state, { seats: new Set(), role: "spectator" });
  const totals = view.seats.map((seat) => seat.total).filter((total) => total !== null);
  const phase =
    game.outcome(state) !== null ? "over" : !game.idle?.(state) ? "playing" : view.deal === 0 ? "waiting" : "between";
  return {
    phase,
    state: { series: view.series, deal: view.deal, best: totals.length > 0 ? Math.max(...totals) : null },
  };
}

/** Whether the lobby's line of a game differs between two states. */
export const changesLobby = (before: LiveState, after: LiveState): boolean =>
  before.phase !== after.phase || before.deal !== after.deal || before.series !== after.series;

/** What a deal of the score sheet holds; `v` is its version. */
export type DealResult = {
  v: 1;
  reason: "played" | "passed" | "redeal" | "stopped";
  contract: View["contract"];
  scores: Record<string, number> | null;
  totals: Record<string, number> | null;
  ranks: Record<string, number> | null;
};

/** The row of the score sheet that these events write, if a deal ended with them. */
export function dealOf(before: LiveFull, events: readonly LiveEvent[]): StoredDeal | null {
  const ended = events.find((event) => event.type === "deal_ended");
  if (!ended) return null;
  const { reason, contract, scores, totals, ranks } = ended;
  const result: DealResult = { v: 1, reason, contract, scores, totals, ranks };
  const { series, deal } = before.game;
  return { series, number: deal, epoch: before.dealEpoch, firstSeq: before.dealSeq, result };
}
