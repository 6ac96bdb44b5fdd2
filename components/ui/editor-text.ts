/** A part of a text, from place to place, and what stands there instead. */
type Change = { from: number; to: number; insert: string };

/** What is asked of an editor. */
type Editor = { readonly state: { readonly doc: { toString(): string } }; dispatch(change: { changes: Change }): void };

/** The part that differs, so that the cursor stays where it is and one step of undo takes back one change. */
function changedPart(before: string, after: string): Change {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let tail = 0;
  while (tail < shorter - from && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { from, to: before.length - tail, insert: after.slice(from, after.length - tail) };
}

/**
 * Between an editor and the page that holds its text. The page learns of a change a moment after it was typed, and may come
 * with it when more was typed since: what the editor told is no text from elsewhere, and is not written back into it.
 */
export class EditorText {
  /** What the editor told and the page did not come with yet, oldest first. */
  private readonly told: string[] = [];
  /** The page's text is being written into the editor: no news for the page. */
  private isWriting = false;

  constructor(private readonly tell: (text: string) => void) {}

  /** The editor's text is another. */
  changed(text: string): void {
    if (this.isWriting) return;
    this.told.push(text);
    this.tell(text);
  }

  /** The page's text is this one: the editor takes it over if it is from elsewhere. */
  follow(editor: Editor, page: string): void {
    // The editor ends its lines in its own way.
    const [held, text] = [editor.state.doc.toString(), page.replaceAll(/\r\n?/g, "\n")];
    const own = this.told.indexOf(text);
    this.told.splice(0, own < 0 ? this.told.length : own + 1);
    if (own >= 0 || text === held) return;
    this.isWriting = true;
    editor.dispatch({ changes: changedPart(held, text) });
    this.isWriting = false;
  }
}
