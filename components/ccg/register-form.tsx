"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { type Cents, formatMoney } from "@/lib/engine/kernel/money";
import { ActionForm, type FormAction } from "../ui/action-form";
import { Button } from "../ui/button";
import { useCollectionProblem } from "./collection-problem";

type Props = {
  action: FormAction;
  game: string;
  set: { code: string; name: string; total: number; bonus: Cents };
};

/** Registers a complete set in two steps: a copy of each card is bound for good. */
export function RegisterForm({ action, game, set: { code, name, total, bonus } }: Props) {
  const [asked, setAsked] = useState(false);
  const { register: t } = useTexts("collection");
  const words = useCollectionProblem();
  const verb = t.verb(formatMoney(bonus));
  return (
    <ActionForm action={action} words={words} hidden={{ game, set: code }} keyed className="mt-1.5 flex flex-col gap-2">
      {(busy) =>
        asked ? (
          <>
            <p className="text-sm">{t.help(total, name)}</p>
            <div className="flex flex-wrap gap-2">
              <Button type="submit" kind="primary" dense busy={busy}>
                {busy ? t.busy : verb}
              </Button>
              <Button kind="ghost" dense onClick={() => setAsked(false)}>
                {t.leave}
              </Button>
            </div>
          </>
        ) : (
          <Button
            dense
            onClick={() => setAsked(true)}
            aria-label={t.verbOf(formatMoney(bonus), name)}
            className="self-start"
          >
            {verb}
          </Button>
        )
      }
    </ActionForm>
  );
}
