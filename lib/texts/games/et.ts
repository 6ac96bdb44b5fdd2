import { cards, players } from "../counts.et";
import { lowerFirst, speechOf } from "../speech";
import type { GamesTexts } from "./en";

const { plural, number, fixed } = speechOf("et");

const points = (n: number) => plural(n, { one: "1 punkt", other: `${number(n)} punkti` });

export const games: GamesTexts = {
  title: "Mängud",
  lead: "Mängi kohe robotitega, ava teistele laud või loe reegleid. Mänge võib kirjutada igaüks.",
  write: "Kirjuta mäng",
  shelves: {
    house: "Maja mängud",
    houseEmpty: "Riiul on tühi. Maja mängud ilmuvad siia järgmisel käivitusel.",
    mine: "Sinu mängud",
    mineEmpty: "Sa pole veel ühtegi mängu kirjutanud. Võta aluseks mõni maja mäng ja muuda, mida soovid.",
    search: "Otsi",
    searchFor: "Nimi, autor või mida tehakse",
    players: "Mängijaid",
    family: "Liik",
    difficulty: "Raskus",
    any: "Kõik",
    nothing: "Sellist mängu pole.",
    clear: "Näita kõiki mänge",
    members: "Liikmete mängud",
  },

  card: {
    cards,
    by: (nick) => `autor ${nick}`,
    byChoice: (players) => `valikul ${players.join(" või ")}`,
    draft: "mustand",
    open: "Ava laud",
    openOf: (game) => `Ava laud: ${game}`,
    rules: "Reeglid",
    rulesOf: (game) => `Reeglid: ${game}`,
  },

  page: {
    by: (nick) => `Mängu autor on ${nick}.`,
    byHouse: "Maja mäng.",
    open: "Ava laud",
    notLatest: (shown, latest) => `See on versioon ${shown}. Uutes laudades mängitakse versiooni ${latest}.`,
    latest: "Vaata uusimat",
    options: "Valikud",
    rules: "Reeglid",
    noRules: "Autor pole reegleid veel kirja pannud. Mängust annavad aimu andmed kõrval.",
    glance: "Lühidalt",
    draft: "mustand: näed ainult sina",
    template: "Mall",
    version: (number) => `Versioon ${number}`,
    edit: "Muuda",
    startFrom: "Tee selle põhjal oma mäng",
    download: "Laadi alla JSON-ina",
    like: "Sarnased mängud",
    versions: "Versioonid",
  },

  compare: {
    title: "Võrdle versioone",
    of: (game) => `${game}: mis muutus`,
    versions: (from, to) => `${from}. versioonist ${to}. versiooni.`,
    back: "Tagasi mängu juurde",
    same: "Reeglid on samad.",
    was: "Enne:",
    is: "Nüüd:",
    notSaid: "määramata",
    text: "Tekstis",
    unchanged: "$ muutmata rida",
    short: "Mis muutus",
    shortOf: (version) => `Mis muutus versioonis ${version}`,
  },

  report: {
    title: "Proovitud",
    coming: "Robotid mängivad seda praegu. Nende kokkuvõte tuleb kohe.",
    played: (deals) => `Robotid mängisid ${number(deals)} jagamist.`,
    wins: "Võidud kohtade kaupa",
    seat: (seat) => `${seat}. koht`,
    percent: (part) => `${Math.round(100 * part)} %`,
    even: "Ükski koht pole teisest parem.",
    uneven: "Mõni koht võidab rohkem kui teised.",
    length: "Jagamine",
    acts: (least, most, mean) =>
      least === most
        ? `${number(most)} tegu`
        : `${number(least)} kuni ${number(most)} tegu, keskmiselt ${Math.round(mean)}`,
    choices: "Valikuid",
    choicesAre: (mean, forced) => `keskmiselt ${fixed(mean, 1)}; valikuta on ${Math.round(100 * forced)} % tegudest`,
    series: "Seeria",
    seriesIs: (deals) => `keskmiselt ${Math.round(deals)} jagamist`,
    stuck: "Lõpetamata jagamisi",
    stuckAre: (deals) => number(deals),
    short: (deals, acts) => `robotid mängisid ${number(deals)} jagamist, igas ${Math.round(acts)} tegu`,
  },

  families: {
    tricks: "Tihide arv loeb",
    points: "Tihid punktide peale",
    climbing: "Kaartidest lahti saamine",
    beating: "Ülelöömine",
    matching: "Sama mast või tugevus",
    rummy: "Kolmikud ja järjendid",
  },

  ratings: {
    title: "Mängijad arvavad",
    none: "Keegi pole veel midagi öelnud. Seda saab teha igaüks, kes on mänginud.",
    mean: (mean, count) =>
      `${fixed(mean, 1)} tärni viiest, ${plural(count, { one: "1 mängija", other: `${count} mängijat` })}.`,
    short: (mean, count) => `★ ${fixed(mean, 1)} (${number(count)})`,
    starsOf: (stars) => plural(stars, { one: "1 tärn viiest", other: `${stars} tärni viiest` }),
    rate: "Kuidas see sulle meeldib?",
    yours: "Mida sa ütlesid",
    words: "Oma sõnadega",
    chooseStars: "Vali enne tärnid.",
    send: "Ütle",
    change: "Muuda",
    thanks: "Aitäh.",
    remove: "Eemalda",
    removeOwn: "Eemalda oma arvamus",
    removeOf: (nick) => `Eemalda, mida ${nick} ütles`,
  },

  notFound: {
    title: "Sellist mängu pole",
    text: "Sellist mängu riiulitel pole või hoiab autor seda mustandina.",
    all: "Vaata kõiki mänge",
  },

  facts: {
    players: "Mängijad",
    playersAre: players,
    deck: "Kaardipakk",
    deckIs: cards,
    hand: "Käsi",
    handIs: (cards) => (cards === null ? "kõik kaardid jagatakse" : `kuni ${cards} kaarti`),
    levels: "Tugevused, tugevaim ees",
    joker: "jokker",
    playedIn: "Mängitakse",
    playedInIs: { tricks: "tihidena", pile: "ühte kasvavasse hunnikusse", rounds: "ringidena" },
    bidding: "Pakkumine",
    biddingIs: (blind, sale) =>
      ["on", ...(blind ? ["ka pimesi"] : []), ...(sale ? ["taloni saab müüa"] : [])].join(", "),
    result: "Tulemus",
    resultIs: { points: "punktid", ranks: "kohad" },
    sides: "Pooled",
    sidesAre: (teams) =>
      teams === "bidder" ? "pakkuja kõigi teiste vastu" : `${new Set(teams).size} paari, vastamisi`,
    option: (name) => `Valik: ${name}`,
    wins: "Võidab",
    fewest: "kellel on vähim punkte",
    ends: "Seeria lõpeb",
    endsAt: (score, deals) =>
      [...(score === null ? [] : [points(score)]), ...(deals === null ? [] : [`${deals} jagamist`])].join(" või "),
    special: (name) => `Kuulutus: ${lowerFirst(name)}`,
    inTrumps: "trumbis",
    inOthers: "muus mastis",
    yes: "on",
    points,
  },

  owner: {
    done: {
      published:
        "See on riiulis: kõik leiavad selle ja saavad mängida. Robotid proovivad seda praegu ja nende aruanne tuleb mängu juurde.",
      withdrawn: "See on riiulilt maas: näed seda ainult sina. Lauad, kus seda mängitakse, jätkavad.",
    },
    shelf: "Vaata riiulit",
    publish: "Avalda",
    withdraw: "Võta riiulilt maha",
    throwAway: "Viska ära",
    ask: (game) => `Kas viskad ära mängu „${game}”?`,
    askText: "Mäng kaob riiulitelt ja oma aadressilt. Lauad, kus seda mängitakse, jätkavad lõpuni.",
    keep: "Jäta alles",
    sure: "Viska mäng ära",
    prove: "Tõenda kohe",
  },

  refusals: {
    "template/sign_in":
      "Oled välja logitud ja midagi ei salvestatud. Logi teises aknas uuesti sisse, tule siia tagasi ja salvesta: su tekst on alles.",
    "template/guest":
      "Külaline mänge salvestada ei saa. Jäta enne oma konto alles (teises aknas, seadetes), siis salvesta: su tekst on alles.",
    "template/not_found":
      "See mäng pole sinu muuta või on see ära visatud. Laadi oma tekst alla või salvesta see uue mänguna.",
    "account/prove": "See on teise liikme mäng: tõenda enne, et see oled ikka sina.",
    "template/withdrawn_by_staff":
      "Haldus võttis selle mängu riiulilt maha ja ise sa seda uuesti avaldada ei saa. Kui oled selle parandanud, pöördu halduse poole.",
    "template/own_game": "See on sinu enda mäng.",
    "template/not_played": "Mängi seda enne: siis saad öelda, mida arvad.",
    "template/no_stars": "Vali üks kuni viis tärni.",
    "template/long_rating": "Lühenda 600 tähemärgini.",
    "template/long": "Tekst on liiga pikk: mallis võib olla kuni 64 000 märki.",
    "template/unsound": "Mallis on vigu, mille tõttu seda mängida ei saa. Need on loetletud teksti kõrval.",
  },
  refusedFor: {
    slower: (seconds) =>
      `Salvestad väga tihti. Proovi uuesti ${plural(seconds, { one: "1 sekundi", other: `${seconds} sekundi` })} pärast.`,
    tooMany: (most) => `Sul on ${number(most)} mängu ja rohkem ei mahu. Viska enne mõni ära.`,
    tooManyPublished: (most) => `Sul on riiulil ${number(most)} mängu ja rohkem ei tohi olla. Võta enne mõni maha.`,
    tooManyVersions: (most) =>
      `Sellel mängul on ${number(most)} versiooni ja rohkem ei mahu. Jätkamiseks salvesta see uue mänguna.`,
    stale: (version) =>
      `Sinu kirjutamise ajal salvestati teises aknas või teises seadmes versioon ${version}. Võrdle neid enne salvestamist.`,
    other: "See ei õnnestunud. Proovi uuesti.",
  },
};
