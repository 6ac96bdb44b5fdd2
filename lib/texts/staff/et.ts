import { formatMoney } from "../../engine/kernel/money";
import { cards, packs, tickets } from "../counts.et";
import { parts } from "../parts";
import { speechOf } from "../speech";
import type { StaffTexts } from "./en";
import { economy, market, product, shop } from "./trade.et";

const { plural, number } = speechOf("et");

const sets = (n: number) => plural(n, { one: "1 sari", other: `${number(n)} sarja` });
const products = (n: number) => plural(n, { one: "1 toode", other: `${number(n)} toodet` });

const ROLES: Readonly<Record<string, string>> = { administrator: "administraator", salesman: "müüja" };
/** A role in a word. */
const role = (code: string): string => ROLES[code] ?? code;

export const staff: StaffTexts = {
  title: "Haldus",
  lead: "Mis klubi töös hoiab. Kõik, mida siin tehakse, pannakse kirja.",
  noFile: "Sellist faili pole.",
  alarm: {
    unsound: "Pearaamat pole korras.",
    unsoundText: "Viimane kontroll leidis midagi, mis ei klapi. Kirja pandust pole midagi kadunud.",
    unsoundDo: "Vaata pearaamatut ja võta tooted müügilt, kui leide tuleb juurde.",
    unchecked:
      "Pearaamatut pole viimase kolme tunni jooksul või tervikuna viimase ööpäeva jooksul kontrollitud: selle taustatöö ei käi.",
    uncheckedDo: "Kontrolli seda käsitsi pearaamatu lehel.",
    tell: "Ütle administraatorile.",
  },
  factorFirst: {
    title: "Seadista enne sisselogimise teine samm",
    lead: "See klubi nõuab seda oma halduselt. Kuni sul seda pole, oled liige nagu kõik teised.",
    verb: "Seadista",
  },
  role,
  latest: "Uusimad",

  shop,

  product,

  ledger: {
    title: "Pearaamat",
    state: { never: "Kontrollimata", sound: "Pearaamat on korras", unsound: "Pearaamat pole korras" },
    lead: "Iga vara summa on null, seisud vastavad kannetele ning suletud pakid ja seotud kaardid on seal, kus peavad. Iga tund kontrollitakse uut, kord päevas kõike.",
    checked: <T>(transfers: number, ms: number, at: string | T) =>
      parts<T>`${plural(transfers, { one: "1 ülekanne", other: `${number(transfers)} ülekannet` })}, kontrollitud ${number(ms)} millisekundiga, ${at}`,
    checkedLately: <T>(transfers: number, ms: number, at: string | T) =>
      parts<T>`${plural(transfers, { one: "1 uus ülekanne", other: `${number(transfers)} uut ülekannet` })}, kontrollitud ${number(ms)} millisekundiga, ${at}`,
    wholeChecked: <T>(at: string | T) => parts<T>`Kogu pearaamat: ${at}`,
    money: "Raha",
    cards: "Kaardid",
    packs: "Suletud pakid",
    check: "Kontrolli kohe",
    checking: "Kontrollin…",
    grant: "Anna või võta raha",
    grantLead: "Raha rahapajast liikme kukrusse. Nullist väiksem summa võtab selle ära. Liige näeb põhjust.",
    grantVerb: "Liiguta raha",
    moving: "Liigutan…",
    member: "Liige",
    sum: "Summa ($)",
    reason: "Põhjus",
    undo: "Võta ülekanne tagasi",
    undoLead: "Teise ülekandega, mis liigutab kõik tagasi. Mõlemad jäävad raamatusse.",
    transfers: "Ülekanded",
    transfersLead: "Mis ja kelle vahel on liikunud, uusimad ees.",
    none: "Sellist ülekannet pole.",
    older: "Vanemad ülekanded",
  },

  directory: {
    title: "Kõik liikmed",
    search: "Hüüdnime algus",
    find: "Otsi",
    none: "Ühegi liikme hüüdnimi nii ei alga.",
    member: "Liige",
    banned: "suletud",
    joined: "Liitus",
    seen: "Viimati siin",
    purse: "Rahakott",
    copies: "Kaarte",
    packs: "Pakke",
    act: "Tegutse",
    actOn: (nick) => `Täida vormid nimega ${nick}`,
    first: "Esimene leht",
    next: "Järgmine leht",
  },
  members: {
    title: "Haldus: liikmed",
    roles: "Kellel on roll",
    rolesCaption: "Rolliga liikmed",
    member: "Liige",
    role: "Roll",
    take: "Võta roll ära",
    takeOf: (nick) => `Võta roll ära: ${nick}`,
    taking: "Võtan ära…",
    give: "Määra müüja",
    giveLead: "Müüja lisab tooteid, võtab neid müügilt, laseb juurde trükkida ja annab pileteid.",
    giveVerb: "Anna roll",
    giving: "Annan…",
    bans: "Suletud kontod",
    bansLead: "Nende omanikud on kõikjalt välja logitud ja nende kohtadel mängivad robotid.",
    bansCaption: "Liikmed, kelle konto on suletud",
    nobody: "Suletud kontosid pole.",
    who: "Kes ja miks",
    bannedBy: <T>(by: string | T, at: string | T, until: string | T | null) =>
      until === null ? parts<T>`Sulges ${by}, ${at}, jäädavalt` : parts<T>`Sulges ${by}, ${at}, suletud kuni ${until}`,
    lift: "Ava konto",
    liftOf: (nick) => `Ava konto: ${nick}`,
    lifting: "Avan…",
    ban: "Sulge kellegi konto",
    banLead: "Kohe: kõikjalt välja logitud, kõigist laudadest eemal, avaldatud mängud riiulilt maas.",
    prizes: "Auhinnad",
    prizesLead:
      "Uus raha võidetud mängu eest. Kellelt see kinni peetakse, temaga mängides ei saa seda keegi. Panused jäävad.",
    prizesVerb: "Salvesta",
    prizesWhat: "Auhinnad uuest rahast",
    prizesHold: "Pea kinni",
    prizesPay: "Maksa jälle",
    banVerb: "Sulge konto",
    banning: "Sulgen…",
    banSure: "Jah, sulge konto",
    nick: "Hüüdnimi",
    reason: "Põhjus",
    reasonHelp: "Tegevuslogi jaoks.",
    span: "Kui kauaks",
    spans: { 1: "Päevaks", 7: "Nädalaks", 30: "30 päevaks", 365: "Aastaks", 0: "Jäädavalt" },
    factor: "Sisselogimise teine samm",
    factorOn: "Haldusel on vaja teist sammu: kellel seda pole, sellel pole ka õigusi, kuni see on seatud.",
    factorOff: "Haldus võib teise sammuta sisse logida.",
    demand: "Nõua teist sammu",
    demandNoMore: "Ära enam nõua",
    saving: "Salvestan…",
    recovery: "Aita keegi oma kontole tagasi",
    recoveryLead: "Liikmele, kes kaotas parooli. Kood avab konto ühe korra; sisselogimise teised sammud kaovad.",
    recoveryVerb: "Tee taastekood",
    recoveryBusy: "Teen…",
    signOut: "Logi keegi välja",
    signOutLead: "Kõigist tema seadmetest, näiteks kui telefon kadus. Uuesti sisse logida võib.",
    signOutVerb: "Logi välja",
    signingOut: "Login välja…",
  },

  cards: {
    title: "Kaardid",
    games: "Kaardimängud",
    gamesLead: "Iga mäng on käputäis JSON-faile. Siin muudetud faile maja uuendamine ei puutu.",
    none: "Kaardimänge veel pole.",
    size: (game) =>
      [
        sets(game.sets),
        cards(game.cards),
        ...(game.retired > 0 ? [`enam ei trükita ${number(game.retired)}`] : []),
        products(game.products),
      ].join(", "),
    changed: "(siin muudetud)",
    add: "Lisa või muuda faile",
    addLead:
      "Sarjad, products.json või uue mängu game.json. Neid kontrollitakse koos olemasolevate failidega ja salvestatakse kõik või mitte ükski. Uued kaardid on kohe kogus; nende tooted lisa poodi Poe lehel.",
    verb: "Kontrolli ja salvesta",
    busy: "Kontrollin…",
    game: "Mäng",
    gameHelp: "Selle nimi aadressides, jäädavalt: mõni ülal olevatest või uus.",
    files: "Failid",
    filesHelp: "Faili nimi ütleb, mis see on: game.json, products.json või sari.",
  },

  economy,

  audit: {
    title: "Tegevuslogi",
    heading: "Mida haldus on teinud",
    caption: "Halduse tegevused, uusimad ees",
    none: "Haldus pole veel midagi teinud.",
    when: "Millal",
    what: "Kes mida tegi",
    older: "Vanemad read",
  },

  market,
  comments: {
    title: "Kommentaarid",
    lead: "Mida liikmed üksteise dekkide kohta ütlevad, uuemad eespool. Kustutatu kaob kõigi jaoks; tegevuslogi hoiab alles teksti, kustutaja ja põhjuse.",
    caption: "Dekkide kommentaarid, uuemad eespool",
    none: "Keegi ei ole ühegi deki kohta midagi öelnud.",
    said: <T>(by: string | T, deck: string | T, owner: string | T) => parts<T>`${by}, dekk: ${deck}, omanik: ${owner}`,
    reason: "Miks see kaob",
    remove: "Kustuta",
    removeOf: (by) => `Kustuta, mida ütles ${by}`,
    removeSure: "Jah, kustuta",
    removing: "Kustutan…",
    older: "Vanemad kommentaarid",
  },
  games: {
    title: "Mängud",
    lead: "Panusega mängud, milles mängijad kokku ei lepi. Vaata lauda ja selle logi ning otsusta: võitja saab kõik panused või saab igaüks oma tagasi. Mängijad loevad su põhjendust.",
    caption: "Mängud, mis ootavad kohtunikku, kauem oodanud eespool",
    none: "Ükski mäng ei oota kohtunikku.",
    staked: (sum, players) => `${players.join(", ")} · igaühelt ${sum}`,
    called: <T>(by: string | T) => parts<T>`Kohtuniku kutsus ${by}`,
    own: "Mängid selles mängus ise: otsustama peab keegi teine.",
    result: "Millega see lõpeb",
    choose: "Vali…",
    wins: (nick) => `Võitis ${nick}`,
    draw: "Viik: igaüks saab oma panuse tagasi",
    nobody: "Võitjat pole ja mäng ei lähe arvesse: panused tagasi",
    reason: "Miks",
    judge: "Otsusta",
    judgeOf: (table) => `Otsusta mäng lauas ${table}`,
    sure: "Jah, otsusta",
    judging: "Otsustan…",
  },
  done: {
    gameJudged: (table) => `Mäng lauas ${table} on otsustatud.`,
    commentRemoved: (by) => `Kustutatud, mida ütles ${by}.`,
    halted: (card) => `Enam ei kaubelda: ${card ?? "kogu turg"}.`,
    resumed: (card) => `Jälle kaubeldakse: ${card ?? "kogu turg"}.`,
    added: (product, printed) => `Trükitud ja müügil: ${product}, ${packs(printed)}.`,
    cardsAsBefore: "Need failid on samad mis enne: midagi ei muudetud.",
    cardsSaved: (title, count, sold, changed) =>
      `${title}: nüüd ${cards(count)} ja ${products(sold)}. Muudetud: ${changed.join(", ")}.`,
    reprinted: (product, printed) => `Juurde trükitud: ${product}, ${packs(printed)}.`,
    priced: (product, cents) => `${product} maksab nüüdsest ${formatMoney(cents)}.`,
    priceTold: (product, cents) => `Ostjatele on teatatud: ${product} hakkab maksma ${formatMoney(cents)}.`,
    bundled: (bundle) => `Müügil: ${bundle}.`,
    bundleWithdrawn: (bundle) => `Müügilt võetud: ${bundle}.`,
    termsSet: (product) => `Toote tingimused on salvestatud: ${product}.`,
    withdrawn: (product, destroyed) => `Müügilt võetud: ${product}, hävitatud ${packs(destroyed)}.`,
    ticketsGiven: (nick, count) =>
      `${nick} sai juurde ${plural(count, { one: "1 pileti", other: `${number(count)} piletit` })}.`,
    ticketsTaken: (nick, count) => `Tagasi võetud ${tickets(count)}: ${nick}.`,
    granted: (nick, cents) => `${nick} sai ${formatMoney(cents)}.`,
    debited: (nick, cents) => `Ära võetud ${formatMoney(cents)}: ${nick}.`,
    undone: (moves) => `Tagasi võetud: ${moves}.`,
    undoneUnseen: "Ülekanne on tagasi võetud.",
    roleGiven: (nick, name) => `${nick} on nüüd ${role(name)}.`,
    roleTaken: (nick, name) => `${nick} pole enam ${role(name)}.`,
    sound: (transfers, ms) =>
      `${plural(transfers, { one: "1 ülekanne", other: `${number(transfers)} ülekannet` })} kontrollitud ${number(ms)} millisekundiga: kõik on korras.`,
    findings: (count) =>
      plural(count, { one: "1 leid, vaata ülevalt.", other: `${number(count)} leidu, vaata ülevalt.` }),
    settings: (count) =>
      count === 0
        ? "Midagi ei muudetud."
        : plural(count, { one: "Üks seade on salvestatud.", other: `${number(count)} seadet on salvestatud.` }),
    banned: (nick) => `Konto on suletud ja ${nick} kõikjalt välja logitud.`,
    bannedButSits: (nick) =>
      `Konto on suletud ja ${nick} kõikjalt välja logitud, aga istub veel lauas, mis ei vastanud. Ava konto ja proovi uuesti.`,
    judging: "Mänge otsustatakse jälle. Enne seda saavad sellesse aega langenud tähtajad uue aja.",
    prizesHeld: (nick) => `${nick} ei saa enam uuest rahast auhindu.`,
    prizesPaid: (nick) => `${nick} saab jälle auhindu.`,
    unbanned: (nick) => `${nick} võib jälle sisse tulla.`,
    signedOut: (nick, devices) => `${nick} on välja logitud, seadmeid ${number(devices)}.`,
    recovery: (nick, code, address) =>
      `Anna see edasi, võimaluse korral isiklikult: ${code}. Saaja on ${nick}. Kood avab konto ühe korra ühe päeva jooksul aadressil ${address}. Rohkem seda ei näidata.`,
    factorDemanded: "Nüüdsest on haldusel vaja sisselogimise teist sammu.",
    factorLet: "Haldus võib teise sammuta sisse logida.",
  },
};
