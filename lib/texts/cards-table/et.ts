import { bid, cardCountIn, cardIn, cardsIn, levelIn, ordinal, suitIn } from "../cards/et";
import { speechOf } from "../speech";
import type { Who } from "../who";
import type { CardsTableTexts } from "./en";

const { plural, list, either, number, signed } = speechOf("et");

const points = (n: number) => plural(n, { one: "1 punkt", other: `${number(n)} punkti` });
const cardCount = (n: number) => plural(n, { one: "1 kaart", other: `${n} kaarti` });
const lower = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/** "Mira", "sina": names stay as they are, so sentences keep them in the nominative. */
const within = ({ name, you }: Who): string => (you ? "sina" : name);
/** "mängijale Mira", "sulle" */
const to = ({ name, you }: Who): string => (you ? "sulle" : `mängijale ${name}`);

type Place = { to: Who } | "play" | "then";

const placeOf = (place: Place): string => {
  if (place === "play") return "käimiseks";
  return place === "then" ? "lisaks" : to(place.to);
};

export const cardsTable: CardsTableTexts = {
  bid,
  ordinal,
  score: number,
  gain: signed,

  status: {
    none: "Kaarte pole veel jagatud",
    bidding: (deal) => `${deal}. jagamine, pakkumine`,
    giving: (deal) => `${deal}. jagamine, kaartide andmine`,
    over: (deal) => `${deal}. jagamine on läbi`,
    deal: (deal) => `${deal}. jagamine`,
    trick: (deal, trick) => `${deal}. jagamine, ${trick}. tihi`,
    round: (deal, round) => `${deal}. jagamine, ${round}. ring`,
  },

  turn: {
    yours: "Sinu kord.",
    lead: "Sina alustad.",
    hiddenTrick: "Selles tihis käiakse pilt all: käi ükskõik milline kaart.",
    follow: (led) => `Käi ${suitIn(led, "part")}.`,
    trumpWith: (trump) => `Löö üle trumbiga: ${suitIn(trump, "nom")}.`,
    without: (led) => `Sul pole ${suitIn(led, "part")}: käi ükskõik milline kaart.`,
    any: "Käi ükskõik milline kaart.",
    emptyPile: "Hunnik on tühi: sina alustad.",
    answer: (how, cards, instead) => {
      const verb = { beat: "Löö üle", match: "Pane sama tugev kui", matchOrBeat: "Pane sama tugev või löö üle" }[how];
      const other = instead === null ? "" : instead === "pass" ? " või passi" : " või tagane";
      return `${verb} ${cardsIn(cards, "nom")}${other}.`;
    },
    cannotBeat: (cards, instead) => {
      const other = instead === null ? "" : instead === "pass" ? ": passi" : ": tagane";
      return `Sul pole, millega üle lüüa ${cardsIn(cards, "part")}${other}.`;
    },
    mayRedeal: "Võid paluda uusi kaarte.",
    noHigherBid: "Kõrgemat pakkumist enam pole: passi.",
    bidBlind: (pass) => (pass ? "Vaata oma kaarte, passi või paku pimesi." : "Vaata oma kaarte või paku pimesi."),
    blindWorth: (made, missed) => {
      const times = (n: number): string => ["", "", "topelt", "kolmekordselt", "neljakordselt"][n] || `${n} korda`;
      if (made === missed) return made === 1 ? "" : `Pimesi pakutu loeb ${times(made)} nii võidu kui kaotuse korral.`;
      if (made === 1) return `Kaotuse korral läheb pimesi pakutu maha ${times(missed)}.`;
      if (missed === 1) return `Võidu korral loeb pimesi pakutu ${times(made)}.`;
      return `Pimesi pakutu loeb võidu korral ${times(made)} ja läheb kaotuse korral maha ${times(missed)}.`;
    },
    bidFrom: (min, max, pass) => `Paku ${min === max ? min : `${min} kuni ${max}`}${pass ? " või passi" : ""}.`,
    give: (whom, count, strongest) => {
      if (strongest) {
        const best = count === 1 ? "oma tugevaim kaart" : `${count} oma tugevaimat kaarti`;
        return `Anna ${to(whom)} ${best}.`;
      }
      return `Anna ${to(whom)} ${count === 1 ? "üks kaart" : cardCountIn(count, "nom")} omal valikul.`;
    },
    giveAll: (gifts) => `Anna ${list(gifts.map(({ to: whom, count }) => `${to(whom)} ${count}`))}.`,
    nothing: "Kaarte pole veel jagatud.",
    dealOver: "Jagamine on läbi.",
    seriesOver: "Seeria on läbi.",
    waitingFor: (people, doing) => {
      const what = { bidding: "Pakkuma peavad", giving: "Kaarte annavad", playing: "Käima peavad" }[doing];
      return `${what}: ${list(people.map(within))}.`;
    },
    turnOf: (who, doing) => {
      if (who.you)
        return { bidding: "Sinu kord pakkuda.", giving: "Sinu kord kaarte anda.", playing: "Sinu kord." }[doing];
      return `${who.name} ${{ bidding: "pakub", giving: "annab kaarte", playing: "on käigul" }[doing]}.`;
    },
    forSale: (above) => `Talon on müügis: selle saab, kes pakub rohkem kui ${bid(above)}.`,
    next: (card) => `Järgmisena käid ${cardIn(card, "gen")}.`,
    canPlay: (cards) => {
      const [first, ...others] = new Set(cards.map((card) => card[1] ?? ""));
      const one = others.length === 0 && first !== undefined && first !== "X";
      const names = cards.map((card) => (one ? levelIn(card[0] ?? "", "gen") : cardIn(card, "gen")));
      return one ? `Võid käia: ${suitIn(first, "gen")} ${either(names)}.` : `Võid käia ${either(names)}.`;
    },
    dropped: "Laud läks edasi, kuni su kaart ootas. Seda ei käidud: vali uuesti.",
  },

  verbs: {
    title: "Mida saad teha",
    more: "Veel",
    moreActions: "Veel tegevusi",
    play: (cards, how) => {
      const then = how.along.map((group) => `, lisaks ${cardsIn(group, "nom")}`).join("");
      const played = `Käi ${cardsIn(cards, "nom")}${how.faceDown ? ", pilt all" : ""}${then}`;
      return list([played, ...how.specials.map((special) => `kuuluta ${lower(special)}`)]);
    },
    playLater: (card) => `Käi ${cardIn(card, "nom")}, kui on sinu kord`,
    unqueue: "Võta tagasi",
    giveTo: (cards, whom) => `Anna ${to(whom)} ${cardsIn(cards, "nom")}`,
    giveAll: (count) => `Anna need ${cardCount(count)}`,
    pass: "Passi",
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
    chooseToGive: (count) => `Vali antavad kaardid: ${count}`,
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
    bidFact: (said) => (said.pass ? "passis" : `pakkus ${bid(said)}`),
    points: (n) => `${number(n)} p`,
    tricks: (n) => plural(n, { one: "1 tihi", other: `${n} tihi` }),
    total: (n) => `kokku ${number(n)}`,
    cards: (n) => plural(n, { one: "kaart", other: "kaarti" }),
    onTable: "Kaardid laual",
    pass: "pass",
    onItsWay: "Teel lauale:",
    yourCard: "sinu kaart",
    talon: "Talon",
    talonForSale: "Talon on müügis",
    talonOf: (count) => `Talon, ${cardCount(count)}`,
    toDraw: (count) => `${cardCount(count)} võtta`,
    pileOf: (count) => `Hunnik, ${cardCount(count)}`,
    onPile: (count) => `Hunnikus ${count}`,
    emptyPile: "hunnik on tühi",
    pickedUp: (who, count) => (who.you ? `Korjasid üles ${count}` : `${who.name} korjas üles ${count}`),
    played: (who, groups) => {
      const cards = groups.map((group) => cardsIn(group, "gen")).join(", lisaks ");
      return who.you ? `Käisid ${cards}` : `${who.name} käis ${cards}`;
    },
    trump: "Trump",
    contractOf: (who) => (who.you ? "Pakkusid" : `${who.name} pakkus`),
  },

  hand: {
    yours: (count) => `Sinu käsi, ${cardCount(count)}`,
    turnOver: (count) => (count === 1 ? "Pööra oma kaart ümber" : `Pööra oma ${count} kaarti ümber`),
    faceDown: (count) => (count === 1 ? "Sinu kaart, pilt all" : `Sinu ${count} kaarti, pildid all`),
    fresh: (card) => `${cardIn(card, "nom")}, uus`,
    next: "kohe",
    hint: "vihje",
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
    declare: "Kuuluta selle kaardiga",
    declareFor: (special, worth) =>
      worth === null ? `Kuuluta ${lower(special)}` : `Kuuluta ${lower(special)}, ${points(worth)}`,
    crawl: "Pilt all: keegi ei pea masti käima",
  },

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

  prefs: {
    title: "Sinu seaded",
    lead: "Need kehtivad selles brauseris igas lauas.",
    oneTap: "Üks puudutus käib kaardi",
    oneTapHelp: "Muidu puudutus valib kaardi ja kuldne nupp käib selle.",
    forced: "Mängi minu eest, kui mul valikut pole",
    forcedHelp: "Ainus kaart, mida tohib käia, või vältimatu pass.",
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
    takeBack: "Palu oma viimane käik tagasi võtta",
    hint: "Küsi vihjet",
    chat: "Kirjuta vestlusse",
  },

  fairness: {
    proven: "Aus segamine, tõestatud",
    committed: "Aus segamine, kontrolli",
    replay: (deal) => `Korda ${deal}. jagamist`,
  },

  menu: {
    deal: "Jaga kohe",
    end: "Lõpeta see jagamine…",
    askEnd: {
      title: "Kas lõpetad selle jagamise?",
      text: "Keegi punkte ei saa ja kaardid jagatakse uuesti.",
      verb: "Lõpeta jagamine",
    },
    reset: "Uus seeria…",
    askReset: {
      title: "Kas alustad uut seeriat?",
      text: "Kõigi punktid algavad jälle nullist. Punktilehele jääb see seeria alles.",
      verb: "Alusta uut seeriat",
    },
  },

  replay: (series, deal) => `Kordus: ${series}. seeria, ${deal}. jagamine.`,
};
