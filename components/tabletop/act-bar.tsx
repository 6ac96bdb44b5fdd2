"use client";
import { EllipsisVertical } from "lucide-react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Menu, type MenuItem } from "@/components/ui/menu";

export type BarVerb = {
  readonly label: string;
  /** The key that does the same. */
  readonly press?: string | null;
  /** What is proposed first. */
  readonly first?: boolean;
  /** Why it cannot be done yet. */
  readonly reason?: string | null;
  run(): void;
};

type Props = {
  /** What is chosen, in words; null: nothing is. */
  chosen: string | null;
  /** At most so many stand beside each other; the others are in the menu. */
  most?: number;
  verbs: readonly BarVerb[];
  menu: readonly (readonly MenuItem[])[];
};

/** So many verbs stand beside each other; the others are in the menu. */
export const MOST = { chosen: 7, table: 5 } as const;

/** What can be done now: with what is chosen, else at the table. */
export function ActBar({ chosen, most = chosen === null ? MOST.table : MOST.chosen, verbs, menu }: Props) {
  const { acts: t } = useTexts("tabletop").room;
  const rest = verbs.slice(most).map(({ label, run }): MenuItem => ({ label, onSelect: run }));
  return (
    <div role="toolbar" aria-label={t.label} className="tt-bar">
      <span className="shrink-0 text-sm text-on-felt-2">{chosen}</span>
      {verbs.slice(0, most).map(({ label, press, first, reason, run }, at) => (
        <Button
          // Two cards may have one name.
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the bar is what tells them apart
          key={`${label} ${at}`}
          kind={first ? "brass" : "outline"}
          dense
          reason={reason ?? null}
          aria-keyshortcuts={press ?? undefined}
          onClick={run}
        >
          {label}
          {press && (
            <span className="tt-key" aria-hidden="true">
              {press.toUpperCase()}
            </span>
          )}
        </Button>
      ))}
      <Menu
        groups={[rest, ...menu].filter(({ length }) => length > 0)}
        trigger={
          <Button kind="outline" dense icon={<EllipsisVertical className="size-4.5" />}>
            {t.more}
          </Button>
        }
      />
    </div>
  );
}
