/** A sentence in which more stands than words: links to people, moments. `T`: what else there may be. */
export type Parts<T> = readonly (string | T)[];

/** Writes such a sentence: ``parts`undone by ${link}` ``. */
export const parts = <T>(words: TemplateStringsArray, ...values: readonly (string | T)[]): Parts<T> =>
  words.flatMap((word, i) => {
    const value = values[i];
    return value === undefined ? [word] : [word, value];
  });
