import { speechOf } from "../speech";
import type { SecondFactorTexts } from "./en";

const { plural } = speechOf("et");

export const secondFactor: SecondFactorTexts = {
  title: "Sisselogimise teine samm",
  lead: "Midagi, mis sul on, lisaks paroolile, mida tead. Kes su parooli ära arvab, jääb ikkagi ukse taha.",
  back: "Tagasi seadete juurde",

  app: {
    title: "Autentimisrakendus",
    lead: "Rakendus su telefonis näitab iga poole minuti järel uut koodi.",
    begin: "Seadista rakendus",
    beginBusy: "Valmistan ette…",
    picture: "QR-kood rakendusega skaneerimiseks",
    scan: "Skaneeri pilt oma rakendusega või sisesta seal see võti:",
    code: "Kood, mida rakendus praegu näitab",
    finish: "Lülita sisse",
    finishBusy: "Kontrollin…",
    finished: "Nüüdsest küsitakse sisselogimisel su rakenduse koodi.",
    on: "Rakendus on seadistatud.",
    remove: "Eemalda rakendus",
    removeBusy: "Eemaldan…",
    removed: "Autentimisrakendus on eemaldatud.",
  },

  passkeys: {
    title: "Pääsuvõtmed",
    lead: "Sinu eest vastab su telefon, arvuti või turvavõti.",
    list: "Sinu pääsuvõtmed",
    added: "Lisatud:",
    used: "Viimati kasutatud:",
    remove: "Eemalda",
    removeThis: (name) => `Eemalda: ${name}`,
    removed: "Pääsuvõti on eemaldatud.",
    name: "Uue pääsuvõtme nimi",
    nameHelp: "Et sa selle ära tunneksid, näiteks „Minu telefon”.",
    someName: "Minu pääsuvõti",
    add: "Lisa pääsuvõti",
    addBusy: "Ootan…",
    done: "Pääsuvõti on lisatud. Nüüdsest küsitakse seda sisselogimisel.",
  },

  codes: {
    title: "Ühekordsed koodid",
    leadOn: "Igaüks asendab ühe korra teist sammu, kui telefon on kadunud.",
    leadOff: "Igaüks avab su konto ühe korra, kui unustad parooli.",
    left: (left) =>
      left === 0 ? "Sul pole ühtegi." : plural(left, { one: "Sul on alles üks.", other: `Sul on alles ${left}.` }),
    list: "Sinu uued koodid",
    make: "Tee kümme koodi",
    makeNew: "Tee kümme uut koodi",
    busy: "Teen koode…",
    done: "Kirjuta need üles või prindi välja: rohkem neid ei näidata.",
  },
};
