import type { PoolClient } from "pg";
import type { Seat } from "@/lib/engine/kernel/game";
import { accountOf, COIN, MINT, move, type Posting, potOf } from "@/lib/engine/kernel/ledger";
import { ok, type Refusal, refuse } from "@/lib/engine/kernel/result";
import { performWithin } from "../ledger/perform";

/** A game at a tabletop that is being played, as its stakes lie. */
export type StakedGame = {
  readonly tableId: string;
  readonly number: number;
  /** What each staked, in cents. */
  readonly bet: number;
  /** The member of each seat; null: a bot, which stakes nothing. */
  readonly users: readonly (string | null)[];
};

/** What is noted of a transfer: where it was played, and by whom, for statements. */
type Noted = { readonly table: string; readonly players: readonly string[] };

const keyOf = ({ tableId, number }: StakedGame): string => `${tableId}/${number}`;

const memoOf = ({ tableId }: StakedGame, { table, players }: Noted) => ({ tableId, table, players: [...players] });

/**
 * Takes the stakes into the table's pot, within the transaction of the game's first move. Refuses
 * `tabletop/short_of_bet {seat}` where somebody has too little.
 */
export async function takeStakes(client: PoolClient, game: StakedGame, noted: Noted): Promise<Refusal | null> {
  const { bet, users, tableId } = game;
  if (bet === 0) return null;
  const purses = users.flatMap((user) => (user === null ? [] : [accountOf("purse", user)]));
  const done = await performWithin(
    client,
    { kind: "stake/begin", key: keyOf(game), request: { bet, users: [...users] }, actorId: null },
    async (ledger) => {
      const pot = { account: potOf(tableId), asset: COIN } as const;
      await ledger.lock([pot, ...purses.map((account) => ({ account, asset: COIN }) as const)]);
      const short = users.findIndex(
        (user) => user !== null && ledger.free({ account: accountOf("purse", user), asset: COIN }) < bet,
      );
      if (short >= 0) return refuse("tabletop/short_of_bet", { seat: short });
      const postings = purses.flatMap((purse) => move(COIN, bet, purse, potOf(tableId)));
      return ok({ transfers: [{ postings, memo: { ...memoOf(game, noted), bet } }], answer: {} });
    },
  );
  return done.ok ? null : done.error;
}

/** Pays what comes to each seat, stakes and new money, within the transaction of the game's last move. */
export async function payOut(
  client: PoolClient,
  game: StakedGame,
  paid: {
    readonly gross: readonly number[];
    readonly minted: number;
    readonly result: "decided" | "draw" | "undecided";
  },
  noted: Noted,
): Promise<Refusal | null> {
  const { bet, users, tableId } = game;
  const staked = users.filter((user) => user !== null).length * bet;
  if (staked + paid.minted === 0) return null;
  const postings: Posting[] = [
    { account: potOf(tableId), asset: COIN, amount: -staked },
    { account: MINT, asset: COIN, amount: -paid.minted },
    ...users.flatMap((user, seat: Seat): Posting[] => {
      const amount = paid.gross[seat] ?? 0;
      return user === null || amount === 0 ? [] : [{ account: accountOf("purse", user), asset: COIN, amount }];
    }),
  ];
  const done = await performWithin(
    client,
    { kind: "stake/result", key: keyOf(game), request: { result: paid.result }, actorId: null },
    async () => {
      const memo = { ...memoOf(game, noted), result: paid.result, minted: paid.minted };
      return ok({ transfers: [{ postings: postings.filter(({ amount }) => amount !== 0), memo }], answer: {} });
    },
  );
  return done.ok ? null : done.error;
}

/** Gives the stakes of a game that is broken off back to whoever staked them. */
export async function returnStakes(client: PoolClient, game: StakedGame, noted: Noted): Promise<Refusal | null> {
  const { bet, users, tableId } = game;
  if (bet === 0) return null;
  const done = await performWithin(
    client,
    { kind: "stake/return", key: keyOf(game), request: {}, actorId: null },
    async () => {
      const postings = users.flatMap((user) =>
        user === null ? [] : move(COIN, bet, potOf(tableId), accountOf("purse", user)),
      );
      return ok({ transfers: [{ postings, memo: memoOf(game, noted) }], answer: {} });
    },
  );
  return done.ok ? null : done.error;
}
