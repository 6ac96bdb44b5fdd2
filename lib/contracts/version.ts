/** The form of views: a client that was built for another one loads the page anew. */
const BUILD = "g2";

/** Where in a stream a client is: `{build}.{n}`. */
export const versionOf = (n: number): string => `${BUILD}.${n}`;

/** The number of a version; null where it is another build's or none at all. */
export function numberOf(text: string | undefined): number | null {
  const [build, n, ...rest] = (text ?? "").split(".");
  return build === BUILD && n !== undefined && rest.length === 0 && /^\d{1,9}$/.test(n) ? Number(n) : null;
}
