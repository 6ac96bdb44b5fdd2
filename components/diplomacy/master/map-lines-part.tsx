"use client";
import { useState } from "react";
import { linesOf } from "@/components/diplomacy/games/faults";
import { MorphField } from "@/components/diplomacy/games/morph-part";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import type { Desk } from "@/lib/contracts/diplomacy-desk";
import { Section } from "./game-part";

type Props = {
  config: Desk["config"];
  busy: boolean;
  /** `was`: the lines that whoever typed these saw in force. */
  set(lines: string[], was: readonly string[]): void;
};

/** The lines that this game adds to its map, teams among them. Where others come into force meanwhile, what was typed stays. */
export function MapLinesPart({ config, busy, set }: Props) {
  const { mapLines: t, settings } = useTexts("diplomacyMaster");
  const { map, mapText, morph } = config;
  const now = morph.join("\n");
  const [base, setBase] = useState(now);
  const [text, setText] = useState(now);
  const [heard, setHeard] = useState(now);
  const begin = () => {
    setBase(now);
    setText(now);
  };
  // The page has heard of other lines: where nothing else was typed, those are the text.
  if (heard !== now) {
    setHeard(now);
    if (text === base || linesOf(text).join("\n") === now) begin();
  }
  return (
    <Section title={t.title} lead={t.lead}>
      <MorphField {...{ map, mapText }} value={text} onChange={setText} refused={undefined} />
      {base !== now && (
        <div role="status">
          <p>{t.moved}</p>
          {now === "" ? (
            <p className="text-ink-2">{t.none}</p>
          ) : (
            <pre className="mt-1 overflow-x-auto rounded-sm bg-sunken p-2 text-sm">{now}</pre>
          )}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          busy={busy}
          reason={linesOf(text).join("\n") === now ? settings.unchanged : null}
          onClick={() => set(linesOf(text), morph)}
        >
          {t.set}
        </Button>
        {base !== now && <Button onClick={begin}>{t.take}</Button>}
      </div>
    </Section>
  );
}
