import clsx from "clsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { Skeleton } from "./skeleton";

export type Column<Row> = {
  key: string;
  head: string;
  /** The head is read out, not shown: what stands below says it to the eye. */
  headUnseen?: boolean;
  cell(row: Row): ReactNode;
  /** Numbers stand at the right. */
  right?: boolean;
  sortable?: boolean;
  className?: string;
};

type Props<Row> = {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  sort?: { key: string; down: boolean };
  onSort?(key: string): void;
  loading?: boolean;
  /** Shown instead of the body when there are no rows. */
  empty?: ReactNode;
};

/** A plain table with a sticky head. The owner sorts; the head only asks for it. */
export function DataTable<Row>({ caption, columns, rows, rowKey, sort, onSort, loading, empty }: Props<Row>) {
  if (!loading && rows.length === 0 && empty) return empty;
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-left" aria-busy={loading || undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-surface">
          <tr>
            {columns.map((column) => {
              const sorted = sort?.key === column.key ? (sort.down ? "descending" : "ascending") : undefined;
              return (
                <th
                  key={column.key}
                  scope="col"
                  aria-sort={sorted}
                  className={clsx(
                    "border-b border-line px-3 py-2 text-sm font-medium text-ink-3",
                    column.right && "text-right",
                    column.className,
                  )}
                >
                  {column.sortable && onSort ? (
                    <button
                      type="button"
                      className="inline-flex min-h-6 items-center gap-1 hover:text-ink"
                      onClick={() => onSort(column.key)}
                    >
                      {column.head}
                      {sorted === "descending" && <ArrowDown className="size-3.5" />}
                      {sorted === "ascending" && <ArrowUp className="size-3.5" />}
                    </button>
                  ) : (
                    <span className={column.headUnseen ? "sr-only" : undefined}>{column.head}</span>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {loading
            ? ["a", "b", "c"].map((line) => (
                <tr key={line}>
                  <td colSpan={columns.length} className="px-3 py-3">
                    <Skeleton className="h-5" />
                  </td>
                </tr>
              ))
            : rows.map((row) => (
                <tr key={rowKey(row)} className="border-b border-line last:border-0 hover:bg-sunken/50">
                  {columns.map((column) => (
                    <td
                      key={column.key}
                      className={clsx("px-3 py-2.5", column.right && "text-right tabular-nums", column.className)}
                    >
                      {column.cell(row)}
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
    </div>
  );
}
