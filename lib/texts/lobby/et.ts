import { players } from "../counts.et";
import { phaseText } from "../phases.et";
import { speechOf } from "../speech";
import type { LobbyTexts, Span } from "./en";

const { plural, number, list } = speechOf("et");

const seats = (n: number) => plural(n, { one: "1 koht", other: `${n} kohta` });
const tables = (n: number) => plural(n, { one: "1 laud", other: `${number(n)} lauda` });

const span = ({ n, unit }: Span): string =>
  unit === "second"
    ? `${n} s`
    : unit === "minute"
      ? `${n} min`
      : unit === "hour"
        ? `${n} t`
        : plural(n, { one: "1 päev", other: `${n} päeva` });

const TRAITS: LobbyTexts["about"]["traits"] = {
  tricks: "tihid",
  pile: "üks hunnik",
  rounds: "ringid",
  bidding: "pakkumine",
  trumps: "trumbid",
  talon: "talon",
  partners: "paarilised",
  points: "punktid",
  ranks: "kohad",
};

export const lobby: LobbyTexts = {
  hello: (nick) => (nick === null ? "Tere tulemast Guildhalli" : `Tore sind näha, ${nick}`),
  lead: "Võta koht või vaata mängu.",

  start: {
    title: "Mängi kohe",
    game: "Mäng",
    byMembers: (count) => `Liikmete mängud (${count})`,
    byMembersTitle: "Liikmete mängud",
    withWhom: "Kellega",
    bots: "Robotitega, kohe",
    people: "Inimestega",
    waiting: (count) =>
      count === 0 ? "(keegi ei oota)" : plural(count, { one: "(1 inimene ootab)", other: `(${count} inimest ootab)` }),
    play: "Mängi",
    busy: "Otsin kohta…",
    asGuest: "Mängid külalisena, midagi täita pole vaja. Hüüdnime saad valida hiljem ja mängitu jääb alles.",
    first: "alusta sellest",
    waitingChip: (count) => `${count} ootab`,
    withBots: "Mängi robotitega",
    nobodyYet: "Sulle avatakse laud, mis on nimekirjas, kuni keegi tuleb.",
    nextTable: (game: string): string => `Või palu teada anda, kui keegi mängib: ${game}`,
    withBotsAt: (game) => `Mängi robotitega: ${game}`,
  },

  next: {
    title: "Mängi inimestega",
    lead: "Saad koha lauas, kuhu otsitakse mängijaid. Kui ühtegi pole, antakse teada, niipea kui keegi laua avab.",
    waiting: (count: number): string =>
      plural(count, { one: "1 inimene ootab.", other: `${number(count)} inimest ootab.` }),
    wait: "Pane mind järgmisse lauda",
    busy: "Koha otsimine…",
    waits: "Oled ootelistis kuni",
    told: "Niipea kui keegi laua avab, antakse sulle teada siin, ja meili või tõuketeatega, kui su seaded nii ütlevad.",
    stop: "Lahku ootelistist",
    listed: "Ootelistis",
    until: "kuni",
  },

  about: {
    games: {
      arschloch: {
        name: "Arschloch",
        sentence:
          "Saa esimesena kõik kaardid käest: pane sama tugev, löö üle või passi. Kes jääb viimaseks, see maksab.",
        length: "5 minutit jagamine",
      },
      "five-sheets": {
        name: "Viis lehte",
        sentence:
          "Löö üle kasvava hunniku pealmine kaart või võta tükk sellest endale. Kellele jäävad kaardid, kaotab.",
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
        sentence:
          "Kaks kahe vastu, Portugali lemmik: enim maksavad ässad ja seitsmed, võiduks on vaja 61 punkti 120-st.",
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
  },

  open: {
    title: "Avatud lauad",
    open: "Ava laud",
    search: "Otsi nime, mängu, peremehe või mängija järgi",
    searchShort: "Nimi, mäng, peremees",
    game: "Mäng",
    seats: "Kohad",
    anyGame: "Kõik mängud",
    gameWith: (game, count) => `${game} (${count})`,
    anySeats: "Kohtade arv",
    freeSeat: "Vaba kohaga",
    seatsOf: seats,
    looking: "Otsin veel…",
    count: (shown, total) => (shown < total ? `${shown}, kokku ${tables(total)}` : tables(total)),
    more: "Näita veel laudu",
    lookingFor: "Otsin laudu…",
    clear: "Tühjenda otsing",
    noMatch: "Sellele otsingule ei vasta ükski laud.",
    noOther: "Teisi laudu praegu avatud pole.",
    none: "Avatud laudu praegu pole. Alusta ülal ise: robotitega saad kohe mängida.",
    yours: "Sinu lauad",
  },

  connection: {
    lost: "Ühendan uuesti. Allolev nimekiri võib olla vananenud.",
    tryNow: "Proovi kohe",
    ended: "Oled välja logitud. Jätkamiseks logi uuesti sisse.",
    signIn: "Logi sisse",
  },

  online: {
    title: "Praegu kohal",
    nobody: "Praegu pole kedagi kohal.",
    away: "(eemal)",
  },

  chat: {
    title: "Fuajee vestlus",
    empty: "Sõnumeid veel pole. Ütle tere.",
    messages: "Sõnumid",
    message: "Sõnum fuajeesse",
    messageShort: "Sõnum",
    send: "Saada",
    writeFirst: "Kirjuta enne midagi.",
    failed: "Saatmine ei õnnestunud. Proovi uuesti.",
    signIn: "Kirjutamiseks logi sisse või mängi külalisena",
  },

  row: {
    away: (nick) => `${nick} (eemal)`,
    seats: (taken, all, names, bots) =>
      [
        names.length > 0 ? `Hõivatud kohti ${taken}/${all}: ${names.join(", ")}` : `Hõivatud kohti ${taken}/${all}`,
        ...(bots > 0 ? [`roboteid ${bots}`] : []),
      ].join(", "),
    aBot: "robot",
    waitingFor: (names) => `käigul: ${list(names)}`,
    yourTurn: "Sinu kord",
    yourTurnIn: (left) => (left === null ? "Sinu kord · aeg läbi" : `Sinu kord · jäänud ${span(left)}`),
    host: (nick) => `peremees ${nick}`,
    aMove: (time) => `${span(time)} käigu kohta`,
    private: "privaatne",
    lets: "sisse laseb peremees",
    anonymous: "nimedeta",
    invited: "oled kutsutud",
    verbs: { play: "Mängi", open: "Ava", watch: "Vaata", ask: "Küsi kohta", sit: "Istu", answer: "Vasta" },
    verbAt: (verb, { name, game, taken, all }) => `${verb}: ${name}, ${game}, kohti ${taken}/${all}`,
    waiting: "ootab mängijaid",
    over: "läbi",
    running: "käib",
    deal: (deal, best) => (best === null ? `${deal}. jagamine` : `${deal}. jagamine, liidril ${number(best)}`),
    phase: phaseText,
    round: (round) => `${round}. ring`,
  },

  list: {
    title: "Lauad",
    lead: "Need, kus oled mänginud või mida vaadanud, ja teised, kus igaüks võib mängida või vaadata.",
    leadVisitor: "Neid laudu võib igaüks vaadata. Mängimiseks logi sisse või mängi külalisena.",
    mine: "Minu lauad",
    noneOfMine: "Sa pole veel üheski lauas mänginud.",
    none: {
      more: "Rohkem laudu pole. Ava laud ja see ilmub fuajeesse.",
      other: "Teisi laudu pole. Ava laud ja see ilmub fuajeesse.",
      open: "Avatud laudu pole. Ava laud ja see ilmub fuajeesse.",
    },
    pages: "Laudade lehed",
    total: (count) => plural(count, { one: "Avatud on 1 laud.", other: `Avatud on ${number(count)} lauda.` }),
    firstPage: "Esimesed lauad",
    nextPage: "Järgmised lauad",
  },

  form: {
    title: "Ava laud",
    lead: "Laua peremees oled sina: nime, ajapiirangut ja liitujaid saab hiljem muuta.",
    game: "Mäng",
    name: "Laua nimi",
    seats: "Kohad",
    seatsHelp: (min, max) => (min === max ? `Mängijaid on ${min}.` : `Mängijaid võib olla ${min} kuni ${max}.`),
    variants: "Selle mängu valikud",
    bots: "Robotid",
    botsHelp: "Inimesed võivad nende koha jagamiste vahel üle võtta.",
    find: "Kes selle leiab",
    finders: { public: "Igaüks, fuajeest", link: "Kellel on link" },
    busy: "Avan lauda…",
    open: "Ava laud",
    problems: {
      check: "Kontrolli vormi.",
      nameEmpty: "Anna lauale nimi.",
      nameLong: "Lühenda nimi 60 tähemärgini.",
      "table/no_template": "Seda mängu enam ei pakuta. Vali teine.",
      "table/no_such_choice": "Selle mängu valikud on muutunud. Vali uuesti.",
      "table/seat_count": "Nii paljud seda mängu mängida ei saa. Vali teine kohtade arv.",
      "table/slower": "Avasid just palju laudu. Sulge mõni või oota mõni minut.",
      "table/malformed": "Mõni seade pole lubatud. Kontrolli neid.",
      other: "Laua avamine ei õnnestunud. Proovi uuesti.",
    },
  },
};
