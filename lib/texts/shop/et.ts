import { MOST_AT_ONCE } from "../../contracts/shop-words";
import { parts } from "../parts";
import { momentIn, speechOf, upperFirst } from "../speech";
import { readChance } from "./chance";
import type { ShopTexts } from "./en";

const { plural, number, fixed, average, either } = speechOf("et");
const moment = momentIn("et");

const chance = (share: number): string => {
  const told = readChance(share);
  if (told.is === "every") return "igas pakis";
  return told.is === "share" ? `${fixed(told.percent, 1)}%` : `1 pakis ${number(told.of)}-st`;
};

export const shop: ShopTexts = {
  title: "Pood",
  comes: (at) => `Müügil alates: ${moment(at)}.`,
  nextPrice: <T>(at: string | T, price: string) => parts<T>`Alates ${at}: ${price}`,
  perMember: (limit) => `Igale liikmele ${number(limit)}.`,
  lead: "Kaardipakid koos täpsete tõenäosustega.",
  fair: "Kuidas juhus enne maksmist pitseeritakse",
  none: "Praegu pole midagi müügil. Haldus otsustab, mida järgmisena trükitakse.",
  holds: (cards, worth) => `${average(cards)} kaarti, väärt keskmiselt ${worth}`,
  stock: (left, of) => `Alles ${number(left)}, trükitud ${number(of)}`,
  anatomy: {
    title: "Mis seal sees on",
    foil: "läikekaart",
    kind: (word, share) => (share >= 0.4 ? word : `${word} (1 juhul ${number(Math.round(1 / share))}-st)`),
    or: (kinds) => `või ${either(kinds)}`,
  },
  window: {
    newest: (game, cards) => `${game}, ${number(cards)} kaarti`,
    chase: "Mille pärast selle pakke avatakse",
    welcome: (money, packs) =>
      `Uus liige alustab summaga ${money}: sellest jätkub selle sarja ${plural(packs, { one: "1 pakiks", other: `${number(packs)} pakiks` })}.`,
    join: (money) => `Liitu: ${money} on sinu`,
    see: (product, price) => `${product}, ${price}`,
    gallery: (cards) => `Kõik ${number(cards)} kaarti`,
    galleryTitle: (set) => `Sarja kaardid: ${set}`,
    galleryLead: (game) => `${game}. Kõik kaardid värvis, haruldasemad ees.`,
    ofRarity: (count, rarity) => `${upperFirst(rarity)}, ${number(count)}`,
    packs: "Selle sarja pakid",
  },
  allOdds: "Kõik tõenäosused",
  allProducts: "Kõik tooted",
  productLead: (game) => `${game}. Mis seal täpselt sees on: arvutatud trükipoognate järgi.`,
  worth: (worth) => `Selle kaardid on väärt keskmiselt ${worth}.`,
  atMarket: (value, traded, all) =>
    `Turu viimaste hindadega on see ${value}: hind on ${number(traded)} kaardil ${number(all)}-st, ülejäänud on arvestatud väärtuse järgi.`,

  odds: {
    title: "Tõenäosused",
    lead: "Mitu kaarti on pakis keskmiselt; ja iga kaardi kohta, kui mitmes pakis seda leidub.",
    of: "Tõenäosused",
    rarities: "Haruldused",
    cards: (n) => `Kõik ${number(n)} kaarti`,
    byRarity: "Iga harulduse kaarte pakis",
    byCard: "Iga kaardi tõenäosus",
    card: "Kaart",
    rarity: "Haruldus",
    share: "Osa pakist",
    inPack: "Pakis",
    packsWith: "Leidub",
    onAverage: "Keskmiselt",
    worth: "Väärtus",
    last: "Viimane hind",
    lastShort: (price) => `viimati ${price}`,
    expected: fixed,
    chance,
    source: (share, soldOut) => {
      const packs = readChance(share).is === "share" ? `${chance(share)} pakkidest` : chance(share);
      return soldOut ? `${packs}, läbi müüdud` : packs;
    },
  },

  bundles: {
    title: "Komplektid",
    saves: (money) => `Säästad ${money}`,
    part: (count, product) => `${number(count)} × ${product}`,
    verb: (cost) => `Osta hinnaga ${cost}`,
    verbOf: (cost, bundle) => `Osta ${bundle} hinnaga ${cost}`,
    short: (has) => `Sul on ${has}.`,
    soldOut: "Mõni osa on läbi müüdud.",
    hadAll: "Mõnda osa sa rohkem osta ei saa.",
  },

  buy: {
    soldOut: "Läbi müüdud. Haldus võib lasta juurde trükkida, kõrgema hinnaga.",
    signIn: "Ostmiseks logi sisse",
    keepAccount: "Ostmiseks jäta konto alles",
    lookAgain: "Vaata uuesti",
    howMany: (product) => `Mitu: ${product}`,
    verb: (packs, cost) => `Osta ${packs}, kokku ${cost}`,
    verbOf: (packs, cost, product) => `Osta ${packs}, kokku ${cost}: ${product}`,
    verbOdd: "Osta",
    verbOddOf: (product) => `Osta: ${product}`,
    odd: (most) =>
      most === 1
        ? "Neist saab osta ainult ühe: kirjuta 1."
        : `Pakke müüakse tervikuna: kirjuta arv 1 kuni ${number(most)}.`,
    busy: "Ostan…",
    free: (packs) => plural(packs, { one: "1 pileti eest, tasuta.", other: `${packs} piletite eest, tasuta.` }),
    short: (has, more, enoughFor) =>
      `Sul on ${has}: puudu on ${more}.${enoughFor > 0 ? ` Sellest jätkub ${number(enoughFor)} jaoks.` : ""}`,
    missing: (more) => `Puudu ${more}`,
    hadAll: (packs) => `Oled neid ostnud ${number(packs)}: rohkem liige osta ei saa.`,
    yours: (packs) => `Sina saad neid osta ${number(packs)}.`,
    after: (has, left) => `Sul on ${has}, pärast ostu ${left}.`,
    most: (packs) => `Korraga saab kõige rohkem ${packs}.`,
    last: (packs) => `Need on viimased ${packs}.`,
    bought: (packs, paid) => `Ostetud ${packs}, makstud ${paid}.`,
    open: (packs) => (packs === 1 ? "Ava see kohe" : "Ava need kohe"),
    howSealed: "Kuidas juhus on pitseeritud",
    sealed: (packs) =>
      `${packs === 1 ? "Sinu järgmise paki" : `Sinu järgmise ${packs} paki`} sisu tuleneb saladustest, mis on paigas juba praegu, enne maksmist, ja sinu osast. Saladused avatakse koos pakkidega, nii saad mõlemat kontrollida.`,
    sheets: "Kaardid loositakse trükipoognatelt, mille räsi on:",
    share: "Sinu osa juhusest",
    shareHelp: "Ükskõik mis: see, mida kirjutad, muudab seda, mis kaardid saad.",
  },

  problems: {
    signIn: "Oled välja logitud. Midagi ei ostetud. Logi sisse ja proovi uuesti.",
    membersOnly: "Külalisel kukrut pole. Vali hüüdnimi ja parool, et see konto alles jätta, ja osta siis.",
    notReady: "Su kukkur pole veel valmis. Midagi ei ostetud: proovi hetke pärast uuesti.",
    unknownProduct: "Seda toodet enam ei müüda. Midagi ei ostetud.",
    priceRose: (from, to) => `Hind tõusis: oli ${from}, nüüd ${to}. Midagi ei ostetud. Kas osta hinnaga ${to}?`,
    priceFell: (from, to) => `Hind langes: oli ${from}, nüüd ${to}. Midagi ei ostetud. Kas osta hinnaga ${to}?`,
    offerMoved:
      "Teine sinu ost jõudis ette ja kasutas need pitserid ära. Praegu ei ostetud midagi: uued on näha, proovi uuesti.",
    unavailable: "Seda toodet ei saa praegu trükkida. Midagi ei ostetud. Ütle haldusele.",
    sheetsChanged:
      "See, mida tootes olla võib, on vahepeal muutunud. Midagi ei ostetud: vaata tõenäosusi ja osta siis uuesti.",
    tooPoor: (needs, has) => `Vaja on ${needs}, sul on ${has}. Osta vähem või oota esmaspäevast palka.`,
    soldOut: "Müüdi hetk tagasi läbi. Midagi ei ostetud.",
    only: (left) =>
      plural(left, {
        one: "Alles on ainult 1. Midagi ei ostetud: võta üks.",
        other: `Alles on ainult ${left}. Midagi ei ostetud: võta vähem.`,
      }),
    keyReused: "See vorm saadeti juba teiste arvudega. Rohkem ei ostetud midagi: vaata oma pakke.",
    noSuchPack: "Seda pakki sinu pakkide seas pole.",
    packAside: "Kõik sinu seda liiki pakid on oksjonil. Võta oksjon tagasi või oota, kuni see lõpeb.",
    lost: "Server ei vasta. Vajuta uuesti, kui ühendus on tagasi: maksad ainult üks kord.",
    quantity: `Pakke müüakse tervikuna: kirjuta arv 1 kuni ${MOST_AT_ONCE}. Midagi ei ostetud.`,
    limit: (limit, left) =>
      left === 0
        ? `Iga liige saab neid osta ${number(limit)} ja sina oled seda teinud. Midagi ei ostetud.`
        : `Iga liige saab neid osta ${number(limit)}: sina saad veel ${number(left)}. Midagi ei ostetud.`,
    notYet: (at) => `Seda müüakse alates: ${moment(at)}. Midagi ei ostetud.`,
    malformed: "Midagi on vormis valesti. Midagi ei ostetud: laadi leht uuesti ja proovi siis.",
    wait: "Seda oli lühikese aja kohta palju. Midagi ei ostetud: oota üks minut.",
    other: "See ei õnnestunud ja midagi ei võetud. Proovi uuesti.",
  },
};
