import { speechOf } from "../speech";
import type { ShellTexts } from "./en";

const { plural } = speechOf("et");

export const shell: ShellTexts = {
  readIn: "Loe saiti teises keeles",
  description: "Klubi mängumaja: kaardilauad inimeste ja robotitega ning mängud, mida liikmed ise kirjeldavad.",
  skip: "Otse sisu juurde",
  loading: "Laadin…",
  rooms: {
    title: "Ruumid",
    lobby: "Fuajee",
    tables: "Lauad",
    games: "Mängud",
    cards: "Kaardid",
    shop: "Pood",
    market: "Turg",
    diplomacy: "Diplomaatia",
  },
  signIn: "Logi sisse",
  signUp: "Liitu",
  account: {
    title: "Konto",
    menu: "konto",
    keep: "Jäta see konto alles",
    profile: "Profiil",
    statement: "Väljavõte",
    settings: "Seaded",
    verify: "Kontrolli ausust",
    staff: "Haldus",
    signOut: "Logi välja",
    signOutGuest: "Logi välja (see külaline kaob)",
  },
  bell: {
    label: (unread) =>
      unread === 0
        ? "Postkast"
        : plural(unread, { one: "Postkast, 1 uus teade", other: `Postkast, ${unread} uut teadet` }),
    most: "99+",
  },
  purse: {
    title: "Sinu kukkur",
    button: (money) => `Kukkur: ${money}`,
    statement: "Väljavõte",
    ego: "Teisik",
    egoTitle: "Sinu teisiku kukkur",
    egoButton: (money) => `Teisiku kukkur: ${money}`,
    toSealed: "Teisik: mis tal on ja tee tagasi",
    aside: (money) => `Ostupakkumiste jaoks on kõrvale pandud veel ${money}.`,
  },
  notFound: {
    title: "Siin pole midagi",
    text: "Sellel aadressil pole midagi. Võib-olla on see suletud või on aadress valesti kirjutatud.",
    toLobby: "Mine fuajeesse",
  },
  tableName: ({ nick, game, number }) =>
    `${game}${number === 1 ? "" : ` ${number}`}${nick === null ? "" : ` (${nick})`}`,
  noTable: {
    title: "Sellist lauda pole",
    text: "Sellel aadressil pole lauda. Kontrolli linki või leia fuajees teine laud.",
    openTables: "Vaata avatud laudu",
    open: "Ava laud",
  },
  error: {
    title: "Seda lehte ei saanud näidata",
    text: "Seda lehte ei saanud näidata. Midagi sinu omast pole kadunud.",
    number: (digest) => `Kui see kordub, ütle haldusele see number: ${digest}`,
    again: "Proovi uuesti",
  },
  replay: {
    title: "Kordus",
    sealed:
      "Selles mängus jäävad varasemad käed varjatuks. Mängijad saavad jagamist korrata nii, nagu nad ise seda nägid; kõigi kaarte saab näha, kui laud on suletud.",
    back: "Tagasi laua juurde",
    slower: "Oled lühikese aja jooksul palju kordusi avanud. Oota mõni minut ja ava see siis uuesti.",
  },
};
