const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

/** Writes bytes as an id: one character of an alphabet without look-alikes for the low five bits of each byte. */
export function idOf(bytes: Uint8Array): string {
  let id = "";
  for (const byte of bytes) id += ALPHABET[byte & 31];
  return id;
}
