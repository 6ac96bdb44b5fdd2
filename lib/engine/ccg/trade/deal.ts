import { merged, type Posting } from "../../kernel/ledger";
import { ok, type Refusal, type Result, refuse } from "../../kernel/result";
import { accountFor, type Goods, handOver, isSame, tidy } from "./goods";

/** Somebody in a deal: what they give, and whether they agree to all of it as it stands. */
export type Party = { readonly member: string; readonly gives: Goods; readonly confirmed: boolean };

/**
 * What two or three members put to each other. They sit in a ring: each gives to the next, the last to the first; of two,
 * each gives to the other. The version counts what was changed of what lies there.
 */
export type Deal = { readonly version: number; readonly parties: readonly Party[] };

/** To whom a seat gives. */
const nextOf = ({ parties }: Deal, seat: number): Party => parties[(seat + 1) % parties.length]!;

const unconfirmed = (parties: readonly Party[]): Party[] => parties.map((party) => ({ ...party, confirmed: false }));

/**
 * Puts other goods on a seat, one's own or, as a wish, another's. Any change unconfirms everybody; the same goods again
 * change nothing. `seen`: what whoever changes it saw there; refuses `trade/side_changed` where it is something else by now.
 */
export function changeDeal(
  deal: Deal,
  { seat, goods, seen }: { readonly seat: number; readonly goods: Goods; readonly seen: Goods },
): Result<Deal, Refusal> {
  const party = deal.parties[seat];
  if (!party) return refuse("trade/no_such_seat");
  if (isSame(party.gives, goods)) return ok(deal);
  if (!isSame(party.gives, seen)) return refuse("trade/side_changed");
  const parties = unconfirmed(deal.parties).map((one, i) => (i === seat ? { ...one, gives: tidy(goods) } : one));
  return ok({ version: deal.version + 1, parties });
}

/**
 * A member agrees to what they saw. `settles`: they were the last. Refuses `trade/not_yours`, `trade/stale` where it is
 * another version by now, and `trade/one_sided` where somebody gives nothing, or nothing but what they get back: that is a gift.
 */
export function confirmDeal(
  deal: Deal,
  member: string,
  version: number,
): Result<{ deal: Deal; settles: boolean }, Refusal> {
  if (!deal.parties.some((party) => party.member === member)) return refuse("trade/not_yours");
  if (deal.version !== version) return refuse("trade/stale", { version: deal.version });
  if (isOneSided(deal)) return refuse("trade/one_sided");
  const parties = deal.parties.map((party) => (party.member === member ? { ...party, confirmed: true } : party));
  return ok({ deal: { ...deal, parties }, settles: parties.every(({ confirmed }) => confirmed) });
}

/** Whether there is somebody from whom nothing goes in the end. */
function isOneSided(deal: Deal): boolean {
  const moves = merged(movesOf(deal));
  return deal.parties.some(
    ({ member, gives }) =>
      !gives.some(({ asset }) =>
        moves.some((move) => move.amount < 0 && move.asset === asset && move.account === accountFor(member, asset)),
      ),
  );
}

/** Nobody agrees any more: somebody took it back, or it could not be settled. What lies there stays. */
export const unconfirm = (deal: Deal): Deal => ({ ...deal, parties: unconfirmed(deal.parties) });

/** What moves when it is settled. */
export const movesOf = (deal: Deal): Posting[] =>
  deal.parties.flatMap(({ member, gives }, seat) => handOver(gives, member, nextOf(deal, seat).member));
