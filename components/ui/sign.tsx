import clsx from "clsx";

/**
 * A line drawing on 24 × 24, for what every page carries or a table shows first: those pages count their bytes, and the
 * first icon of the library brings a kilobyte along. Everything else takes its icons from the library.
 */
export const Sign = ({ d, className }: { d: string; className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={clsx("size-5", className)}
  >
    <path d={d} />
  </svg>
);

/** Three dots, one above the other: a menu. */
export const MenuSign = () => <Sign d="M12 5h.01M12 12h.01M12 19h.01" className="stroke-[2.5]" />;

/** A question mark in a ring: the rules. */
export const RulesSign = () => (
  <Sign d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.4 9.4a2.7 2.7 0 0 1 5.2.9c0 1.8-2.6 2.2-2.6 3.7M12 17h.01" />
);
