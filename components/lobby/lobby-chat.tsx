"use client";
import { useEffect, useRef, useState } from "react";
import { houseHelp } from "@/components/table/house-sentences";
import { SaidText } from "@/components/table/said-text";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import type { ChatView } from "@/lib/contracts/live";

type Props = {
  lines: readonly ChatView[];
  canWrite: boolean;
  /** Code of why the last line was not taken. */
  refused: string | null;
  /** Answers whether the line was taken. */
  onSay(text: string): Promise<boolean>;
};

/** The lobby's talk, newest last. What is being written stays until it was sent. */
export function LobbyChat({ lines, canWrite, refused, onSay }: Props) {
  const { chat: t } = useTexts("lobby");
  const talk = useTexts("tableTalk");
  const [draft, setDraft] = useState("");
  const [sending, setSending] = useState(false);
  const end = useRef<HTMLOListElement>(null);
  const last = lines.at(-1)?.id;
  useEffect(() => {
    if (last) end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [last]);
  const send = async () => {
    if (draft.trim() === "" || sending) return;
    setSending(true);
    const taken = await onSay(draft);
    setSending(false);
    if (taken) setDraft((now) => (now.startsWith(draft) ? now.slice(draft.length) : now));
  };
  return (
    <section aria-label={t.title} className="flex flex-col rounded-md border border-line bg-surface">
      <h2 className="display-xl px-4 pt-4 tablet:px-5">{t.title}</h2>
      {lines.length === 0 ? (
        <p className="px-4 py-6 text-ink-3 tablet:px-5">{t.empty}</p>
      ) : (
        <ol
          ref={end}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
          tabIndex={0}
          aria-label={t.messages}
          className="flex max-h-80 min-h-24 flex-col gap-1.5 overflow-y-auto px-4 py-3 tablet:px-5"
        >
          {lines.map((line) => (
            <li key={line.id} className="text-sm break-words">
              <span className="text-ink-3">
                <Time at={line.at} />
              </span>{" "}
              <Link href={`/u/${line.by.nick}`} className="font-semibold underline-offset-4 hover:underline">
                {line.by.nick}
              </Link>{" "}
              <span className="whitespace-pre-wrap">
                <SaidText text={line.text} />
              </span>
            </li>
          ))}
        </ol>
      )}
      {refused && (
        <p role="alert" className="px-4 pb-2 text-sm text-danger tablet:px-5">
          {houseHelp({ code: refused }, talk) ?? t.failed}
        </p>
      )}
      <div className="flex items-end gap-2 border-t border-line p-3">
        {canWrite ? (
          <>
            <Textarea
              rows={1}
              className="field-sizing-content max-h-32 min-h-11 resize-none"
              aria-label={t.message}
              placeholder={t.messageShort}
              maxLength={500}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || event.shiftKey) return;
                event.preventDefault();
                void send();
              }}
            />
            <Button onClick={() => void send()} busy={sending} reason={draft.trim() === "" ? t.writeFirst : null}>
              {t.send}
            </Button>
          </>
        ) : (
          <p className="px-1 py-2 text-sm text-ink-3">
            <Link href="/sign-in?next=/" className="underline underline-offset-4">
              {t.signIn}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
