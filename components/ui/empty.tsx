import type { ReactNode } from "react";

/** The house in outline, from the mark. */
function HouseLines() {
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className="size-24 text-edge">
      <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
        <path d="M14 84V42L48 12l34 30v42H60V60a12 12 0 0 0-24 0v24Z" />
        <path d="M6 84h84M6 49l8-7M90 49l-8-7" />
        <path d="M48 28l7 9-7 9-7-9Z" stroke="var(--color-brass)" />
      </g>
    </svg>
  );
}

/** Nothing here yet: one sentence that says so, and one verb that changes it. */
export function Empty({ children, action, drawing }: { children: ReactNode; action?: ReactNode; drawing?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 px-6 py-10 text-center">
      {drawing ?? <HouseLines />}
      <p className="max-w-sm font-display text-lg text-balance [overflow-wrap:anywhere]">{children}</p>
      {action}
    </div>
  );
}

/** What was wrong, what to do, and a way to do it. */
export function ErrorPanel({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div role="alert" className="rounded-md border border-danger bg-danger-soft px-4 py-3 text-danger">
      <p className="font-semibold">{title}</p>
      {children && <div className="mt-1 text-ink">{children}</div>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
