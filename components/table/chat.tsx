"use client";
import { SendHorizontal } from "lucide-react";
import type { KeyboardEvent, RefObject } from "react";
import { useTexts } from "@/components/texts/context";
import { IconButton } from "@/components/ui/button";
import { controlClass } from "@/components/ui/field";
import { Said, StickyFoot } from "./log";
import type { ChatLine } from "./types";

type ComposerProps = {
  /** Answers false where the line was not taken. */
  onSend(text: string): Promise<boolean>;
  /** Why nothing can be written. */
  closed?: string | null | undefined;
  inputRef?: RefObject<HTMLTextAreaElement | null> | undefined;
  draft: string;
  onDraft(text: string): void;
};

const MAX = 500;

/** Where a message is written. The draft belongs to the table, so that no tab or sheet loses it. */
export function Composer({ onSend, closed, inputRef, draft, onDraft }: ComposerProps) {
  const { chat: t } = useTexts("table");
  const send = async () => {
    const text = draft.trim();
    if (text === "" || closed) return;
    onDraft("");
    if (!(await onSend(text))) onDraft(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  if (closed) return <p className="border-t border-line px-4 py-4 text-sm text-ink-3">{closed}</p>;
  return (
    <div className="flex items-end gap-1 border-t border-line py-2.5 pr-1 pl-3">
      <textarea
        ref={inputRef}
        rows={1}
        maxLength={MAX}
        aria-label={t.message}
        placeholder={t.message}
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={onKeyDown}
        className={`${controlClass} field-sizing-content max-h-32 min-h-11 resize-none py-2.5`}
      />
      <IconButton label={t.send} onClick={() => void send()} aria-disabled={draft.trim() === ""}>
        <SendHorizontal />
      </IconButton>
    </div>
  );
}

/** What is said at the table. */
export function Chat({ lines }: { lines: ChatLine[] }) {
  const { chat: t, frame } = useTexts("table");
  return (
    <StickyFoot label={frame.tabs.chat}>
      {lines.length === 0 && <p className="m-auto font-display text-ink-2">{t.empty}</p>}
      {lines.map((line) => (
        <Said key={line.id} line={line} stamped />
      ))}
    </StickyFoot>
  );
}
