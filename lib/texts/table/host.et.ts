import { speechOf } from "../speech";
import type * as english from "./host.en";

/** What whoever runs a table reads in its menu, its invitations and its settings. */

const { plural } = speechOf("et");

export const menu: typeof english.menu = {
  title: "Laua menüü",
  showCode: "Näita QR-koodi",
  copyLink: "Kopeeri link",
  settings: "Laua seaded",
  pause: "Pane laud pausile",
  goOn: "Jätka",
  addSeat: "Lisa koht",
  invite: "Kutsu keegi…",
  layDown: "Pane amet maha…",
  askLayDown: {
    title: "Kas paned ameti maha?",
    text: "Edaspidi vaatad nagu kõik teised. Selles mängus sa enam kaasa mängida ei saa: oled näinud, mida mängijad ei näe.",
    verb: "Pane maha",
  },
  close: "Sulge laud…",
  leave: "Lahku lauast…",
  askLeave: {
    title: "Kas lahkud lauast?",
    idle: "Sinu koht vabaneb.",
    playing: "Selle mängu lõpuni mängib sinu eest robot. Seni saad oma kohale tagasi tulla.",
    verb: "Lahku lauast",
  },
  askClose: {
    title: "Kas sulged laua?",
    text: "Siin ei saa siis enam mängida. Mängitut saab endiselt korrata.",
    verb: "Sulge laud",
  },
};

export const invite: typeof english.invite = {
  title: "Kutsu keegi",
  nick: "Hüüdnimi",
  to: "Kelleks",
  toSeat: "Mängima",
  offices: {
    observer: "Vaatlejaks",
    omniscient: "Vaatama kõike, ka varjatut",
    master: "Mängujuhiks",
  },
  send: "Kutsu",
  nobody: (nick) => `Liiget nimega ${nick} ei ole.`,
  nickEmpty: "Sisesta tema hüüdnimi.",
  sits: (nick) => `${nick} juba istub siin.`,
  lost: "Otsimine ei õnnestunud. Proovi hetke pärast uuesti.",
  sent: (nick) => `${nick} on kutsutud. Ta näeb kutset fuajees ja lehel „Lauad”.`,
  asked: (to) =>
    to === null
      ? "Sind on kutsutud siia mängima."
      : to === "master"
        ? "Sind on kutsutud siia mängujuhiks."
        : to === "omniscient"
          ? "Sind on kutsutud seda mängu vaatama nii, et näed kõike."
          : "Sind on kutsutud seda mängu vaatlema.",
  accept: "Võta vastu",
  decline: "Ei, aitäh",
  yours: (office) =>
    office === "master"
      ? "Oled siin mängujuht."
      : office === "omniscient"
        ? "Vaatad seda mängu ja näed kõike."
        : "Oled siin vaatleja.",
  holds: (name, office, copies = false) =>
    `${name}: ${office === "master" ? "mängujuht" : office === "omniscient" ? "näeb kõike" : "vaatleja"}${copies ? ", saab kõigi kirjade koopiad" : ""}`,
  giveCopies: (name) => `Saada kõigi kirjade koopiad: ${name}`,
  endCopies: (name) => `Ära saada enam koopiaid: ${name}`,
};

export const settings: typeof english.settings = {
  title: "Laua seaded",
  name: "Nimi",
  nameEmpty: "Anna lauale nimi.",
  nameLong: (most) => `Lühenda nimi ${most} tähemärgini.`,
  entry: "Kes võib liituda",
  entries: { open: "Igaüks", request: "Kelle ma sisse lasen", closed: "Mitte keegi" },
  pace: "Aeg ühe käigu jaoks",
  paceHelp:
    "Kui aeg otsa saab, mängib robot, kuni mängija on tagasi. Ajapiiranguta mängib robot selle eest, kes on lauast kolm minutit eemal olnud.",
  noLimit: "Piiranguta",
  seconds: (count) => plural(count, { one: "1 sekund", other: `${count} sekundit` }),
  minutes: (count) => plural(count, { one: "1 minut", other: `${count} minutit` }),
  days: (count) => plural(count, { one: "1 päev", other: `${count} päeva` }),
  listed: "Nähtav fuajees",
  listedHelp: "Muidu leiavad laua ainult need, kellel on link.",
  anonymous: "Nimesid ei näidata",
  anonymousHelp: "Enne mängu lõppu ei öelda kellelegi, kes kus istub. Vestlus on seni suletud.",
  save: "Salvesta seaded",
  failed: "Salvestamine ei õnnestunud. Proovi uuesti.",
};
