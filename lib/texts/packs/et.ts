import { speechOf } from "../speech";
import type { PacksTexts } from "./en";

const { plural, number, list } = speechOf("et");

const cards = (n: number) => plural(n, { one: "1 kaart", other: `${n} kaarti` });
const fresh = (n: number) => plural(n, { one: "1 uus", other: `${n} uut` });

export const packs: PacksTexts = {
  title: "Pakid",
  lead: "Ostetud, aga veel avamata pakid. Kinnine pakk säilib: keegi ei tea, mis seal sees on.",
  none: "Avamist ei oota ükski pakk.",
  count: (n) => plural(n, { one: "1 pakk", other: `${number(n)} pakki` }),
  openOne: "Ava üks",
  opened: "Hiljuti avatud",
  found: (count, news) => `${cards(count)}, ${fresh(news)}`,

  openTitle: "Ava pakk",
  place: (pack, of) => `pakk ${pack}/${of}`,
  opening: (product) => `Avad pakki: ${product}`,
  turned: (turned, of) => `pööratud ${turned}/${of}`,
  sound: "Heli",
  glow: "Kuma",
  glowHelp: "Tagaküljed kumavad kaardi harulduse järgi",
  sealedAs: "Pitser",
  verbs: {
    open: "Ava pakk",
    opening: "Avan…",
    turn: "Pööra järgmine",
    turnAll: "Pööra kõik",
    next: "Ava järgmine",
    toBinder: "Mapi juurde",
    another: "Veel üks",
  },
  keys: {
    title: "Pakkide klahvid",
    space: "Ava pakk, pööra järgmine kaart, mine järgmise paki juurde",
    all: "Pööra kõik kaardid",
    verify: "Kontrolli pakki, kui kõik on pööratud",
  },
  caption: (rarity, first) => (first ? `${rarity ?? "kaart"}, sinu esimene` : (rarity ?? "kaart")),
  worth: (worth, price) => `Väärt ${worth}. Pakk maksis ${price}.`,
  strip: "Selle paki kaardid",
  show: (card) => `Näita: ${card}`,
  fresh: "uus",
  said: {
    open: (count) => `Pakk on avatud: ${cards(count)}, tagakülg üleval.`,
    turned: ({ name, rarity, first }, place, of) =>
      `Kaart ${place}/${of}: ${[name, ...(rarity ? [rarity] : []), ...(first ? ["uus"] : [])].join(", ")}.`,
    all: (count, news, worth) => `Kõik on pööratud: ${cards(count)}, ${fresh(news)}, väärt ${worth}.`,
  },
  many: {
    some: (count) => `Ava ${number(count)}`,
    all: (count) => `Ava kõik ${number(count)}`,
    open: (count) => `Ava ${plural(count, { one: "1 pakk", other: `${number(count)} pakki` })}`,
    opened: (count, of) => `avatud ${number(count)}/${number(of)}`,
    best: "Parimad neist",
    title: (count) => `${number(count)} pakis`,
    total: (count, news, doubles, worth) =>
      `${cards(count)}: ${fresh(news)}, ${plural(doubles, { one: "1 kordus", other: `${number(doubles)} kordust` })}. Väärt ${worth}.`,
    worth: (worth, price) => `Väärt ${worth}. Pakid maksid ${price}.`,
    each: "Pakkide kaupa",
    eachLead: "Igaüks oma parima kaardi järgi: seal saab pakki jagada ja juhust kontrollida.",
    pack: (nth, worth) => `${number(nth)}. pakk, väärt ${worth}`,
  },
  share: {
    show: "Jaga seda pakki",
    page: "Selle leht teistele",
    copy: "Kopeeri link",
    copied: "Kopeeritud",
    hide: "Võta leht maha",
    shown: "Kellel on link, see näeb neid kaarte, sinu hüüdnime ja tõendit.",
  },
  pull: {
    title: (nick, product) => `${nick} avas: ${product}`,
    best: (names) => `Nende seas ${list(names)}.`,
    cards: "Selle paki kaardid",
    own: (product) => `Ava oma: ${product}`,
    proof: "Kontrolli, et juhus oli aus",
  },
  lost: "Server ei vasta. Su pakk on alles: proovi uuesti.",
  summary: {
    title: "Selles pakis",
    total: (count, news, worth, price) => `${cards(count)}, ${fresh(news)}. Väärt ${worth}, pakk maksis ${price}.`,
    verify: "Kontrolli seda pakki",
  },
};
