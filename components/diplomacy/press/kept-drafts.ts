/** What is being written: its text, and the id under which it is sent, however often that is tried. */
export type Draft = { readonly text: string; readonly id: string; readonly tried: boolean };

/** A letter that somebody writes as a party in a thread, and has not sent. */
export type KeptDraft = { readonly party: string; readonly thread: string; readonly text: string };

const prefixOf = (own: string, party: string): string => `${own}:press:${party}:`;

/** Under what a device keeps the letter that is being written in a thread. `own`: what a game's page keeps for its reader (`ownKey`). */
export const draftKey = (own: string, party: string, thread: string): string => `${prefixOf(own, party)}${thread}`;

/** A draft as a device keeps it; null: nothing was kept, or nothing that can be read. */
export function parseDraft(kept: string | null): Draft | null {
  try {
    const { text, id, tried } = JSON.parse(kept ?? "{}") as Partial<Draft>;
    if (typeof text === "string" && typeof id === "string") return { text, id, tried: tried === true };
  } catch {
    // Somebody else's words under this key.
  }
  return null;
}

/** All letters of a game that a device keeps for its reader, written as one of these parties and not sent. */
export function keptDrafts(
  store: Pick<Storage, "length" | "key" | "getItem">,
  own: string,
  parties: readonly string[],
): KeptDraft[] {
  const keys = Array.from({ length: store.length }, (_, i) => store.key(i) ?? "");
  return keys.sort().flatMap((key) => {
    const party = parties.find((one) => key.startsWith(prefixOf(own, one)));
    const text = party === undefined ? "" : (parseDraft(store.getItem(key))?.text ?? "").trim();
    return party === undefined || text === "" ? [] : [{ party, thread: key.slice(prefixOf(own, party).length), text }];
  });
}
