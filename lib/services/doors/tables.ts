import { z } from "zod";
import { CreateTable } from "../tables/create-table";
import { openTable } from "../tables/open-table";
import { QuickPlay, quickPlay } from "../tables/quick-play";
import { readReplay } from "../tables/read-replay";
import { stopWaiting, WaitFor, waitForTable } from "../tables/waiting-list";
import { door } from "./door";

const codes = {
  signIn: "table/sign_in",
  notAllowed: "table/sign_in",
  malformed: "table/malformed",
  slower: "table/slower",
} as const;

/** A deal of a table, and through whose eyes: a seat's, null for all hands open, else one's own. */
const OneDeal = z.object({
  tableId: z.string().min(1).max(40),
  epoch: z.number().int().min(0).max(999_999),
  eyes: z.number().int().min(0).max(99).nullable().optional(),
});

export const tableDoors = {
  open: door({
    ...({ name: "table/open", who: "signed_in", counts: ["openTable", "openTableGuests"], codes } as const),
    input: CreateTable,
    run: ({ member, address }, input) => openTable(member, input, address),
  }),
  /** A seat at an open table of a game, or at a new one. */
  quickPlay: door({
    ...({ name: "table/quick-play", who: "signed_in", limit: "quickPlay" } as const),
    ...{ counts: ["openTable", "openTableGuests"] as const },
    codes: { ...codes, malformed: "table/no_template" },
    input: QuickPlay,
    run: ({ member, address }, input) => quickPlay(member, input, address),
  }),
  /** A seat at the next table of a game: at once, or as soon as somebody opens one. */
  wait: door({
    ...({ name: "table/wait", who: "signed_in", limit: "quickPlay" } as const),
    ...{ counts: ["openTable", "openTableGuests"] as const },
    codes: { ...codes, malformed: "table/no_template" },
    input: WaitFor,
    run: ({ member, address }, input) => waitForTable(member, input, address),
  }),
  /** A deal that has ended, step by step. */
  replay: door({
    ...({ name: "table/replay", who: "anybody", limit: "replay" } as const),
    codes: { ...codes, malformed: "fair/unknown" },
    input: OneDeal,
    run: ({ member }, { eyes, ...deal }) => readReplay(member, { ...deal, eyes }),
  }),
  stopWaiting: door({
    ...({ name: "table/stop-waiting", who: "signed_in", limit: "quickPlay" } as const),
    codes: { ...codes, malformed: "table/no_template" },
    input: WaitFor,
    run: ({ member }, input) => stopWaiting(member, input),
  }),
};
