import { speechOf } from "../speech";

const { number } = speechOf("en");

/** Commands in the line of talk: what each does, and what is said of one that does nothing. */
export const typed = {
  titles: { help: "Commands", inplay: "Cards on the table", timer: "Time used" },
  leads: {
    help: "Typed into the line of talk. What begins with // is said, with one of them.",
    inplay: "What lies open, by whose it is now.",
    timer: "Of all the time that was used in this game.",
  },
  nothing: "Nothing open.",
  times: (count: number, name: string): string => (count === 1 ? name : `${number(count)} × ${name}`),
  share: (hundredths: number): string => `${number(hundredths)} %`,
  problems: {
    unknown: ({ word }: { word: string }): string => `There is no /${word}. Type /help to see all commands.`,
    malformed: ({ word }: { word: string }): string =>
      word === "draw"
        ? "Type /draw with a number to draw cards, /declare draw for a drawn game."
        : `That is not how /${word} is typed. See /help.`,
    not_playing: (): string => "Only players do that, while the game is on.",
    no_zone: ({ zone }: { zone: string }): string => `You have no pile called “${zone}”.`,
    no_phase: ({ phase }: { phase: string }): string => `This game has no phase called “${phase}”.`,
  },
  commands: {
    draw: "Draw cards from your deck",
    shuffle: "Shuffle your deck, or another pile: /shuffle discard",
    search: "Look through your deck, or another pile",
    mulligan: "Put your hand back, shuffle, draw seven",
    untap: "Put all your cards upright",
    score: "Set your score; /score +2 and /score -2 change it",
    roll: "Roll dice, by their number and sides",
    coin: "Toss a coin",
    bid: "Bid anything; bids are opened when all have bid",
    phase: "Announce a phase by its name",
    end: "End your turn",
    timer: "Who has used how much time; /timer grab, pass, stop",
    declare: "Declare win, lose, draw or undecided, for the others to accept",
    ok: "Accept what is declared",
    concede: "Concede the game",
    undo: "Take your last act back; the others are asked where somebody learned something by it",
    legal: "What the formats say of your deck",
    inplay: "List the cards on the table",
    savegame: "Save the game",
    help: "Show these commands",
  },
};
