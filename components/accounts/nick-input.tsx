"use client";
import type { ReactNode } from "react";
import { useTexts } from "@/components/texts/context";
import type { FormState } from "@/lib/contracts/form";
import { Field, TextInput } from "../ui/field";
import { fieldText } from "./problems";

type Props = {
  /** What was typed comes back with it, and what is wrong with it. */
  state: FormState;
  help?: ReactNode;
  /** What stands there at first. */
  given?: string | undefined;
};

/** Asks for somebody's own nick. */
export function NickInput({ state, help, given }: Props) {
  const shared = useTexts("accounts");
  const { nick } = useTexts("signIn");
  return (
    <Field label={nick} help={help} error={fieldText(state.fields?.nick, shared)}>
      <TextInput
        name="nick"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={state.values?.nick ?? given}
      />
    </Field>
  );
}
