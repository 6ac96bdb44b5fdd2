import { NICK_MAX, NICK_MIN, PASSWORD_MIN } from "../../contracts/account-words";
import type { SignInTexts } from "./en";

const nickHelp = `${NICK_MIN}–${NICK_MAX} märki: tähed, numbrid, _ või -.`;

export const signIn: SignInTexts = {
  nick: "Hüüdnimi",
  password: "Parool",
  newNickHelp: `${nickHelp} Teised näevad seda.`,
  newPasswordHelp: `Vähemalt ${PASSWORD_MIN} märki.`,
  checking: "Kontrollin…",

  in: {
    title: "Logi sisse",
    lead: "Logi sisse või mängi külalisena, siis avaneb leht, mida soovisid.",
    reasons: {
      buying: "Olid välja logitud ja midagi ei ostetud. Logi sisse: vorm on samasugune, nagu selle jätsid.",
    },
    verb: "Logi sisse",
    busy: "Login sisse…",
    bySite: (site) => `Logi sisse: ${site}`,
    newHere: "Oled siin esimest korda?",
    create: "Loo konto",
    keepsGuest: "Uuele kontole jääb alles kõik, mida oled külalisena mänginud.",
    forgot: "Unustasid parooli?",
    recover: "Unustasid parooli?",
  },

  up: {
    title: "Loo konto",
    verb: "Loo konto",
    busy: "Loon kontot…",
    bySite: (site) => `Jätka: ${site}`,
    have: "Sul on juba konto?",
    signIn: "Logi sisse",
    keep: {
      title: "Jäta see konto alles",
      lead: (nick) => `Sinu kohad ja mängud (${nick}) jäävad sulle uue hüüdnime all alles.`,
      verb: "Jäta see konto alles",
      busy: "Jätan alles…",
      leaves: "Külalisena mängitu jääb siis külalisele.",
    },
  },

  guest: {
    lead: "Või mängi kohe ja otsusta hiljem.",
    play: "Mängi külalisena",
    busy: "Teen ruumi…",
  },

  siteLost: "Teise saidiga ei saa ühendust. Proovi uuesti või kasuta hüüdnime ja parooli.",

  choose: {
    title: "Vali hüüdnimi",
    lead: "Teised näevad seda laudades. Hiljem seda muuta ei saa.",
    help: nickHelp,
    verb: "Võta see hüüdnimi",
    busy: "Võtan…",
  },

  prove: { verb: "Jätka" },

  code: {
    title: "Teine samm",
    head: "Veel üks samm",
    lead: (nick) => `${nick}, parool on õige. Kinnita nüüd teise sammuga, et see oled sina.`,
    code: "Kood",
    help: "Kuus numbrit autentimisrakendusest või üks su ühekordsetest koodidest.",
    oneTime: "Ühekordne kood",
    verb: "Logi sisse",
    another: "Logi sisse kellegi teisena",
  },

  recover: {
    title: "Ava oma konto uuesti",
    lead: "Meilis saadetud koodiga, oma ühekordse koodiga või koodiga, mille said klubi administraatorilt.",
    code: "Ühekordne kood",
    mail: {
      title: "Meiliga",
      lead: "Kui su kontol on kinnitatud meiliaadress, saadetakse sinna link. See kehtib ühe tunni.",
      verb: "Saada mulle link",
      busy: "Saadan…",
      done: "Kui niisugune konto on olemas ja sel on kinnitatud meiliaadress, on link sinna teel.",
    },
    byCode: "Koodiga",
    linkLead: "Vali uus parool ja konto on jälle avatud.",
    codeHelp: "Kakskümmend neli tähte ja numbrit kuues rühmas.",
    password: "Uus parool",
    passwordHelp: `Vähemalt ${PASSWORD_MIN} märki. Kõik seadmed logitakse välja.`,
    verb: "Ava konto",
    busy: "Avan…",
  },
};
