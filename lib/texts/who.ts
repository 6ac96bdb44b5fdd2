/** Somebody in a sentence: the reader, or another by name. */
export type Who = { readonly name: string; readonly you: boolean };
