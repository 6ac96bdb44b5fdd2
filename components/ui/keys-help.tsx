"use client";
import type { ReactNode } from "react";
import { Kbd } from "./chip";
import { Dialog } from "./dialog";

/** Keys, and what they do. */
export type KeyDeeds = readonly (readonly [keys: readonly string[], deed: string])[];

type Props = {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  deeds: KeyDeeds;
  children?: ReactNode;
};

/** The keys of a page, as `?` shows them. */
export function KeysHelp({ open, onOpenChange, title, deeds, children }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description="Letters are off while you write.">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2">
        {deeds.map(([keys, deed]) => (
          <div key={deed} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{deed}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Dialog>
  );
}
