"use client";
import { useActionState, useState } from "react";
import type { ProfileForm as Profile } from "@/lib/contracts/account";
import type { LocaleChoice } from "@/lib/contracts/account-words";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { Button } from "../ui/button";
import { controlClass, Field, Textarea, TextInput, useFieldProps } from "../ui/field";
import { AvatarPicker } from "./avatar-picker";
import { FormDone, FormProblem } from "./form-problem";
import { KeptForm } from "./kept-form";
import { fieldText } from "./problems";
import { ZoneField } from "./zone-field";

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  nick: string;
  profile: Profile;
};

/** What a member tells the others about themselves. */
export function ProfileForm({ action, nick, profile }: Props) {
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  const [planLength, setPlanLength] = useState(profile.plan.length);
  return (
    <KeptForm action={send} className="flex flex-col gap-4">
      <FormProblem state={state} />
      <AvatarPicker nick={nick} avatar={profile} />
      <Field label="Real name" optional error={fieldText(state.fields?.realName)}>
        <TextInput
          name="realName"
          autoComplete="name"
          maxLength={60}
          defaultValue={state.values?.realName ?? profile.realName}
        />
      </Field>
      <Field
        label="About you"
        optional
        help="What you play, when, and with whom you would like to."
        error={fieldText(state.fields?.plan)}
        count={{ used: planLength, max: 2000 }}
      >
        <Textarea
          name="plan"
          rows={5}
          defaultValue={state.values?.plan ?? profile.plan}
          onChange={(event) => setPlanLength(event.target.value.trim().length)}
        />
      </Field>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field label="Language" help="Of card tables, and of games that bring a translation.">
          <LocaleSelect locale={state.values?.locale ?? profile.locale} />
        </Field>
        <ZoneField zone={state.values?.zone ?? profile.zone} error={fieldText(state.fields?.zone)} />
      </div>
      <div className="flex items-center gap-4">
        <Button type="submit" kind="primary" busy={busy}>
          {busy ? "Saving…" : "Save profile"}
        </Button>
        <FormDone state={state} />
      </div>
    </KeptForm>
  );
}

const LOCALE_NAMES: Record<LocaleChoice, string> = { "": "What my browser asks for", en: "English", et: "Eesti" };

function LocaleSelect({ locale }: { locale: string }) {
  return (
    <select {...useFieldProps()} name="locale" defaultValue={locale} className={`${controlClass} h-11 bg-raised!`}>
      {Object.entries(LOCALE_NAMES).map(([value, name]) => (
        <option key={value} value={value} lang={value || undefined}>
          {name}
        </option>
      ))}
    </select>
  );
}
