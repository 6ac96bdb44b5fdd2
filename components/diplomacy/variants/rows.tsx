import clsx from "clsx";

type Props = {
  rows: readonly (readonly [string, string])[];
  /** Orders, as the judge writes them. */
  orders?: boolean;
};

/** Pairs of what and how much. */
export const Rows = ({ rows, orders = false }: Props) => (
  <dl className="tabular-nums">
    {rows.map(([what, much], i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice
      <div key={`${i} ${what}`} className="flex justify-between gap-3 border-t border-line py-1 first:border-t-0">
        <dt className={clsx("[overflow-wrap:anywhere]", orders && "font-mono")}>{what}</dt>
        <dd className="shrink-0 text-right">{much}</dd>
      </div>
    ))}
  </dl>
);
