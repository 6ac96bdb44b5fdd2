"use client";
import { type FormEvent, useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import { formatMoney, readMoney } from "@/lib/engine/kernel/money";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { Button, buttonClass } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { Link } from "../ui/link";
import { randomText } from "../ui/random-text";
import { unlessLost } from "../ui/unless-lost";
import { egoProblem } from "./ego-problem";

type Things = { readonly money: number; readonly cards: number; readonly packs: number };
type Props = {
  /** Null: they have none. */
  ego: (Things & { readonly isOn: boolean }) | null;
  /** What they have of their own, in cents; null while they play the alter ego. */
  own: number | null;
  begin(given: unknown): Promise<Result<null, Refusal>>;
  go(given: unknown): Promise<Result<null, Refusal>>;
  end(given: unknown): Promise<Result<Things, Refusal>>;
};

const LOST = { ok: false, error: { code: "ego/lost" } } as const;

/** One's alter ego: what it has, begun, gone over to and back, ended. */
export function EgoPanel({ ego, own, begin, go, end }: Props) {
  const { ego: t } = useTexts("sealed");
  const [busy, start] = useTransition();
  const [typed, setTyped] = useState("");
  const [key, setKey] = useState(() => randomText(12));
  const [sure, setSure] = useState(false);
  const [said, setSaid] = useState<Refusal | string | null>(null);
  const run = <T,>(ask: () => Promise<Result<T, Refusal>>, done: (value: T) => string | null) =>
    start(async () => {
      const answer = await unlessLost<Result<T, Refusal>>(ask(), LOST);
      setSaid(answer.ok ? done(answer.value) : answer.error);
      // A lost answer is asked for again under its key.
      if (answer.ok || answer.error.code !== "ego/lost") setKey(randomText(12));
    });
  const onBegin = (event: FormEvent) => {
    event.preventDefault();
    const amount = readMoney(typed);
    if (!amount.ok || amount.value < 1) return setSaid({ code: "ego/malformed" });
    run(
      () => begin({ key, amount: amount.value }),
      () => {
        setTyped("");
        return null;
      },
    );
  };
  const problem = said !== null && typeof said === "object" ? egoProblem(said, t.problems) : null;
  return (
    <section aria-label={t[ego === null ? "none" : ego.isOn ? "on" : "off"]} className="flex flex-col gap-5">
      <div>
        <h2 className="display-xl">{t[ego === null ? "none" : ego.isOn ? "on" : "off"]}</h2>
        {ego && <p className="mt-1 tabular-nums">{t.has(formatMoney(ego.money), ego)}</p>}
        {ego?.isOn && <p className="mt-2 text-ink-2">{t.meanwhile}</p>}
        {(ego?.isOn || ego === null) && <p className="mt-2 text-ink-2">{t.shut}</p>}
      </div>
      {ego?.isOn && (
        <div className="flex flex-wrap gap-3">
          <Link href="/shop" className={buttonClass("secondary")}>
            {t.shop}
          </Link>
          <Link href="/decks" className={buttonClass("secondary")}>
            {t.decks}
          </Link>
        </div>
      )}
      {ego && (
        <Button
          kind="primary"
          className="self-start"
          busy={busy}
          onClick={() =>
            run(
              () => go({ on: !ego.isOn }),
              () => null,
            )
          }
        >
          {busy ? t.goBusy : ego.isOn ? t.goBack : t.goOver}
        </Button>
      )}
      {own !== null && (
        <form onSubmit={onBegin} className="flex flex-col gap-3" aria-label={ego ? t.more : t.begin}>
          <Field label={t.amount} help={t.amountHelp(formatMoney(own))}>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setSaid(null);
              }}
            />
          </Field>
          <Button type="submit" kind={ego ? "secondary" : "primary"} busy={busy} className="self-start">
            {busy ? t.beginBusy : ego ? t.more : t.begin}
          </Button>
        </form>
      )}
      {ego && (
        <div className="flex flex-col gap-2 border-t border-line pt-4">
          <p className="text-ink-2">{t.endLead}</p>
          <Button
            kind={sure ? "danger" : "ghost"}
            busy={busy}
            className="self-start"
            onClick={() => {
              if (!sure) return setSure(true);
              run(
                () => end({ key }),
                (back) => {
                  setSure(false);
                  return t.returned(formatMoney(back.money), back);
                },
              );
            }}
          >
            {busy ? t.endBusy : sure ? t.sure : t.end}
          </Button>
        </div>
      )}
      <p role="status" className={problem ? "text-danger empty:hidden" : "text-ok empty:hidden"}>
        {busy ? "" : (problem ?? (typeof said === "string" ? said : ""))}
      </p>
    </section>
  );
}
