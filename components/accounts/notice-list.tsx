"use client";
import { useActionState } from "react";
import { useTexts } from "@/components/texts/context";
import { type NoticeLine, readDevice } from "@/lib/contracts/account-words";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { Button } from "../ui/button";
import { Chip } from "../ui/chip";
import { Time } from "../ui/time";
import { isThisMachine } from "./this-machine";

type Props = {
  notices: readonly NoticeLine[];
  markRead: (state: FormState, form: FormData) => Promise<FormState>;
};

/** What a notice kept of what happened. */
const factsOf = ({ device = "", address = "", by }: NoticeLine["data"]) => ({
  device: readDevice(device),
  address: isThisMachine(address) ? "localhost" : address,
  byStaff: by === "staff",
});

/** What a member should know about their account, the latest first. */
export function NoticeList({ notices, markRead }: Props) {
  const { notices: t } = useTexts("settings");
  const [, send, busy] = useActionState(markRead, NO_FORM_STATE);
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={t.title} className="divide-y divide-line">
        {notices.map(({ id, at, kind, data, unread }) => (
          <li key={id} className="py-2.5 first:pt-0">
            <p>
              {t.said[kind](factsOf(data))} {unread && <Chip tone="brass">{t.new}</Chip>}
            </p>
            <Time at={at} className="text-sm text-ink-3" />
          </li>
        ))}
      </ul>
      {notices.some(({ unread }) => unread) && (
        <form action={send}>
          <Button type="submit" busy={busy}>
            {t.read}
          </Button>
        </form>
      )}
    </div>
  );
}
