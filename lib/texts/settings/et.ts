import { type Device, PASSWORD_MIN } from "../../contracts/account-words";
import { speechOf } from "../speech";
import type { SettingsTexts } from "./en";

const { plural, number } = speechOf("et");

const device = ({ browser, system }: Device): string =>
  system === null ? (browser ?? "Tundmatu brauser") : `${browser ?? "Tundmatu brauser"} (${system})`;

export const settings: SettingsTexts = {
  title: "Seaded",
  lead: (nick, guest) => (guest ? `Mängid nimega ${nick}.` : `Sina oled ${nick}.`),
  seeProfile: "Vaata oma profiili",

  keep: {
    title: "Jäta see konto alles",
    lead: "Külaline on olemas ainult selles brauseris. Hüüdnime ja parooliga on su kohad ja mängud sinu omad kõikjal.",
    verb: "Vali hüüdnimi ja parool",
  },

  notices: {
    title: "Teated",
    lead: "Kuidas sulle öeldakse su käigust, tulemustest ja sellest, mis su kontoga juhtub: siin, meiliga, selles brauseris.",
    verb: "Vali, kuidas",
  },

  profile: {
    title: "Profiil",
    colour: "Värv",
    colours: {
      felt: "kalev",
      brass: "messing",
      sky: "taevas",
      rose: "roos",
      plum: "ploom",
      clay: "savi",
      moss: "sammal",
      ink: "tint",
    },
    emblem: "Embleem",
    emblems: {
      initials: "initsiaalid",
      wheel: "ratas",
      tower: "torn",
      ship: "laev",
      key: "võti",
      leaf: "leht",
      star: "täht",
      bell: "kelluke",
      fish: "kala",
      crown: "kroon",
      moon: "kuu",
      anvil: "alasi",
    },
    realName: "Pärisnimi",
    about: "Endast",
    aboutHelp: "Mida ja millal mängid ning kellega tahaksid mängida.",
    language: "Keel",
    languageHelp: "Saidi keel, ka nendel mängudel, mis on tõlgitud.",
    browserLanguage: "Brauseri järgi",
    zone: "Ajavöönd",
    zoneHelp: "Selle järgi käivad väljavõtte päevad.",
    verb: "Salvesta profiil",
    busy: "Salvestan…",
    done: "Su profiil on salvestatud.",
  },

  appearance: {
    title: "Välimus",
    theme: "Teema",
    themes: { system: "Nagu seadmes", light: "Hele", dark: "Tume" },
    faces: "Mängukaardid",
    drawn: "Joonistatud",
    drawnHelp: "Maja oma pildid ja märgid.",
    glyph: "Kirjamärgid",
    glyphHelp: "Kirjatüübi kaardid, nagu tekstis.",
    fourColours: "Igal mastil oma värv",
    fourColoursHelp: "Risti roheline ja ruutu sinine: kergem eristada.",
    verb: "Salvesta välimus",
    busy: "Salvestan…",
    done: "Salvestatud.",
  },

  password: {
    title: "Parool",
    current: "Praegune parool",
    new: "Uus parool",
    newHelp: `Vähemalt ${PASSWORD_MIN} märki. Teised seadmed logitakse välja.`,
    change: "Muuda parooli",
    set: "Määra parool",
    busy: "Muudan…",
    done: "Parool on muudetud. Teised seadmed on välja logitud.",
  },

  factor: {
    title: "Sisselogimise teine samm",
    on: "Sisselogimisel küsitakse seda pärast parooli.",
    off: "Autentimisrakendus või pääsuvõti hoiab teised eemal ka siis, kui nad su parooli teavad. Ühekordsed koodid aitavad, kui parooli unustad.",
    change: "Muuda",
    setUp: "Seadista",
  },

  sites: {
    title: "Teised saidid",
    lead: "Logi siia sisse kontoga, mis sul seal on.",
    link: (site) => `Seo: ${site}`,
    unlink: (site) => `Eemalda seos: ${site}`,
    unlinked: "Seos on eemaldatud.",
  },

  sessions: {
    title: "Seansid",
    lead: "Jääd sisse logituks kolmkümmend päeva pärast viimast külastust, kõige rohkem üheksakümmend päeva.",
    guestLead: "Välja loginud külaline tagasi ei saa: jäta enne konto alles.",
    list: "Kus oled sisse logitud",
    device,
    own: "See seade",
    from: (address) => (address === null ? "Sellest arvutist" : `Aadress ${address}`),
    since: "Sisse logitud:",
    seen: "Viimati nähtud:",
    end: "Logi välja",
    endThis: (from, address) => `Logi välja: ${device(from)}, aadress ${address}`,
    confirm: "Logi see seade välja",
    ended: "See seade on välja logitud.",
    endOthers: "Logi kõik teised seadmed välja",
    busy: "Login välja…",
    othersEnded: (ended) =>
      plural(ended, {
        one: "Üks teine seade on välja logitud.",
        other: `${number(ended)} teist seadet on välja logitud.`,
      }),
    endHere: "Logi siin välja",
  },
};
