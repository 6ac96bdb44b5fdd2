import { SignUpForm } from "@/lib/contracts/account";
import { fieldProblems } from "@/lib/contracts/form";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { findNickFault } from "./nicks";
import { findPasswordFault } from "./password-faults";
import { countOne } from "./rate-limits";

/** Nick and password as they were typed. */
export type NewAccount = { nick: string; password: string };

/**
 * What is wrong with a new account, all of it at once: refuses `form/fields` with a code for each field. Whether a nick
 * is taken is told too, so asking is counted by address: `account/wait`. Hashes nothing.
 */
export async function checkNewAccount(given: NewAccount, address: string): Promise<Result<SignUpForm, Refusal>> {
  const wait = await countOne("signUp", address);
  if (wait > 0) return refuse("account/wait", { seconds: wait });
  const read = SignUpForm.safeParse(given);
  const fields = read.success ? {} : fieldProblems(read.error);
  const nick = fields.nick === undefined ? await findNickFault(given.nick.trim()) : null;
  if (nick !== null) fields.nick = nick;
  const password = fields.password === undefined ? await findPasswordFault(given.password, given.nick.trim()) : null;
  if (password !== null) fields.password = password;
  return read.success && Object.keys(fields).length === 0 ? ok(read.data) : refuse("form/fields", fields);
}
