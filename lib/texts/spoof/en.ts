import { speechOf } from "../speech";
import type { Who } from "../who";

const { plural, list } = speechOf("en");
const coins = (n: number) => plural(n, { one: "1 coin", other: `${n} coins` });
const does = (who: Who, you: string, other: string): string => (who.you ? `You ${you}` : `${who.name} ${other}`);
const within = ({ name, you }: Who): string => (you ? "you" : name);
const wins = (n: number) => plural(n, { one: "1 round", other: `${n} rounds` });

/** The pub game of hidden coins. */
export const spoof = {
  title: "Spoof",
  status: {
    waiting: "Not begun yet",
    over: "The game is over",
    round: (round: number, rounds: number): string => `Round ${round} of ${rounds}`,
  },
  turn: {
    waiting: "Play begins once all seats are taken.",
    over: "The game is over.",
    hide: "Hide some coins in your fist.",
    guess: "How many coins are in all fists together?",
    othersHide: "The others are still hiding coins.",
    /** To those who watch. */
    playersHide: "The players are hiding coins.",
    won: (winners: readonly Who[], rounds: number): string =>
      rounds === 0
        ? "Nobody has won a round."
        : winners.length === 1 && winners[0]
          ? `${does(winners[0], "win", "wins")} with ${wins(rounds)}.`
          : `First place is shared by ${list(winners.map(within))}, with ${wins(rounds)} each.`,
    othersGuess: (who: Who): string => (who.you ? "Your turn to guess." : `${who.name}’s turn to guess.`),
  },
  fist: "fist shut",
  /** What a fist hides, to whoever may know. */
  fistOf: (count: number): string => `${coins(count)} in the fist`,
  guessed: (total: number): string => `guessed ${total}`,
  won: (rounds: number): string => `${rounds} won`,
  score: "Score",
  coinsToHide: "Coins to hide",
  yourGuess: "Your guess",
  lastRound: (fists: readonly number[], winner: Who | null): string => {
    const end = winner === null ? "nobody was right" : `${winner.you ? "you" : winner.name} guessed it`;
    return `Last round: ${fists.join(" + ")}, ${end}.`;
  },
  log: {
    roundBegan: (round: number): string => `Round ${round}: hide your coins.`,
    hid: (who: Who): string => `${does(who, "have shut your fist", "has shut their fist")}.`,
    /** To whoever may know how many. */
    hidSo: (who: Who, count: number): string => `${does(who, "hide", "hides")} ${coins(count)}.`,
    guessed: (who: Who, total: number): string => `${does(who, "guess", "guesses")} ${total}.`,
    roundEnded: (total: number, winner: Who | null): string => {
      const end = winner === null ? "Nobody was right." : `${does(winner, "were", "was")} right.`;
      return `The fists held ${coins(total)}. ${end}`;
    },
    other: "The game went on.",
  },
  /** `most`: how many coins a fist may hide. */
  rules: (most: number, rounds: number): string[] => [
    `In each round everybody hides up to ${coins(most)} in their fist, or none.`,
    "Then everybody guesses in turn how many coins all fists hold together. No number may be guessed twice.",
    "The fists are opened. Whoever guessed the right number wins the round.",
    rounds === 1
      ? "There is one round: whoever wins it wins the game."
      : `After ${rounds} rounds whoever has won the most of them wins the game.`,
  ],
  takeback: (who: Who): string =>
    who.you ? "You ask to take your last move back." : `${who.name} asks to take their last move back.`,
  refusals: {
    "spoof/begun": "The game has begun already.",
    "spoof/not_host": "Only the host can begin.",
    "spoof/not_seated": "Take a seat to play.",
    "spoof/not_hiding": "All fists are shut. Wait for your turn to guess.",
    "spoof/hidden_already": "Your fist is shut already.",
    "spoof/too_many": "A fist does not hold that many coins. Choose fewer.",
    "spoof/not_your_turn": "It is not your turn to guess yet. Wait for it.",
    "spoof/said_already": "Somebody has guessed that already. Choose another number.",
  },
};

export type SpoofTexts = typeof spoof;
