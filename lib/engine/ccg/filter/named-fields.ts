import { type Cursor, isKeyword, isRelation } from "./cursor";
import type { Token } from "./scan";
import { shortNamed } from "./short-names";
import { type FieldNames, KEY_NAMES, SHORT_KEYS } from "./tree";

/** What a key before a colon means; null: nothing. A game's own attribute of that name comes before what the language means by it. */
export function keyNamed(written: string, names: FieldNames): string | null {
  const lower = written.toLowerCase();
  const found = names.find(written);
  if (found !== null) return found;
  if (lower === "own" || lower === "owned") return "own";
  return KEY_NAMES.get(lower) ?? SHORT_KEYS.find((key) => key === lower) ?? shortNamed(written, names);
}

/** Does a piece name a field, by a short name of two letters or more too? */
export function namesField(token: Token, names: FieldNames): boolean {
  const { type, text } = token;
  if (type === "field") return true;
  if (type !== "word" || isKeyword(token)) return false;
  return names.find(text) !== null || (text.length > 1 && shortNamed(text, names) !== null);
}

/** The field that the next word names; null: none. A short name is one only where it is compared or reckoned with. */
export function fieldHere(cursor: Cursor, names: FieldNames): string | null {
  const [before, token, after] = [cursor.peek(-1), cursor.next, cursor.peek(1)];
  const name = names.find(token.text);
  if (name !== null) return name;
  const reckons = (one: Token): boolean => isRelation(one) || (one.type === "sign" && /^[-+*/]$/.test(one.text));
  // Directly before it, and after a blank, a minus says not.
  const isNot = before.text === "-" && before.until === token.at && cursor.peek(-2).until < before.at;
  const isFirst = before.text === "-" && before.until === token.at && cursor.peek(-2).type === "end";
  const reckonsBefore = reckons(before) && !isNot && !isFirst;
  const beside = isRelation(after) || (token.text.length > 1 && (reckonsBefore || reckons(after)));
  if (isRelation(after) && KEY_NAMES.get(token.text.toLowerCase()) === "cn") return "cn";
  return beside ? shortNamed(token.text, names) : null;
}
