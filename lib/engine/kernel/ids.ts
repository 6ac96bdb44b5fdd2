const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** Writes bytes as an id: one character of an alphabet without look-alikes for the low five bits of each byte. */
export function idOf(bytes: Uint8Array): string {
  let id = "";
  for (const byte of bytes) id += ALPHABET[byte & 31];
  return id;
}

const ID = /^[0-9a-hjkmnp-tv-z]{20}$/;

/** Whether a text has the form of an id: 20 characters of 5 bits. */
export const isId = (text: string): boolean => ID.test(text);
