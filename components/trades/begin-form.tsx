"use client";
import { useRouter } from "next/navigation";
import { type FormEvent, useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import type { Goods } from "@/lib/engine/ccg/trade/goods";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { Button } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { randomText } from "../ui/random-text";
import { unlessLost } from "../ui/unless-lost";
import { tradeProblem } from "./trade-problem";

type Props = {
  with: string;
  /** What lies there from the first. */
  gives: Goods;
  wants: Goods;
  begin(given: unknown): Promise<Result<{ id: string }, Refusal>>;
};

const LOST = { ok: false, error: { code: "trade/lost" } } as const;

/** Begins a trade with somebody, and goes there. */
export function BeginForm({ with: first, gives, wants, begin: act }: Props) {
  const { list: t, problems } = useTexts("trades");
  const router = useRouter();
  const [busy, begin] = useTransition();
  const [nick, setNick] = useState(first);
  const [key, setKey] = useState<string | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const reason = nick.trim() === "" ? problems.nick : null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || reason !== null) return;
    const asked = key ?? randomText(12);
    setKey(asked);
    begin(async () => {
      const answer = await unlessLost(act({ key: asked, with: nick, gives, wants }), LOST);
      if (answer !== LOST) setKey(null);
      setProblem(answer.ok ? null : answer.error);
      if (answer.ok) router.push(`/trades/${answer.value.id}`);
    });
  };
  return (
    <form onSubmit={onSubmit} aria-label={t.begin} className="flex flex-col gap-3">
      <Field label={t.with} help={t.withHelp} error={problem ? tradeProblem(problem, problems) : undefined}>
        <TextInput
          autoComplete="off"
          maxLength={60}
          value={nick}
          onChange={(event) => {
            setNick(event.target.value);
            setKey(null);
            setProblem(null);
          }}
        />
      </Field>
      <Button type="submit" kind={reason === null ? "primary" : "secondary"} busy={busy} reason={reason}>
        <span className="truncate">{busy ? t.busy : reason === null ? t.verbWith(nick.trim()) : t.verb}</span>
      </Button>
    </form>
  );
}
