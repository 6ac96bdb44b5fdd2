import type { Refusal } from "@/lib/engine/kernel/result";
import type { GamesTexts } from "@/lib/texts/games/en";

/** The sentence for a refusal of the template services. */
export function templateProblem({ code, data }: Refusal, t: Pick<GamesTexts, "refusals" | "refusedFor">): string {
  const number = (key: string): number =>
    typeof data === "object" && data !== null && key in data ? Number((data as Record<string, unknown>)[key]) : 0;
  switch (code) {
    case "template/slower":
      return t.refusedFor.slower(number("seconds"));
    case "template/too_many":
      return t.refusedFor.tooMany(number("most"));
    case "template/too_many_published":
      return t.refusedFor.tooManyPublished(number("most"));
    case "template/too_many_versions":
      return t.refusedFor.tooManyVersions(number("most"));
    case "template/stale":
      return t.refusedFor.stale(number("version"));
    default: {
      const known: Readonly<Record<string, string>> = t.refusals;
      return (Object.hasOwn(known, code) ? known[code] : undefined) ?? t.refusedFor.other;
    }
  }
}

/** The version that a save ran into; null if it did not. */
export function staleVersion(problem: Refusal | undefined): number | null {
  const { code, data } = problem ?? {};
  if (code !== "template/stale" || typeof data !== "object" || data === null || !("version" in data)) return null;
  return Number(data.version);
}
