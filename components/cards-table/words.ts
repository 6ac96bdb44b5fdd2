import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";
import { templateWords, wordIn } from "@/lib/engine/cards/words";

/** The template's own words in the reader's language; its key where it has no translation. */
export function wordsOf(info: TemplateInfo, lang: string): (text: string) => string {
  const { words } = templateWords(info, [lang]);
  return (text) => wordIn(words, text) ?? text;
}

/** A word of the template within a sentence: "Follow" → "follow". */
export const within = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** With a true minus sign. */
export const figure = (number: number): string => (number < 0 ? `−${-number}` : String(number));

/** "Deal 7, trick 3" */
export function statusOf(view: { deal: number; round: number; phase: string }, info: TemplateInfo): string {
  if (view.deal === 0) return "Nothing dealt yet";
  const deal = `Deal ${view.deal}`;
  if (view.phase === "bidding") return `${deal}, bidding`;
  if (view.phase === "distributing") return `${deal}, giving cards`;
  if (view.phase !== "playing") return `${deal} is over`;
  if (info.has.stack) return deal;
  return `${deal}, ${info.has.tricks ? "trick" : "round"} ${view.round + 1}`;
}

const ORDINALS = ["1st", "2nd", "3rd"];
export const ordinal = (rank: number): string => ORDINALS[rank - 1] ?? `${rank}th`;
