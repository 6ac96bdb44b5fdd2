import { cardCount, points } from "../cards/et";
import { speechOf } from "../speech";
import { to, within } from "../who.et";
import type { CardsScoreTexts } from "./en";

const { plural, number, signed } = speechOf("et");

export const cardsScore: CardsScoreTexts = {
  score: number,
  gain: signed,

  scores: {
    title: "Seis",
    player: "Mängija",
    bid: "Pakkumine",
    deal: "Jagamine",
    tricks: "Tihid",
    place: "Koht",
    total: "Kokku",
    none: "–",
  },

  result: {
    title: "Jagamise tulemus",
    seriesOver: "Seeria on läbi",
    deal: (deal) => `${deal}. jagamine`,
    allTricks: "Kõik tihid",
    allRounds: "Kõik ringid",
    hands: "Jagatud käed",
    sheet: "Punktileht",
    rematch: "Uus mäng alustab järgmist seeriat: samad kohad, kõigi punktid jälle nullis.",
    takeTime: "Kiiret pole: uus jagamine algab, kui sina ütled. Kui lahkud, jääb koht sulle: leiad selle fuajeest.",
    finishLater: "Lõpeta hiljem",
    waitsForHost: "Järgmine jagamine ootab laua peremeest.",
    nextIn: "Järgmise jagamiseni",
    goOn: "Jätka",
    pause: "Paus",
    getsBest: (from, count) =>
      count === 1
        ? `Enne järgmise jagamise käike annab ${within(from)} sulle oma parima kaardi ja saab vastu ühe kaardi sinu valikul.`
        : `Enne järgmise jagamise käike annab ${within(from)} sulle ${count} oma parimat kaarti ja saab vastu ${count} kaarti sinu valikul.`,
    givesBest: (whom, count) =>
      count === 1
        ? `Enne järgmise jagamise käike annad ${to(whom)} oma parima kaardi ja saad vastu ühe kaardi tema valikul.`
        : `Enne järgmise jagamise käike annad ${to(whom)} ${count} oma parimat kaarti ja saad vastu ${count} kaarti tema valikul.`,
  },

  tricks: {
    pass: "pass",
    nobody: "Selle ei võtnud keegi.",
    took: (who, worth) => {
      const took = who.you ? "Sina võtad tihi" : `${who.name} võtab tihi`;
      return worth === null ? `${took}.` : `${took}, ${points(worth)}.`;
    },
    noneClosed: "Selles jagamises pole veel ühtegi tihi võetud.",
    nonePlayed: "Selles jagamises ei mängitud ühtegi tihi.",
    previous: "Eelmine tihi",
    next: "Järgmine tihi",
    at: (at, count) => `${at}/${count}.`,
    pickedUp: (count) => `korjas üles ${count}`,
    discarded: (count, open) =>
      open < count
        ? `Ära on pandud ${cardCount(count)}; viimased ${open} on pilt üleval.`
        : `Ära on pandud ${cardCount(count)}.`,
    talon: "Talon",
  },

  sheet: {
    empty: "Ükski jagamine pole veel lõppenud. Leht algab esimesest.",
    series: (series) => `${series}. seeria`,
    thisDeal: (score) => `See jagamine: ${number(score)}`,
    passed: "kõik passisid",
    redeal: "uued kaardid",
    stopped: "lõpetati enne",
    plot: "Punktid pärast iga jagamist; arvud on tabelis",
    deals: (count) => plural(count, { one: "1 jagamine", other: `${count} jagamist` }),
  },

  fairness: {
    proven: "Aus segamine, tõestatud",
    committed: "Aus segamine, kontrolli",
    replay: (deal) => `Korda ${deal}. jagamist`,
  },

  replay: (series, deal) => `Kordus: ${series}. seeria, ${deal}. jagamine.`,
};
