import { z } from "zod";
import { instantOfText, nextDeadline } from "../../engine/diplomacy/calendar/deadline";
import { isDeadline, isZone } from "../../engine/diplomacy/calendar/local";
import { sayReasons } from "../../engine/diplomacy/calendar/reason";
import { readTiming } from "../../engine/diplomacy/calendar/timing";
import { PHASE_TYPES } from "../../engine/diplomacy/map/model";
import { expandRules } from "../../engine/diplomacy/rules/expand";
import { type Command, readOptions, UsageError } from "../command";
import { answerLines } from "../lines";

const Local = z.string().refine(isDeadline, "a local time, yyyymmddhhmm");

/** One line: when a phase begins, by what timing, and which deadline stands. */
const Question = z.object({
  zone: z.string().refine(isZone, "a name of the time zone database").nullish(),
  now: Local,
  phase: z.string(),
  timing: z.string().default(""),
  rules: z.array(z.string()).default([]),
  first: z.boolean().default(false),
  deadline: Local.nullish(),
  absences: z.array(z.object({ who: z.string(), from: z.string().nullable(), to: z.string() })).default([]),
});

const bad = (code: string, message: string) => ({ error: { code, message } });

/** The type of a phase: the last word of `SPRING 1901 MOVEMENT`, the last letter of `S1901M`. */
function typeOf(phase: string): string {
  const last = phase.trim().split(/\s+/).at(-1)?.toUpperCase() ?? "";
  const [, letter] = /^\p{L}-?\d+(\p{L})$/u.exec(last) ?? [];
  return letter === undefined ? last : (PHASE_TYPES.find((type) => type.startsWith(letter)) ?? letter);
}

/** The answer to one line, or what is wrong with it. */
export function answerDeadline(input: unknown): object {
  const question = Question.safeParse(input);
  if (!question.success) {
    const [issue] = question.error.issues;
    return bad("line/bad_question", `${issue?.path.join(".") || "line"}: ${issue?.message}`);
  }
  const { now, phase, timing, rules: written, deadline, absences, first } = question.data;
  const zone = question.data.zone ?? null;
  const type = typeOf(phase);
  const read = readTiming([timing], [type, ...PHASE_TYPES]);
  // Days in small letters alone are a fault of a game's TIMING; recorded deadlines reckon with them as with capitals.
  const problem = read.problems.find(({ code }) => code !== "timing/no_capital");
  if (problem) return bad(problem.code, problem.message);
  const { rules, problems } = expandRules(written);
  const unknown = problems.find(({ code }) => code === "rule/unknown");
  if (unknown) return bad(unknown.code, `there is no rule ${unknown.written}`);
  const answer = nextDeadline({
    now: instantOfText(now, zone) ?? 0,
    zone,
    type,
    timing: read.timing,
    rules,
    first,
    deadline: deadline ?? null,
    absences,
  });
  return { deadline: answer.deadline, reason: sayReasons(answer.reasons) };
}

export const deadline: Command = {
  usage: "diplomacy deadline < QUESTIONS.jsonl",
  summary: "{zone, now, phase, timing, rules, first, deadline} a line → {deadline, reason}, in local times",
  async run(args, io) {
    if (readOptions(args, []).words.length > 0)
      throw new UsageError("diplomacy deadline reads its questions from standard input");
    return answerLines(io, answerDeadline);
  },
};
