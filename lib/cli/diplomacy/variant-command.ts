import type { z } from "zod";
import type { DiplomacyMap } from "../../engine/diplomacy/map/model";
import { loadMap } from "../../engine/diplomacy/maps";
import { isRuleName } from "../../engine/diplomacy/rules/expand";
import { type Command, readOptions, UsageError } from "../command";
import { answerLines } from "../lines";
import { BadLine } from "./question";

/**
 * Answers one question about a variant; what is wrong with the line is an answer too. The fields of the answer stand by
 * themselves and, as recorded rows have them, under `result`.
 */
export function answerVariant<Q extends { rules: readonly string[] }>(
  schema: z.ZodType<Q>,
  given: unknown,
  answer: (question: Q) => object,
): object {
  const read = schema.safeParse(given);
  if (!read.success) return { error: { code: "line/malformed", message: read.error.issues[0]?.message ?? "" } };
  const unknown = read.data.rules.find((rule) => !isRuleName(rule.replace(/^!/, "").toUpperCase()));
  if (unknown !== undefined) return { error: { code: "rule/unknown", message: `there is no rule "${unknown}"` } };
  try {
    const result = answer(read.data);
    return { ...result, result };
  } catch (error) {
    if (error instanceof BadLine) return { error: { code: error.code, message: error.message } };
    throw error;
  }
}

/** A command that answers such questions on the standard map, a line each. */
export const variantCommand = (
  name: string,
  summary: string,
  answer: (given: unknown, map: DiplomacyMap) => object,
): Command => ({
  usage: `diplomacy ${name} < questions.jsonl`,
  summary,
  async run(args, io) {
    const { words } = readOptions(args, []);
    if (words.length > 0) throw new UsageError(`unexpected "${words[0]}"`);
    const map = loadMap("standard");
    return answerLines(io, (given) => answer(given, map));
  },
});
