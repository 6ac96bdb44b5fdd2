"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Field, Textarea } from "@/components/ui/field";
import { JsonFileButton } from "@/components/ui/json-file-button";

/** In bytes; proofs of deals and packs have some thousands. */
const MOST = 1_000_000;

type Props = {
  /** Why what was checked last is no proof. */
  problem: string | null;
  /** Checks this text; an empty one takes back what was said of another. */
  onCheck(text: string): void;
};

/** For a proof that somebody was given: as a file, or pasted. */
export function GivenProof({ problem, onCheck }: Props) {
  const { given: t } = useTexts("verify");
  const [text, setText] = useState("");
  const [missing, setMissing] = useState<string | null>(null);
  const change = (next: string) => {
    setText(next);
    setMissing(null);
    onCheck("");
  };
  const check = (given: string) => {
    onCheck(given);
    setMissing(given.trim() === "" ? t.missing : null);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    change("");
    if (file.size > MOST) return setMissing(t.tooLarge);
    const given = await file.text();
    setText(given);
    check(given);
  };
  return (
    <form
      className="flex flex-col items-start gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        check(text);
      }}
    >
      <p className="text-ink-2">{t.lead}</p>
      <JsonFileButton onFile={(file) => void choose(file)}>{t.choose}</JsonFileButton>
      <Field label={t.paste} className="w-full" help={t.here} error={missing ?? problem ?? undefined}>
        <Textarea
          rows={8}
          spellCheck={false}
          className="font-mono text-xs"
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      <Button type="submit" kind="primary">
        {t.check}
      </Button>
    </form>
  );
}
