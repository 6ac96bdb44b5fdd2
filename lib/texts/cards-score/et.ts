import { cardCount, cardIn, points } from "../cards/et";
import { speechOf } from "../speech";
import type { Who } from "../who";
import { to, within } from "../who.et";
import type { CardsScoreTexts } from "./en";

const { plural, list, number, signed } = speechOf("et");

const tricks = (n: number): string => plural(n, { one: "1 tihi", other: `${n} tihi` });
const bags = (n: number): string => plural(n, { one: "1 liigtihi", other: `${n} liigtihi` });
const named = (people: readonly Who[]): string =>
  list(people.map((who, at) => (who.you && at === 0 ? "Sina" : within(who))));

export const cardsScore: CardsScoreTexts = {
  score: number,
  gain: signed,

  scores: {
    title: "Seis",
    player: "Mängija",
    side: "Pool",
    bid: "Pakkumine",
    deal: "Jagamine",
    tricks: "Tihid",
    place: "Koht",
    total: "Kokku",
    none: "–",
  },

  sides: {
    we: "Meie",
    they: "Nemad",
    names: named,
  },

  why: {
    bidTaken: ({ you }, bid, taken) => (you ? `pakkusid ${bid}, võtsid ${taken}` : `pakkus ${bid}, võttis ${taken}`),
    declared: (bid, made) => `pakkumine ${bid}, kokku ${made}${made < bid ? ": jäi täitmata" : ""}`,
    nilMade: "null õnnestus",
    nilFailed: ({ you }, taken) => `null ebaõnnestus, ${you ? "võtsid" : "võttis"} ${taken}`,
    tricks: (taken, over) =>
      over > 0 && taken > over ? `${tricks(taken)}, ${taken - over} üle ${over}` : tricks(taken),
    madeTrump: (taken, alone, failed) =>
      `tegi trumbi${alone ? " ja mängis üksi" : ""}${failed ? ", aga sai ainult" : ":"} ${tricks(taken)}`,
    cardsLeft: (count, times) =>
      `${cardCount(count)} jäi kätte${times > 1 ? `, igaüks loeb ${times === 2 ? "topelt" : `${times}-kordselt`}` : ""}`,
    otherUnder: (under, atClose) =>
      atClose
        ? `sulgemise ajal ${under <= 1 ? "polnud teisel ühtki tihi" : `oli teisel alla ${under} punkti`}`
        : under <= 1
          ? "teisel pole ühtki tihi"
          : `teisel on alla ${under} punkti`,
    closedInVain: (none) => `talon suleti asjata${none ? ", kui siin polnud veel ühtki tihi" : ""}`,
    knocked: (other, own) => `${other} miinus ${own}`,
    gin: (other, bonus) => `${other} ja džinni eest ${bonus}`,
    undercut: (difference, bonus) => `${difference} ja ülelöömise eest ${bonus}`,
    points: (taken, inTricks) => `${points(taken)}, ${tricks(inTricks)}`,
    taken: (cards, inTricks) =>
      [
        tricks(inTricks),
        ...(cards.length > 0
          ? [
              cards
                .map(({ count, card, worth }) =>
                  card === null
                    ? `${cardCount(count)}, igaüks ${number(worth)}`
                    : `${cardIn(card, "nom")} ${number(worth)}`,
                )
                .join("; "),
            ]
          : []),
      ].join(": "),
    lastTrick: (worth) => `${signed(worth)} viimase tihi eest`,
    talon: "ja talon",
    bags: (left) => `${bags(left)} edasi kaasas`,
    bagsCharged: (count, worth) => `${signed(worth)}: ${bags(count)}`,
    shot: (people, all, others) => {
      const withYou = people.some(({ you }) => you);
      const verb = withYou === people.length > 1 ? (withYou ? "saite" : "sai") : "said";
      return `${named(people)} ${verb} kõik ${points(all)}: teised saavad igaüks ${others}.`;
    },
  },

  result: {
    title: "Jagamise tulemus",
    seriesOver: "Seeria on läbi",
    deal: (deal) => `${deal}. jagamine`,
    allTricks: "Kõik tihid",
    allRounds: "Kõik ringid",
    allBeaten: "Löödud rünnakud",
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
    beaten: "Rünnak löödi tagasi.",
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
