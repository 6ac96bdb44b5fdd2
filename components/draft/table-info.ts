/** What the page knows of its draft: what is opened, and of which card game, and the hash of its print sheets. */
export type DraftTableInfo = { readonly name: string; readonly game: string; readonly sheets: string };
