"use client";
import { useActionState } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { Button } from "../ui/button";
import { Chip } from "../ui/chip";
import { Time } from "../ui/time";

/** A notice with its sentence in the reader's language. */
export type SaidNotice = { id: string; at: number; sentence: string; href: string; unread: boolean };

type Action = (state: FormState, form: FormData) => Promise<FormState>;

type Props = { notices: readonly SaidNotice[]; markRead: Action };

/** What somebody was told, the latest first; each leads to what it is about. */
export function InboxList({ notices, markRead }: Props) {
  const t = useTexts("notices");
  const [, send, busy] = useActionState(markRead, NO_FORM_STATE);
  return (
    <div className="flex flex-col gap-4">
      {notices.some(({ unread }) => unread) && (
        <form action={send}>
          <Button type="submit" busy={busy}>
            {t.allRead}
          </Button>
        </form>
      )}
      <ul
        aria-label={t.title}
        className="divide-y divide-line rounded-md border border-line bg-surface px-4 tablet:px-5"
      >
        {notices.map((notice) => (
          <InboxItem key={notice.id} notice={notice} markRead={markRead} />
        ))}
      </ul>
    </div>
  );
}

/** A form for each: opening it in another tab must not depend on what was read before. */
function InboxItem({ notice, markRead }: { notice: SaidNotice; markRead: Action }) {
  const t = useTexts("notices");
  const [, send, busy] = useActionState(markRead, NO_FORM_STATE);
  const { id, at, sentence, href, unread } = notice;
  return (
    <li data-unread={unread || undefined} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className={unread ? "font-medium" : "text-ink-2"}>
          <Link href={href} className="break-words underline decoration-line underline-offset-3 hover:decoration-ink">
            {sentence}
          </Link>{" "}
          {unread && <Chip tone="brass">{t.new}</Chip>}
        </p>
        <Time at={at} className="text-sm text-ink-3" />
      </div>
      {unread && (
        <form action={send} className="phone:-ml-3.5">
          <input type="hidden" name="id" value={id} />
          <Button type="submit" dense kind="ghost" busy={busy} aria-label={t.markThis(sentence)}>
            {t.markRead}
          </Button>
        </form>
      )}
    </li>
  );
}
