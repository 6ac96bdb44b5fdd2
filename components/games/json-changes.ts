import { isRecord } from "@/lib/engine/cards/shape";

/** One option that differs: as people read its path, and its values as JSON; null: it is not said. */
export type JsonChange = { path: string; was: string | null; is: string | null };

const text = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** What differs between two files, key by key; lists and texts are told as a whole. */
export function changesIn(before: unknown, after: unknown, path = ""): JsonChange[] {
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => {
      const own = (value: Record<string, unknown>) => (Object.hasOwn(value, key) ? value[key] : undefined);
      return changesIn(own(before), own(after), path === "" ? key : `${path}.${key}`);
    });
  }
  const [was, is] = [text(before), text(after)];
  return was === is ? [] : [{ path, was, is }];
}
