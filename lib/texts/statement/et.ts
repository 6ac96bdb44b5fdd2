import type { StatementTexts } from "./en";

export const statement: StatementTexts = {
  title: "Väljavõte",
  keepAccount: "Jäta see konto alles",
  guest: "Külalisel kukrut pole. Vali hüüdnimi ja parool ning su kukkur avatakse koos alustusrahaga.",
  lead: (money, aside, zone) =>
    `Sinu kukrus: ${money}${aside === null ? "" : `, sellest ostupakkumiste jaoks kõrvale pandud ${aside}`}. Päevad käivad ajavööndi järgi: ${zone}.`,
  download: "Laadi alla CSV",
  columns: {
    when: "millal",
    what: "mis",
    items: "esemed",
    amount: "summa",
    purse: "kukkur",
    transfer: "ülekanne",
  },
  signInFirst: "Logi enne sisse.",
  overTime: "Su kukkur aja jooksul",

  filters: {
    title: "Väljavõtte osad",
    all: "Kõik",
    pay: "Palk ja kingitused",
    shop: "Pood",
    market: "Turg",
    trades: "Kingitused ja vahetused",
    tables: "Mängud",
    cards: "Kaardid",
    from: "Alates",
    to: "Kuni",
    show: "Näita",
  },
  lines: {
    card: "kaart",
    caption: "Mis sinu kukrusse ja mappi tuli ja mis sealt läks, uuemad eespool",
    when: "Millal",
    what: "Mis",
    amount: "Summa",
    purse: "Kukkur",
    older: "Vanemad read",
    showAll: "Näita kõiki",
    none: "Seda laadi pole veel midagi juhtunud.",
    noneThen: "Neil päevil ei juhtunud midagi.",
    noDays: "Need päevad lõpevad enne, kui algavad: selliseid pole.",
  },
  plot: {
    purse: "Kukkur",
    empty: "Kukkur aja jooksul.",
    inWords: (from, first, to, last) => `Kukkur: ${from} oli seal ${first}, ${to} on seal ${last}.`,
  },
};
