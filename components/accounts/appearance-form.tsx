"use client";
import { useActionState } from "react";
import { useTexts } from "@/components/texts/context";
import type { AppearanceForm as Appearance } from "@/lib/contracts/account";
import { THEMES } from "@/lib/contracts/account-words";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { Button } from "../ui/button";
import { Choice } from "./choice";
import { FormDone, FormProblem } from "./form-problem";
import { KeptForm } from "./kept-form";

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  appearance: Appearance;
};

/** How the house and its cards look to this member. */
export function AppearanceForm({ action, appearance }: Props) {
  const { appearance: t } = useTexts("settings");
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  return (
    <KeptForm action={send} className="flex flex-col gap-4">
      <FormProblem state={state} />
      <Choice
        legend={t.theme}
        name="theme"
        defaultValue={appearance.theme}
        options={THEMES.map((theme) => ({ value: theme, label: t.themes[theme] }))}
      />
      <Choice
        legend={t.faces}
        name="cardFaces"
        defaultValue={appearance.cardFaces}
        options={[
          { value: "drawn", label: t.drawn, help: t.drawnHelp },
          { value: "glyph", label: t.glyph, help: t.glyphHelp },
        ]}
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="fourColours"
          defaultChecked={appearance.fourColours}
          className="size-5 accent-primary"
        />
        <span>
          <span className="font-medium">{t.fourColours}</span>
          <span className="block text-sm text-ink-2">{t.fourColoursHelp}</span>
        </span>
      </label>
      <div className="flex items-center gap-4">
        <Button type="submit" kind="primary" busy={busy}>
          {busy ? t.busy : t.verb}
        </Button>
        <FormDone state={state} />
      </div>
    </KeptForm>
  );
}
