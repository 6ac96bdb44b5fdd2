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
  slug: string;
  name: string;
  /** Less high, for a card in a list. */
  dense?: boolean;
  play(before: FormState, form: FormData): Promise<FormState>;
};

/** To a table of one game in one click, with bots in the other seats. */
export function PlayWithBots({ slug, name, dense, play }: Props) {
  const [state, submit, busy] = useActionState(play, NO_FORM_STATE);
  const { start: t } = useTexts("lobby");
  const talk = useTexts("tableTalk");
  const accounts = useTexts("accounts");
  return (
    <form action={submit}>
      <ZoneInput />
      <input type="hidden" name="game" value={slug} />
      <input type="hidden" name="bots" value="1" />
      <Button type="submit" kind="brass" dense={dense ?? false} busy={busy} icon={<Play className="size-4.5" />}>
        <span aria-hidden="true">{t.withBots}</span>
        <span className="sr-only">{t.withBotsAt(name)}</span>
      </Button>
      {state.problem && !busy && (
        <p role="alert" className="mt-2 text-danger">
          {houseHelp(state.problem, talk) ?? problemText(state.problem, accounts)}
        </p>
      )}
    </form>
  );
}
