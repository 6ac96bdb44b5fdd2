import { speechOf } from "../speech";
import type { Who } from "../who";
import type { CardsSaid, EndSaid, PlaceSaid, TabletopTexts } from "./en";
import { open, room } from "./room.et";
import { rulesSaid } from "./rules-said.et";

const { plural, list, number } = speechOf("et");

const does = (who: Who, you: string, other: string): string => (who.you ? `Sina ${you}` : `${who.name} ${other}`);
const within = ({ name, you }: Who): string => (you ? "sina" : name);

const cards = (names: CardsSaid): string => {
  const known = names.filter((name) => name !== null);
  const hidden = names.length - known.length;
  const rest = plural(hidden, { one: "üks kaart", other: `${hidden} kaarti` });
  return list(hidden > 0 ? [...known, rest] : known);
};

const ends = (all: readonly EndSaid[]): string =>
  list(all.map((end) => ("who" in end ? within(end.who) : (end.card ?? "üks kaart"))));

/** Zones that each game has: where to, where from, and which. */
const ZONES: Readonly<Record<string, { from: string; into: string; it: string }>> = {
  hand: { from: "käest", into: "kätte", it: "kätt" },
  aside: { from: "kõrvalt", into: "kõrvale", it: "kõrvalepandud kaarte" },
  play: { from: "mängitavate hulgast", into: "mängitavate hulka", it: "mängitavaid kaarte" },
  deck: { from: "dekist", into: "dekki", it: "dekki" },
  "discard pile": { from: "äravisatute hulgast", into: "äravisatute hulka", it: "äravisatud kaarte" },
};

const named = (zone: string, form: "from" | "into" | "it"): string =>
  ZONES[zone]?.[form] ??
  (form === "from" ? `virnast „${zone}”` : form === "into" ? `virna „${zone}”` : `virna „${zone}”`);

const of = ({ zone, whose }: PlaceSaid, form: "from" | "into" | "it"): string => {
  if (whose === "own" || whose === null) return `oma ${named(zone, form)}`;
  return whose.you ? `sinu ${named(zone, form)}` : `${named(zone, form)} (${whose.name})`;
};

function from(place: PlaceSaid, how: string): string {
  if (place.zone === "table") return "laualt";
  if (place.zone === "outside") return "väljastpoolt mängu";
  const zone = of(place, "from");
  if (how === "top") return `${zone} pealt`;
  if (how === "bottom") return `${zone} alt`;
  return how === "chance" ? `${zone} juhuslikult` : zone;
}

function into(place: PlaceSaid, end: string): string {
  if (place.zone === "table") return "lauale";
  if (place.zone === "outside") return "mängust välja";
  const zone = of(place, "into");
  if (place.zone === "hand" || place.zone === "aside") return zone;
  return end === "bottom" ? `${zone}, kõige alla` : `${zone}, kõige peale`;
}

const COLOURS: Readonly<Record<string, string>> = {
  ...{ red: "punane", green: "roheline", blue: "sinine", orange: "oranž", yellow: "kollane", black: "must" },
  ...{ white: "valge", plain: "tavaline" },
};
const RESULTS: Readonly<Record<string, string>> = {
  ...{ win: "võit", lose: "kaotus", draw: "viik", undecided: "lahtine" },
};

