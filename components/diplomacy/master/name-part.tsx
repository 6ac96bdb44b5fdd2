"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Field, TextInput } from "@/components/ui/field";
import { MOST_NAME } from "@/lib/engine/kernel/table/house-name";

type Props = { name: string; busy: boolean; set(name: string): void };

/** What a game is called in lists. */
export function NamePart({ name, busy, set }: Props) {
  const { name: t } = useTexts("diplomacyMaster");
  const [typed, setTyped] = useState(name);
  const wanted = typed.trim();
  return (
    <section className="flex flex-col gap-2">
      <Field label={t.label} className="max-w-120">
        <TextInput value={typed} maxLength={MOST_NAME} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <div>
        <Button
          dense
          busy={busy}
          reason={wanted === "" || wanted === name ? t.label : null}
          onClick={() => set(wanted)}
        >
          {t.set}
        </Button>
      </div>
    </section>
  );
}
