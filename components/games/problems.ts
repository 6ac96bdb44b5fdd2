import type { Refusal } from "@/lib/engine/kernel/result";

const SENTENCES: Record<string, string> = {
  "template/sign_in":
    "You are signed out, so nothing was saved. Sign in again in another tab, come back here and save: your text is still here.",
  "template/guest":
    "A guest cannot save games. Keep your account first (in another tab, under Settings), then save: your text is still here.",
  "template/not_found":
    "This game is not yours to change, or it was thrown away. Download your text or save it as a new game.",
  "account/prove": "This is another member's game: show first that it is still you.",
  "template/withdrawn_by_staff":
    "Staff took this game off the shelf, so it cannot be published again by you. Ask them if you have fixed it.",
  "template/long": "The text is too long: a template has at most 64 000 characters.",
  "template/unsound": "The template has problems that keep it from being played. They are listed beside the text.",
};

/** The sentence for a refusal of the template services. */
export function templateProblem({ code, data }: Refusal): string {
  const number = (key: string): number =>
    typeof data === "object" && data !== null && key in data ? Number((data as Record<string, unknown>)[key]) : 0;
  if (code === "template/slower") return `You save very often. Try again in ${number("seconds")} seconds.`;
  if (code === "template/too_many")
    return `You keep ${number("most")} games, which is as many as there is room for. Throw one away first.`;
  if (code === "template/too_many_published")
    return `You have ${number("most")} games on the shelf, which is the most. Take one off first.`;
  if (code === "template/too_many_versions")
    return `This game has ${number("most")} versions, which is as many as there is room for. Save it as a new game to go on.`;
  if (code === "template/stale")
    return `Version ${number("version")} was saved in another tab or on another device while you were writing. Compare both before you save.`;
  return SENTENCES[code] ?? "That did not work. Try again.";
}

/** The version that a save ran into; null if it did not. */
export function staleVersion(problem: Refusal | undefined): number | null {
  const { code, data } = problem ?? {};
  if (code !== "template/stale" || typeof data !== "object" || data === null || !("version" in data)) return null;
  return Number(data.version);
}