export const tabletop: TabletopTexts = {
  room,
  open,
  log: {
    cleared: "Uus mäng: tuuakse dekid.",
    began: (first) => `Mäng algab. Esimene kord: ${within(first)}.`,
    restored: "Salvestatud mäng läheb edasi.",
    brought: (who, count) =>
      `${does(who, "tood oma deki", "toob oma deki")}: ${plural(count, { one: "1 kaart", other: `${count} kaarti` })}.`,
    checked: (who, { legal, proxies, registered, lent }) => {
      const whose = who.you ? "Sinu dekk" : `Dekk (${who.name})`;
      const said =
        legal.length > 0 ? `${whose} on lubatud: ${legal.join(", ")}.` : `${whose} pole üheski maja formaadis lubatud.`;
      const kept =
        registered === "original"
          ? " See on registreeritud."
          : registered === "cards"
            ? " Selle kaardid on registreeritud, teistes osades."
            : "";
      return `${said}${proxies > 0 && !lent ? ` Asenduskaarte: ${proxies}.` : ""}${kept}`;
    },
    moved: (who, { cards: names, from: source, how, to, end, shuffled, told }) => {
      const what = cards(names);
      const mixed = shuffled ? ", segatult" : "";
      const shown = told ? ` (${told.attribute}: ${told.values.join(", ")})` : "";
      if (to.zone === "play") return `${does(who, "mängid", "mängib")} ${from(source, how)}: ${what}${shown}.`;
      if (source.zone === "play" && to.zone === "table")
        return `${does(who, "paned", "paneb")} lauale: ${what}${shown}.`;
      const taken = `${does(who, "võtad", "võtab")} ${from(source, how)} ja ${who.you ? "paned" : "paneb"} ${into(to, end)}`;
      return `${taken}${mixed}: ${what}${shown}.`;
    },
    shuffled: (who, zone) => `${does(who, "segad", "segab")} ${of(zone, "it")}.`,
    searched: (who, zone) => `${does(who, "vaatad läbi", "vaatab läbi")} ${of(zone, "it")}.`,
    closed: (who, zone) => `${does(who, "ei vaata enam", "ei vaata enam")} ${of(zone, "it")}.`,
    shown: (who, zone, open) =>
      `${open ? does(who, "näitad", "näitab") : does(who, "peidad", "peidab")} ${of(zone, "it")}.`,
    revealed: (who, names, zone) => `${does(who, "näitad", "näitab")} ${of(zone, "from")}: ${cards(names)}.`,
    rotated: (who, names, turn, angle, tells) => {
      const what = cards(names);
      if (turn === "tap" || turn === "untap") {
        const [you, other] = tells[turn];
        return `${does(who, you, other)}: ${what}.`;
      }
      if (turn === "invert") return `${does(who, "pöörad", "pöörab")} tagurpidi: ${what}.`;
      return `${does(who, "pöörad", "pöörab")} ${angle} kraadile: ${what}.`;
    },
    flipped: (who, names, face) => {
      const what = cards(names);
      if (face === "down") return `${does(who, "pöörad", "pöörab")} tagakülje peale: ${what}.`;
      if (face === "other") return `${does(who, "pöörad", "pöörab")} teise külje peale: ${what}.`;
      return `${does(who, "paljastad", "paljastab")}: ${what}.`;
    },
    attached: (who, names, onto) =>
      `${does(who, "kinnitad", "kinnitab")} ${cards(names)} kaardi külge: ${cards(onto)}.`,
    detached: (who, names) => `${does(who, "eemaldad", "eemaldab")} teise kaardi küljest: ${cards(names)}.`,
    counted: (who, names, colour, by, tried) => {
      const failed = by === tried ? "" : ` (pidi olema ${Math.abs(tried)})`;
      const act =
        tried < 0 ? does(who, "võtad märgid ära", "võtab märgid ära") : does(who, "paned märke", "paneb märke");
      return `${act}: ${cards(names)}, ${COLOURS[colour] ?? colour} × ${Math.abs(by)}${failed}.`;
    },
    touched: (who, names, onto) =>
      `${does(who, "osutad", "osutab")}: ${cards(names)}${onto ? ` → ${cards(onto)}` : ""}.`,
    arrowsDrawn: (who, from, to) =>
      `${does(who, "joonistad noole", "joonistab noole")}: ${ends(from)} → ${ends([to])}.`,
    arrowsRemoved: (who) => `${does(who, "võtad oma nooled ära", "võtab oma nooled ära")}.`,
    controlled: (who, names, by) =>
      who.name === by.name && who.you === by.you
        ? `${does(who, "võtad enda kätte", "võtab enda kätte")}: ${cards(names)}.`
        : `${does(who, "annad üle", "annab üle")}: ${cards(names)} → ${within(by)}.`,
    cardScored: (who, names, score) => `${does(who, "märgid", "märgib")}: ${cards(names)}, punkte ${number(score)}.`,
    scored: (who, whose, value, was) => {
      const to = was === null ? number(value) : `${number(was)} → ${number(value)}`;
      return whose === "own"
        ? `${who.you ? "Sinu seis" : `${who.name}, uus seis`}: ${to}.`
        : `${does(who, "muudad seisu", "muudab seisu")}: ${within(whose)} ${to}.`;
    },
    rolled: (who, sides, dice) =>
      `${does(who, "veeretad", "veeretab")} ${plural(dice.length, { one: "täringut", other: `${dice.length} täringut` })} (tahke ${sides}): ${dice.join(", ")}.`,
    tossed: (who, heads) => `${does(who, "viskad", "viskab")} münti: ${heads ? "kull (võit)" : "kiri (kaotus)"}.`,
    special: (who, what) => `${who.you ? "Sina" : who.name}: ${what}`,
    bid: (who) => `${does(who, "teed pakkumise", "teeb pakkumise")}.`,
    bidOf: (who, text) => `${does(who, "teed pakkumise", "teeb pakkumise")}: ${text}`,
    bidsOpened: (bids) => `Pakkumised: ${bids.map(({ who, text }) => `${within(who)} ${text}`).join("; ")}.`,
    turnEnded: (who, next) => `${does(who, "lõpetad oma käigu", "lõpetab oma käigu")}. Järgmine: ${within(next)}.`,
    phase: (who, phase) => `${does(who, "teatad", "teatab")}: ${phase}.`,
    timer: (running) => (running === null ? "Kell seisab." : `Kell käib: ${within(running)}.`),
    flagged: (who) => (who.you ? "Sinu aeg on otsas." : `${who.name}: aeg on otsas.`),
    declared: (who, result, text) =>
      `${does(who, "teatad tulemuse", "teatab tulemuse")}: ${RESULTS[result] ?? result}${text ? `, ${text}` : ""}.`,
    accepted: (who) => `${does(who, "oled tulemusega nõus", "on tulemusega nõus")}.`,
    cancelled: "Kaarti liigutati: teatatud tulemus enam ei kehti.",
    conceded: (who) => `${does(who, "annad alla", "annab alla")}.`,
    ended: (winners) =>
      winners === null ? "Mäng on läbi, võitjat pole." : `Mäng on läbi. Võit: ${list(winners.map(within))}.`,
    judged: (winners) =>
      winners === null
        ? "Kohtunik lõpetas mängu, võitjat pole."
        : `Kohtunik otsustas mängu. Võit: ${list(winners.map(within))}.`,
    defeated: (who) => `${does(who, "kaotad mängu", "kaotab mängu")}.`,
    asked: (who, rule, act) =>
      act === null
        ? `${does(who, "tahad teha midagi", "tahab teha midagi")}, mida reegel ei luba (${rulesSaid(rule)}). Teised otsustavad, kas see tehakse.`
        : `${does(who, "tahad teha seda", "tahab teha seda")}, mida reegel ei luba (${rulesSaid(rule)}): „${act}” Teised otsustavad, kas see tehakse.`,
    allowed: (who, done) => `${does(who, "lubad", "lubab")} seda${done ? ": see tehakse" : ""}.`,
    denied: (who) => `${does(who, "ei luba", "ei luba")} seda.`,
    commanded: (who, label) => `${who.you ? "Sina" : who.name}: ${rulesSaid(label)}.`,
    said: rulesSaid,
    byHand: "See käik mängitakse käsitsi, ilma reegliteta.",
    rulesBack: "Mängu reeglid kehtivad jälle.",
    asksByHand: (who) =>
      `${does(who, "tahad", "tahab")} selle käigu käsitsi mängida: siis ei keela laud kuni käigu lõpuni midagi.`,
    asksEnd: (who) =>
      `${does(who, "tahad", "tahab")} käigu lõpetada, ja järgmisest kehtivad jälle reeglid. Kas kõik on nii, nagu peab?`,
    takesBack: (who, acts) =>
      who.you ? "Soovid oma viimase teo tagasi võtta." : `${who.name} soovib selle tagasi võtta: „${acts}”`,
    scriptFailed: (message) =>
      `Mängu enda reeglid ütlesid siin üles: siitpeale mängitakse käsitsi ja miski ei ole keelatud. ${message}`,
    other: "Mäng läks edasi.",
  },
  refusals: {
    lost: "Server ei vasta. Kontrolli ühendust ja proovi uuesti.",
    "tabletop/short_of_bet": "Kellelgi pole kukrus panuse jagu raha: ilma selleta mäng ei alga.",
    "tabletop/bet_needs_people": "Panuse peale mängivad liikmed: mõni koht on tühi või seal on robot.",
    "tabletop/saved_needs_people": "Salvestatud mäng läheb edasi, kui kõik selle mängijad on lauas.",
    "tabletop/nothing_staked": "Selles mängus pole panust: võid lihtsalt lahkuda.",
    "tabletop/called": "Kohtunik on sellesse mängu juba kutsutud.",
    "tabletop/call": "Kirjuta 3 kuni 300 tähemärgiga, mis on valesti.",
    "tabletop/no_such_game": "Selle laua kaarte pole enam.",
    "tabletop/no_format": "Neid dekireegleid enam ei ole.",
    "tabletop/not_legal": "See dekk ei vasta selle laua reeglitele.",
    "tournament/other_deck": "See pole dekk, millega end turniirile kirja panid.",
    "tournament/moved_cards":
      "Kohtumist mängitakse dekiga nii, nagu selle kirja panid: samad kaardid põhidekis ja samad kõrvaldekis.",
    "tournament/proxies": "Sul pole enam kõiki oma deki kaarte, aga see turniir nõuab neid.",
    "tabletop/accepted": "Oled selle tulemusega juba nõustunud.",
    "tabletop/all_again": "Uuesti algab mäng siis, kui kõik siin seda tahavad.",
    "tabletop/begun": "Mäng juba käib.",
    "tabletop/by_hand": "Mängu reeglid seisavad: tee käsitsi, mida see teeks.",
    "tabletop/brought": "Oled oma deki juba toonud.",
    "tabletop/by_chance": "Teise käes ei ole kaartidel kohti: nimeta kaart, mida näed, või võta juhuslik.",
    "tabletop/fixed_seats": "Selle laua kohti enam ei muudeta.",
    "tabletop/loop": "Nii kinnituks kaart iseenda külge.",
    "tabletop/no_search": "Läbi vaadata saab ainult virnu.",
    "tabletop/no_such_card": "Sellist kaarti siin ei ole.",
    "tabletop/no_such_command": "Selles mängus pole sellist käsku.",
    "tabletop/no_such_object": "Seda kaarti pole enam laual.",
    "tabletop/no_such_part": "Selles mängus pole dekil sellist osa.",
    "tabletop/no_such_phase": "Selles mängus pole sellist faasi.",
    "tabletop/no_such_seat": "Seal ei istu keegi.",
    "tabletop/no_such_zone": "Sellist virna siin ei ole.",
    "tabletop/nobody_declared": "Keegi pole veel tulemust teatanud.",
    "tabletop/not_all_here":
      "Kõik ei ole veel dekiga kohal. Oota neid või võta tühjad kohad ära ja mängi ilma nendeta.",
    "tabletop/not_begun": "Mäng pole veel alanud.",
    "tabletop/not_judge": "Mängijate eest saab mängu otsustada ainult kohtunik.",
    "tabletop/not_host": "Alustada saab ainult laua peremees.",
    "tabletop/not_over": "Mäng pole veel läbi.",
    "tabletop/not_seated": "Mängimiseks võta koht.",
    "tabletop/not_your_turn": "Praegu pole sinu kord.",
    "tabletop/not_yours": "See pole sinu oma.",
    "tabletop/nothing_asked": "Miski ei oota sinu nõusolekut.",
    "tabletop/nothing_said": "Kirjuta enne midagi.",
    "tabletop/nothing_there": "Seda kaarti seal enam ei ole.",
    "tabletop/one_face": "Sellel kaardil on ainult üks külg.",
    "tabletop/own_clock": "Selle laua kell käib ise.",
    "tabletop/time_left": "Aega on veel.",
    "tabletop/out": "Oled selles mängus alla andnud.",
    "tabletop/over": "Mäng on läbi.",
    "tabletop/rule": "Mängu reegel ei luba seda.",
    "tabletop/same": "See on juba nii.",
    "tabletop/stale": "See virn on muutunud. Vaata seda uuesti.",
    "tabletop/too_many": "Nii palju kaarte lauale ei mahu.",
    "tabletop/unseen": "Sa ei näe seda kaarti.",
  },
};
