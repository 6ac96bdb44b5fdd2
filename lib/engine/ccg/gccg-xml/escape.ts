const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\n": "&#10;",
  "\r": "&#13;",
  "\t": "&#9;",
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u;

/** Can XML hold this text at all? Not control characters and halves of pairs, not even escaped. */
export const fitsXml = (text: string): boolean => !IMPOSSIBLE.test(text);

/** A text as the value of an attribute or between tags; what XML cannot hold becomes U+FFFD. */
export const escapeXml = (text: string): string =>
  text.replace(new RegExp(IMPOSSIBLE, "gu"), "\ufffd").replace(/[&<>"\n\r\t]/g, (sign) => SIGNS[sign] ?? sign);
