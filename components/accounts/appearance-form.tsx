"use client";
import { useActionState } from "react";
import type { AppearanceForm as Appearance } from "@/lib/contracts/account";
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
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  return (
    <KeptForm action={send} className="flex flex-col gap-4">
      <FormProblem state={state} />
      <Choice
        legend="Theme"
        name="theme"
        defaultValue={appearance.theme}
        options={[
          { value: "system", label: "As the device" },
          { value: "light", label: "Light" },
          { value: "dark", label: "Dark" },
        ]}
      />
      <Choice
        legend="Playing cards"
        name="cardFaces"
        defaultValue={appearance.cardFaces}
        options={[
          { value: "drawn", label: "Drawn", help: "Courts and pips of the house." },
          { value: "glyph", label: "Characters", help: "The cards of the font, as in a text." },
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
          <span className="font-medium">A colour for each suit</span>
          <span className="block text-sm text-ink-2">Clubs green and diamonds blue: easier to tell apart.</span>
        </span>
      </label>
      <div className="flex items-center gap-4">
        <Button type="submit" kind="primary" busy={busy}>
          {busy ? "Saving…" : "Save appearance"}
        </Button>
        <FormDone state={state} />
      </div>
    </KeptForm>
  );
}
