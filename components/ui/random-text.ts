/** Random bytes in hexadecimal, from the browser's own chance. Works on plain http too, unlike `randomUUID`. */
export const randomText = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
