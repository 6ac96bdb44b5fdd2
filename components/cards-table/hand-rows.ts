/** How a hand of `count` cards stands on a phone: a back row shows its heads, each card at least 44 px wide. */
export function handRows(count: number): { width: number; perRow: number; rows: number } {
  const width = count <= 14 ? 86 : count <= 18 ? 76 : 68;
  const rows = Math.max(1, Math.ceil(count / 7));
  return { width, perRow: Math.ceil(count / rows), rows };
}
