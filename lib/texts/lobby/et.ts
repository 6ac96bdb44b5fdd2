import { phaseText } from "../phases.et";
import { speechOf } from "../speech";
import { traded } from "../traded.et";
import { about } from "./about.et";
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

export const lobby: LobbyTexts = {
  hello: (nick) => (nick === null ? "Tere tulemast Guildhalli" : `Tore sind näha, ${nick}`),
  lead: "Võta koht või vaata mängu.",
  collect: {
    said: "Siin saab ka kaarte koguda: ava pakke, vaheta teistega kaarte, pane kokku oma dekk ja mängi sellega. Proovimiseks annab maja sulle deki.",
    play: "Mängi Five Dyesi roboti vastu",
    cards: "Vaata kaarte",
    shop: "Vaata poodi",
  },

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
    lead: "Kui keegi otsib mängijaid, istud kohe tema lauda. Kui mitte, pannakse sind päevaks ootelisti ja järgmisest lauast antakse teada.",
    waiting: (count: number): string =>
      plural(count, { one: "1 inimene ootab.", other: `${number(count)} inimest ootab.` }),
    wait: "Leia mulle koht või pane ootelisti",
    busy: "Koha otsimine…",
    waits: "Praegu ei otsi keegi mängijaid. Oled ootelistis kuni",
    told: "Niipea kui keegi laua avab, antakse sulle teada siin, ja meili või tõuketeatega, kui su seaded nii ütlevad. Kohta ei hoita: tule lauda, kui saad teate.",
    stop: "Lahku ootelistist",
    listed: "Ootelistis",
    until: "kuni",
  },

  about,

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

  trades: { title: "Turul", traded },

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
    asksWord: "salasõna",
    stake: (sum) => `panus ${sum}`,
    invited: "oled kutsutud",
    verbs: { play: "Mängi", open: "Ava", watch: "Vaata", ask: "Küsi kohta", sit: "Istu", answer: "Vasta" },
    verbAt: (verb, { name, game, taken, all }) => `${verb}: ${name}, ${game}, kohti ${taken}/${all}`,
    waiting: "ootab mängijaid",
    over: "läbi",
    running: "käib",
    deal: (deal, best) => (best === null ? `${deal}. jagamine` : `${deal}. jagamine, liidril ${number(best)}`),
    phase: phaseText,
    round: (round) => `${round}. ring`,
    turn: (turn) => `${turn}. käik`,
    pack: (pack) => `${pack}. pakk`,
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
