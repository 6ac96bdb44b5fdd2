import { checkValue } from "./check-value";
import { type Cursor, isKeyword } from "./cursor";
import { quoted } from "./scan";
import type { Filter } from "./tree";
import type { FilterVocabulary } from "./vocabulary";

/** So many words can be one name. */
const LONGEST_NAME = 12;
const MOST = 5;

/** `!"Moth King"`, `!Spark`: a card by its whole name, capitals or not. The `!` comes next; refuses what no card is called. */
export function exactName(cursor: Cursor, vocabulary: FilterVocabulary): Filter {
  const bang = cursor.next;
  const first = cursor.peek(1);
  const isName = first.type === "quoted" || ((first.type === "word" || first.type === "number") && !isKeyword(first));
  if (!isName || first.at !== bang.until)
    cursor.fail({ code: "filter/unexpected", data: { why: "sign", text: "!" } }, { at: bang.at });
  const known = vocabulary.known("name");
  const called = (said: string): string | undefined => {
    const meant = vocabulary.meant("name", said);
    return known?.find((one) => one.toLowerCase() === meant);
  };
  // Without quotes as many words as are a name.
  let words = 1;
  if (first.type !== "quoted")
    for (let i = 2; i <= LONGEST_NAME && /^(?:word|number)$/.test(cursor.peek(i).type); i++)
      if (called(cursor.source.slice(first.at, cursor.peek(i).until)) !== undefined) words = i;
  const until = cursor.peek(words).until;
  const said = first.type === "quoted" ? first.text : cursor.source.slice(first.at, until);
  const name = called(said);
  const left: Filter = { kind: "field", name: "name" };
  if (name === undefined && known !== null) {
    const within = known.filter((one) => one.toLowerCase().includes(said.toLowerCase()));
    if (within.length > 0) {
      const suggestions = within.length > MOST ? [`name:${quoted(said)}`] : within.map((one) => `!${quoted(one)}`);
      const fault = { code: "filter/never", data: { why: "value", field: "name", text: said } } as const;
      cursor.fail(fault, { at: first.at, suggestions, replaces: [bang.at, until] });
    }
    checkValue(cursor, vocabulary, "name", "=", { text: said, at: first.at, until });
  }
  cursor.at += words + 1;
  return { kind: "relation", relation: "=", left, right: { kind: "text", text: name ?? said } };
}
