/** A character of a text; null: its end. */
type Char = string | null;

const shown = (char: Char): string => (char === null ? "the end of the text" : JSON.stringify(char));

/** What is said of a text that is not JSON. */
export const JSON_FAULTS = {
  emptyText: 'the text is empty: begin with {"name": …, "opts": {…}}',
  unreadable: "it cannot be read",
  afterEnd: ({ char }: { char: Char }): string => `${shown(char)} after the end`,
  commaBefore: ({ close }: { close: string }): string => `there is a comma before "${close}"`,
  equalsSign: '":" stands between a key and its value, not "="',
  colonMissing: ({ char }: { char: Char }): string => `":" is missing before ${shown(char)}`,
  noComments: 'JSON has no comments: write a remark as a key that begins with "_"',
  semicolon: '"," stands between values, not ";"',
  rangeIsList: ({ from, to }: { from: string; to: string }): string =>
    `numbers from one to another are a list: write [${from}, ${to}]`,
  leadingZero: "numbers do not begin with 0",
  commaAtEnd: "a comma is missing at the end of this line",
  commaMissing: ({ close, char }: { close: string; char: Char }): string =>
    `a comma or "${close}" is missing before ${shown(char)}`,
  unendedText: "a text does not end on its line, or holds a backslash that stands for nothing",
  doubleQuotes: "texts stand in double quotes",
  straightQuotes: 'texts stand in straight double quotes: "…"',
  noPlus: "numbers have no plus before them",
  keyMissing: ({ char }: { char: Char }): string => `a key in double quotes is missing before ${shown(char)}`,
  valueMissing: ({ char }: { char: Char }): string => `a value is missing before ${shown(char)}`,
  keyQuotes: ({ word }: { word: string }): string => `keys stand in double quotes: write "${word}"`,
  wordMeans: ({ word, meant }: { word: string; meant: string }): string => `write ${meant}, not ${word}`,
  wordQuotes: ({ word }: { word: string }): string => `write "${word}" in double quotes, not ${word}`,
};
