import type { ReactNode } from "react";

/** Why something was not done, over what it was about. */
export const ProblemNote = ({ children }: { children: ReactNode }) => (
  <div role="alert" className="rounded-sm border border-danger bg-danger-soft px-3.5 py-2.5">
    {children}
  </div>
);
