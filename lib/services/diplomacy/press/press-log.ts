import type { Actor } from "@/lib/auth/policy";
import type { PressLine, ToWords } from "@/lib/contracts/press-words";
import { ok, type Refusal, type Result } from "@/lib/engine/kernel/result";
import { readArchive } from "./read-press";
import { namesIn } from "./show-press";

const MOST = 50_000;

/** A party as the judge writes it. Nicks have no blanks. */
const called = (names: Readonly<Record<string, string>>, word: string | null): string => {
  if (word === null) return "GREY";
  if (word === "m") return "MASTER";
  return word.startsWith("p:") ? word.slice(2) : (names[word] ?? "OBSERVER").replace(/\s+/g, "_");
};

const heading = (names: Readonly<Record<string, string>>, from: string | null, to: ToWords): string =>
  `${called(names, from)} TO ${to === "all" ? "ALL" : to.map((word) => called(names, word)).join(" ")}`;

/**
 * One letter: a line with its moment (UTC), phase, sender and readers, and what was claimed where the reader of the log may
 * know both; then the text, each line set in, so that none can pass for such a line.
 */
export function logEntry(line: PressLine, names: Readonly<Record<string, string>>): string {
  const { at, phase, from, to, shownAs, text } = line;
  const when = new Date(at).toISOString().slice(0, 19).replace("T", " ");
  const claimed = shownAs ? ` SHOWN AS ${heading(names, shownAs.from, shownAs.to)}` : "";
  const body = text.split("\n").map((one) => `    ${one}`.trimEnd());
  return [`${when} ${phase} ${heading(names, from, to)}${claimed}`, ...body, ""].join("\n");
}

/** The press of a game as text, as whoever asks may read it. Refuses `press/no_game`. */
export async function pressLog(actor: Actor, { id }: { id: string }): Promise<Result<string, Refusal>> {
  const lines = await readArchive(actor, id, MOST);
  if (!lines.ok) return lines;
  const names = await namesIn(lines.value);
  return ok(lines.value.map((line) => logEntry(line, names)).join("\n"));
}
