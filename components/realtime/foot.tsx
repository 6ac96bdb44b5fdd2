import type { ReactNode } from "react";

/** A sentence with its verbs, in the place of the action bar. */
export function Foot({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="act flex-wrap gap-x-5! gap-y-2! py-2 text-on-felt">
      <span>{text}</span>
      {children}
    </div>
  );
}
