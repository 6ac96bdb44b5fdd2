"use client";
import { Play } from "lucide-react";
import { useActionState } from "react";
import { problemText } from "@/components/accounts/problems";
import { ZoneInput } from "@/components/accounts/zone-input";
import { houseHelp } from "@/components/table/house-sentences";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";

type Props = {
  /** Less high, between other small buttons. */
  dense?: boolean;
  play(before: FormState, form: FormData): Promise<FormState>;
};

/** To a game of Five Dyes in one click: with a deck of the house, against a bot, by the rules. */
export function PlayCards({ dense = false, play }: Props) {
  const [state, submit, busy] = useActionState(play, NO_FORM_STATE);
  const { collect: t } = useTexts("lobby");
  const talk = useTexts("tableTalk");
  const accounts = useTexts("accounts");
  return (
    <form action={submit}>
      <ZoneInput />
      <Button type="submit" kind="secondary" dense={dense} busy={busy} icon={<Play className="size-4.5" />}>
        {t.play}
      </Button>
      {state.problem && !busy && (
        <p role="alert" className="mt-2 text-danger">
          {houseHelp(state.problem, talk) ?? problemText(state.problem, accounts)}
        </p>
      )}
    </form>
  );
}
