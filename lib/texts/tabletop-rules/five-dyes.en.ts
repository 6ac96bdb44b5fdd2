/** The rules of Five Dyes on a page, as Markdown. The script that minds them is `engine/ccg/sets/five-dyes/rules.data.ts`. */
export const FIVE_DYES = `
Two dyers’ guilds of a woven city quarrel over its markets. Each player is a guild with **20 standing**; whoever brings the other to 0 wins. So does whoever still can draw when the other must and cannot.

## The cards
| type | what it is |
|---|---|
| **Vat** | gives dye: rest it (turn it sideways) for one dye of its kind: woad (W), madder (M), weld (Y), verdigris (V) or oak gall (O) |
| **Folk**, **Beast** | *fighters*, with might / guard |
| **Place**, **Relic** | stay on the table and do what they say |
| **Deed** | does what it says, then goes to your discards |

A card’s cost is a number of any dye and letters of certain ones: 2WW is two of any kind and two woad. Of a **Unique** card each player may control one.

## Before you begin
A deck has at least 40 cards, at most four of a name besides Vats. Shuffle, draw seven. Whoever dislikes their hand may once put it back and draw six. Let chance choose who begins; they do not draw at their first dawn.

## A turn
1. **Dawn.** Ready all your cards (turn them upright). Draw a card. Then what says “at dawn” happens.
2. **Market.** Play one Vat, and any cards that you can pay. Dye that you do not spend is lost when the phase ends. Cards without “enters resting” enter ready, but a fighter cannot march in the turn in which it enters.
3. **Parade.** Choose ready fighters to *march*: they rest. Your rival chooses which of their ready fighters *guard* against which marcher; several may guard one. A guarded marcher and its guards deal their might to each other at once, the marcher dividing its damage as you like; one that nobody guards deals its might to your rival’s standing. A fighter with damage of its guard or more dies.
4. **Dusk.** What says “at dusk” happens. Discard down to seven cards. Damage heals. Your rival’s turn begins.

In your market phase you may play deeds; in the parade, and in your rival’s turn, a deed that names a deed, a marcher or a guard, and what a card does for a cost before a colon (“{1}{W}: …”, “Rest: …”). The last thing announced happens first.

## Words on the cards
| word | meaning |
|---|---|
| **Charge** | may march in the turn in which it enters |
| **Vigil** | does not rest when it marches |
| **Sly** | is guarded only by Sly fighters, or by two or more |
| **Winged** | is guarded only by Winged fighters |
| **Stout** | the first damage to it each turn is not dealt |
| **Venom** | whatever takes damage from it dies |
| **Toll N** | rivals pay N for each fighter that marches against you |
| **fight** | each deals its might to the other |
| **seal** | a marker that stays: +1/+1, or as the card says |
| **stop** | the deed goes to the discards and does nothing |
| **destroy**, **dies** | goes to its owner’s discards; only a fighter dies |
| **token** | a card that is brought from outside, and leaves for good when it leaves the table |
| **Coin** | a Relic token: destroy it for one dye of any kind |
| **turn over** | shows the other face; seals and damage stay |
| **under** | kept face up below another card, out of play |

Where a card and this page disagree, the card is right.

## At the table
Where the rules are kept **strictly**, the table says whose move it is and what can be done, rests Vats for what you pay, and does by itself what cards say wherever there is nothing to choose. What is against the rules is refused, with the reason. What a card says and the rules do not know is done by hand: choose *Do what a card says*; where there is a stake, or in a tournament, your rival has to agree before. With **warnings** the others are asked instead whether they let it through. On a **free** table nothing is checked: you do by hand what the rules say.
`.trim();
