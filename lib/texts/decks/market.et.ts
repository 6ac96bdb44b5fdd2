import { copies } from "../counts.et";
import { speechOf } from "../speech";
import type { DeckMarketTexts } from "./market.en";

const { number } = speechOf("et");

export const deckMarket: DeckMarketTexts = {
  cost: {
    title: "Mis see maksab",
    lead: "Kõik eksemplarid, igaüks odavaima müügipakkumise hinnaga.",
    guessed: (n) => `Keegi ei müü: ${copies(n)}. Nende eest loeb viimane hind või see, mis need majale väärt on.`,
    dearest: "Kõige kallimad kaardid",
    is: { offered: "müügil", last: "viimane hind", worth: "väärtus majale" },
    of: (price, is) => `${price}, ${is}`,
  },

  missing: {
    title: "Mis sul puudu on",
    ego: "Sinu teisik ei osta midagi liikmetelt: hakka puuduva ostmiseks jälle iseendaks.",
    nothing: "Sul on kogu see dekk olemas.",
    lead: (n) => `Selles dekis pole sinu oma ${copies(n)}: asenduskaardid.`,
    standing: (need, have, bound, offered) =>
      [
        `dekis ${number(need)}, sul on ${number(have)}`,
        ...(bound > 0 ? [`${number(bound)} registreeritud`] : []),
        ...(offered > 0 ? [`${number(offered)} müügis`] : []),
      ].join(", "),
    atRisk: (n) => `${copies(n)} võidakse ära osta`,
    offered: (n, of) => `turul ${number(n)}, vaja ${number(of)}`,
    none: "pole müügis",
    ask: "Osta puuduolev: vaata hindu",
    noOffers: "Seda ei müü praegu keegi.",
    total: (n, of, sum, money) => `Müügis on ${number(n)}, vaja ${copies(of)}, kokku ${sum}. Sul on ${money}.`,
    most: "Kokku kõige rohkem",
    mostHelp: "Kõik ostetakse korraga, odavamatest alates, või ei osteta midagi.",
    mostPart: "Nii palju eksemplare, kui selle eest saab, odavamatest alates.",
    how: "Kuidas osta",
    hows: { all: "Kõik või ei midagi", part: "Mis on" },
    bids: "Ülejäänute kohta jäta ostupakkumised",
    bidsHelp: "Need on turul, kuni keegi sulle müüb või võtad need tagasi.",
    bidAt: "Paku eksemplari eest",
    percent: (n) => `${number(n)} % tavalisest hinnast`,
    reserve: "Pane raha kõrvale",
    bidsFor: (n, sum) => `Pakkumised: ${copies(n)}, kokku ${sum}`,
    bidLine: (n, name, price) => `${number(n)} × ${name}, hind ${price}`,
    willBuy: (n, sum) => `Ostad kohe ${copies(n)}, kokku ${sum}.`,
    willBuyNone: "Kohe ei osta midagi.",
    willBid: (n, sum, days) => `Jätad ostupakkumised: ${copies(n)}, kokku ${sum}, ${number(days)} päevaks.`,
    nothingFor: "Selle eest pole midagi osta.",
    buyAndBid: (n, left) => `Osta ${number(n)}, paku ${number(left)} eest`,
    bid: (n) => `Tee pakkumised: ${copies(n)}`,
    left: (n) => `Ostupakkumised kehtivad: ${copies(n)}. Leiad need oma tellimuste seast.`,
    odd: "Kirjuta summa, näiteks 12.50.",
    poor: "Sul on selleks liiga vähe raha.",
    buy: (n) => `Osta ${copies(n)}`,
    done: (n, sum) => `Ostetud ${copies(n)}, hind ${sum}.`,
  },
};
