"use client";
import "@/components/ui/zod-in-browser";
import { useMemo } from "react";
import { readTemplateText } from "@/lib/contracts/template";
import { compileTemplate, templateInfo } from "@/lib/engine/cards/compile";
import { templateWords } from "@/lib/engine/cards/words";
import { useLanguage, useTexts } from "../texts/context";
import { Markdown } from "../ui/markdown";
import { FactList } from "./fact-list";
import { factsOf } from "./facts";

/** How the game's page will look: facts and rules, as soon as the text is sound. */
export default function TemplatePreview({ source }: { source: string }) {
  const { preview: t } = useTexts("gameEditor");
  const { facts } = useTexts("games");
  const { suit } = useTexts("cards");
  const language = useLanguage();
  const info = useMemo(() => {
    const read = readTemplateText(source);
    const game = read.ok ? compileTemplate(read.value.file) : null;
    return game?.ok ? templateInfo(game.value) : null;
  }, [source]);
  if (!info) return <p className="text-ink-2">{t.none}</p>;
  const { name, description, words } = templateWords(info, [language]);
  return (
    <div>
      <h3 className="display-xl">{name}</h3>
      <FactList facts={factsOf(info, { facts, suit, words })} className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2" />
      <div className="mt-4 border-t border-line pt-2">
        {description ? <Markdown>{description}</Markdown> : <p className="mt-2 text-ink-2">{t.noRules}</p>}
      </div>
    </div>
  );
}
