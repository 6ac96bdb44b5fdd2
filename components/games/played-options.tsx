import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";
import { type TemplateWords, wordIn } from "@/lib/engine/cards/words";
import { FactList } from "./fact-list";

type Props = { variants: NonNullable<TemplateInfo["variants"]>; words: TemplateWords["words"]; title: string };

/** What was chosen when the table was opened; nothing where the game leaves no choice. */
export function PlayedOptions({ variants, words, title }: Props) {
  if (variants.length === 0) return null;
  const said = (text: string): string => wordIn(words, text) ?? text;
  const facts = variants.map(({ name, choices, chosen }) => ({ name: said(name), value: said(choices[chosen] ?? "") }));
  return (
    <section className="mb-4 rounded-md border border-line bg-sunken p-3">
      <h3 className="font-semibold">{title}</h3>
      <FactList facts={facts} className="mt-2 flex flex-col gap-1.5" />
    </section>
  );
}
