import { seesEverything } from "../../kernel/classes";
import type { Instant, Seat, Viewer } from "../../kernel/game";
import type { DraftConfig } from "./config";
import { type Held, heldBy, packAt, roundOf, type State, sizeOf, waitingAt } from "./state";

/** One pick as the log tells it: what lay in the pack, whoever opened that, and what was taken. */
export type LogPick = {
  readonly opener: Seat;
  readonly pack: readonly number[];
  readonly card: number;
  readonly late: boolean;
};

/** What one seat has before it and has taken. */
export type Desk = { readonly seat: Seat; readonly pack: readonly number[] | null; readonly picks: readonly number[] };

export type View = {
  readonly stage: State["stage"];
  /** How many packs each opens, how many cards a pack holds, and the round that is drafted, from 0. */
  readonly packs: number;
  readonly size: number;
  readonly round: number;
  readonly seconds: number | null;
  readonly price: number | null;
  /**
   * By seat, what everybody sees: how many it took, how many packs wait before it, till when it may pick, whether
   * somebody there agreed to pay.
   */
  readonly seats: readonly {
    readonly picked: number;
    readonly waits: number;
    readonly due: Instant | null;
    readonly agreed: boolean;
  }[];
  /** The viewer's own; null: they have no seat, or nothing is opened yet. */
  readonly mine: Desk | null;
  /** Everybody's, for those who see everything. */
  readonly desks: readonly Desk[] | null;
  /** By seat, once it is over: every pick. */
  readonly log: readonly (readonly LogPick[])[] | null;
};

/** Every pick of a draft by seat, each with what was in the pack. */
export const draftLog = (state: State): LogPick[][] =>
  state.picks.map((picks, seat) =>
    picks.map((card, nth): LogPick => {
      const { opener, cards }: Held = packAt(state, seat, nth);
      return { opener, pack: cards, card, late: state.late[seat]?.includes(nth) ?? false };
    }),
  );

const deskOf = (state: State, seat: Seat): Desk => ({
  seat,
  pack: heldBy(state, seat)?.cards ?? null,
  picks: state.picks[seat] ?? [],
});

/** What a viewer may know: their own pack and picks, of others how many; afterwards all. */
export function view({ packs, seconds, price }: DraftConfig, size: number, state: State, viewer: Viewer): View {
  const [own] = viewer.seats;
  const opened = state.stage !== "waiting";
  return {
    ...{ stage: state.stage, packs, seconds, price, size: sizeOf(state) || size },
    round: Math.min(roundOf(state), packs - 1),
    seats: state.picks.map((picks, seat) => ({
      picked: picks.length,
      waits: waitingAt(state, seat),
      due: state.due[seat] ?? null,
      agreed: state.agreed[seat] ?? false,
    })),
    mine: own === undefined || !opened ? null : deskOf(state, own),
    desks: opened && seesEverything(viewer.role) ? state.picks.map((_, seat) => deskOf(state, seat)) : null,
    log: state.stage === "over" ? draftLog(state) : null,
  };
}
