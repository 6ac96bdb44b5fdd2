import type { DeckRule } from "../../contracts/formats";
import { copies } from "../counts.et";
import { speechOf } from "../speech";
import type { FormatsTexts } from "./en";

const { number, plural, either } = speechOf("et");
const cards = (n: number): string => plural(n, { one: "1 kaart", other: `${number(n)} kaarti` });
const LOTS = 999_999;

function explain(rule: DeckRule): string {
  switch (rule.rule) {
    case "minimum":
      return `Vähemalt ${cards(rule.count)}.`;
    case "maximum":
      return `Kõige rohkem ${cards(rule.count)}.`;
    case "sizes":
      return `Täpselt ${either(rule.counts.map(number))} kaarti.`;
    case "single":
      return rule.limit === 0 ? `${rule.name} on keelatud.` : `${rule.name}: kõige rohkem ${copies(rule.limit)}.`;
    case "any":
      return `${rule.name}: nii palju kui tahad.`;
    case "general":
      return `Kõike muud kõige rohkem ${copies(rule.limit)} sama nimega, kõik trükid kokku.`;
    case "set":
      return `Sari ${rule.set}: igast kaardist kõige rohkem ${copies(rule.limit)}.`;
    case "reprints":
      return `Kaardid, mis on ka sarjas ${rule.set}: igast nimest kõige rohkem ${copies(rule.limit)}.`;
    case "each":
      return rule.limit >= LOTS
        ? `Nii palju kui tahad kaarte, mille kohta kehtib: ${rule.having}`
        : `Igast kaardist, mille kohta kehtib järgmine, kõige rohkem ${copies(rule.limit)}: ${rule.having}`;
    case "like":
      return rule.limit === 0
        ? `Mitte ühtki kaarti, mille kohta kehtib: ${rule.having}`
        : `Kokku kõige rohkem ${cards(rule.limit)}, mille kohta kehtib: ${rule.having}`;
    case "check":
      return `${rule.text}: ${rule.using}`;
    case "pass":
      return "Kõik ülejäänu on lubatud.";
  }
}

export const formats: FormatsTexts = {
  title: "Formaadid",
  lead: "Mida dekis olla tohib: reeglid, mida liikmed kirjutavad. Sinu dekke kontrollitakse maja ja sinu enda formaatide järgi.",
  all: "Kõik formaadid",
  own: "Sinu formaadid",
  house: "Maja omad",
  others: "Teiste liikmete omad",
  none: "Veel pole.",
  begin: "Kirjuta formaat",
  by: (nick) => `autor ${nick}`,
  version: (n) => `versioon ${number(n)}`,
  newTitle: "Uus formaat",
  template:
    "# Formaat: selle nimi, siis mida deki iga osa sisaldada tohib.\nFormat Minu formaat\nRules for all parts\nGeneral limit 4\nRules for deck\nSize 40-\nOtherwise ok\n",
  name: "Pealkiri",
  rules: "Reeglid",
  isPublic: "Kõik võivad seda lugeda",
  isPublicHelp: "Seda kasutatakse ainult sinu dekkide puhul.",
  save: "Salvesta",
  saving: "Salvestan…",
  saved: (version) => `Salvestatud, versioon ${number(version)}.`,
  remove: "Kustuta",
  readOnly: "Muuta saab ainult autor.",
  copy: "Kirjuta selle järgi enda oma",
  problems: "Mis on valesti",
  noProblems: "Kõik read on arusaadavad.",
  line: (n) => `Rida ${number(n)}`,
  plain: "Lihtsate sõnadega",
  allParts: "Kõik osad kokku",
  part: (part) => `Osa: ${part}`,
  explain,
  rest: "Mida ükski reegel ei luba, pole lubatud.",
  tried: "Sinu dekid",
  triedNone: "Sul pole selle mängu dekki, mille peal proovida.",
  legal: "lubatud",
  illegal: (n) => plural(n, { one: "1 põhjus", other: `${number(n)} põhjust` }),
  refusals: {
    signIn: "Logi enne sisse.",
    membersOnly: "Külalised formaate ei kirjuta.",
    faulty: (line) => `Rida ${number(line)} on vigane. Midagi ei salvestatud.`,
    noSuchFormat: "Sellist formaati pole või pole see sinu oma.",
    tooMany: (most) => `Sul on ${number(most)} formaati. Kustuta enne mõni.`,
    changed: "Seda muudeti teisel lehel. Kopeeri, mida kirjutasid, ja laadi leht uuesti.",
    title: "Anna sellele kuni 60-täheline pealkiri.",
    long: "Reeglid on liiga pikad.",
    wait: "See läks liiga kiiresti. Oota veidi ja proovi uuesti.",
    lost: "Serverini ei jõua. Proovi uuesti.",
    other: "See ei õnnestunud. Laadi leht uuesti.",
  },
};
