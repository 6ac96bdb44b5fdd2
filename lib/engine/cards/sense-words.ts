import { isLanguage } from "./languages";
import { keyPath } from "./problem-path";
import { type Hint, meantValue } from "./say";
import { errorSince } from "./sense-report";
import { problem, type Report } from "./shape";
import type { TemplateFile } from "./template";

/** Languages that templates are most likely translated into; their English names are written for their codes. */
const LIKELY = [
  "et",
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pt",
  "nl",
  "sv",
  "fi",
  "nb",
  "da",
  "pl",
  "cs",
  "ru",
  "uk",
  "lv",
  "lt",
];

function codeHint(name: string): Hint {
  const names = new Intl.DisplayNames(["en"], { type: "language" });
  const code = LIKELY.find((one) => names.of(one)?.toLowerCase() === name.toLowerCase());
  return code ? meantValue(code) : "languageCodes";
}

/** Translations stand under language codes, each once. */
export function checkWords({ i18n }: TemplateFile, report: Report): void {
  const seen = new Set<string>();
  for (const code of Object.keys(i18n)) {
    const at = keyPath("$.i18n", code);
    const dashed = code.replaceAll("_", "-");
    if (!isLanguage(code))
      errorSince(
        2,
        report,
        at,
        "template/no_language",
        { is: "noLanguage", facts: { code: code.slice(0, 40) } },
        isLanguage(dashed) ? meantValue(dashed) : "languageCodes",
      );
    else if (/^[a-z]{4,}$/i.test(code))
      // The standard keeps such codes for languages to come.
      report.warnings.push(
        problem(at, "template/no_effect", { is: "unreadLanguage", facts: { code: code.slice(0, 40) } }, codeHint(code)),
      );
    else if (seen.has(code.toLowerCase()))
      errorSince(2, report, at, "template/twice", { is: "codeTwice", facts: { code } });
    seen.add(code.toLowerCase());
  }
}
