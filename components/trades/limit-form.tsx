"use client";
import { type FormEvent, useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { Button } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { unlessLost } from "../ui/unless-lost";
import { tradeProblem } from "./trade-problem";

type Props = {
  /** One's own limit; null: as the club has it. */
  limit: number | null;
  club: number;
  setLimit(given: unknown): Promise<Result<{ limit: number | null }, Refusal>>;
};

/** Sets from how many copies on one's others are for trade. */
export function LimitForm({ limit, club, setLimit }: Props) {
  const { swaps: t, problems } = useTexts("trades");
  const [busy, begin] = useTransition();
  const [typed, setTyped] = useState(limit === null ? "" : String(limit));
  const [said, setSaid] = useState<Refusal | "saved" | null>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const given = { limit: typed.trim() === "" ? null : Number(typed) };
    begin(async () => {
      const answer = await unlessLost(setLimit(given), { ok: false, error: { code: "trade/lost" } } as const);
      setSaid(answer.ok ? "saved" : answer.error);
    });
  };
  return (
    <form onSubmit={onSubmit} aria-label={t.limit} className="flex flex-col gap-2">
      <Field
        label={t.limit}
        help={t.limitHelp(club)}
        error={said !== null && said !== "saved" ? tradeProblem(said, problems) : undefined}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setSaid(null);
          }}
        />
      </Field>
      <div className="flex items-center gap-3">
        <Button type="submit" busy={busy}>
          {busy ? t.saving : t.save}
        </Button>
        <p role="status" aria-live="polite" className="text-sm text-ink-2">
          {!busy && said === "saved" && t.saved}
        </p>
      </div>
    </form>
  );
}
