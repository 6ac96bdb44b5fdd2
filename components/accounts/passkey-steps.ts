import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { AddPasskey, UsePasskey } from "@/lib/contracts/passkey";
import type { Refusal, Result } from "@/lib/engine/kernel/result";

/** What each step sends. */
type Steps = { offer: object; add: AddPasskey; ask: object; "sign-in": UsePasskey; prove: UsePasskey };

/** Asks the site something about passkeys; `account/passkey_failed` where no answer came. */
async function ask<T, S extends keyof Steps>(step: S, body: Steps[S]): Promise<Result<T, Refusal>> {
  try {
    const answer = await fetch(`/api/passkeys/${step}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    const { value, error } = (await answer.json()) as { value: T; error?: Refusal };
    return error ? { ok: false, error } : { ok: true, value };
  } catch {
    return FAILED;
  }
}

const FAILED: { ok: false; error: Refusal } = { ok: false, error: { code: "account/passkey_failed" } };

/** The browser's part; whoever closes its window, or has no such authenticator, has not failed at ours. */
async function withBrowser<T>(
  work: (browser: typeof import("@simplewebauthn/browser")) => Promise<T>,
): Promise<T | null> {
  try {
    return await work(await import("@simplewebauthn/browser"));
  } catch {
    return null;
  }
}

/** Makes a passkey for whoever is signed in. */
export async function makePasskey(name: string): Promise<Result<null, Refusal>> {
  const offered = await ask<PublicKeyCredentialCreationOptionsJSON, "offer">("offer", {});
  if (!offered.ok) return offered;
  const response = await withBrowser((browser) => browser.startRegistration({ optionsJSON: offered.value }));
  return response ? ask("add", { name, response: plain(response) }) : FAILED;
}

/** Uses a passkey, to complete a sign-in or to show that it is still the member. */
export async function signWithPasskey(step: "sign-in" | "prove"): Promise<Result<null, Refusal>> {
  const asked = await ask<PublicKeyCredentialRequestOptionsJSON, "ask">("ask", {});
  if (!asked.ok) return asked;
  const response = await withBrowser((browser) => browser.startAuthentication({ optionsJSON: asked.value }));
  return response ? ask(step, { response: plain(response) }) : FAILED;
}

type Plain<T> = Omit<T, "clientExtensionResults"> & { clientExtensionResults: Record<string, never> };

/** What the site reads of an answer: no extensions. */
function plain<T extends { clientExtensionResults: object }>(response: T): Plain<T> {
  const { clientExtensionResults: _, ...rest } = response;
  return { ...rest, clientExtensionResults: {} };
}
