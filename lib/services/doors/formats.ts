import { OneFormat, SaveFormat } from "@/lib/contracts/formats";
import { deleteFormat } from "../formats/delete-format";
import { saveFormat } from "../formats/save-format";
import { door } from "./door";

const common = {
  who: "member",
  limit: "formats",
  codes: {
    signIn: "format/sign_in",
    notAllowed: "format/members_only",
    malformed: "format/malformed",
    slower: "format/wait",
  },
} as const;

export const formatDoors = {
  /** Saves a rules file; asked again with the same key, it answers the same. */
  saveFormat: door({
    ...common,
    name: "formats/save-format",
    input: SaveFormat,
    run: ({ member }, input) => saveFormat(member, input),
  }),
  deleteFormat: door({
    ...common,
    name: "formats/delete-format",
    input: OneFormat,
    run: ({ member }, input) => deleteFormat(member, input),
  }),
};
