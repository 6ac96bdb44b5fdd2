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
  set(lines: string[]): void;
};

/** The lines that this game adds to its map, teams among them. */
export function MapLinesPart({ config, busy, set }: Props) {
  const { mapLines: t, settings } = useTexts("diplomacyMaster");
  const { map, mapText, morph } = config;
  const old = morph.join("\n");
  const [text, setText] = useState(old);
  return (
    <Section title={t.title} lead={t.lead}>
      <MorphField {...{ map, mapText }} value={text} onChange={setText} refused={undefined} />
      <div>
        <Button
          busy={busy}
          reason={linesOf(text).join("\n") === old ? settings.unchanged : null}
          onClick={() => set(linesOf(text))}
        >
          {t.set}
        </Button>
      </div>
    </Section>
  );
}
