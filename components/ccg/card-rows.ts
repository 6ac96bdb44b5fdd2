import type { Shelf } from "@/lib/engine/ccg/filter/narrow";

/** A row of a grid of cards: a title, or cards; `first` is the place of its (next) card among all cards shown. */
export type CardRow =
  | { readonly is: "title"; readonly first: number; readonly text: string }
  | { readonly is: "cards"; readonly first: number; readonly numbers: readonly number[] };

/** A page of a binder: at most three rows, all of one section. */
export type BinderPage = { readonly title: string | null; readonly rows: readonly (CardRow & { is: "cards" })[] };

/** Lays a shelf out in rows; a title begins a new one. */
export function rowsOf(shelf: Shelf, columns: number): CardRow[] {
  const rows: CardRow[] = [];
  let place = 0;
  let open: number[] = [];
  const close = () => {
    if (open.length > 0) rows.push({ is: "cards", first: place - open.length, numbers: open });
    open = [];
  };
  for (const item of shelf) {
    if (typeof item === "string") {
      close();
      rows.push({ is: "title", first: place, text: item });
      continue;
    }
    open.push(item);
    place++;
    if (open.length === columns) close();
  }
  close();
  return rows;
}

/** The row in which a card lies; -1 if there is no such place. */
export const rowAt = (rows: readonly CardRow[], place: number): number =>
  rows.findIndex((row) => row.is === "cards" && place >= row.first && place < row.first + row.numbers.length);

/** Nine pockets a page; a section begins a page of its own, which bears its title. */
export function pagesOf(rows: readonly CardRow[], height = 3): BinderPage[] {
  const pages: { title: string | null; rows: (CardRow & { is: "cards" })[] }[] = [];
  let title: string | null = null;
  let fresh = true;
  for (const row of rows) {
    if (row.is === "title") {
      title = row.text;
      fresh = true;
      continue;
    }
    const last = pages.at(-1);
    if (fresh || !last || last.rows.length === height) pages.push({ title, rows: [row] });
    else last.rows.push(row);
    fresh = false;
  }
  return pages;
}

/** The page on which a card lies; 0 if there is no such place. */
export const pageAt = (pages: readonly BinderPage[], place: number): number =>
  Math.max(
    0,
    pages.findIndex(({ rows }) => rowAt(rows, place) >= 0),
  );

/**
 * Where a key leads from a card: arrows, Home and End in the row (with Ctrl, and in a list, to the first and last of all),
 * Page keys by `leap` rows. null: the key means nothing here.
 */
export function placeAfter(
  rows: readonly CardRow[],
  place: number,
  { key, ctrl, leap }: { key: string; ctrl: boolean; leap: number },
): number | null {
  const lines = rows.filter((row) => row.is === "cards");
  const last = lines.at(-1);
  if (!last) return null;
  const most = last.first + last.numbers.length - 1;
  const isList = lines.length === most + 1;
  const at = Math.max(0, rowAt(lines, place));
  const line = lines[at] ?? last;
  const down = (by: number): number => {
    const goal = lines[Math.min(lines.length - 1, Math.max(0, at + by))] ?? line;
    return goal.first + Math.min(place - line.first, goal.numbers.length - 1);
  };
  switch (key) {
    case "ArrowRight":
      return Math.min(most, place + 1);
    case "ArrowLeft":
      return Math.max(0, place - 1);
    case "ArrowDown":
      return down(1);
    case "ArrowUp":
      return down(-1);
    case "PageDown":
      return down(leap);
    case "PageUp":
      return down(-leap);
    case "Home":
      return ctrl || isList ? 0 : line.first;
    case "End":
      return ctrl || isList ? most : line.first + line.numbers.length - 1;
    default:
      return null;
  }
}
