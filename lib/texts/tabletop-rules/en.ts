import { FIVE_DYES } from "./five-dyes.en";

/** Hold’em as the house's script plays it. */
const POKER = `
Hold’em with fixed bets, for two to eight. Everybody begins with **100 chips**; whoever has lost them is out, and the last one left wins. Chips are points at this table, no money.

## Before you begin
The player of the first seat brings the deck of 52 cards; it is shuffled by chance before each hand. Chance names the first dealer.

## A hand
1. The dealer presses **Deal**: everybody gets two cards that only they see. The two players after the dealer put in blinds of 1 and 2 chips. Of two players the dealer has the small blind, and acts first.
2. **Bets.** In turn each player *checks* or *calls* (puts in what is owed), *bets* or *raises* (by 2 chips, from the turn on by 4), or *folds*. There are four bets a round at most, the big blind counts as the first.
3. **Flop.** Three cards are laid open, which belong to everybody; bets again.
4. **Turn** and **river.** One card more each time; bets again.
5. **Showdown.** The best five of one’s own two and the five open cards win the pot; equal hands share it. If all others have folded, whoever is left wins without showing.

Whoever runs out of chips in a hand stays in it, for the part of the pot that they have paid into: what the others bet beyond that is a pot of its own.

## What hands are worth
| from the best | what it is |
|---|---|
| **straight flush** | five in a row of one suit |
| **four of a kind** | four of one rank |
| **full house** | three of one rank and two of another |
| **flush** | five of one suit |
| **straight** | five in a row; the ace is high or low |
| **three of a kind** | three of one rank |
| **two pairs** | two of one rank and two of another |
| **pair** | two of one rank |
| **high card** | none of these |

Between hands of one kind the higher cards win; suits never do.
`.trim();

/** The rules of the house's games at the tabletop. */
export const tabletopRules = {
  title: (game: string): string => `The rules of ${game}`,
  lead: "You find them at every table of the game, too.",
  play: "Open a table",
  rules: { "five-dyes": FIVE_DYES, poker: POKER },
};
export type TabletopRulesTexts = typeof tabletopRules;
