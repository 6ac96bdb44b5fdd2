import type { GameTrait } from "../../contracts/template";
import { players } from "../counts.en";

const TRAITS: Readonly<Record<GameTrait, string>> = {
  tricks: "tricks",
  pile: "one pile",
  rounds: "rounds",
  bidding: "bidding",
  trumps: "trumps",
  talon: "talon",
  partners: "partners",
  points: "points",
  low: "fewest points win",
  ranks: "ranks",
};

/** What somebody who does not know a game wants to know of it; `length` in the words of who plays it. */
export const about = {
  games: {
    arschloch: {
      name: "President",
      sentence:
        "Be the first to play all your cards: match or beat the last ones, or pass. The last one out pays for it.",
      length: "5 minutes a deal",
    },
    "five-sheets": {
      name: "Five Sheets",
      sentence: "Beat the top of one growing pile, or take a bite of it home. Whoever is left with cards loses.",
      length: "10 minutes",
    },
    hearts: {
      name: "Hearts",
      sentence: "Win no hearts, and above all not the queen of spades. Or win them all. The fewest points win.",
      length: "about 30 minutes",
    },
    whist: {
      name: "Whist",
      sentence: "Two against two, no bidding: the last card dealt names the trump, and tricks above six count.",
      length: "about 20 minutes",
    },
    spades: {
      name: "Spades",
      sentence: "Two against two: say how many tricks you will take, and take them. Spades are trump.",
      length: "about 40 minutes",
    },
    "oh-hell": {
      name: "Oh Hell",
      sentence: "Say exactly how many tricks you will take. One more is as bad as one less.",
      length: "about 30 minutes",
    },
    sueca: {
      name: "Sueca",
      sentence: "Two against two, Portugal's favourite: aces and sevens are worth most, and 61 of 120 points win.",
      length: "about 20 minutes",
    },
    briscola: {
      name: "Briscola",
      sentence: "Three cards in hand, an open trump, and no duty to follow suit. More than 60 points win.",
      length: "5 minutes a deal",
    },
    president: {
      name: "President with revolution",
      sentence: "Climb from beggar to president. Four equal cards turn the order round.",
      length: "5 minutes a deal",
    },
    "big-two": {
      name: "Big Two",
      sentence: "Get rid of thirteen cards: singles, pairs, triples, and hands of five as in poker.",
      length: "about 30 minutes",
    },
    "crazy-eights": {
      name: "Crazy Eights",
      sentence: "Match the suit or the rank, or draw. Eights go on everything and name the next suit.",
      length: "5 minutes a deal",
    },
    "mau-mau": {
      name: "Mau-Mau",
      sentence: "Match the suit or the rank. Sevens make the next player draw, eights leave them out.",
      length: "5 minutes a deal",
    },
    euchre: {
      name: "Euchre",
      sentence: "Five cards, two sides, and a trump that somebody has to dare. First side to 10.",
      length: "about 20 minutes",
    },
    schnapsen: {
      name: "Schnapsen",
      sentence: "Twenty cards, five in hand: race to 66, close the talon, claim before the other does.",
      length: "about 15 minutes",
    },
    durak: {
      name: "Durak",
      sentence: "Attack, defend, throw in. No winner, only a loser: the last to hold cards is the fool.",
      length: "5–10 minutes a deal",
    },
    gin: {
      name: "Gin Rummy",
      sentence: "Draw, lay away, put sets and runs together, and knock at the right moment. First to 100.",
      length: "about 20 minutes",
    },
    thousand: {
      name: "Thousand",
      sentence: "Bid on what your hand will take, win tricks, and make trumps with a king and queen. First to 1000.",
      length: "about 45 minutes",
    },
  },
  /** Of a member's game what its rules tell by themselves. */
  other: (traits: readonly GameTrait[]): string => `Played with ${traits.map((trait) => TRAITS[trait]).join(", ")}.`,
  traits: TRAITS,
  players,
  difficulties: { easy: "easy", medium: "medium", demanding: "demanding" },
};
