import type { Office } from "../../engine/kernel/game";
import { players } from "../counts.en";
import type { Who } from "../who";

/** What the offices of a table are called, besides its host's. */
const OFFICES: Record<Office, string> = {
  master: "game master",
  observer: "observer",
  omniscient: "observer who sees everything",
};

/** "Mira takes", "You take" */
const does = (who: Who, you: string, other: string): string => (who.you ? `You ${you}` : `${who.name} ${other}`);

/** What happens at every table, as its log tells it, and why something was not done. Neutral: a world may write its own. */
export const tableTalk = {
  aBot: "A bot",
  /** Where who it is is not told. */
  somebody: "Somebody",
  /** A bot who plays at somebody's place: `name` of whom, if it is known. */
  standInFor: (name: string | null): string => (name === null ? "A stand-in" : `A stand-in for ${name}`),
  yourStandIn: "Your stand-in",

  sat: (who: Who): string => `${does(who, "sit", "sits")} down.`,
  linedUp: (who: Who): string => `${does(who, "play", "plays")} from the next game on.`,
  asked: (who: Who): string => `${does(who, "ask", "asks")} for a seat.`,
  refused: (who: Who): string => `${does(who, "are", "is")} not joining.`,
  /** `kept`: a stand-in plays on until the game is over. */
  left: (who: Who, { kicked, kept }: { kicked: boolean; kept: boolean }): string => {
    const went = kicked
      ? `${does(who, "were", "was")} removed from the table.`
      : `${does(who, "leave", "leaves")} the table.`;
    return kept ? `${went} A stand-in plays for ${who.you ? "you" : "them"} until the game is over.` : went;
  },
  botSat: (seat: number): string => `A bot takes seat ${seat}.`,
  seatAdded: "A seat was added.",
  seatDropped: (seat: number): string => `Seat ${seat} was removed.`,
  noHost: "The table has no host now.",
  hosted: (who: Who): string => `${does(who, "are", "is")} now the host.`,
  paused: "The host paused the table.",
  resumed: "The game goes on.",
  takebackAsked: (who: Who): string =>
    who.you ? "You ask to take your last move back." : `${who.name} asks to take their last move back.`,
  takebackWithdrawn: (who: Who): string => `${does(who, "withdraw", "withdraws")} the takeback. The move stands.`,
  takebackRefused: (who: Who): string => `${does(who, "refuse", "refuses")} the takeback. The move stands.`,
  callOffAsked: (who: Who | null): string =>
    who ? `${does(who, "ask", "asks")} to break this off.` : "The host asks to break this off.",
  callOffWithdrawn: (who: Who): string => `${does(who, "withdraw", "withdraws")} that. The game goes on.`,
  callOffRefused: (who: Who): string => `${does(who, "refuse", "refuses")} to break it off. The game goes on.`,
  moveStands: "The move stands.",
  rewound: "The move was taken back.",
  rematchWanted: (who: Who): string => `${does(who, "want", "wants")} a rematch.`,
  rematchBegan: "Rematch: a new game begins.",
  wentAway: (who: Who): string => `${does(who, "went", "went")} offline.`,
  cameBack: (who: Who): string => `${does(who, "are", "is")} back.`,
  shadowed: (who: Who): string => `A stand-in plays for ${who.you ? "you" : who.name} now.`,
  closed: "The host closed the table.",
  officeTaken: (who: Who, office: Office): string => `${does(who, "are", "is")} the ${OFFICES[office]} now.`,
  officeEnded: (who: Who, office: Office): string => `${does(who, "are", "is")} no longer the ${OFFICES[office]}.`,
  copiesGiven: (who: Who): string => `${does(who, "get", "gets")} copies of all private letters now.`,
  copiesEnded: (who: Who): string => `${does(who, "get", "gets")} no more copies of private letters.`,

  /** By their codes, which are of the table, the wire and the chat. */
  refusals: {
    "table/already_asked": "You have asked already. The host has your request.",
    "table/already_seated": "You already have a seat at this table.",
    "table/anonymous": "Nobody is named at this table, so that cannot be done here.",
    "table/banned": "You may not sit at this table.",
    "table/busy": "The site is very busy. Try again in a moment.",
    "table/closed": "This table is closed. Open a new one from the lobby.",
    "table/deal_over": "That game is over. Nothing of it can be taken back.",
    "table/fewest_seats": "This game needs that many seats.",
    "table/fixed_seats": "The number of seats cannot be changed in this game.",
    "table/full": "All seats are taken. Watch, or find another table in the lobby.",
    "table/config": "This game’s settings cannot be read. Choose another game.",
    "table/has_master": "This table already has a game master.",
    "table/has_office": "You hold an office at this table. Lay it down first.",
    "table/in_seat": "You have a seat at this table. Leave it first.",
    "table/most_invited": "No more people can be invited to this table.",
    "table/needs_master":
      "Without names, only a game master can let people in. Let anybody join, or have a game master.",
    "table/no_office": "They hold no office at this table.",
    "table/no_such_member": "There is no such member.",
    "table/no_such_move": "That move is no longer there.",
    "table/no_such_office": "This game has no such office.",
    "table/no_stakes": "Nothing is staked at such a table, or by guests.",
    "table/others_sit": "Others sit here already. Whoever is to see all hands has to be asked before they come.",
    "table/stakes_hide": "There is a stake here: nobody is let in who sees all hands.",
    "table/stakes_lie":
      "Stakes lie on the table: until this game is decided nobody can be removed and it cannot be paused.",
    "table/not_invited": "You have not been invited to that.",
    "table/removed_plays": "You removed a player from this deal, so it is played to its end.",
    "table/wrong_word": "This is a private game. Name its word to come in.",
    "table/not_master": "Only the game master can do that.",
    "table/people_seated": "That can be changed only while nobody else sits at the table.",
    "table/in_play": "That has to wait until this game is over.",
    "table/knows_hand": "You have seen what another player knows. You can sit here once this game is over.",
    "table/malformed": "Something went wrong. Reload the page and try again.",
    "table/most_seats": "This game has no room for another seat.",
    "table/most_takebacks": "No more moves can be taken back in this game.",
    "table/no_request": "That request is no longer open.",
    "table/no_such_seat": "That seat is gone.",
    "table/no_takeback": "Moves cannot be taken back in this game.",
    "table/no_template": "That game is no longer offered. Choose another.",
    "table/not_host": "Only the host can do that.",
    "table/not_open": "The host is not letting anybody join at the moment. You can watch.",
    "table/not_over": "The game is not over yet.",
    "table/not_seated": "You have no seat at this table. Take one to play.",
    "table/not_your_seat": "That seat is no longer yours. You can watch, or take another.",
    "table/nothing_to_take_back": "You have made no move that could be taken back.",
    "table/own_seat": "That is your own seat. Leave the table instead.",
    "table/paused": "The table is paused. You can play once the host goes on.",
    "table/removed": "The host removed you. You can sit down again once this game is over.",
    "table/ego": "Somebody plays their alter ego. What is played for is one's own: be yourself first, under Sealed.",
    "table/seat_kept": "This seat is kept for its player until the game is over.",
    "table/seat_taken": "Somebody just took this seat. Choose another.",
    "table/sign_in": "Sign in or play as a guest to join in.",
    "table/moves_a_day": "You have done so much in this game today that the rest has to wait until tomorrow.",
    "table/words_tried": "Too many words have been tried here. Wait a while, or ask the host for the word.",
    "table/slower": "You have opened many tables in a short time. Wait a few minutes, or play at one of them.",
    "table/stale": "The game moved on before your move arrived. It was not made: choose again.",
    "table/takeback_open": "Another takeback is waiting for an answer.",
    "table/too_many": "You are watching too many tables in this window. Close one first.",
    "table/unknown": "There is no such table. The lobby lists the open ones.",
    "table/waits_many": "You wait for ten games already. Leave one of their lists first.",
    "table/worn_out": "This table has been played at for as long as its sealed chance lasts. Open a new one to go on.",
    "wire/malformed": "Something went wrong. Reload the page and try again.",
    "wire/too_many": "That was too fast. Try again in a moment.",
    "wire/unavailable": "Can’t reach the server. Your move is kept and will be sent again.",
    "chat/press": "In this game people write letters: under Press.",
    "chat/anonymous": "Nobody is named at this table, so the chat opens once the game is over.",
    "chat/empty": "There is nothing to send yet.",
    "chat/long": "That is too long for one message. Shorten it.",
    "chat/sign_in": "Sign in or play as a guest to write.",
    "chat/slower": "You are writing very fast. Wait a moment.",
  },
  seatCount: (min: number, max: number): string => `This game is for ${players(min, max)}.`,
};

export type TableTalk = typeof tableTalk;
