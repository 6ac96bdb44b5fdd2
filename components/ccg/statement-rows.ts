import type { StatementLine } from "@/lib/contracts/statement";

/** Lines of a statement that belong together, the latest first: never none. */
export type StatementRow = readonly [StatementLine, ...StatementLine[]];

/** What neighbouring lines have in common if they belong together; null: each stands for itself. */
function bondOf({ kind, memo }: StatementLine): string | null {
  if (kind === "shop/open" && memo.pack !== undefined) return `open ${memo.product}`;
  return kind === "shop/purchase" && memo.order !== undefined ? `order ${memo.order}` : null;
}

/** The rows of a statement: the parts of a bundle, and packs of a product that were opened in a row, are one. */
export function rowsOf(lines: readonly StatementLine[]): StatementRow[] {
  const rows: StatementRow[] = [];
  for (const line of lines) {
    const last = rows.at(-1);
    const bond = bondOf(line);
    if (last && bond !== null && bondOf(last[0]) === bond) rows[rows.length - 1] = [...last, line];
    else rows.push([line]);
  }
  return rows;
}
