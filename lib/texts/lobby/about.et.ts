import { players } from "../counts.et";
import type * as english from "./about.en";

const TRAITS: typeof english.about.traits = {
  tricks: "tihid",
  pile: "üks hunnik",
  rounds: "ringid",
  bidding: "pakkumine",
  trumps: "trumbid",
  talon: "talon",
  partners: "paarilised",
  points: "punktid",
  low: "vähim võidab",
  ranks: "kohad",
};

/** What somebody who does not know a game wants to know of it. */
export const about: typeof english.about = {
  games: {
    arschloch: {
      name: "Arschloch",
      sentence: "Saa esimesena kõik kaardid käest: pane sama tugev, löö üle või passi. Kes jääb viimaseks, see maksab.",
      length: "5 minutit jagamine",
    },
    "five-sheets": {
      name: "Viis lehte",
      sentence: "Löö üle kasvava hunniku pealmine kaart või võta tükk sellest endale. Kellele jäävad kaardid, kaotab.",
      length: "10 minutit",
    },
    hearts: {
      name: "Ärtu",
      sentence: "Ära võta ühtki ärtut ja kõige vähem poti emandat. Või võta kõik. Võidab, kellel on vähim punkte.",
      length: "umbes 30 minutit",
    },
    whist: {
      name: "Vist",
      sentence: "Kaks kahe vastu, pakkumiseta: trumbi määrab viimasena jagatud kaart, loevad tihid üle kuue.",
      length: "umbes 20 minutit",
    },
    spades: {
      name: "Potimäng",
      sentence: "Kaks kahe vastu: ütle, mitu tihi sa võtad, ja võta need. Trump on poti.",
      length: "umbes 40 minutit",
    },
    "oh-hell": {
      name: "Ennustusvist",
      sentence: "Ütle täpselt, mitu tihi sa võtad. Üks rohkem on sama halb kui üks vähem.",
      length: "umbes 30 minutit",
    },
    sueca: {
      name: "Sueca",
      sentence: "Kaks kahe vastu, Portugali lemmik: enim maksavad ässad ja seitsmed, võiduks on vaja 61 punkti 120-st.",
      length: "umbes 20 minutit",
    },
    briscola: {
      name: "Briscola",
      sentence: "Kolm kaarti käes, avatud trump ja masti käima ei pea. Võidab see, kellel on üle 60 punkti.",
      length: "5 minutit jagamine",
    },
    president: {
      name: "President revolutsiooniga",
      sentence: "Tõuse kerjusest presidendiks. Neli võrdset kaarti pööravad järjekorra ümber.",
      length: "5 minutit jagamine",
    },
    "big-two": {
      name: "Suur kaks",
      sentence: "Vabane kolmeteistkümnest kaardist: üksikud, paarid, kolmikud ja viis kaarti nagu pokkeris.",
      length: "umbes 30 minutit",
    },
    "crazy-eights": {
      name: "Hullud kaheksad",
      sentence: "Sobita mast või tugevus või võta kaart. Kaheksad käivad kõige peale ja määravad masti.",
      length: "5 minutit jagamine",
    },
    "mau-mau": {
      name: "Mau-Mau",
      sentence: "Sobita mast või tugevus. Seitse paneb järgmise kaarte võtma, kaheksa jätab ta vahele.",
      length: "5 minutit jagamine",
    },
    euchre: {
      name: "Euchre",
      sentence: "Viis kaarti, kaks poolt ja trump, mida keegi peab julgema. Esimene pool 10 punktini.",
      length: "umbes 20 minutit",
    },
    schnapsen: {
      name: "Schnapsen",
      sentence: "Kakskümmend kaarti, viis käes: jõua 66-ni, sulge talon ja kuuluta enne teist.",
      length: "umbes 15 minutit",
    },
    durak: {
      name: "Durak",
      sentence: "Ründa, kaitse, viska juurde. Võitjat pole, on ainult kaotaja: kellele jäävad kaardid, on loll.",
      length: "5–10 minutit jagamine",
    },
    gin: {
      name: "Džinnrummi",
      sentence: "Võta, pane maha, kogu kolmikuid ja järjendeid ning koputa õigel hetkel. Esimesena 100-ni.",
      length: "umbes 20 minutit",
    },
    thousand: {
      name: "Tuhat",
      sentence:
        "Paku, mida su käsi väärt on, võta tihisid ja tee trump kuninga ning emandaga. Võidab see, kes saab esimesena 1000.",
      length: "umbes 45 minutit",
    },
  },
  other: (traits) => `Selles mängus: ${traits.map((trait) => TRAITS[trait]).join(", ")}.`,
  traits: TRAITS,
  players,
  difficulties: { easy: "lihtne", medium: "keskmine", demanding: "nõudlik" },
};
