"use client";
import { Play } from "lucide-react";
import { useActionState } from "react";
import { problemText } from "@/components/accounts/problems";
import { ZoneInput } from "@/components/accounts/zone-input";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";

type Props = { play(before: FormState, form: FormData): Promise<FormState> };

/** To a game against bots in one click. */
export function PlayBots({ play }: Props) {
  const [state, submit, busy] = useActionState(play, NO_FORM_STATE);
  const { bots: t } = useTexts("diplomacyGames");
  const accounts = useTexts("accounts");
  return (
    <form action={submit}>
      <ZoneInput />
      <Button type="submit" kind="brass" busy={busy} icon={<Play className="size-4.5" />}>
        {busy ? t.busy : t.play}
      </Button>
      {state.problem && !busy && (
        <p role="alert" className="mt-2 text-danger">
          {problemText(state.problem, accounts)}
        </p>
      )}
    </form>
  );
}
