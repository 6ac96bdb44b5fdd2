import clsx from "clsx";

type Props = { text: string; at: number; className: string };

/** Points, from below a field, at the place in its text where something is wrong. `className`: where the text begins. */
export const QueryCaret = ({ text, at, className }: Props) => (
  <span aria-hidden="true" className={clsx("flex h-3 overflow-hidden text-base leading-3", className)}>
    {/* As wide as what stands before the place. */}
    <span className="invisible max-w-[calc(100%-20px)] overflow-hidden whitespace-pre">{text.slice(0, at)}</span>
    <span>▲</span>
  </span>
);
