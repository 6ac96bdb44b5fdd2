import { CreateTable } from "../tables/create-table";
import { openTable } from "../tables/open-table";
import { QuickPlay, quickPlay } from "../tables/quick-play";
import { door } from "./door";

const codes = {
  signIn: "table/sign_in",
  notAllowed: "table/sign_in",
  malformed: "table/malformed",
  slower: "table/slower",
} as const;

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
};
