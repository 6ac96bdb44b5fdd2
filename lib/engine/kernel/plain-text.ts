/** What a text may hold without being seen, or what turns the text round it: no line of ours needs it. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/gu;
/** Halves of a surrogate pair: they are no characters at all. */
const HALVES = /\p{Cs}/gu;
/** More marks on one letter than any language writes. */
const PILED = /(\p{M}{4})\p{M}+/gu;

/**
 * A line of text as it is shown: characters that are not seen or that turn the direction of others become blanks, blanks
 * are one each, marks are not piled up. `join` keeps the joiners that some scripts and emoji need, `breaks` line breaks.
 */
export function plainText(text: string, { join = false, breaks = false }: Kept = {}): string {
  return text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(UNSEEN, (one) => (isKept(one, { join, breaks }) ? one : " "))
    .replace(PILED, "$1")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

type Kept = { join?: boolean; breaks?: boolean };

const isKept = (one: string, { join = false, breaks = false }: Kept): boolean =>
  (join && /[\u200c\u200d]/.test(one)) || (breaks && one === "\n");

/** The first character of a text that is not seen, that turns the direction of others, or is none; null: there is none. */
export const firstUnseen = (text: string, kept: Kept = {}): string | null =>
  [...text.matchAll(UNSEEN), ...text.matchAll(HALVES)].map(([one]) => one).find((one) => !isKept(one, kept)) ?? null;

/** Alphabets whose letters pass for each other's. */
const ALPHABETS = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];

/** Whether a word mixes letters of alphabets that look alike, as in a Latin word with a Cyrillic а. */
export const mixesAlphabets = (text: string): boolean =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => ALPHABETS.filter((alphabet) => alphabet.test(word)).length > 1);
