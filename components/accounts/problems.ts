import type { Refusal } from "@/lib/engine/kernel/result";
import type { AccountTexts, Wait } from "@/lib/texts/accounts/en";

/** What a table says of a code, which may come from an address: `constructor` is no entry of ours. */
const own = (table: Readonly<Record<string, string>>, code: string): string | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined;

function waitOf(seconds: number): Wait {
  if (seconds < 90) return { n: seconds, unit: "second" };
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? { n: minutes, unit: "minute" } : { n: Math.ceil(minutes / 60), unit: "hour" };
}

/** The sentence for a refusal of the account services, or for an error that next-auth names in an address. */
export function problemText({ code, data }: Refusal, t: AccountTexts): string {
  if (code === "account/wait") {
    const seconds = typeof data === "object" && data && "seconds" in data ? Number(data.seconds) : 60;
    return t.wait(waitOf(seconds));
  }
  return own(t.refusals, code) ?? (/^[A-Z]/.test(code) ? t.otherSiteFailed : t.failed);
}

/** The sentence for a field's code, if it has one. */
export const fieldText = (code: string | undefined, t: AccountTexts): string | undefined =>
  code === undefined ? undefined : (own(t.refusals, code) ?? t.checkThis);
