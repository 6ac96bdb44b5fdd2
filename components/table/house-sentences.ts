import type { Narration } from "@/lib/engine/kernel/game";
import type { Refusal } from "@/lib/engine/kernel/result";
import { asData, asNumber, asText, type Data } from "./json-read";
import { does, type Named, nameWithin } from "./people";

/** What of the table itself is said: names by seat, and by user where somebody has no seat. */
export type HouseTelling = { people: readonly Named[]; nickOf(user: string): string; userId: string | null };

type Teller = (data: Data, telling: HouseTelling) => string;

const bySeat =
  (you: string, other: string): Teller =>
  (data, { people }) =>
    `${does(people, asNumber(data.seat) ?? 0, you, other)}.`;

/** "You sit down", "Mira sits down" */
function whoever(data: Data, { nickOf, userId }: HouseTelling, you: string, other: string): string {
  const user = asText(data.user);
  return user !== null && user === userId ? `You ${you}` : `${user === null ? "A bot" : nickOf(user)} ${other}`;
}

const byUser =
  (you: string, other: string): Teller =>
  (data, telling) =>
    `${whoever(data, telling, you, other)}.`;

const TELLERS: Record<string, Teller> = {
  "table/sat": byUser("sit down", "sits down"),
  "table/lined_up": byUser("play from the next deal on", "plays from the next deal on"),
  "table/asked": byUser("ask for a seat", "asks for a seat"),
  "table/refused": byUser("are not joining", "is not joining"),
  "table/left": (data, telling) => {
    const went =
      data.kicked === true
        ? whoever(data, telling, "were removed from the table", "was removed from the table")
        : whoever(data, telling, "leave the table", "leaves the table");
    const cards = asText(data.user) === telling.userId && data.user !== null ? "your" : "their";
    return data.kept === true ? `${went}. A stand-in plays ${cards} cards until the deal ends.` : `${went}.`;
  },
  "table/bot_sat": (data) => `A bot takes seat ${(asNumber(data.seat) ?? 0) + 1}.`,
  "table/seat_added": () => "A seat was added.",
  "table/seat_dropped": (data) => `Seat ${(asNumber(data.seat) ?? 0) + 1} was removed.`,
  "table/hosted": (data, telling) =>
    data.user === null
      ? "The table has no host now."
      : `${whoever(data, telling, "are now the host", "is now the host")}.`,
  "table/paused": () => "The host paused the table.",
  "table/resumed": () => "The game goes on.",
  "table/takeback_asked": bySeat("ask to take your last move back", "asks to take their last move back"),
  "table/takeback_refused": (data, { people }) => {
    const [no, by] = [asNumber(data.seat), asNumber(data.by)];
    if (no === null) return "The move stands.";
    return `${no === by ? does(people, no, "withdraw", "withdraws") : does(people, no, "refuse", "refuses")} the takeback. The move stands.`;
  },
  "table/rewound": () => "The move was taken back.",
  "table/rematch_wanted": bySeat("want a rematch", "wants a rematch"),
  "table/rematch_began": () => "Rematch: a new series begins.",
  "table/went_away": bySeat("went offline", "went offline"),
  "table/came_back": bySeat("are back", "is back"),
  "table/shadowed": (data, { people }) => `A stand-in plays for ${nameWithin(people, asNumber(data.seat) ?? 0)} now.`,
  "table/closed": () => "The host closed the table.",
};

/** A fact of the table in English; null for codes of the games. */
export function houseSentence({ code, data }: Narration, telling: HouseTelling): string | null {
  return TELLERS[code]?.(data, telling) ?? null;
}

const range = (refusal: Refusal): string => {
  const { min, max } = asData(refusal.data);
  return `This game takes ${asNumber(min) ?? "?"} to ${asNumber(max) ?? "?"} players.`;
};

const HELPS: Record<string, string | ((refusal: Refusal) => string)> = {
  "table/already_asked": "You have asked already. The host has your request.",
  "table/already_seated": "You already have a seat at this table.",
  "table/banned": "You may not sit at this table.",
  "table/busy": "The site is very busy. Try again in a moment.",
  "table/closed": "This table is closed. Open a new one from the lobby.",
  "table/deal_over": "The deal has ended. Nothing of it can be taken back.",
  "table/fewest_seats": "This game needs that many seats.",
  "table/fixed_seats": "The number of seats cannot be changed in this game.",
  "table/full": "All seats are taken. Watch, or find another table in the lobby.",
  "table/in_play": "That has to wait until this deal is over.",
  "table/knows_hand": "You have seen another hand of this deal. You can sit here once it is over.",
  "table/malformed": "Something went wrong. Reload the page and try again.",
  "table/most_seats": "This game has no room for another seat.",
  "table/most_takebacks": "No more moves can be taken back in this deal.",
  "table/no_request": "That request is no longer open.",
  "table/no_such_seat": "That seat is gone.",
  "table/no_takeback": "Moves cannot be taken back in this game.",
  "table/no_template": "That game is no longer offered. Choose another.",
  "table/not_host": "Only the host can do that.",
  "table/not_open": "The host is not letting anybody join at the moment. You can watch.",
  "table/not_over": "The series is not over yet.",
  "table/not_seated": "You have no seat at this table. Take one to play.",
  "table/not_your_seat": "That seat is no longer yours. You can watch, or take another.",
  "table/nothing_to_take_back": "You have made no move in this deal that could be taken back.",
  "table/own_seat": "That is your own seat. Leave the table instead.",
  "table/paused": "The table is paused. You can play once the host goes on.",
  "table/removed": "The host removed you from this deal. You can sit down again once it is over.",
  "table/seat_count": range,
  "table/seat_kept": "This seat is kept for its player until the deal ends.",
  "table/seat_taken": "Somebody just took this seat. Choose another.",
  "table/sign_in": "Sign in or play as a guest to join in.",
  "table/slower": "You have opened many tables in a short time. Wait a few minutes, or play at one of them.",
  "table/stale": "The game moved on before your card arrived. It was not played: choose again.",
  "table/takeback_open": "Another takeback is waiting for an answer.",
  "table/too_many": "You are watching too many tables in this window. Close one first.",
  "table/unknown": "There is no such table. The lobby lists the open ones.",
  "table/worn_out": "This table has played as many deals as its sealed shuffles cover. Open a new one to go on.",
  "wire/malformed": "Something went wrong. Reload the page and try again.",
  "wire/too_many": "That was too fast. Try again in a moment.",
  "wire/unavailable": "Can’t reach the server. Your move is kept and will be sent again.",
  "chat/empty": "There is nothing to send yet.",
  "chat/long": "That is too long for one message. Shorten it.",
  "chat/sign_in": "Sign in or play as a guest to write.",
  "chat/slower": "You are writing very fast. Wait a moment.",
};

/** What to do about a refusal of the table or the wire; null for codes of the games. */
export function houseHelp(refusal: Refusal): string | null {
  const help = HELPS[refusal.code];
  return typeof help === "function" ? help(refusal) : (help ?? null);
}
