import { isKeyword, isRelation } from "./cursor";
import { quoted, scanFilter, type Token } from "./scan";
import type { FieldNames } from "./tree";

const isSign = ({ type, text }: Token, ...signs: string[]): boolean => type === "sign" && signs.includes(text);

/** Where the operand that begins at this piece ends, itself included: a parenthesis whole. */
function operandEnd(tokens: readonly Token[], from: number): number {
  let open = 0;
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token || token.type === "end") break;
    if (isSign(token, "(")) open++;
    if (isSign(token, ")")) open--;
    if (open === 0 && !isSign(token, "-")) return i;
  }
  return from;
}

/**
 * A filter as it was written when conditions were joined by `and` alone, in the words of today. There a `-` was always a
 * sign or subtracted: `-cost>-3` is `(0 - cost)>-3` now, since a condition that begins with `-` says not. And bare words
 * beside a relation were one text, letter by letter: `name has moth king` is `name has "moth king"`. What means the same
 * in both stays as it was written, and so does what cannot be cut into pieces.
 */
export function fromOldGrammar(text: string, names: FieldNames): string {
  const scanned = scanFilter(text, names);
  if (!scanned.ok) return text;
  const tokens = scanned.value;
  const isBare = (token: Token | undefined): boolean =>
    token?.type === "number" || (token?.type === "word" && !isKeyword(token) && names.find(token.text) === null);
  let written = "";
  let done = 0;
  const copyUntil = (at: number): void => {
    written += text.slice(done, at);
    done = at;
  };
  /** After these pieces a parenthesis of ours closes. */
  const closes = new Map<number, number>();
  for (const [i, token] of tokens.entries()) {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    if (isSign(token, "-") && next && next.type !== "end") {
      const begins = !before || isSign(before, "(", "-") || (isKeyword(before) && !isRelation(before));
      const follows = before && !isSign(before, "(", "+", "-", "*", "/") && !isRelation(before) && !isKeyword(before);
      if (begins) {
        copyUntil(token.at);
        written += "(0 - ";
        done = next.at;
        const end = operandEnd(tokens, i + 1);
        closes.set(end, (closes.get(end) ?? 0) + 1);
      } else if (follows && before.until < token.at && token.until === next.at) {
        copyUntil(token.until);
        written += " ";
      }
    }
    if (before && isRelation(before) && token.type === "word" && isBare(token)) {
      let last = i;
      while (isBare(tokens[last + 1])) last++;
      const words = tokens.slice(i, last + 1).map((one) => one.text);
      if (words.length > 1) {
        copyUntil(token.at);
        written += quoted(words.join(" "));
        done = tokens[last]?.until ?? token.until;
      }
    }
    for (let n = closes.get(i) ?? 0; n > 0; n--) {
      copyUntil(token.until);
      written += ")";
    }
  }
  copyUntil(text.length);
  return written;
}
