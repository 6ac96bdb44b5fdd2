import { BeginEgo, EndEgo, SwitchEgo } from "@/lib/contracts/egos";
import { beginEgo } from "../egos/begin-ego";
import { endEgo } from "../egos/end-ego";
import { switchEgo } from "../egos/switch-ego";
import { door } from "./door";

const common = {
  who: "member",
  limit: "egos",
  codes: { signIn: "ego/sign_in", notAllowed: "ego/members_only", malformed: "ego/malformed", slower: "ego/wait" },
} as const;

/** One's alter ego. */
export const egoDoors = {
  begin: door({
    ...common,
    name: "egos/begin",
    input: BeginEgo,
    run: ({ member }, input) => beginEgo(member, input),
  }),
  switch: door({
    ...common,
    name: "egos/switch",
    input: SwitchEgo,
    run: ({ member }, input) => switchEgo(member, input),
  }),
  end: door({ ...common, name: "egos/end", input: EndEgo, run: ({ member }, input) => endEgo(member, input) }),
};
