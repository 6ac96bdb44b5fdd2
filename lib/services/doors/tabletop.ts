import { z } from "zod";
import { CallGameJudge, GoOnFrom, OneSavedGame, OneTabletop, OpenTabletop } from "@/lib/contracts/tabletop";
import { callGameJudge } from "../tabletop/call-judge";
import { deleteSaved, goOn, saveAtTable } from "../tabletop/go-on";
import { goOnFrom } from "../tabletop/go-on-from";
import { openTabletop } from "../tabletop/open-tabletop";
import { readVerdicts } from "../tabletop/read-verdicts";
import { readReplayStep, readTabletopReplay } from "../tabletop/replay";
import { door } from "./door";

const codes = {
  signIn: "table/sign_in",
  notAllowed: "table/sign_in",
  malformed: "table/malformed",
  slower: "table/slower",
} as const;
const common = { who: "member", limit: "savedGames", codes } as const;

/** A step of a replay by its row of the log, as an address has it. */
const OneStep = z.object({ id: z.string().min(1).max(40), seq: z.coerce.number().int().min(1).max(999_999_999) });
const reading = { who: "anybody", codes: { ...codes, malformed: "table/unknown" } } as const;

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
  /** A game that is over: what was done, step by step. */
  replay: door({
    ...({ ...reading, name: "tabletop/replay", limit: "replay" } as const),
    input: OneTabletop,
    run: ({ member }, { tableId }) => readTabletopReplay(member, tableId),
  }),
  /** How it lay after a step. */
  replayStep: door({
    ...({ ...reading, name: "tabletop/replay-step", limit: "replaySteps" } as const),
    input: OneStep,
    run: ({ member }, { id, seq }) => readReplayStep(member, { tableId: id, seq }),
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
