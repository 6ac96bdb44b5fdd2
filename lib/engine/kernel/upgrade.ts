/** Turns the form of one version into the next one's; both without their `v`. */
export type UpgradeStep = (old: Record<string, unknown>) => Record<string, unknown>;

/**
 * Brings what was stored as JSON to today's form: `steps[i]` turns version i + 1 into i + 2, so today's version is
 * `steps.length + 1`. Throws on what has no version, and on a version that a newer program wrote.
 */
export function upgrade(stored: unknown, steps: readonly UpgradeStep[]): Record<string, unknown> {
  const today = steps.length + 1;
  if (typeof stored !== "object" || stored === null || !("v" in stored))
    throw new Error("Stored data without a version.");
  const { v, ...rest } = stored as { v: unknown } & Record<string, unknown>;
  if (!Number.isInteger(v) || (v as number) < 1) throw new Error(`Stored data of version ${String(v)}.`);
  if ((v as number) > today)
    throw new Error(`Stored data of version ${v}, but this program knows ${today}: a newer one has written it.`);
  return { ...steps.slice((v as number) - 1).reduce((old, step) => step(old), rest), v: today };
}
