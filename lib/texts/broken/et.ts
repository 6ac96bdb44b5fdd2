import type { BrokenTexts } from "./en";

export const broken: BrokenTexts = {
  title: "Maja on rivist väljas",
  text: "Andmebaasiga ei saa ühendust või käivitati leht äsja uuesti. Midagi sinu omast pole kadunud.",
  again: "Proovi uuesti",
};
