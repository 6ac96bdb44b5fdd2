import { OpenGame, openGame } from "../diplomacy/open-game";
import { HistoryOf, readHistory } from "../diplomacy/read-history";
import { door } from "./door";

const codes = {
  signIn: "table/sign_in",
  notAllowed: "table/sign_in",
  malformed: "diplomacy/malformed",
  slower: "table/slower",
} as const;

export const diplomacyDoors = {
  open: door({
    ...({ name: "diplomacy/open", who: "signed_in", counts: ["openTable", "openTableGuests"], codes } as const),
    input: OpenGame,
    run: ({ member, address }, input) => openGame(member, input, address),
  }),
  /** The phases of a game, as whoever asks saw them. */
  history: door({
    ...({ name: "diplomacy/history", who: "anybody", limit: "gameHistory" } as const),
    codes: { ...codes, malformed: "diplomacy/unknown" },
    input: HistoryOf,
    run: ({ member }, input) => readHistory(member, input),
  }),
};
