import type { Seat } from "../../kernel/game";
import { plainText } from "../../kernel/plain-text";
import { ok } from "../../kernel/result";
import { type Act, type Decided, no } from "./act";
import type { Event } from "./event";
import type { IntentOf } from "./intent";
import type { Asked, State } from "./state";

/** What a player writes, as it is shown: nothing in it is unseen, or turns the line that it stands in. */
export const written = (text: string): string => plainText(text, { join: true });

export function special({ seat }: Act, { what }: IntentOf<"special">): Decided {
  const shown = written(what);
  return shown === "" ? no("tabletop/nothing_said") : ok([{ type: "special", seat, what: shown }]);
}

export function roll({ seat, ctx }: Act, { dice, sides }: IntentOf<"roll">): Decided {
  return ok([{ type: "rolled", seat, sides, dice: Array.from({ length: dice }, () => ctx.random.below(sides) + 1) }]);
}

export const toss = ({ seat, ctx }: Act): Decided => ok([{ type: "tossed", seat, heads: ctx.random.below(2) === 0 }]);

export const score = ({ state, seat }: Act, { seat: of, value }: IntentOf<"score">): Decided =>
  of < state.players.length ? ok([{ type: "scored", seat, of, value }]) : no("tabletop/no_such_seat");

/** Those for whom things wait: somebody sits there who has not conceded. */
export const seatsInPlay = ({ players }: State): number[] =>
  players.flatMap(({ present, out }, seat) => (present && !out ? [seat] : []));

/** Whether a seat need not say whether something against a rule is done: they ask it, or have let it through. */
export const isAnswered = ({ seat, allowed }: Pick<Asked, "seat" | "allowed">, of: Seat): boolean =>
  seat === of || allowed.includes(of);

/** A bid, secret until everybody has made theirs. */
export function bid({ state, seat }: Act, intent: IntentOf<"bid">): Decided {
  const text = written(intent.text);
  if (text === "") return no("tabletop/nothing_said");
  const said: Event = { type: "bid", seat, text };
  const bids = state.players.flatMap((player, other) => {
    const own = other === seat ? text : player.bid;
    return own === null ? [] : [{ seat: other, text: own }];
  });
  const all = seatsInPlay(state).every((other) => bids.some((one) => one.seat === other));
  return ok(all ? [said, { type: "bids_opened", bids }] : [said]);
}
