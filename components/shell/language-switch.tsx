"use client";
import { useRouter } from "next/navigation";
import { useLanguage, useTexts } from "@/components/texts/context";
import { LOCALES } from "@/lib/contracts/account-words";
import { LANGUAGE_NAMES } from "@/lib/texts/languages";
import { buttonClass } from "../ui/button";
import { speak } from "./speak";

/** The site's other languages, each as it calls itself, for whoever has set none. On a phone members find them in their profile. */
export function LanguageSwitch({ isMember }: { isMember: boolean }) {
  const { readIn } = useTexts("shell");
  const here = useLanguage();
  const { refresh } = useRouter();
  return (
    <fieldset aria-label={readIn} className={isMember ? "hidden tablet:flex" : "flex"}>
      {LOCALES.filter((language) => language !== here).map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          title={LANGUAGE_NAMES[language]}
          className={buttonClass("ghost", true)}
          onClick={() => {
            speak(language);
            refresh();
          }}
        >
          <span className="uppercase">{language}</span>
          <span className="sr-only">{LANGUAGE_NAMES[language]}</span>
        </button>
      ))}
    </fieldset>
  );
}
