import { DraftedDeck, OpenDraft } from "@/lib/contracts/drafts";
import { makeDraftedDeck } from "../drafts/drafted-deck";
import { openDraft } from "../drafts/open-draft";
import { door } from "./door";

const codes = {
  signIn: "table/sign_in",
  notAllowed: "draft/members_only",
  malformed: "table/malformed",
  slower: "table/slower",
} as const;

/** What one asks of drafts beside the moves of the game. */
export const draftDoors = {
  open: door({
    ...({ name: "draft/open", who: "signed_in", counts: ["openTable", "openTableGuests"], codes } as const),
    input: OpenDraft,
    run: ({ member, address }, input) => openDraft(member, input, address),
  }),
  /** A deck of what one took. */
  deck: door({
    ...({ name: "draft/deck", who: "member", limit: "drafts", codes } as const),
    input: DraftedDeck,
    run: ({ member }, input) => makeDraftedDeck(member, input),
  }),
};
