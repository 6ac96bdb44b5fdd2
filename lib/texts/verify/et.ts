import { speechOf } from "../speech";
import type { VerifyTexts } from "./en";

const { plural } = speechOf("et");

const FREE = "Keegi, ka mitte maja, ei saanud neid kaarte valida.";
const SEALED = "Need on just need kaardid, mis pitseeriti.";

/** The parts of a proof, by their names in the file. */
const PARTS: Readonly<Record<string, string>> = {
  v: "Versioon (v)",
  table: "Laua number (table)",
  anchor: "Ankur (anchor)",
  epoch: "Jagamise number (epoch)",
  seq: "Koht laua logis (seq)",
  commitment: "Pitser (commitment)",
  serverSeed: "Avatud seeme (serverSeed)",
  shares: "Mängijate osad (shares)",
  deck: "Kaardipakk (deck)",
  result: "Kaartide loend (result)",
  pack: "Paki number (pack)",
  contentsHash: "Trükipoognate räsi (contentsHash)",
  contents: "Trükipoognate kirjeldus (contents)",
};
const partName = (part: string): string => PARTS[part] ?? `Osa „${part}”`;

export const verify: VerifyTexts = {
  title: "Kas kõik oli aus?",
  lead: "Kaarte ei saa siin valida keegi, ka mitte maja: oma osa juhusest pitseerib ta enne laua avamist ja iga mängija brauser lisab enda osa. Kontrolli ise.",
  noTable: "Sellist lauda ei ole.",
  noDeal: "Sellist jagamist siin ei ole.",
  sealed: "Selles mängus jäävad möödunud käed varjatuks. Segamisi saab kontrollida, kui peremees on laua sulgenud.",
  noPack: "See pakk on veel kinni või sellise numbriga pakki ei ole. Kontrollida saab seda pärast avamist.",
  download: "Laadi tõend alla",
  handNow: "Sinu käsi praegu",
  dealsOf: (table) => `Jagamised lauas ${table}`,
  noDeals: "Ükski jagamine ei ole siin veel lõppenud. Kontrollida saab seda pärast lõppu.",
  deal: (series, deal) => `Seeria ${series}, jagamine ${deal}`,
  someDeal: "Jagamine",
  dealSealed: (series, deal) => `Seeria ${series}, jagamine ${deal}: pitseeritud kuni laua sulgemiseni`,
  anchor: "Avaldatud enne, kui keegi istus:",
  anchorOf: (anchor) => `ankur ${anchor}`,
  packOf: (product) => `Pakk: ${product}`,
  cardNumber: (number) => `kaart ${number}`,

  how: {
    title: "Kuidas juhus pitseeritakse",
    packs: [
      "Enne kui paki eest maksad, valib maja sellele saladuse ja näitab sulle selle pitserit: räsi, mis sobib ainult selle saladusega.",
      "Sinu brauser lisab omalt poolt osa, mida maja pitserit tehes ei teadnud. Võid selle ka ise kirjutada.",
      "Saladus ja sinu osa koos määravad, millised kaardid trükipoognatelt tulevad. Ka poognate räsi on näha.",
      "Kui pakk avatakse, näidatakse saladust. See peab sobima pitseriga ning saladusest ja sinu osast peavad tulema just sinu kaardid: „Kontrolli seda pakki” vaatab mõlemad üle.",
    ],
    tables:
      "Laua taga on iga segamisega samamoodi: maja osa pitseeritakse enne, kui keegi istub, iga mängija brauser lisab oma osa ja maja osa avatakse pärast jagamist.",
    packsTitle: "Pakid",
    tablesTitle: "Lauad",
  },

  given: {
    title: "Kontrolli tõendit, mille keegi sulle andis",
    lead: "Igal lõppenud jagamisel ja igal avatud pakil on tõend. Lauas on see „Aus segamine, tõestatud” taga ja pärast paki avamist „Kontrolli seda pakki” taga: „Laadi tõend alla” salvestab selle failina sulle või sellele, kellele sa selle saadad.",
    choose: "Vali fail…",
    paste: "Või kleebi selle sisu",
    here: "Kontroll toimub siin, sinu brauseris; midagi ei saadeta.",
    check: "Kontrolli",
    missing: "Vali fail või kleebi selle sisu.",
    tooLarge: "See fail on jagamise või paki tõendi jaoks liiga suur.",
  },

  problem: {
    noJson: "See ei ole JSON. Kleebi kogu fail, mille sa said.",
    noProof: "See ei ole jagamise ega paki tõend. Kleebi kogu fail, mille sa said.",
    noKind: "Fail ei ütle, kas see tõendab jagamist või pakki (kind). Kleebi kogu fail, mille sa said.",
    wrong: (part) => `${partName(part)} ei ole kirjas nii nagu tõendis. Kleebi fail muutmata kujul.`,
    lost: (part) => `${partName(part)} puudub. Kleebi kogu fail, mille sa said.`,
  },

  verdict: {
    own: {
      head: FREE,
      reason:
        "Maja pitseeris oma osa segamisest enne, kui su laud avati. Sinu brauser lisas pärast seda enda osa. See kontrolliti äsja sinu brauseris.",
    },
    players: {
      head: FREE,
      reason:
        "Maja pitseeris oma osa segamisest enne laua avamist ja iga mängija brauser lisas pärast seda enda osa. See kontrolliti äsja sinu brauseris.",
    },
    house: {
      head: SEALED,
      reason:
        "Ükski mängija ei lisanud sellele segamisele oma osa. Maja pitseeris selle enne jagamist ega ole seda muutnud.",
    },
    pack: {
      head: FREE,
      reason:
        "Maja pitseeris oma osa loosist enne, kui sa maksid, ja sinu brauser lisas enda osa. See kontrolliti äsja sinu brauseris.",
    },
    file: {
      head: SEALED,
      reason:
        "Kõik selles failis sobib kokku. Et see oli enne pitseeritud, tead siis, kui ankur või pitser on see, mida sulle enne kaarte näidati.",
    },
  },
  failed: {
    deal: "See jagamine ei ole see, mis pitseeriti.",
    pack: "See pakk ei ole see, mis pitseeriti.",
    draft: "Need pakid ei ole need, mis pitseeriti.",
  },
  failedWhy:
    "See, mida tõend ütleb, ja see, mis pitseeriti, ei sobi kokku. Allpool on näha, kus. Kui fail on selline, nagu sa selle said, näita seda haldusele.",
  yourCards: "Sinu kaardid selles jagamises",
  cards: "Kaardid",

  all: "Kontrolli kõik sammud ja tõend",
  proof: "Tõend",
  proofHelp: "Jagamise või paki fail JSON-kujul. Kontroll toimub siin, sinu brauseris; midagi ei saadeta.",
  holds: "õige",
  fails: "vale",
  steps: {
    seed: (times) =>
      times === 1
        ? "Avatud seemne räsi on ankur, mis avaldati laua avamisel."
        : `Avatud seemne räsimine ${times} korda annab ankru, mis avaldati laua avamisel.`,
    key: (shares) =>
      `Jagamise võti tuleb sellest seemnest ja mängijate ${shares === 1 ? "osast" : `osadest (${shares})`}.`,
    shuffle: "Paki segamine selle võtmega annab kaardid nii, nagu need jagati.",
    commitment: "Soolatud kaardid annavad pitseri, mis avaldati koos jagamisega.",
    noted_commitment: "Pitser on see, mis märgiti üles enne maksmist.",
    noted_sheets: "Trükipoognad on need, mis märgiti üles enne maksmist.",
    secret: "Avatud saladuse räsi on paki pitser.",
    sheets: "Trükipoognate räsi on see, mis on osa võtmest.",
    draw: "Loos nendelt poognatelt saladuse, poognate ja ostja osa võtmega annab paki kaardid.",
  },
  noCard: "kaarti ei ole",
  differ: (wrong, of) =>
    plural(wrong, {
      one: "Üks kaart erineb: märk näitab, kus.",
      other: `${of} kaardist erineb ${wrong}: märk näitab, kus.`,
    }),
  place: (place, drawn, said) => `koht ${place}: loositi ${drawn}, tõend ütleb ${said}`,

  hand: {
    held: "Need kaardid olid pakis sinu jaoks jagamise algusest peale: keegi ei ole neid pärast muutnud.",
    later: (count) =>
      count === 1
        ? "Üks kaart oli enne teise käes või laual. Seda saab kontrollida, kui jagamine on läbi: koht pakis reedaks, kelle oma see oli."
        : `${count} kaarti olid enne teise käes või laual. Neid saab kontrollida, kui jagamine on läbi: kohad pakis reedaksid, kelle omad need olid.`,
    changed: "Vähemalt üks neist kaartidest ei ole see, mis pitseeriti jagamise alguses. Ütle haldusele.",
    how: "Kuidas iga kaarti kontrolliti",
    card: (card, place, holds) =>
      `${card}, koht ${place} pakis: ${holds ? "nagu pitseeritud" : "mitte nagu pitseeritud"}`,
    seal: (root) => `Pitser ${root}`,
  },
};
