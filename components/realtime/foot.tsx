import type { ReactNode } from "react";

/**
 * A sentence, if there is one, with its verbs, in the place of the action bar. While one is under way the others cannot be pressed: it
 * grows meanwhile, and they may come to lie under the second tap of a double one.
 */
export function Foot({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="act act-foot flex-wrap gap-x-5! gap-y-2! py-2 text-on-felt">
      {text !== "" && <span>{text}</span>}
      {children}
    </div>
  );
}
