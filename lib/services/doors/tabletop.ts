import { CallGameJudge, GoOnFrom, OneSavedGame, OneTabletop, OpenTabletop } from "@/lib/contracts/tabletop";
import { callGameJudge } from "../tabletop/call-judge";
import { deleteSaved, goOn, saveAtTable } from "../tabletop/go-on";
import { goOnFrom } from "../tabletop/go-on-from";
import { openTabletop } from "../tabletop/open-tabletop";
import { readVerdicts } from "../tabletop/read-verdicts";
import { door } from "./door";

const codes = {
  signIn: "table/sign_in",
  notAllowed: "table/sign_in",
  malformed: "table/malformed",
  slower: "table/slower",
} as const;
const common = { who: "member", limit: "savedGames", codes } as const;

/** What one asks of tables for collectible cards beside the moves of the game. */
export const tabletopDoors = {
  open: door({
    ...({ name: "tabletop/open", who: "signed_in", counts: ["openTable", "openTableGuests"], codes } as const),
    input: OpenTabletop,
    run: ({ member, address }, input) => openTabletop(member, input, address),
  }),
  /** The game as it lies, to go on with later. */
  save: door({
    ...common,
    name: "tabletop/save",
    input: OneTabletop,
    run: ({ member }, input) => saveAtTable(member, input),
  }),
  goOn: door({
    ...common,
    counts: ["openTable"],
    name: "tabletop/go-on",
    input: OneSavedGame,
    run: ({ member, address }, input) => goOn(member, input, address),
  }),
  /** From a moment of a game that is over, at another table; guests too, who play against bots as anybody does. */
  goOnFrom: door({
    ...common,
    who: "signed_in",
    counts: ["openTable", "openTableGuests"],
    name: "tabletop/go-on-from",
    input: GoOnFrom,
    run: ({ member, address }, input) => goOnFrom(member, input, address),
  }),
  deleteSaved: door({
    ...common,
    name: "tabletop/delete-saved",
    input: OneSavedGame,
    run: ({ member }, input) => deleteSaved(member, input),
  }),
  /** A game with a stake, which its players cannot agree about, is given to the staff. */
  callJudge: door({
    ...common,
    name: "tabletop/call-judge",
    input: CallGameJudge,
    run: ({ member }, input) => callGameJudge(member, input),
  }),
  /** What the formats say of one's own deck. */
  verdicts: door({
    ...common,
    name: "tabletop/verdicts",
    input: OneTabletop,
    run: ({ member }, input) => readVerdicts(member, input),
  }),
};
