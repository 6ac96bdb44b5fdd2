import {
  type ClaimRule,
  type ComboRule,
  type LeftRule,
  levelName,
  type MeldRule,
  type PairsRule,
  type Rules,
  type StockRule,
  suitName,
} from "./rules";
import type { Effect, Opts } from "./template";
import { trumpCard } from "./trumps";
import type { Card } from "./vocabulary";

/** How the options of piles, talons, combinations, pairs and melds are compiled (docs/decisions/0030, 0031). */

/** What a card counts that stays in a hand: its own number, its level's or its suit's, else that of all others. */
export function leftOf({ points }: Opts, deck: readonly Card[]): LeftRule | null {
  if (!points?.left) return null;
  const { left, times = [], to } = points;
  const worth = deck.map((card) => left[card] ?? left[levelName(card)] ?? left[suitName(card)] ?? left["*"] ?? 0);
  return { worth, toWinner: to === "winner", times: times.toSorted((a, b) => b.from - a.from) };
}

/** What each card does: by itself, its level or its suit; null where none does anything. */
export function effectsOf({ effects }: Opts, deck: readonly Card[]): (Effect | null)[] | null {
  const isDone = Object.values(effects ?? {}).some(({ draw, skip, reverse }) => draw || skip || reverse);
  if (!effects || !isDone) return null;
  return deck.map((card) => effects[card] ?? effects[levelName(card)] ?? effects[suitName(card)] ?? null);
}

/** Cards drawn on one's turn: instead of playing, or, in games of melds, before it. */
export const drawOf = ({ draw, talon }: Opts): Rules["draw"] =>
  draw
    ? {
        count: draw.count ?? 1,
        when: draw.when ?? "stuck",
        fromPile: draw.from?.includes("discards") ?? false,
        offer: (draw.offer ?? false) && Boolean(talon?.lead),
        thenPlay: draw.then !== "end",
        recycle: draw.recycle ?? false,
      }
    : null;

/** The hand of each number of seats, where that makes a difference. */
export function handsBySeatsOf({ hand }: Opts, cards: number): number[] {
  if (hand === "equal") return Array.from({ length: 65 }, (_, seats) => Math.floor(cards / Math.max(1, seats)));
  if (typeof hand !== "object" || Array.isArray(hand)) return [];
  return Array.from({ length: 65 }, (_, seats) => hand[seats] ?? hand["*"]!);
}

export const combosOf = ({ move }: Opts): ComboRule[] | null =>
  move?.combos?.flatMap((entry, group) => [entry].flat().map((kind, rank) => ({ kind, group, rank }))) ?? null;

/** What is done with the talon by whoever leads, and whether it frees from following. */
export function stockOf(
  { move = {} }: Opts,
  idOf: ReadonlyMap<Card, number>,
  suites: readonly string[],
): StockRule | null {
  const { swap, close, response } = move;
  const frees = response?.free === "talon";
  if (!swap && !close && !frees) return null;
  return {
    frees,
    swap: swap
      ? {
          cards: suites.map((trump) => idOf.get(trumpCard(swap.card, trump) ?? "") ?? -1),
          least: swap.talon ?? 1,
        }
      : null,
    close: close ? { least: typeof close === "object" ? close.talon : 1 } : null,
  };
}

/** The claim that ends a deal. */
export function claimOf({ complete, points }: Opts): ClaimRule | null {
  if (!complete?.deal) return null;
  return { points: complete.deal.points, failed: points?.closed?.failed ?? 0, lastWins: points?.last === "deal" };
}

/** Attacks of several cards, each beaten by one. */
export function pairsOf({ stack, move }: Opts): PairsRule | null {
  if (stack !== "pairs") return null;
  const { by = "all", limit = 6, first = limit } = move?.attack ?? {};
  return { byAll: by === "all", limit, first };
}

/** Sets and runs, and what ends a deal with them. */
export function meldsOf({ melds }: Opts, deck: readonly Card[]): MeldRule | null {
  if (!melds) return null;
  const { set = 3, run = 3, worth = {}, knock = 0, layoff = false, gin = 0, undercut = 0, stock = 2 } = melds;
  const count = (card: Card): number => {
    const level = levelName(card);
    return worth[card] ?? worth[level] ?? (/^[2-9]$/.test(level) ? Number(level) : (worth["*"] ?? 0));
  };
  return { set, run, worth: deck.map(count), knock, layoff, gin, undercut, stock };
}
