"use client";
import { useState } from "react";
import { type Cents, formatMoney } from "@/lib/engine/kernel/money";
import { ActionForm, type FormAction } from "../ui/action-form";
import { Button } from "../ui/button";
import { collectionProblem } from "./collection-words";

type Props = {
  action: FormAction;
  game: string;
  set: { code: string; name: string; total: number; bonus: Cents };
};

/** Registers a complete set in two steps: a copy of each card is bound for good. */
export function RegisterForm({ action, game, set: { code, name, total, bonus } }: Props) {
  const [asked, setAsked] = useState(false);
  const verb = `Register for ${formatMoney(bonus)}`;
  return (
    <ActionForm
      action={action}
      words={collectionProblem}
      hidden={{ game, set: code }}
      keyed
      className="mt-1.5 flex flex-col gap-2"
    >
      {(busy) =>
        asked ? (
          <>
            <p className="text-sm">
              One copy of each of the {total} cards of {name} stays in your binder for good. It cannot be sold, given or
              traded.
            </p>
            <div className="flex flex-wrap gap-2">
              <Button type="submit" kind="primary" dense busy={busy}>
                {busy ? "Registering…" : verb}
              </Button>
              <Button kind="ghost" dense onClick={() => setAsked(false)}>
                Leave it
              </Button>
            </div>
          </>
        ) : (
          <Button dense onClick={() => setAsked(true)} aria-label={`${verb}: ${name}`} className="self-start">
            {verb}
          </Button>
        )
      }
    </ActionForm>
  );
}
