import type { Narration } from "@/lib/engine/kernel/game";
import type { Refusal } from "@/lib/engine/kernel/result";
import { asData, asNumber, asText, type Data } from "./json-read";
import { does, type Named, nameOf } from "./people";

/** What of the table itself is said: names by seat, and by user where somebody has no seat. */
export type HouseTelling = { people: readonly Named[]; nickOf(user: string): string };

const bySeat =
  (you: string, other: string) =>
  (data: Data, { people }: HouseTelling): string =>
    `${does(people, asNumber(data.seat) ?? 0, you, other)}.`;

const byUser = (data: Data, { nickOf }: HouseTelling): string => nickOf(asText(data.user) ?? "");

const TELLERS: Record<string, (data: Data, telling: HouseTelling) => string> = {
  "table/sat": (data, telling) => `${byUser(data, telling)} sits down.`,
  "table/lined_up": (data, telling) => `${byUser(data, telling)} takes a bot’s seat after this deal.`,
  "table/asked": (data, telling) => `${byUser(data, telling)} asks to join.`,
  "table/refused": (data, telling) => `${byUser(data, telling)} does not join.`,
  "table/left": (data, telling) => {
    const who = data.user === null ? "A bot" : byUser(data, telling);
    return data.kicked === true ? `${who} was asked to leave the seat.` : `${who} leaves the table.`;
  },
  "table/bot_sat": (data) => `A bot takes seat ${(asNumber(data.seat) ?? 0) + 1}.`,
  "table/seat_added": () => "A seat was added.",
  "table/seat_dropped": (data) => `Seat ${(asNumber(data.seat) ?? 0) + 1} was removed.`,
  "table/hosted": (data, telling) =>
    data.user === null ? "The table has no host now." : `${byUser(data, telling)} is the host.`,
  "table/paused": () => "The host paused the table.",
  "table/resumed": () => "The table goes on.",
  "table/takeback_asked": bySeat("ask to take back your last move", "asks to take back the last move"),
  "table/takeback_refused": () => "The move stands.",
  "table/rewound": () => "The move was taken back.",
  "table/rematch_wanted": bySeat("want a rematch", "wants a rematch"),
  "table/rematch_began": () => "Rematch: a new series begins.",
  "table/went_away": bySeat("went away", "has gone away"),
  "table/came_back": bySeat("are back", "is back"),
  "table/shadowed": (data, { people }) => `A bot sits in for ${nameOf(people, asNumber(data.seat) ?? 0)}.`,
  "table/closed": () => "The host closed the table.",
};

/** A fact of the table in English; null for codes of the games. */
export function houseSentence({ code, data }: Narration, telling: HouseTelling): string | null {
  return TELLERS[code]?.(data, telling) ?? null;
}

const range = (refusal: Refusal): string => {
  const { min, max } = asData(refusal.data);
  return `Between ${asNumber(min) ?? "?"} and ${asNumber(max) ?? "?"} can play.`;
};

const HELPS: Record<string, string | ((refusal: Refusal) => string)> = {
  "table/already_asked": "You have asked already. The host sees it.",
  "table/already_seated": "You sit at this table already.",
  "table/busy": "The hall is very busy. Try again in a moment.",
  "table/closed": "This table is closed. Open a new one from the lobby.",
  "table/fewest_seats": "This game needs that many seats.",
  "table/fixed_seats": "The seats of this game cannot be changed.",
  "table/full": "All seats are taken. Watch, or find another table in the lobby.",
  "table/in_play": "Wait until this deal is over.",
  "table/malformed": "The table did not understand that. Load the page again.",
  "table/most_seats": "This game has no room for another seat.",
  "table/no_request": "That request is gone. Nothing was changed.",
  "table/no_such_seat": "That seat is gone. Nothing was changed.",
  "table/no_takeback": "Moves of this game cannot be taken back.",
  "table/no_template": "That game is not offered any more. Choose another.",
  "table/not_host": "Only the host can do that.",
  "table/not_open": "The host lets nobody join just now. You can watch.",
  "table/not_over": "The series is not over yet.",
  "table/not_seated": "You do not sit at this table. Take a seat to play.",
  "table/not_your_seat": "That seat is not yours any more. You can watch, or take another.",
  "table/nothing_to_take_back": "You have no move of this deal to take back.",
  "table/own_seat": "That is your own seat. Leave it instead.",
  "table/paused": "The table is paused. Your choice is kept until the host goes on.",
  "table/seat_count": range,
  "table/seat_taken": "This seat was taken a moment ago. Choose another.",
  "table/sign_in": "Sign in or play as a guest to join in.",
  "table/slower": "You have opened many tables just now. Sit down at one, or wait some minutes.",
  "table/stale": "The table moved on while you were away. Your card was not played: choose again.",
  "table/takeback_open": "A takeback waits for an answer already.",
  "table/too_many": "You watch too many tables in this window. Close one first.",
  "table/unknown": "There is no such table. The lobby shows those that are open.",
  "table/worn_out":
    "This table has seen as many deals as its seal covers. Open a new one: the seats are quickly filled.",
  "wire/malformed": "The hall did not understand that. Load the page again.",
  "wire/too_many": "That was too fast for the hall. Try again in a moment.",
  "wire/unavailable": "The hall does not answer just now. What you did is kept and sent again.",
  "chat/empty": "There is nothing to send yet.",
  "chat/long": "That is too long for one line. Shorten it.",
  "chat/sign_in": "Sign in or play as a guest to write.",
  "chat/slower": "A little slower: the others want to read it.",
};

/** What to do about a refusal of the table or the wire; null for codes of the games. */
export function houseHelp(refusal: Refusal): string | null {
  const help = HELPS[refusal.code];
  return typeof help === "function" ? help(refusal) : (help ?? null);
}
