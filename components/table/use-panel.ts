"use client";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { ChatLine } from "./types";
import { newestOf, unreadIn } from "./unread";

export type PanelTab = "log" | "chat" | "rules";

/** What a reader has open beside the game: which tab, what they are writing, how far they have read. */
export type Panel = {
  tab: PanelTab;
  showTab(tab: PanelTab): void;
  /** Belongs to the table, so that no tab or sheet loses it. */
  draft: string;
  setDraft(draft: string): void;
  unread: number;
  /** The panel lies open in a sheet: where there is no room for it beside the game. */
  inSheet: boolean;
  open(): void;
  close(): void;
  /** To the rules: beside the game, or in a sheet over it. */
  toRules(): void;
  /** To where a message is written. */
  toChat(): void;
  composer: RefObject<HTMLTextAreaElement | null>;
  aside: RefObject<HTMLElement | null>;
};

/** The state of the side panel of a table with this chat. */
export function usePanel(chat: readonly ChatLine[]): Panel {
  const [tab, setTab] = useState<PanelTab>("log");
  const [draft, setDraft] = useState("");
  const [inSheet, setInSheet] = useState(false);
  /** Up to when the chat was read. */
  const [read, setRead] = useState(() => newestOf(chat));
  const composer = useRef<HTMLTextAreaElement>(null);
  const aside = useRef<HTMLElement>(null);
  const showTab = (next: PanelTab) => {
    setTab(next);
    setRead(newestOf(chat));
  };
  const open = () => {
    setRead(newestOf(chat));
    setInSheet(true);
  };
  const toRules = () => {
    showTab("rules");
    if (aside.current?.offsetParent == null) open();
  };
  const toChat = () => {
    showTab("chat");
    if (composer.current?.offsetParent) composer.current.focus();
    else open();
  };
  // What is said while the chat lies open is read as it comes.
  useEffect(() => {
    if (tab === "chat" && (inSheet || aside.current?.offsetParent != null)) setRead(newestOf(chat));
  }, [tab, inSheet, chat]);
  return {
    tab,
    showTab,
    draft,
    setDraft,
    unread: unreadIn(chat, read),
    inSheet,
    open,
    close: () => setInSheet(false),
    toRules,
    toChat,
    composer,
    aside,
  };
}
