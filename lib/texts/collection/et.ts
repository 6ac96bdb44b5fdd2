import { rangesOf } from "../ranges";
import { speechOf } from "../speech";
import type { CollectionTexts } from "./en";

const { plural, number, list } = speechOf("et");

const cards = (n: number) => plural(n, { one: "1 kaart", other: `${number(n)} kaarti` });

export const collection: CollectionTexts = {
  signIn: "Logi sisse ja kogu",
  visitor: "Need on kaardid, mida siin koguda saab. Uue liikme kukrus ootab raha esimeste pakkide jaoks.",
  catalogue: cards,
  guest: "Külalisel veel kaarte pole: siin näed, mida koguda saab.",
  empty: "Sinu mapp on tühi. Pakke saab poest, ostetud pakid ootavad vahelehel Pakid.",
  totals: (owned, total, money) => `${number(owned)}/${number(total)} kaarti, ${money}`,
  games: "Mängud",
  side: "Sarjad ja vaated",
  less: "Vähem",

  bySet: "Sarja järgi",
  byRarity: "Harulduse järgi",
  part: (owned, total) => `olemas ${number(owned)}, kokku ${number(total)}`,
  registered: "registreeritud",
  register: {
    verb: (money) => `Registreeri, saad ${money}`,
    verbOf: (money, set) => `Registreeri, saad ${money}: ${set}`,
    help: (total, set) =>
      `${set}: kõigist ${total} kaardist jääb üks jäädavalt sinu mappi. Seda ei saa müüa, kinkida ega vahetada.`,
    busy: "Registreerin…",
    leave: "Jäta nii",
    done: (set, money) => `${set} on registreeritud. Su kukrusse tuli ${money}.`,
  },

  displays: {
    title: "Salvestatud vaated",
    delete: (name) => `Kustuta „${name}”`,
    deleted: "Kustutatud.",
    name: "Nimi sellele, mida praegu näed",
    save: "Salvesta vaade",
    saving: "Salvestan…",
    saved: (name) => `„${name}” on salvestatud.`,
    signIn: "Vaadete salvestamiseks logi sisse.",
    exists: (name) => `„${name}” on juba salvestatud, teise filtri või järjestusega.`,
    replace: "Asenda see",
    leave: "Jäta alles",
  },
  show: {
    label: "Teised näevad mu kaarte",
    help: "Kaartide lehtedel seisab su nimi omanike seas.",
    shown: "Teised näevad su kaarte.",
    hidden: "Teised su kaarte ei näe.",
  },

  fetching: "Toon kaarte",
  failed: "Kaardid ei jõudnud kohale.",
  failedHelp: "Su kaardid on alles. Kontrolli ühendust.",
  again: "Proovi uuesti",

  filter: "Filtreeri kaarte",
  filterHelp:
    "Sõnu otsitakse nimedest ja tekstidest. Tunnuseid saab võrrelda: might>2, type=Beast. Miinus tingimuse ees eitab seda. Nool alla näitab, mis võib järgneda. Toimivad ka /sort, /select, /display ja /view.",
  aids: {
    facets: "Kitsenda valikut",
    syntax: "Kuidas seda kirjutada",
    set: "Kehtivad tingimused",
    remove: (condition) => `Eemalda ${condition}`,
    removeAll: "Eemalda kõik",
    value: (name, n) => `${name}, ${cards(n)}`,
    none: "Paranda enne filter, siis saab valikut kitsendada.",
    fields: {
      rarity: "Haruldus",
      set: "Sari",
      type: "Liik",
      dye: "Värv",
      suit: "Mast",
      kw: "Võtmesõna",
      is: "On",
      tag: "Mu sildid",
    },
    try: (example) => `Filtreeri: ${example}`,
    lessons: {
      words: "sõnad nimes või tekstis; mitme vahele pole midagi vaja",
      exact: "täpselt need sõnad, jutumärkides",
      type: "seda liiki",
      dye: "seda värvi",
      set: "sellest sarjast",
      rarity: "selle haruldusega",
      ordered: "nii haruldased või haruldasemad",
      choice: "üks haruldus või teine",
      number: "arve võrreldakse märkidega = != < > <= >=",
      sum: "tehted; kahe väärtuse vahel on miinuse ümber tühikud",
      not: "miinus tingimuse ees eitab seda",
      or: "või ja sulud",
      owned: "mida sul on vähemalt kaks",
      is: "puudu, olemas, uus, läikekaart, registreeritud",
      keyword: "võtmesõna, mis on kaardil endal",
      legal: "formaadis lubatud; banned: leiab keelatud",
    },
  },
  csv: {
    save: "Salvesta nähtav CSV-failina",
    load: "Loe märkmed, sildid ja soovid CSV-failist",
    tooLarge: "Fail on liiga suur: kõige rohkem 2 MB.",
    noColumns: "Esimene rida peab nimetama veerud: number või name, ja tags, note või want.",
    read: (n, unknown) => {
      const { parts, left } = rangesOf(unknown);
      const lines = list([...parts, ...(left > 0 ? [`veel ${number(left)}`] : [])]);
      const kept = n > 0 ? `Märkmed on alles: ${cards(n)}.` : "Midagi ei jäetud alles.";
      const why = "sest kaarti ei leitud või on midagi liiga palju";
      if (unknown.length === 0) return kept;
      return `${kept} Lugemata ${unknown.length === 1 ? "jäi rida" : "jäid read"} ${lines}, ${why}.`;
    },
  },
  notes: {
    title: "Sinu märkmed",
    wish: "Lisa soovinimekirja",
    wished: "Soovinimekirjas",
    tags: "Sildid",
    tagsHelp: "Sõnad, tühikud vahel; filtris leiab need tag:…",
    note: "Märge",
    save: "Salvesta märkmed",
    saved: "Salvestatud.",
  },
  binder: {
    slower: "Liiga palju kaustu korraga",
    slowerText: "Vaatasid lühikese ajaga palju kaustu. Oota minut ja laadi leht siis uuesti.",
    open: "Mu mapil on jagatav leht",
    openHelp: "Seda võib lugeda igaüks: su kaardid, soovinimekiri, parimad leiud ja nende väärtus.",
    toPage: "Minu mapi leht",
    title: (nick, game) => `${game}: ${nick}, mapp`,
    wishes: "Soovinimekiri",
    noWishes: "Soove pole.",
    moreWishes: (n) => `Veel ${cards(n)}`,
    pulls: "Parimad leiud",
    noPulls: "Ühtki pakki pole veel avatud.",
    worth: "Väärtus",
    noWorth: "Kaarte pole veel tulnud.",
    inWords: (from, first, to, last) => `Kaartide väärtus tänaste hindadega: ${from} ${first}, ${to} ${last}.`,
    numbers: "Näita arve",
    profile: "Profiil",
  },
  usualOrder: "Tavapärases järjestuses. Tunnustega saad enda oma: /sort rarity -price name.",
  keys: {
    title: "Kogu klahvid",
    filter: "Kirjuta filter",
    complete: "Filtris: mis võib järgneda",
    arrows: "Liigu kaardilt kaardile",
    pages: "Liigu kolme rea või mapi lehe kaupa",
    ends: "Mine rea esimese või viimase kaardi juurde",
    allEnds: "Mine kõige esimese või viimase kaardi juurde",
    open: "Ava kaart",
  },

  shows: {
    label: "Näita",
    all: "Kõik kaardid",
    owned: "Olemas",
    missing: "Puudu",
    new: "Uued",
    registered: "Registreeritud",
  },
  prices: {
    label: "Näidatav hind",
    worth: "Väärtus",
    market: "Turg",
    from: (price) => `al. ${price}`,
    none: "–",
  },

  orders: {
    label: "Järjestus",
    set: "Sarja järgi",
    rarity: "Harulduse järgi",
    type: "Liigi järgi",
    dye: "Värvi ja hinna järgi",
    suit: "Masti järgi",
    name: "Nime järgi",
    worth: "Väärtuse järgi",
    price: "Müügihinna järgi",
    own: "Enda järjestus",
    help: "Tunnused järjekorras, kriips selle ees, mis läheb vastupidi. Arv kõige ees: nii mitu tunnust on pealkirjad.",
  },
  views: { label: "Vaade", grid: "Ruudustik", list: "Nimekiri", binder: "Mapp" },
  size: {
    label: "Kaartide suurus",
    value: (pixels) => plural(pixels, { one: "1 piksel", other: `${pixels} pikslit` }),
  },
  count: (n, foils, retired) =>
    [
      cards(n),
      ...(foils > 0 ? [`neist ${number(foils)} ka läikekaardina`] : []),
      ...(retired > 0 ? [`lisaks ${number(retired)} enam ei trükita`] : []),
    ].join(", "),
  unread: "Näidatakse ilma selleta, mida ei saa lugeda.",
  shown: (n) => `Näha on ${cards(n)}.`,
  markSeen: (fresh) => plural(fresh, { one: "Märgi 1 uus nähtuks", other: `Märgi ${fresh} uut nähtuks` }),
  seen: "Uusi enam pole.",
  showAll: "Näita kõiki kaarte",
  clear: "Tühjenda filter",
  none: "Siin pole kaarte.",
  didYouMean: "Kas mõtlesid:",
  priceIsAsked:
    "„price” on odavaima eksemplari hind turul; kui keegi kaarti ei müü, seda pole. Klubi hinnang kaardi väärtusele on „worth”.",
  noResult: (filter) => `Midagi ei leitud: „${filter}”.`,

  cards: "Kaardid",
  pages: {
    binder: (page, of) => `Mapp, leht ${page}/${of}`,
    page: (page) => `Leht ${page}`,
    at: (page, of) => `Leht ${page}/${of}`,
    back: "Leht tagasi",
    on: "Leht edasi",
  },
  lines: { have: "Sul", card: "Kaart", type: "Liik", cost: "Hind", each: "Tükk", together: "Kokku" },
  card: {
    retired: "enam ei trükita",
    registered: "registreeritud",
    offered: (n) => `${n} müügis`,
    worth: (money) => `kokku ${money}`,
    split: ({ free, bound, offered, decks, trade }) =>
      [
        ...(bound + offered > 0 ? [`vabu ${free}`] : []),
        ...(bound > 0 ? [`registreeritud ${bound}`] : []),
        ...(offered > 0 ? [`müügis ${offered}`] : []),
        ...(decks > 0 ? [`dekkides ${decks}`] : []),
        ...(trade > 0 ? [`vahetada ${trade}`] : []),
      ].join(", "),
    standing: ({ have, split, fresh, retired, price }) =>
      [
        ...(have === null ? [] : [have === 0 ? "su mapis pole" : `sul on ${have}`]),
        ...(split === "" ? [] : [split]),
        ...(fresh ? ["uus"] : []),
        ...(retired ? ["enam ei trükita"] : []),
        price,
      ].join(", "),
  },

  problems: {
    signIn: "Oled välja logitud. Logi sisse ja proovi uuesti.",
    ego: "Sinu teisik ei kauple ega registreeri sarju: mine enne iseendaks tagasi. Midagi ei tehtud.",
    membersOnly: "Külalisel mappi pole. Vali hüüdnimi ja parool, et see konto alles jätta.",
    wait: "Seda oli lühikese aja kohta palju. Midagi ei muudetud: oota üks minut.",
    incomplete: (missing, names) =>
      `Sul on veel koguda ${cards(missing)}: ${names.join(", ")}${missing > names.length ? " ja teised" : ""}.`,
    offeredJustNow:
      "Panid ühe neist kaartidest hetk tagasi viimse eksemplarini müüki. Midagi ei registreeritud: proovi uuesti.",
    registeredAlready: (set) => `${set ?? "See sari"} on juba registreeritud.`,
    unknownSet: (sets) => `Sellist sarja pole. Olemas on ${list(sets)}.`,
    tooMany: (most) => `Sul on ${most} vaadet ja rohkem ei saa. Kustuta enne mõni.`,
    notes: "Midagi on liiga pikk või liiga palju. Midagi ei muudetud.",
    tooManyNotes: (most) => `Sul on märkmeid ${number(most)} kaardi kohta, rohkem ei mahu.`,
    exists: "Selle nimega on salvestatud juba teine vaade. Midagi ei muudetud.",
    filter: "Filtrist ei saa aru. Paranda see enne ja salvesta siis.",
    sort: "Järjestusest ei saa aru. Paranda see enne ja salvesta siis.",
    other: "See ei õnnestunud ja midagi ei muudetud. Proovi uuesti.",
  },
};
