"use client";
import { useActionState } from "react";
import type { NoticeLine } from "@/lib/contracts/account-words";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { Button } from "../ui/button";
import { Chip } from "../ui/chip";
import { Time } from "../ui/time";
import { noticeText } from "./notice-words";

type Props = {
  notices: readonly NoticeLine[];
  markRead: (state: FormState, form: FormData) => Promise<FormState>;
};

/** What a member should know about their account, the latest first. */
export function NoticeList({ notices, markRead }: Props) {
  const [, send, busy] = useActionState(markRead, NO_FORM_STATE);
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label="Notices" className="divide-y divide-line">
        {notices.map(({ id, at, kind, data, unread }) => (
          <li key={id} className="py-2.5 first:pt-0">
            <p>
              {noticeText(kind, data)} {unread && <Chip tone="brass">New</Chip>}
            </p>
            <Time at={at} className="text-sm text-ink-3" />
          </li>
        ))}
      </ul>
      {notices.some(({ unread }) => unread) && (
        <form action={send}>
          <Button type="submit" busy={busy}>
            I know about these
          </Button>
        </form>
      )}
    </div>
  );
}
