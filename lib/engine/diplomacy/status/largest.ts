/** The longest status file, in characters of latin-1 and so in bytes. Alone here: pages need it without the reader of files. */
export const MOST_FILE = 200_000;
