"use client";
import { useState } from "react";
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
  const [text, setText] = useState("");
  const [missing, setMissing] = useState<string | null>(null);
  const change = (next: string) => {
    setText(next);
    setMissing(null);
    onCheck("");
  };
  const check = (given: string) => {
    onCheck(given);
    setMissing(given.trim() === "" ? "Choose a file, or paste what is in it." : null);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    change("");
    if (file.size > MOST) return setMissing("This file is too large to be a proof of a deal or a pack.");
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
      <p className="text-ink-2">
        Every deal that is over and every pack that is open has a proof. It is behind “Fair shuffle, proven” at a table,
        and behind “Verify this pack” after a pack was opened: “Download the proof” saves it as a file there, for you or
        for somebody whom you send it to.
      </p>
      <JsonFileButton onFile={(file) => void choose(file)}>Choose the file…</JsonFileButton>
      <Field
        label="Or paste what is in it"
        className="w-full"
        help="It is checked here in your browser; nothing is sent."
        error={missing ?? problem ?? undefined}
      >
        <Textarea
          rows={8}
          spellCheck={false}
          className="font-mono text-xs"
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      <Button type="submit" kind="primary">
        Check
      </Button>
    </form>
  );
}
