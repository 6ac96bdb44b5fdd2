import type { Seat } from "../kernel/game";
import type { CardGame } from "./compile";
import type { CardEvent } from "./event";
import type { State } from "./state";

/** What authors look at besides: how deals and scores are spread, and what a player has to choose from. */
export type PlaytestStudy = {
  /** Acts → deals that took so many. */
  lengths: Record<number, number>;
  /** Points or places → how often a seat had them after a deal. */
  scores: Record<number, number>;
  /** What could be done at an act, of one act in so many: on average, and how often there was no choice. */
  choices: { asked: number; mean: number; forced: number };
  /** Mean score of the shadow and of the others, where one plays among them. */
  skill: { deals: number; shadow: number; others: number } | null;
  /** Deals that a series took, of those that ended. */
  series: { ended: number; deals: number };
};

/** One act in so many is asked for all that could be done. */
const ASK_EVERY = 13;

/** Collects what `PlaytestStudy` tells while a play-test runs. */
export class Study {
  readonly told: PlaytestStudy;
  private acts = 0;
  private dealsOfSeries = 0;

  /** `compares`: one player does not play by chance. */
  constructor(compares: boolean) {
    const skill = compares ? { deals: 0, shadow: 0, others: 0 } : null;
    this.told = {
      ...{ lengths: {}, scores: {}, choices: { asked: 0, mean: 0, forced: 0 }, skill },
      series: { ended: 0, deals: 0 },
    };
  }

  onAct(game: CardGame, state: State, seat: Seat): void {
    if (this.acts++ % ASK_EVERY !== 0) return;
    const { choices } = this.told;
    const count = game.legal(state, seat).length;
    choices.mean = (choices.mean * choices.asked + count) / (choices.asked + 1);
    choices.forced = (choices.forced * choices.asked + (count === 1 ? 1 : 0)) / (choices.asked + 1);
    choices.asked += 1;
  }

  onDeal(length: number): void {
    this.told.lengths[length] = (this.told.lengths[length] ?? 0) + 1;
  }

  /** `shadow`: the seat that does not play by chance, where one does not. */
  onEvent(event: CardEvent, shadow: Seat): void {
    const { scores, skill, series } = this.told;
    if (event.type === "series_completed") {
      series.ended += 1;
      series.deals += this.dealsOfSeries;
      this.dealsOfSeries = 0;
    }
    if (event.type !== "deal_ended" || !event.scores) return;
    this.dealsOfSeries += 1;
    for (const score of Object.values(event.scores)) scores[score] = (scores[score] ?? 0) + 1;
    if (!skill) return;
    const own = event.scores[shadow]!;
    const others = Object.values(event.scores).reduce((sum, score) => sum + score, 0) - own;
    const count = Object.keys(event.scores).length - 1;
    skill.shadow = (skill.shadow * skill.deals + own) / (skill.deals + 1);
    skill.others = (skill.others * skill.deals + others / Math.max(1, count)) / (skill.deals + 1);
    skill.deals += 1;
  }
}
