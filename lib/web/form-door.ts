import "server-only";
import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { languageFor } from "../auth/language";
import { askProof } from "../auth/prove";
import { type SignInReason, signInPath } from "../auth/safe-next";
import { type FormState, refusedForm, textsOf } from "../contracts/form";
import { err, ok, type Refusal, type Result } from "../engine/kernel/result";
import { type Asking, type Door, enter, type Prove, type WHO } from "../services/doors/door";
import { messagesOf } from "../texts/messages-of";
import { currentAsking } from "./asking";
import { unlessAway } from "./unless-away";

type Way = {
  /** Where to come back to from signing in; absent: the refusal is answered, so that what was typed stays in the page. */
  comeBackTo?: string;
  /** What the sign-in page says was not done. */
  reason?: SignInReason;
  /** The pages whose content it changes; `/`: all of them. */
  changes?: readonly string[];
  /** Whether a refusal too means that they are not what the page showed; absent: none does. */
  stale?(code: string): boolean;
};

const proofOf =
  (form: FormData): Prove =>
  async (session) => {
    const proof = await askProof(session, form);
    // A proof begins a new session: what is done is done in that one.
    if (proof.ok) return ok({ ...session, id: proof.value });
    return err(proof.error.problem ?? { code: "account/prove" });
  };

/** Comes in by a door from an action: sends whoever has to sign in there, and has changed pages shown anew. */
export async function through<Input, Output, W extends keyof typeof WHO>(
  door: Door<Input, Output, W>,
  given: unknown,
  { comeBackTo, reason, changes = [], stale }: Way = {},
  form: FormData = new FormData(),
): Promise<Result<{ value: Output; asking: Asking }, Refusal>> {
  const asking = await currentAsking();
  const outcome = await enter(door, asking, given, proofOf(form));
  if (outcome.ok || stale?.(outcome.error.code))
    for (const path of changes) revalidatePath(path, path === "/" ? "layout" : undefined);
  if (outcome.ok) return ok({ value: outcome.value, asking });
  if (comeBackTo !== undefined && outcome.error.code === door.codes.signIn) redirect(signInPath(comeBackTo, reason));
  return outcome;
}

type Mount<Output> = Way & {
  /** What the door takes, from what was sent; else the texts of the form. */
  read?(form: FormData): unknown;
  /** What is said or done once it was done; a redirect may end it. */
  done?(value: Output, asking: Asking, form: FormData): FormState | string | Promise<FormState | string>;
  /** What a refusal looks like, where it is not simply shown. */
  refused?(refusal: Refusal, form: FormData): FormState;
  /** The typed texts of these fields, or of all, come back with the answer. */
  keeps?: readonly string[] | "all";
};

/** What a form is told while the database is away. */
const UNAVAILABLE: FormState = { problem: { code: "wire/unavailable" } };

/**
 * A form's action that says so while the database is away, instead of breaking the page: the form stays, to be sent again.
 * `away`: what the form is answered then; `said`: the sentence, in the language of the browser.
 */
export const orAway =
  <State>(
    act: (before: State, form: FormData) => Promise<State>,
    away: (form: FormData, said: string) => State,
  ): ((before: State, form: FormData) => Promise<State>) =>
  async (before, form) => {
    const state = await unlessAway(() => act(before, form));
    if (state !== null) return state;
    return away(form, messagesOf("accounts", await languageFor("")).refusals["wire/unavailable"]);
  };

/** The same for a form that is answered by a code. `keeps`: the typed texts come back with that answer. */
export const formAction = (
  act: (before: FormState, form: FormData) => Promise<FormState>,
  keeps?: "all",
): ((before: FormState, form: FormData) => Promise<FormState>) =>
  orAway(act, (form) => ({ ...UNAVAILABLE, ...(keeps && { values: textsOf(form) }) }));

/** A form's action on a door: reads the form, comes in, says what it came to. */
export function formDoor<Input, Output, W extends keyof typeof WHO>(
  door: Door<Input, Output, W>,
  { read = textsOf, done, refused = refusedForm, keeps, ...way }: Mount<Output> = {},
): (before: FormState, form: FormData) => Promise<FormState> {
  return async (_, sent) => {
    // An action is called with whatever a client sends.
    const form = sent instanceof FormData ? sent : new FormData();
    const texts = textsOf(form);
    const names = keeps === "all" ? Object.keys(texts) : keeps;
    const kept = names && { values: Object.fromEntries(names.map((name) => [name, texts[name] ?? ""])) };
    const state = await unlessAway(async (): Promise<FormState> => {
      const outcome = await through(door, await read(form), way, form);
      if (!outcome.ok) return refused(outcome.error, form);
      const said = (await done?.(outcome.value.value, outcome.value.asking, form)) ?? {};
      return typeof said === "string" ? { done: said } : said;
    });
    return { ...(state ?? UNAVAILABLE), ...kept };
  };
}
