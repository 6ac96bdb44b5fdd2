import clsx from "clsx";
import type { ReactNode } from "react";

type Props = {
  title: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** The page's one primary verb, beside the title. */
  verb?: ReactNode;
  /** `narrow` for forms, `wide` for lists (1240 px). */
  width?: "narrow" | "middle" | "wide";
  children: ReactNode;
};

const WIDTHS = { narrow: "max-w-[480px]", middle: "max-w-[820px]", wide: "max-w-[1240px]" };

/** A page of the house: one `h1`, one verb, gutters of 12 px on a phone and 20 px elsewhere. */
export function Page({ title, lead, verb, width = "wide", children }: Props) {
  return (
    <div className={clsx("mx-auto w-full px-3 py-6 tablet:px-5 tablet:py-8", WIDTHS[width])}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="display-3xl text-balance phone:display-2xl">{title}</h1>
          {lead && <p className="mt-1.5 max-w-prose text-pretty text-ink-2">{lead}</p>}
        </div>
        {verb}
      </div>
      {children}
    </div>
  );
}

/** A panel on the page's paper, with a heading of its own. */
export function Panel({
  title,
  lead,
  id,
  children,
  className,
}: {
  title: ReactNode;
  lead?: ReactNode;
  /** For links that lead to it. */
  id?: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <section id={id} className={clsx("rounded-md border border-line bg-surface p-4 tablet:p-5", className)}>
      <h2 className="display-xl">{title}</h2>
      {lead && <p className="mt-1 max-w-prose text-ink-2">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
