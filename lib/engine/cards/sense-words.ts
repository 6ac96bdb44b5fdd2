import { isLanguage } from "./languages";
import { keyPath } from "./problem-path";
import { errorSince } from "./sense-report";
import type { Report } from "./shape";
import type { TemplateFile } from "./template";

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
        `"${code.slice(0, 40)}" is no language code`,
        isLanguage(dashed)
          ? `did you mean "${dashed}"?`
          : 'codes are those of BCP 47, such as "et", "pt-BR", "zh-Hant"',
      );
    else if (seen.has(code.toLowerCase()))
      errorSince(2, report, at, "template/twice", `"${code}" is there twice, in other letters`);
    seen.add(code.toLowerCase());
  }
}
