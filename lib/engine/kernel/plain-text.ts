/** What a text may hold without being seen, or what turns the text round it: no line of ours needs it. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f|\u17b4|\u17b5/gu;
/** More marks on one letter than any language writes. */
const PILED = /(\p{M}{4})\p{M}+/gu;

/**
 * A line of text as it is shown: characters that are not seen or that turn the direction of others become blanks, blanks
 * are one each, marks are not piled up. `join` keeps the joiners that some scripts and emoji need, `breaks` line breaks.
 */
export function plainText(text: string, { join = false, breaks = false } = {}): string {
  const kept = (one: string) => (join && /[\u200c\u200d]/.test(one)) || (breaks && one === "\n");
  return text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(UNSEEN, (one) => (kept(one) ? one : " "))
    .replace(PILED, "$1")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

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
