"use client";
import { EarlyPresses } from "@/components/shell/early-presses";
import { useLater } from "@/components/ui/use-later";
import { type BrokenTexts, broken } from "@/lib/texts/broken/en";
import type { Language } from "@/lib/texts/languages";
import "./globals.css";

const ENGLISH: { language: Language; t: BrokenTexts } = { language: "en", t: broken };
const OTHERS: Record<Exclude<Language, "en">, () => Promise<{ broken: BrokenTexts }>> = {
  et: () => import("@/lib/texts/broken/et"),
};
const isOther = (code: string): code is keyof typeof OTHERS => Object.hasOwn(OTHERS, code);

/** The words in the language that the browser asks for; every page carries this one, so that only English is in it. */
async function loadOwn(): Promise<typeof ENGLISH> {
  const codes = navigator.languages.map((tag) => tag.replace(/-.*/, ""));
  const code = codes.find((one) => one === "en" || isOther(one)) ?? "en";
  return isOther(code) ? { language: code, t: (await OTHERS[code]()).broken } : ENGLISH;
}

/** The last resort: even the shell broke, so it brings a page of its own. */
export default function HouseError({ reset }: { error: Error; reset: () => void }) {
  const { language, t } = useLater(loadOwn) ?? ENGLISH;
  return (
    <html lang={language}>
      <body>
        <title>Guildhall</title>
        <EarlyPresses />
        <main className="mx-auto max-w-md p-8 text-center">
          <h1 className="display-2xl">{t.title}</h1>
          <p className="my-4 text-ink-2">{t.text}</p>
          <button
            type="button"
            onClick={() => reset()}
            className="min-h-11 rounded-sm bg-primary px-5 font-semibold text-on-primary"
          >
            {t.again}
          </button>
        </main>
      </body>
    </html>
  );
}
