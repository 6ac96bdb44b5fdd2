import { cards, copies } from "../counts.et";
import { speechOf } from "../speech";
import type { DeckFilesTexts } from "./files.en";

const { number } = speechOf("et");

/** How decks come and go as files, and what they were before. */
export const deckFiles: DeckFilesTexts = {
  files: {
    load: "Impordi",
    loadLead: "Kleebi dekk, vali fail või lohista see siia: meie oma, GCCG, Apprentice, Arena, MTGO, Cockatrice.",
    text: "Dekk tekstina",
    textHelp: "Igal real üks kaart, näiteks 4 nimi. Enne sinu otsust ei võeta midagi.",
    choose: "Vali fail",
    tooLarge: "See fail on suurem, kui dekk olla saab.",
    atLine: (line, text) => `Rida ${number(line)}: ${text}`,
    found: (format, n, unknown) =>
      unknown === 0
        ? `Vorming ${format}: ${copies(n)}.`
        : `Vorming ${format}: ${copies(n)}. Arusaamatuid ridu: ${number(unknown)}.`,
    report: "Mis igast reast sai",
    everyLine: "Näita kõiki ridu",
    results: { matched: "loetud", guessed: "oletus", unknown: "arusaamatu", note: "märkus" },
    correct: (name, line) => `Kirjuta reale ${number(line)}: ${name}`,
    waits: "Loen…",
    full: "Nii palju üks dekk ei mahuta.",
    nothing: "Siin pole midagi võtta.",
    take: (n) => `Võta ${copies(n)}`,
    add: (n) => `Lisa dekile ${copies(n)}`,
    replace: (n) => `Asenda dekk: ${copies(n)}`,
    save: "Ekspordi",
    saveLead: "Fail programmile, milles sa mängid.",
    format: "Vorming",
    formats: {
      Gccg: "GCCG (.deck)",
      ASCII: "Tekst (.txt)",
      Apprentice: "Apprentice (.dec)",
      Cockatrice: "Cockatrice (.cod)",
      Arena: "Arena (.txt)",
      MTGO: "MTGO (.dek)",
      plain: "Ainult nimed (.txt)",
    },
    file: "Fail",
    copy: "Kopeeri",
    copied: "Kopeeritud",
    download: "Salvesta fail",
    picture: "Pilt",
    print: "Asenduskaardid",
    printLead: (name) => `Deki „${name}” kaardid päris suuruses, printimiseks ja väljalõikamiseks.`,
    printVerb: (n) => `Prindi ${cards(n)}`,
    what: "Millised kaardid",
    lacked: "Mis mul puudu on",
    all: "Kõik",
    nothingLacked: "Sul on kogu see dekk olemas: printida pole midagi.",
  },

  versions: {
    title: "Versioonid",
    lead: "Missugune dekk oli, kui sealt lahkusid.",
    show: "Versioonid",
    none: "Versioone veel pole. Üks jääb alles, kui dekist lahkud.",
    version: (n) => `Versioon ${number(n)}`,
    reasons: { left: "lahkumisel", registered: "registreerimisel" },
    now: "sama mis praegu",
    since: "Sellest alates",
    restore: (n) => `Mine tagasi versioonile ${number(n)}`,
    change: (before, after) => `${number(before)} → ${number(after)}`,
    hash: "Räsi",
    remark: (before, after) => `${before} → ${after}`,
  },
};
