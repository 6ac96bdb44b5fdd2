"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import type { Goods } from "@/lib/engine/ccg/trade/goods";
import type { UserId } from "@/lib/engine/kernel/game";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { Button } from "../ui/button";
import { randomText } from "../ui/random-text";
import { unlessLost } from "../ui/unless-lost";
import { NickField } from "./nick-field";
import { recipientProblem, tradeProblem } from "./trade-problem";
import { useRecipient } from "./use-recipient";

type Props = {
  /** Who begins it. */
  self: UserId;
  with: string;
  /** Nicks that are suggested. */
  partners: readonly string[];
  /** What lies there from the first. */
  gives: Goods;
  wants: Goods;
  begin(given: unknown): Promise<Result<{ id: string }, Refusal>>;
};

const LOST = { ok: false, error: { code: "trade/lost" } } as const;

/** Begins a trade with somebody, who is looked up as their nick is typed, and goes there. */
export function BeginForm({ self, with: first, partners, gives, wants, begin: act }: Props) {
  const texts = useTexts("trades");
  const { list: t, give, problems } = texts;
  const router = useRouter();
  const [busy, begin] = useTransition();
  const [nick, setNick] = useState(first);
  const [key, setKey] = useState<string | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const recipient = useRecipient(nick, self);
  const person = recipient.is === "found" ? recipient.person : null;
  const reason =
    recipient.is === "nobody"
      ? problems.nick
      : person === null
        ? (recipientProblem(recipient, texts) ?? give.looking)
        : null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || person === null) return;
    const asked = key ?? randomText(12);
    setKey(asked);
    begin(async () => {
      const answer = await unlessLost(act({ key: asked, with: person.nick, gives, wants }), LOST);
      if (answer !== LOST) setKey(null);
      setProblem(answer.ok ? null : answer.error);
      if (answer.ok) router.push(`/trades/${answer.value.id}`);
    });
  };
  return (
    <form onSubmit={onSubmit} aria-label={t.begin} className="flex flex-col gap-3">
      <NickField
        label={t.with}
        help={t.withHelp}
        value={nick}
        {...{ recipient, partners }}
        found={t.found}
        onChange={(typed) => {
          setNick(typed);
          setKey(null);
          setProblem(null);
        }}
      />
      <Button type="submit" kind={reason === null ? "primary" : "secondary"} busy={busy} reason={reason}>
        <span className="truncate">{busy ? t.busy : person ? t.verbWith(person.nick) : t.verb}</span>
      </Button>
      <div role="status" aria-live="polite" className="empty:hidden">
        {!busy && problem && (
          <p className="rounded-sm bg-danger-soft px-3 py-2 text-danger">{tradeProblem(problem, problems)}</p>
        )}
      </div>
    </form>
  );
}
