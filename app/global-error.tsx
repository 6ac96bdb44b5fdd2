"use client";
import { useSyncExternalStore } from "react";
import { EarlyPresses } from "@/components/shell/early-presses";
import { broken as en } from "@/lib/texts/broken/en";
import { broken as et } from "@/lib/texts/broken/et";
import { type Language, languageOf } from "@/lib/texts/languages";
import "./globals.css";

const TEXTS = { en, et };
const never = () => () => {};
const browsers = (): Language => languageOf(null, navigator.languages.join(","));
const unknown = (): Language => "en";

/** The last resort: even the shell broke, so it brings a page of its own, in the language that the browser asks for. */
export default function HouseError({ reset }: { error: Error; reset: () => void }) {
  const language = useSyncExternalStore(never, browsers, unknown);
  const t = TEXTS[language];
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
