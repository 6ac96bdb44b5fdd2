"use client";
import { ChevronLeft, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/button";

type Props = {
  title: string;
  status: string;
  backHref: string;
  /** A new line of chat, for a moment in the place of the status. */
  flash: ReactNode;
  unread: number;
  onMessages(): void;
  menu?: ReactNode;
};

/** The title bar where there is no side panel. */
export function RoomHead({ title, status, flash, backHref, unread, onMessages, menu }: Props) {
  return (
    <header className="room-head flex h-12 items-center gap-1 border-b border-line bg-surface pr-1">
      <a href={backHref} aria-label="Back to the tables" className="grid size-11 place-items-center">
        <ChevronLeft className="size-5" />
      </a>
      <div className="min-w-0 flex-1 leading-tight">
        <h1 className="-mb-1 truncate pb-1 font-display text-[1rem] font-semibold">{title}</h1>
        <div className="relative">
          <p className="truncate text-xs text-ink-3 tabular-nums">{status}</p>
          {flash}
        </div>
      </div>
      <IconButton
        label={unread > 0 ? `Score, log and chat, ${unread} new` : "Score, log and chat"}
        count={unread}
        onClick={onMessages}
      >
        <MessageCircle />
      </IconButton>
      {menu}
    </header>
  );
}
