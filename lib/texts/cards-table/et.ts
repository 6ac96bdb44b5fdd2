import {
  bid,
  cardCount,
  cardCountIn,
  cardIn,
  cardsIn,
  cards as cardTexts,
  levelIn,
  ordinal,
  points,
  suitIn,
} from "../cards/et";
import { lowerFirst, speechOf, upperFirst } from "../speech";
import type { Who } from "../who";
import { to } from "../who.et";
import { actAsks, actFelt, actVerbs, laidOpen } from "./acts.et";
import type { CardsTableTexts } from "./en";
import { turns } from "./turns.et";

const { plural, list, number } = speechOf("et");

type Place = { to: Who } | "play" | "then";

const placeOf = (place: Place): string => {
  if (place === "play") return "käimiseks";
  return place === "then" ? "lisaks" : to(place.to);
};

export const cardsTable: CardsTableTexts = {
  bid,
  ordinal,

  status: {
    none: "Kaarte pole veel jagatud",
    bidding: (deal) => `${deal}. jagamine, pakkumine`,
    giving: (deal) => `${deal}. jagamine, kaartide andmine`,
    over: (deal) => `${deal}. jagamine on läbi`,
    deal: (deal) => `${deal}. jagamine`,
    trick: (deal, trick) => `${deal}. jagamine, ${trick}. tihi`,
    round: (deal, round) => `${deal}. jagamine, ${round}. ring`,
  },

  turn: turns,

  verbs: {
    ...actVerbs,
    title: "Mida saad teha",
    more: "Veel",
    moreActions: "Veel tegevusi",
    play: (cards, how) => {
      const then = how.along.map((group) => `, lisaks ${cardsIn(group, "nom")}`).join("");
      const what = how.combo && cards.length > 3 ? `välja: ${cardTexts.combo(how.combo)}` : cardsIn(cards, "nom");
      const played = `Käi ${what}${how.faceDown ? ", pilt all" : ""}${then}`;
      const names = how.named ? [`nimeta ${suitIn(how.named, "nom")}`] : [];
      return list([played, ...names, ...how.specials.map((special) => `kuuluta ${lowerFirst(special)}`)]);
    },
    playLater: (card) => `Käi ${cardIn(card, "nom")}, kui on sinu kord`,
    unqueue: "Võta tagasi",
    giveTo: (cards, whom) =>
      `Anna ${to(whom)} ${cards.length > 2 ? cardCountIn(cards.length, "nom") : cardsIn(cards, "nom")}`,
    makeTrump: (letter) => `Trump on ${suitIn(letter, "nom")}`,
    makeTrumpAlone: (letter) => `Trump on ${suitIn(letter, "nom")}, mängin üksi`,
    makeTrumpAloneShort: "Mängin üksi",
    nameTrump: "Nimeta trump",
    layAway: (cards) => `Pane kõrvale ${cardsIn(cards, "nom")}`,
    giveAll: (count) => `Anna need ${cardCount(count)}`,
    pass: "Passi",
    draw: (count) => `Võta ${cardCountIn(count, "nom")}`,
    nameSuit: "Nimeta järgmine mast",
    retreat: "Tagane ja korja kaarte",
    retreatShort: "Tagane",
    look: "Vaata oma kaarte",
    redeal: "Palu uusi kaarte",
    redealShort: "Uued kaardid",
    sell: "Pane talon müüki",
    sellShort: "Müü talon",
    bid: (said) => `Paku ${bid(said)}`,
    choose: (count) => (count > 1 ? `Vali ${count} kaarti` : "Vali kaart"),
    chooseMore: (count) => (count > 1 ? `Vali veel ${count} kaarti` : "Vali veel üks kaart"),
    chooseToLay: (count) => `Vali ${cardCountIn(count, "nom")} kõrvale panemiseks`,
    chooseToGive: (count) => `Vali antavad kaardid: ${count}`,
    chooseBid: "Vali, mitu tihi",
    chooseFirst: "Vali enne oma käest.",
    deal: "Jaga kaardid",
    dealNext: "Jaga uuesti",
    newSeries: "Alusta uut seeriat",
    lastTrick: "Viimane tihi",
    discards: "Ärapandud",
    hint: "Vihje",
    takeBack: "Võta tagasi",
    sheet: "Punktileht",
    keys: "Klahvid",
    prefs: "Sinu seaded",
  },

  ask: {
    ...actAsks,
    title: (verb) => `${verb}?`,
    blind: "Sa pole oma kaarte vaadanud.",
    unseen: "Sa pole oma kaarte vaadanud.",
    redealTitle: "Kas palud uusi kaarte?",
    redeal: "See jagamine lõpeb kõigi jaoks ega lähe arvesse. Siis jagatakse uuesti.",
    sellTitle: "Kas paned taloni müüki?",
    sell: "Talon pööratakse ümber ja kõik võivad veel kord sinust rohkem pakkuda. Kui keegi ei paku, võtad selle tagasi ega saa seda selles jagamises enam müüa.",
  },

  bidPad: {
    title: "Sinu pakkumine",
    without: "Paku pimesi…",
    blind: "Pakkumine pimesi",
    bid: "Pakkumine",
    suit: "Mast",
  },

  felt: {
    ...actFelt,
    bidFact: (said) => (said.pass ? "passis" : `pakkus ${bid(said)}`),
    points: (n) => `${number(n)} p`,
    tricks: (n) => plural(n, { one: "1 tihi", other: `${n} tihi` }),
    tricksOf: (n, promised) => `${n}/${promised} tihist`,
    bags: (n) => plural(n, { one: "1 liigtihi", other: `${n} liigtihi` }),
    partner: "sinu paariline",
    deals: "jagaja",
    attacks: "ründaja",
    defends: "kaitsja",
    takes: "võtja",
    total: (n) => `kokku ${number(n)}`,
    cards: (n) => plural(n, { one: "kaart", other: "kaarti" }),
    onTable: "Kaardid laual",
    pass: "pass",
    onItsWay: "Teel lauale:",
    declared: (special, worth) => (worth === null ? upperFirst(special) : `${upperFirst(special)}, ${points(worth)}`),
    yourCard: "sinu kaart",
    talon: "Talon",
    talonForSale: "Talon on müügis",
    talonOf: (count) => `Talon, ${cardCount(count)}`,
    toDraw: (count) => `${cardCount(count)} alles`,
    pileOf: (count) => `Hunnik, ${cardCount(count)}`,
    laidAway: (who, card) => `${who.you ? "Sina panid" : `${who.name} pani`} maha ${cardIn(card, "gen")}`,
    onPile: (count) => `Hunnikus ${count}`,
    emptyPile: "hunnik on tühi",
    pickedUp: (who, count) => (who.you ? `Korjasid üles ${count}` : `${who.name} korjas üles ${count}`),
    played: (who, groups) => {
      const cards = groups.map((group) => cardsIn(group, "gen")).join(", lisaks ");
      return who.you ? `Käisid ${cards}` : `${who.name} käis ${cards}`;
    },
    trump: "Trump",
    nextSuit: "Järgmine mast",
    toBeDrawn: "Võtta",
    owed: cardCount,
    revolution: "Revolutsioon",
    lowIsHigh: (level) => `kõrgeim on ${levelIn(level, "nom")}`,
    contractOf: (who) => (who.you ? "Pakkusid" : `${who.name} pakkus`),
    madeBy: (who) => (who.you ? "Trumbi tegid sina" : `Trumbi tegi ${who.name}`),
    sitsOut: "jääb vahele",
  },

  laidOpen,

  hand: {
    yours: (count) => `Sinu käsi, ${cardCount(count)}`,
    turnOver: (count) => (count === 1 ? "Pööra oma kaart ümber" : `Pööra oma ${count} kaarti ümber`),
    faceDown: (count) => (count === 1 ? "Sinu kaart, pilt all" : `Sinu ${count} kaarti, pildid all`),
    fresh: (card) => `${cardIn(card, "nom")}, uus`,
    next: "kohe",
    hint: "vihje",
    trump: "trump",
    open: "kõik näevad",
    away: "kõrvale",
    goesAlong: "lisaks",
    all: "Kõigi kaardid",
    of: (who) => (who.you ? "Sinu kaardid" : `Kaardid: ${who.name}`),
  },

  slots: {
    gifts: "Antavad kaardid",
    move: "Selle käigu kaardid",
    play: "Käi",
    alongside: "Lisaks",
    removeFrom: (card, place) => `Võta tagasi ${cardIn(card, "nom")}, mis oli valitud ${placeOf(place)}`,
    chooseFor: (count, place) => `Vali ${cardCountIn(count, "nom")} ${placeOf(place)}`,
    nextSuit: "Järgmine mast:",
    trump: "Trump:",
    declare: "Kuuluta selle kaardiga",
    declareFor: (special, worth) =>
      worth === null ? `Kuuluta ${lowerFirst(special)}` : `Kuuluta ${lowerFirst(special)}, ${points(worth)}`,
    crawl: "Pilt all: keegi ei pea masti käima",
  },

  prefs: {
    title: "Sinu seaded",
    lead: "Need kehtivad selles brauseris igas lauas.",
    oneTap: "Üks puudutus käib kaardi",
    oneTapHelp: "Muidu puudutus valib kaardi ja kuldne nupp käib selle.",
    forced: "Mängi minu eest, kui mul valikut pole",
    forcedHelp: "Ainus kaart, mida tohib käia, või vältimatu pass. Teised võivad märgata, kui kiiresti see käib.",
    speed: "Kaartide liikumine",
    speeds: { slow: "Aeglane", normal: "Tavaline", fast: "Kiire", still: "Ei liigu" },
    size: "Kaartide suurus",
    sizes: { normal: "Tavaline", large: "Suur" },
    faces: "Kaardipildid",
    faceKinds: { drawn: "Joonistatud", glyph: "Märgid" },
    colours: "Igal mastil oma värv",
    coloursHelp: "Ruutu on sinine, risti on roheline.",
    sounds: "Helid",
    soundKinds: { off: "Pole", turn: "Minu kord", all: "Kõik" },
  },

  keys: {
    title: "Klahvid lauas",
    replayTitle: "Korduse klahvid",
    step: "Samm tagasi, samm edasi",
    ends: "Algusesse, lõppu",
    playPause: "Käivita, peata",
    aloud: "Loe laud ette",
    show: "Näita neid klahve",
    arrows: "Liigu kaardilt kaardile",
    firstTen: "Vali üks esimesest kümnest kaardist",
    byPlace: "Vali kaart järjekorranumbri järgi",
    nextTen: "Vali üks järgmisest kümnest",
    enter: "Vajuta kuldset nuppu või vali fookuses kaart",
    escape: "Tühista oma valik",
    look: "Vaata oma kaarte",
    lookThenTrick: "Vaata oma kaarte, hiljem viimast tihi",
    lastTrick: "Vaata viimast tihi",
    bid: "Paku",
    pass: "Passi",
    retreat: "Tagane",
    done: "Ära rohkem juurde viska",
    takeTop: "Võta hunniku pealmine",
    knock: "Koputa",
    swap: "Vaheta kaart avatud kaardi vastu",
    takeBack: "Palu oma viimane käik tagasi võtta",
    hint: "Küsi vihjet",
    chat: "Kirjuta vestlusse",
  },

  menu: {
    deal: "Jaga kohe",
    end: "Lõpeta see jagamine…",
    askEnd: {
      title: "Kas lõpetad selle jagamise?",
      text: "Keegi punkte ei saa ja kaardid jagatakse uuesti.",
      verb: "Lõpeta jagamine",
    },
    allAgree: "See sünnib, kui kõik mängijad nõustuvad.",
    reset: "Uus seeria…",
    askReset: {
      title: "Kas alustad uut seeriat?",
      text: "Kõigi punktid algavad jälle nullist. Punktilehele jääb see seeria alles.",
      verb: "Alusta uut seeriat",
    },
  },
};
