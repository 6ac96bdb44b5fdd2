"use client";
import { useActionState, useState } from "react";
import { useTexts } from "@/components/texts/context";
import type { ProfileForm as Profile } from "@/lib/contracts/account";
import { LOCALES } from "@/lib/contracts/account-words";
import { type FormState, NO_FORM_STATE } from "@/lib/contracts/form";
import { LANGUAGE_NAMES } from "@/lib/texts/languages";
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
  const shared = useTexts("accounts");
  const { profile: t } = useTexts("settings");
  const [state, send, busy] = useActionState(action, NO_FORM_STATE);
  const [planLength, setPlanLength] = useState(profile.plan.length);
  return (
    <KeptForm action={send} className="flex flex-col gap-4">
      <FormProblem state={state} />
      <AvatarPicker nick={nick} avatar={profile} />
      <Field label={t.realName} optional error={fieldText(state.fields?.realName, shared)}>
        <TextInput
          name="realName"
          autoComplete="name"
          maxLength={60}
          defaultValue={state.values?.realName ?? profile.realName}
        />
      </Field>
      <Field
        label={t.about}
        optional
        help={t.aboutHelp}
        error={fieldText(state.fields?.plan, shared)}
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
        <Field label={t.language} help={t.languageHelp}>
          <LocaleSelect locale={state.values?.locale ?? profile.locale} />
        </Field>
        <ZoneField
          label={t.zone}
          help={t.zoneHelp}
          zone={state.values?.zone ?? profile.zone}
          error={fieldText(state.fields?.zone, shared)}
        />
      </div>
      <div className="flex items-center gap-4">
        <Button type="submit" kind="primary" busy={busy}>
          {busy ? t.busy : t.verb}
        </Button>
        <FormDone state={state} />
      </div>
    </KeptForm>
  );
}

function LocaleSelect({ locale }: { locale: string }) {
  const { profile: t } = useTexts("settings");
  return (
    <select {...useFieldProps()} name="locale" defaultValue={locale} className={`${controlClass} h-11 bg-raised!`}>
      <option value="">{t.browserLanguage}</option>
      {LOCALES.map((language) => (
        <option key={language} value={language} lang={language}>
          {LANGUAGE_NAMES[language]}
        </option>
      ))}
    </select>
  );
}
