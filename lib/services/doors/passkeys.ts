import { z } from "zod";
import { AddPasskey, UsePasskey } from "@/lib/contracts/passkey";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { addPasskey, askPasskey, checkPasskey, offerPasskey } from "../accounts/passkeys";
import { countOne } from "../accounts/rate-limits";
import type { Session } from "../accounts/read-session";
import type { SignedIn } from "../accounts/signed-in";
import { door } from "./door";

const codes = {
  signIn: "account/session_ended",
  notAllowed: "account/session_ended",
  malformed: "wire/malformed",
  slower: "account/wait",
} as const;
const nothing = z.object({});
const proven = { who: "member", proof: true, limit: "passkey", codes } as const;
/**
 * What uses a passkey is counted by session: one that waits for its second factor is nobody's yet, and a stolen one must
 * not shut the member out.
 */
const using = { counts: ["passkey"], codes } as const;

async function countedSession(session: Session | null): Promise<Result<Session, Refusal>> {
  if (!session || session.member.guest) return refuse(codes.signIn);
  const seconds = await countOne("passkey", session.id);
  return seconds > 0 ? refuse(codes.slower, { seconds }) : ok(session);
}

/** Passkeys: two steps to add one, two to use one. What was signed begins a session, which the mount starts. */
export const passkeyDoors = {
  offer: door({
    ...{ ...proven, name: "passkey/offer", input: nothing },
    run: ({ session }) => offerPasskey(session),
  }),
  add: door({
    ...{ ...proven, name: "passkey/add", input: AddPasskey },
    run: ({ session, address }, input) => addPasskey(session, input, address),
  }),
  ask: door({
    ...{ ...using, who: "anybody", name: "passkey/ask", input: nothing },
    async run(asking) {
      const session = await countedSession(asking.session);
      return session.ok ? askPasskey(session.value) : session;
    },
  }),
  /** The second factor of the session that the password has prepared. */
  signIn: door({
    ...{ ...using, who: "anybody", name: "passkey/sign-in", input: UsePasskey },
    async run(asking, { response }): Promise<Result<SignedIn, Refusal>> {
      const session = await countedSession(asking.session);
      if (!session.ok) return session;
      const { id, member, freshNick, pending } = session.value;
      if (!pending) return refuse(codes.signIn);
      const checked = await checkPasskey(session.value, response);
      return checked.ok ? ok({ userId: member.id, freshNick, goesOnFrom: id }) : checked;
    },
  }),
  /** Shows that it is still they. */
  prove: door({
    ...{ ...using, who: "member", name: "passkey/prove", input: UsePasskey },
    async run(asking, { response }): Promise<Result<SignedIn, Refusal>> {
      const session = await countedSession(asking.session);
      if (!session.ok) return session;
      const { id, member } = session.value;
      const checked = await checkPasskey(session.value, response);
      return checked.ok ? ok({ userId: member.id, goesOnFrom: id }) : checked;
    },
  }),
};
