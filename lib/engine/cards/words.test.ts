import { describe, expect, it } from "vitest";
import { isLanguage, languagesOf } from "./languages";
import { templateWords, wordIn } from "./words";

const GAME = {
  name: "Thousand",
  description: "The rules.",
  i18n: {
    en: { trump: "Trump", Pass: "No bid" },
    et: { "template.name": "Tuhat", "template.description": "Reeglid.", Pass: "Passin", wheels: "" },
    "pt-BR": { "template.name": "Mil", Pass: "Passo" },
    "zh-Hant-TW": { "template.name": "千" },
  },
};

describe("a template in a reader's languages", () => {
  it.each<[string[], string | null, string, string | undefined]>([
    [["et"], "et", "Tuhat", "Passin"],
    [["ET-ee"], "et", "Tuhat", "Passin"],
    [["pt-BR"], "pt-BR", "Mil", "Passo"],
    [["pt"], "pt-BR", "Mil", "Passo"],
    [["pt-PT"], "pt-BR", "Mil", "Passo"],
    [["zh-Hant-TW-x-private"], "zh-Hant-TW", "千", undefined],
    [["fi", "et", "en"], "et", "Tuhat", "Passin"],
    [["en", "et"], "en", "Tuhat", "No bid"],
    [["fi"], null, "Thousand", undefined],
    [[], null, "Thousand", undefined],
    [["constructor", "", "__proto__"], null, "Thousand", undefined],
  ])("%j", (languages, language, name, pass) => {
    const words = templateWords(GAME, languages);
    expect(words).toMatchObject({ language, name });
    expect(wordIn(words.words, "Pass")).toBe(pass);
  });

  it("takes each text from the first language that has it, and never an empty one", () => {
    const { words, description } = templateWords(GAME, ["et", "en"]);
    expect(words).toMatchObject({ Pass: "Passin", trump: "Trump" });
    expect(wordIn(words, "wheels")).toBeUndefined();
    expect(description).toBe("Reeglid.");
  });

  it("knows no text that only the platform's objects have", () => {
    for (const text of ["constructor", "toString", "__proto__", "hasOwnProperty"])
      expect(wordIn(templateWords(GAME, ["et"]).words, text)).toBeUndefined();
  });
});

it.each([
  ...[
    "en",
    "ET",
    "pt-BR",
    "zh-Hant",
    "zh-Hant-TW",
    "sr-Latn-RS",
    "de-CH-1996",
    "sl-rozaj-biske",
    "es-419",
    "mn-Cyrl-MN",
  ],
  ...["zh-yue", "en-u-ca-gregory", "x-klingon", "i-klingon", "en-a-bbb-x-a-ccc", "abcd", "qaa-Qaaa-QM-x-southern"],
])("%s is a language", (code) => {
  expect(isLanguage(code)).toBe(true);
});

it.each([
  "",
  "e",
  "en_US",
  "en-",
  "-en",
  "english language",
  "de-419-DE",
  "a-DE",
  "ar-a",
  "en-x",
  "123",
  "../en",
  "e\u0301n",
  "x",
])("%j is none", (code) => {
  expect(isLanguage(code)).toBe(false);
});

it("the languages to choose from are each there once, as the standard spells them", () => {
  expect(languagesOf([GAME, { i18n: { EN: {}, "pt-br": {}, "i-klingon": {}, nonsense_: {} } }])).toEqual([
    "en",
    "et",
    "i-klingon",
    "pt-BR",
    "zh-Hant-TW",
  ]);
});
