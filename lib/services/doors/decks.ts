import {
  CopyDeck,
  CreateDeck,
  DescribeDeck,
  LikeDeck,
  MergeDeck,
  OneComment,
  OneDeck,
  PictureOfDeck,
  RegisterDeck,
  RestoreRegistered,
  SaveDeck,
  WriteComment,
} from "@/lib/contracts/decks";
import { copyDeck } from "../decks/copy-deck";
import { createDeck } from "../decks/create-deck";
import { deckPicture } from "../decks/deck-picture";
import { deleteComment } from "../decks/delete-comment";
import { deleteDeck } from "../decks/delete-deck";
import { describeDeck } from "../decks/describe-deck";
import { keepVersion } from "../decks/keep-version";
import { likeDeck } from "../decks/like-deck";
import { listVersions } from "../decks/list-versions";
import { mergeDeck } from "../decks/merge-deck";
import { registerDeck } from "../decks/register-deck";
import { restoreDeck } from "../decks/restore-deck";
import { restoreRegistered } from "../decks/restore-registered";
import { saveDeck } from "../decks/save-deck";
import { writeComment } from "../decks/write-comment";
import { door } from "./door";

const common = {
  who: "member",
  limit: "decks",
  codes: {
    signIn: "deck/sign_in",
    notAllowed: "deck/members_only",
    malformed: "deck/malformed",
    slower: "deck/wait",
  },
} as const;

export const deckDoors = {
  createDeck: door({
    ...common,
    name: "decks/create-deck",
    input: CreateDeck,
    run: ({ member }, input) => createDeck(member, input),
  }),
  copyDeck: door({
    ...common,
    name: "decks/copy-deck",
    input: CopyDeck,
    run: ({ member }, input) => copyDeck(member, input),
  }),
  mergeDeck: door({
    ...common,
    name: "decks/merge-deck",
    input: MergeDeck,
    run: ({ member }, input) => mergeDeck(member, input),
  }),
  /** Saves what was done to a deck; asked again with the same key, it answers the same. */
  saveDeck: door({
    ...common,
    limit: "saveDeck",
    name: "decks/save-deck",
    input: SaveDeck,
    run: ({ member }, input) => saveDeck(member, input),
  }),
  describeDeck: door({
    ...common,
    name: "decks/describe-deck",
    input: DescribeDeck,
    run: ({ member }, input) => describeDeck(member, input),
  }),
  keepVersion: door({
    ...common,
    name: "decks/keep-version",
    input: OneDeck,
    run: ({ member }, input) => keepVersion(member, input),
  }),
  registerDeck: door({
    ...common,
    name: "decks/register-deck",
    input: RegisterDeck,
    run: ({ member }, input) => registerDeck(member, input),
  }),
  restoreRegistered: door({
    ...common,
    name: "decks/restore-registered",
    input: RestoreRegistered,
    run: ({ member }, input) => restoreRegistered(member, input),
  }),
  listVersions: door({
    ...common,
    name: "decks/list-versions",
    input: OneDeck,
    run: ({ member }, input) => listVersions(member, input),
  }),
  deleteDeck: door({
    ...common,
    name: "decks/delete-deck",
    input: OneDeck,
    run: ({ member }, input) => deleteDeck(member, input),
  }),
  restoreDeck: door({
    ...common,
    name: "decks/restore-deck",
    input: OneDeck,
    run: ({ member }, input) => restoreDeck(member, input),
  }),
  picture: door({
    ...common,
    who: "anybody",
    limit: "deckPictures",
    name: "decks/picture",
    input: PictureOfDeck,
    run: ({ member }, input) => deckPicture(member, input),
  }),
  likeDeck: door({
    ...common,
    limit: "deckLikes",
    name: "decks/like-deck",
    input: LikeDeck,
    run: ({ member }, input) => likeDeck(member, input),
  }),
  writeComment: door({
    ...common,
    limit: "deckComments",
    name: "decks/write-comment",
    input: WriteComment,
    run: ({ member }, input) => writeComment(member, input),
  }),
  deleteComment: door({
    ...common,
    name: "decks/delete-comment",
    input: OneComment,
    run: ({ member }, input) => deleteComment(member, input),
  }),
};
