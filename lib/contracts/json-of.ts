/** What a text says as JSON, to be read further by a schema; null where it is none. */
export function jsonOf(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
