"use client";
import type { ReactNode } from "react";
import { useTexts } from "@/components/texts/context";
import { IconButton } from "@/components/ui/button";
import { RulesSign, Sign } from "@/components/ui/sign";

type Props = {
  title: string;
  status: string;
  backHref: string;
  /** A new line of chat, for a moment in the place of the status. */
  flash: ReactNode;
  unread: number;
  onMessages(): void;
  /** Opens the rules; absent: there are none. */
  onRules?: (() => void) | undefined;
  menu?: ReactNode;
};

/** The title bar where there is no side panel. */
export function RoomHead({ title, status, flash, backHref, unread, onMessages, onRules, menu }: Props) {
  const { frame: t } = useTexts("table");
  return (
    <header className="room-head flex h-12 items-center gap-1 border-b border-line bg-surface pr-1">
      <a href={backHref} aria-label={t.back} className="grid size-11 place-items-center">
        <Sign d="m15 18-6-6 6-6" />
      </a>
      <div className="min-w-0 flex-1 leading-tight">
        <h1 className="-mb-1 truncate pb-1 font-display text-[1rem] font-semibold">{title}</h1>
        <div className="relative">
          <p className="truncate text-xs text-ink-3 tabular-nums">{status}</p>
          {flash}
        </div>
      </div>
      {onRules && (
        <IconButton label={t.tabs.rules} onClick={onRules}>
          <RulesSign />
        </IconButton>
      )}
      <IconButton label={t.panel(unread)} count={unread} onClick={onMessages}>
        <Sign d="M8 20.5 3 21l1-4.5A8.5 8.5 0 1 1 8 20.5Z" />
      </IconButton>
      {menu}
    </header>
  );
}
