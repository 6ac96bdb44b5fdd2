import type { CheckTexts } from "../../contracts/template-problems";

const shown = (char: string | null): string => (char === null ? "teksti lõpp" : JSON.stringify(char));

/** Mida öeldakse tekstist, mis pole JSON. */
export const json: CheckTexts["json"] = {
  emptyText: 'tekst on tühi: alusta nii: {"name": …, "opts": {…}}',
  unreadable: "seda ei saa lugeda",
  afterEnd: ({ char }) => `pärast lõppu on veel ${shown(char)}`,
  commaBefore: ({ close }) => `märgi "${close}" ees on koma`,
  equalsSign: 'võtme ja väärtuse vahel on ":", mitte "="',
  colonMissing: ({ char }) => `puudub ":", selle asemel on ${shown(char)}`,
  noComments: 'JSON-is pole kommentaare: kirjuta märkus võtmena, mis algab märgiga "_"',
  semicolon: 'väärtuste vahel on ",", mitte ";"',
  rangeIsList: ({ from, to }) => `arvud ühest teiseni on loetelu: kirjuta [${from}, ${to}]`,
  leadingZero: "arvud ei alga nulliga",
  commaAtEnd: "rea lõpust puudub koma",
  commaMissing: ({ close, char }) => `puudub koma või "${close}", selle asemel on ${shown(char)}`,
  unendedText: "tekst ei lõpe oma real või on selles kurakaldkriips, mis midagi ei tähenda",
  doubleQuotes: "tekstid on jutumärkides",
  straightQuotes: 'tekstid on sirgetes jutumärkides: "…"',
  noPlus: "arvude ees pole plussmärki",
  keyMissing: ({ char }) => `puudub jutumärkides võti, selle asemel on ${shown(char)}`,
  valueMissing: ({ char }) => `puudub väärtus, selle asemel on ${shown(char)}`,
  keyQuotes: ({ word }) => `võtmed on jutumärkides: kirjuta "${word}"`,
  wordMeans: ({ word, meant }) => `kirjuta ${meant}, mitte ${word}`,
  wordQuotes: ({ word }) => `kirjuta jutumärkides "${word}", mitte ${word}`,
};
