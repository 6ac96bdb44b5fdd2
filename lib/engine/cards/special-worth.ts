/**
 * What a special counts that is declared with a card of this suit: the same ever, or by suit, `T` for the trump
 * suit and `*` for all others. Null: the template counts nothing for it.
 */
export function specialWorth(
  points: number | Readonly<Record<string, number>> | null | undefined,
  suit: string,
  trump: string | null,
): number | null {
  if (points === null || points === undefined || typeof points === "number") return points ?? null;
  return (suit === trump ? points.T : undefined) ?? points[suit] ?? points["*"] ?? null;
}
