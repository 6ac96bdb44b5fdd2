/** Where the worth of a rarity stands among those of all. */
export const valueKey = (code: string, foil: boolean): string => (foil ? `${code} foil` : code);

/** What of one's cards is shown, besides the filter. */
export const SHOWS = ["all", "owned", "missing", "new", "registered"] as const;
export type Show = (typeof SHOWS)[number];

export const VIEWS = ["grid", "list", "binder"] as const;
export type View = (typeof VIEWS)[number];

/** How one looks at a collection: all that the address says. */
export type ViewState = {
  readonly filter: string;
  /** As after `/sort`: how many keys are titles, and the keys. */
  readonly sort: string;
  readonly show: Show;
  readonly view: View;
};

/** By set as the sets came out. */
export const DEFAULT_ORDER = { keys: ["age", "set"], titles: 1 } as const;
export const DEFAULT_SORT = [DEFAULT_ORDER.titles, ...DEFAULT_ORDER.keys].join(" ");

/** More letters of either are none that could be read: the address, which servers want short, bears so many. */
const MOST_LETTERS = { filter: 2_000, sort: 1_000 } as const;
const shortened = (text: string, part: keyof typeof MOST_LETTERS): string => text.slice(0, MOST_LETTERS[part]);

/** Reads it from an address; what is not known there is as at first. */
export const readView = (params: URLSearchParams): ViewState => ({
  filter: shortened(params.get("filter") ?? "", "filter"),
  sort: shortened(params.get("sort") ?? DEFAULT_SORT, "sort"),
  show: SHOWS.find((show) => show === params.get("show")) ?? "all",
  view: VIEWS.find((view) => view === params.get("view")) ?? "grid",
});

/** Reads it from the parameters of a page; of several of one name the first holds, as in a browser. */
export const viewOf = (params: Readonly<Record<string, string | readonly string[] | undefined>>): ViewState =>
  readView(
    new URLSearchParams(
      Object.entries(params).flatMap(([name, value = []]) => [value].flat().map((one) => [name, one])),
    ),
  );

/** The filter that shows what is on the screen, wherever it is opened: of the cards shown `show` is a condition of its own. */
export function shownFilter({ filter, show }: Pick<ViewState, "filter" | "show">): string {
  const [written, state] = [filter.trim(), `is:${show}`];
  const isSaidAlone = /^[^()"“„«|-]*$/.test(written) && !/\b(?:or|not)\b/i.test(written);
  if (show === "all" || (isSaidAlone && written.split(/\s+/).includes(state))) return filter;
  if (written === "") return state;
  return `${/\bor\b|\|/i.test(written) ? `(${written})` : written} ${state}`;
}

/** The page of a member's open binder. */
export const binderPath = (nick: string, game: string): string =>
  `/binders/${encodeURIComponent(nick)}?${new URLSearchParams({ game })}`;

/** The address of a view, of one's own collection or on the page `base`. What is as at first stays out of it. */
export function viewPath(
  game: string,
  { filter = "", sort = DEFAULT_SORT, show, view }: Partial<ViewState>,
  base = "/collection",
): string {
  const params = new URLSearchParams({ game });
  if (filter.trim() !== "") params.set("filter", shortened(filter, "filter"));
  if (sort !== DEFAULT_SORT) params.set("sort", shortened(sort, "sort"));
  if (show && show !== "all") params.set("show", show);
  if (view && view !== "grid") params.set("view", view);
  return `${base}?${params}`;
}
