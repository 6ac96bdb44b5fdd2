import { RARITIES } from "@/lib/engine/ccg/art/look";
import { LONGEST_NAME } from "@/lib/engine/ccg/filter/display";
import type { Refusal } from "@/lib/engine/kernel/result";

const field = (data: Refusal["data"], name: string): unknown =>
  typeof data === "object" && data !== null && name in data ? (data as Record<string, unknown>)[name] : undefined;
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** What happened and what to do, for each refusal of the collection. */
export function collectionProblem({ code, data }: Refusal): string {
  const [room] = code.split("/");
  switch (code) {
    case "set/sign_in":
    case "display/sign_in":
    case "binder/sign_in":
      return "You are signed out. Sign in and try again.";
    case "set/members_only":
    case "display/members_only":
    case "binder/members_only":
      return "Guests have no binder. Choose a nick and a password to keep this account.";
    case "binder/wait":
      return "That was a lot in a short time. Nothing was changed: wait a minute.";
    case "set/incomplete": {
      const missing = Number(field(data, "missing") ?? 0);
      const names = texts(field(data, "names"));
      const more = missing > names.length ? " and others" : "";
      return `You still have ${missing} ${missing === 1 ? "card" : "cards"} to collect: ${names.join(", ")}${more}.`;
    }
    case "set/registered_already":
      return `${String(field(data, "name") ?? "This set")} is registered already.`;
    case "set/unknown":
      return `There is no such set. There are ${texts(field(data, "sets")).join(", ")}.`;
    case "display/no_name":
      return "A display needs a name.";
    case "display/long_name":
      return `A display's name has at most ${LONGEST_NAME} letters.`;
    case "display/too_many":
      return `You keep ${Number(field(data, "most") ?? 50)} displays, which is the most. Delete one first.`;
    default:
      if (room === "filter") return "The filter cannot be read. Fix it first, then save it.";
      if (room === "sort") return "The order cannot be read. Fix it first, then save it.";
      return "That did not work, and nothing was changed. Try again.";
  }
}

/** A section's title as people read it: rarities stand as codes in an order. */
export function titleText(text: string, keys: readonly string[]): string {
  const word = keys[0]?.replace(/^-/, "") === "rarity" ? RARITIES[text]?.word : undefined;
  return word ? word.replace(/^./, (letter) => letter.toUpperCase()) : text;
}
