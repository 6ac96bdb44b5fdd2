import { ok, type Refusal, type Result, refuse } from "../../kernel/result";
import type { Amount } from "./offer";

const MOST = 9_999;
const MOST_TIMES = 99;
const PART = /^(?:(\d{1,2})\*)?(\d{1,4})(#(\d{1,4})?)?$/;

/** One part of an amount: so many times so much. */
type Part = Amount & { readonly times: number };

/** An amount as it was written, without blanks, and what it comes to. */
export type ReadAmount = { readonly text: string; readonly parts: readonly Part[]; readonly hasPlateau: boolean };

/**
 * Reads `[rep*]max[#[plateau]]`, several joined by `+`: `8`, `8#4`, `8#` (= `8#8`), `3*8+1`. Nothing is 0. Most 9,999,
 * 99 times, the plateau no higher than the amount. Refuses `bad_amount`.
 */
export function readAmount(text: string): Result<ReadAmount, Refusal> {
  const bare = text.replace(/\s+/g, "") || "0";
  const parts: Part[] = [];
  for (const written of bare.split("+")) {
    const [, times = "1", max = "", mark, plateau] = PART.exec(written) ?? [];
    if (max === "") return refuse("bad_amount", { text: bare });
    const part = { times: Number(times), max: Number(max), plateau: Number(plateau ?? (mark ? max : 0)) };
    if (part.times < 1 || part.times > MOST_TIMES || part.max > MOST || part.plateau > part.max)
      return refuse("bad_amount", { text: bare });
    parts.push(part);
  }
  return ok({ text: bare, parts, hasPlateau: bare.includes("#") });
}

/** The amounts one by one, as each is offered: nothing is offered once however often it is written. */
export const amountsOf = ({ parts }: ReadAmount): Amount[] =>
  parts.flatMap(({ times, max, plateau }) => Array.from({ length: max === 0 ? 1 : times }, () => ({ max, plateau })));

/** All of it together. */
export const sumOf = ({ parts }: ReadAmount): number => parts.reduce((sum, { times, max }) => sum + times * max, 0);
