import type { Refusal } from "@/lib/engine/kernel/result";
import type { FormatsTexts } from "@/lib/texts/formats/en";

/** What answers that the server was not reached. */
export const LOST = { ok: false, error: { code: "format/lost" } } as const;

/** What happened and what to do, for each refusal of formats. */
export function formatProblem({ code, data }: Refusal, t: FormatsTexts["refusals"]): string {
  const facts = typeof data === "object" && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
  switch (code) {
    case "format/sign_in":
      return t.signIn;
    case "format/members_only":
      return t.membersOnly;
    case "format/faulty":
      return t.faulty(Number(facts.line));
    case "format/no_such_format":
      return t.noSuchFormat;
    case "format/too_many":
      return t.tooMany(Number(facts.most));
    case "format/changed":
      return t.changed;
    case "format/malformed":
      return "title" in facts ? t.title : "text" in facts ? t.long : t.other;
    case "format/wait":
      return t.wait;
    case "format/lost":
      return t.lost;
    default:
      return t.other;
  }
}
