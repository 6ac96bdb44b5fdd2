const PREFIX = "guildhall:own:";

const belongsTo = (member: string | null): string => `${PREFIX}${member ?? ""}:`;

/**
 * Under what a device keeps what a member has written and neither sent nor saved: whoever signs in there next does not read
 * it. `member`: their id; null: whoever is not signed in.
 */
export const ownKey = (member: string | null, name: string): string => `${belongsTo(member)}${name}`;

type Store = Pick<Storage, "length" | "key" | "removeItem">;

/** Drops all that a device keeps so for a member, who signs out there. */
export function forgetOwn(store: Store, member: string): void {
  const keys = Array.from({ length: store.length }, (_, i) => store.key(i) ?? "");
  for (const key of keys) if (key.startsWith(belongsTo(member))) store.removeItem(key);
}
