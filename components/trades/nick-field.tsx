"use client";
import { useId } from "react";
import { useTexts } from "@/components/texts/context";
import { Field, TextInput } from "../ui/field";
import { Suggestions } from "../ui/suggestions";
import { Face } from "./give-sure";
import type { Recipient } from "./recipient";
import { recipientProblem } from "./trade-problem";

type Props = {
  label: string;
  help: string;
  value: string;
  /** What is known of whom is meant (`useRecipient`). */
  recipient: Recipient;
  /** What is said beside who was found. */
  found(nick: string): string;
  /** Nicks to choose from. */
  partners: readonly string[];
  onChange(typed: string): void;
};

/** Asks for a member's nick: suggests those whom one knows, and says while one types who it is, or why it cannot be they. */
export function NickField({ label, help, value, recipient, found, partners, onChange }: Props) {
  const texts = useTexts("trades");
  const list = useId();
  return (
    <>
      <Field
        label={label}
        help={recipient.is === "looking" ? texts.give.looking : help}
        error={recipientProblem(recipient, texts) ?? undefined}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="none"
          maxLength={60}
          list={list}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <Suggestions id={list} of={partners} />
      <div role="status" aria-live="polite" className="-mt-2 empty:hidden">
        {recipient.is === "found" && <Face person={recipient.person} said={found(recipient.person.nick)} />}
      </div>
    </>
  );
}
