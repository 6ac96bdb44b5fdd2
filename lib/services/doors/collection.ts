import { z } from "zod";
import { WriteNotes } from "@/lib/contracts/card-notes";
import { DisplayName, GameName, RegisterSet, SaveDisplay } from "@/lib/contracts/collection";
import { ok } from "@/lib/engine/kernel/result";
import { deleteDisplay } from "../collection/delete-display";
import { markSeen } from "../collection/mark-seen";
import { readBinder } from "../collection/read-binder";
import { registerSet } from "../collection/register-set";
import { saveDisplay } from "../collection/save-display";
import { setBinder } from "../collection/set-binder";
import { writeNotes } from "../collection/write-notes";
import { door } from "./door";

const common = {
  who: "member",
  limit: "collection",
  codes: {
    signIn: "binder/sign_in",
    notAllowed: "binder/members_only",
    malformed: "form/fields",
    slower: "binder/wait",
  },
} as const;

export const collectionDoors = {
  registerSet: door({
    ...common,
    name: "collection/register-set",
    ego: "shut",
    input: RegisterSet,
    run: ({ member }, input) => registerSet(member, input),
  }),
  saveDisplay: door({
    ...common,
    name: "collection/save-display",
    input: SaveDisplay,
    run: ({ member }, input) => saveDisplay(member, input),
  }),
  deleteDisplay: door({
    ...common,
    name: "collection/delete-display",
    input: z.object({ game: GameName, name: DisplayName }),
    run: ({ member }, input) => deleteDisplay(member, input),
  }),
  writeNotes: door({
    ...common,
    name: "collection/write-notes",
    input: WriteNotes,
    run: ({ member }, input) => writeNotes(member, input),
  }),
  /** What is in the binder up to a posting is new no more. */
  markSeen: door({
    ...common,
    name: "collection/mark-seen",
    input: z.object({
      game: GameName,
      upTo: z
        .string()
        .regex(/^\d{1,20}$/)
        .transform(BigInt),
    }),
    run: ({ member }, input) => markSeen(member, input),
  }),
  /** An open binder, of whoever; null: there is none to be seen. */
  readBinder: door({
    ...({ name: "collection/read-binder", who: "anybody", limit: "readBinder" } as const),
    codes: { ...common.codes, malformed: "binder/no_such_game" },
    input: z.object({ nick: z.string().max(60), game: GameName }),
    run: async (_, { nick, game }) => ok(await readBinder(nick, game)),
  }),
  publishBinder: door({
    ...common,
    name: "collection/publish-binder",
    input: z.object({ game: GameName, isPublic: z.boolean() }),
    run: ({ member }, { game, isPublic }) => setBinder(member, game, { public: isPublic }),
  }),
  showBinder: door({
    ...common,
    name: "collection/show-binder",
    input: z.object({ game: GameName, shown: z.boolean() }),
    run: ({ member }, { game, shown }) => setBinder(member, game, { shown }),
  }),
};
