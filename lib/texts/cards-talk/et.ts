import { bid, cardCountIn, cardIn, cardsIn, cards as cardTexts, levelIn, ordinal, suitIn } from "../cards/et";
import { players } from "../counts.et";
import { lowerFirst, speechOf } from "../speech";
import type { Who } from "../who";
import { to, within } from "../who.et";
import { actRefusals, actsLog } from "./acts.et";
import type { ByWho, CardsTalk, TakenBack } from "./en";
import { atStart, cardCount, does, listed, named, playInstead, sentences, shown } from "./phrases.et";

const { plural, list, either, number } = speechOf("et");

const told = (scores: ByWho, begins: typeof within, figure: (n: number) => string): string =>
  scores
    .map(({ who, n }, at) => {
      const names = who.map((each, place) => (at === 0 && place === 0 ? begins : within)(each));
      return `${list(names)} ${figure(n)}`;
    })
    .join(", ");

/** "Mira võidab", "Sina võidad", "Mira ja sina võidate", "Mira ja Botan võidavad" */
const win = (people: readonly Who[]): string => {
  const withYou = people.some(({ you }) => you);
  const verb = people.length > 1 ? (withYou ? "võidate" : "võidavad") : withYou ? "võidad" : "võidab";
  return `${listed(people)} ${verb}`;
};

const suits = (letters: readonly string[]): string =>
  letters.length === 0 ? "masti" : either(letters.map((letter) => suitIn(letter, "part")));

const actions = { bid: "pakkuda", sell: "müüa", play: "käia" };

export const cardsTalk: CardsTalk = {
  log: {
    ...actsLog,
    dealt: (deal, trump, begins) =>
      sentences(
        `${deal}. jagamine.`,
        trump !== null && `Trump on ${suitIn(trump, "nom")}.`,
        begins !== null && `${does(begins, "alustad", "alustab")}.`,
      ),
    exchange: (deal, owed) =>
      sentences(
        `${deal}. jagamine.`,
        ...owed.map(({ from, to: whom, count }) => `${does(from, "annad", "annab")} ${to(whom)} ${named(count)}.`),
      ),
    bidsMade: "Kõik on pakkunud.",
    looked: (who) => `${does(who, "vaatad", "vaatab")} oma kaarte.`,
    bid: (who, amount, colour, blind) => {
      const said = bid({ number: amount, suite: colour });
      return `${does(who, "pakud", "pakub")} ${blind ? "pimesi " : ""}${said}.`;
    },
    trumpMade: (who, letter, alone, card, taker, out) =>
      sentences(
        `${does(who, "teed", "teeb")} trumbi: ${suitIn(letter, "nom")}${alone ? `, ja ${who.you ? "mängid" : "mängib"} üksi` : ""}.`,
        taker !== null && card !== null && `${does(taker, "võtad", "võtab")} ${cardIn(card, "gen")}.`,
        out !== null && `${does(out, "jääd", "jääb")} vahele.`,
      ),
    laidAway: (who, cards) => `${does(who, "paned", "paneb")} kõrvale ${named(cards)}.`,
    playBegins: "Mäng algab.",
    bidPass: (who) => `${does(who, "passid", "passib")}.`,
    bidWon: (who, amount, colour, talon) => {
      const at = bid({ number: amount ?? undefined, suite: colour });
      const won = `${does(who, "võidad", "võidab")} pakkumise${at ? ` (${at})` : ""}`;
      if (talon === null) return `${won}.`;
      const takes = who.you ? "võtad" : "võtab";
      return typeof talon === "number" ? `${won} ja ${takes} taloni.` : `${won} ja ${takes} taloni: ${shown(talon)}.`;
    },
    sold: (who, above, talon) => {
      const sale = `${does(who, "paned", "paneb")} taloni müüki, hind üle ${above}`;
      return typeof talon === "number" ? `${sale}.` : `${sale}: ${shown(talon)}.`;
    },
    redeal: (who) => `${does(who, "palud", "palub")} uusi kaarte.`,
    given: (who, gifts) =>
      `${does(who, "annad", "annab")} ${list(gifts.map(({ to: whom, cards }) => `${to(whom)} ${named(cards)}`))}.`,
    received: (from, cards) =>
      typeof cards === "number"
        ? `${atStart(from)} andis sulle ${named(cards)}.`
        : `${atStart(from)} andis sulle: ${shown(cards)}.`,
    exchanged: "Kaardid on vahetatud.",
    youLead: "Sina alustad.",
    played: (who, cards, then, specials, together) =>
      sentences(
        `${does(who, "käid", "käib")} ${together?.combo && cards.length > 3 ? `välja: ${cardTexts.combo(together.combo)} (${named(cards)})` : cardsIn(cards, "gen")}${then.map((group) => `, lisaks ${named(group)}`).join("")}.`,
        specials.length > 0 && `${does(who, "kuulutad", "kuulutab")}: ${list(specials.map(lowerFirst))}.`,
        together?.suit && `Järgmine mast: ${suitIn(together.suit, "nom")}.`,
        together !== undefined &&
          together.owing !== null &&
          `Järgmine võtab ${cardCount(together.owing)} või käib sama tugevuse.`,
        together !== undefined &&
          together.skipped.length > 0 &&
          `Vahele ${together.skipped.length > 1 ? "jäävad" : "jääb"} ${listed(together.skipped)}.`,
        together?.reversed && "Revolutsioon! Tugevuste järjekord on ümber pööratud.",
      ),
    playedHidden: (who, count) => `${does(who, "käid", "käib")} pilt all ${cardCountIn(count, "gen")}.`,
    passed: (who) => `${does(who, "passid", "passib")}.`,
    retreated: (who, taken, lead) =>
      sentences(
        taken === null
          ? `${does(who, "taganed", "taganeb")}.`
          : `${does(who, "taganed ja korjad", "taganeb ja korjab")} üles ${named(taken)}.`,
        lead.length > 0 && `Hunnikut alustab taas ${shown(lead)}.`,
      ),
    drew: (who, cards) => `${does(who, "võtad", "võtab")} juurde ${named(cards)}.`,
    trumpSet: (who, trump) => `${does(who, "määrad", "määrab")} trumbi: ${suitIn(trump, "nom")}.`,
    restocked: "Hunnik segati ja on jälle pakk.",
    trickTaken: (who, points) => {
      const worth = points === null ? "" : `, ${plural(points, { one: "1 punkt", other: `${number(points)} punkti` })}`;
      return `${does(who, "võtad", "võtab")} tihi${worth}.`;
    },
    roundOver: "Ring on läbi.",
    roundWon: (who) => `${does(who, "võidad", "võidab")} ringi.`,
    dealEnded: (winners, scores, totals, ranked) => {
      return sentences(
        winners.length === 0 ? "Jagamine on läbi." : `${win(winners)} jagamise.`,
        // An ordinal ends with the point that ends the sentence.
        scores.length > 0 && (ranked ? told(scores, atStart, ordinal) : `${told(scores, atStart, number)}.`),
        totals.length > 0 && `Kokku: ${told(totals, within, number)}.`,
      );
    },
    dealPassed: "Keegi ei lähe edasi. See jagamine ei lähe arvesse.",
    dealRedeal: (who) => `${does(who, "palusid", "palus")} uusi kaarte. See jagamine ei lähe arvesse.`,
    dealStopped: "Laua peremees lõpetas jagamise. Keegi punkte ei saa.",
    seriesCompleted: (winners, totals) =>
      sentences(
        winners.length === 0 ? "Seeria on läbi." : `${win(winners)} seeria.`,
        totals.length > 0 && `${told(totals, atStart, number)}.`,
      ),
    reset: (series) => `Algab ${series}. seeria.`,
    reseated: (players) => `Kohad on muutunud: nüüd on mängijaid ${players}.`,
    other: "Mäng läheb edasi.",
  },

  takeback: {
    last: (who) => `${does(who, "soovid", "soovib")} viimase käigu tagasi võtta.`,
    of: (who, act, after) => {
      const thing = after.cards ? "kaart" : "käik";
      const one = after.cards ? "sellele järgnenud kaart" : "sellele järgnenud käik";
      const more = `${after.count} sellele järgnenud ${thing === "kaart" ? "kaarti" : "käiku"}`;
      const rest = after.count === 0 ? "" : ` ja ${after.count === 1 ? one : more}`;
      return `${does(who, "soovid", "soovib")} tagasi võtta: ${nameOfAct(act)}${rest}.`;
    },
  },

  ending: {
    passed: "Kõik passisid. Keegi punkte ei saa.",
    talonUsedUp: "Talon on otsas ja keegi ei koputanud. Keegi punkte ei saa.",
    redeal: (who, held) => {
      const what = held && (held.level === null ? "madalat kaarti" : levelIn(held.level, "part"));
      const why =
        held && `${does(who, "hoidsid käes", "hoidis käes")} ${held.all ? "kõik" : "vähemalt"} ${held.min} ${what} ja `;
      const asked = why ? `${why}${who.you ? "palusid" : "palus"}` : does(who, "palusid", "palus");
      return `${asked} uusi kaarte. Keegi punkte ei saa ja kaardid jagatakse uuesti.`;
    },
    stopped: "Laua peremees lõpetas selle jagamise. Keegi punkte ei saa.",
    won: (winners) => `${win(winners)}.`,
    yourPlace: (place, last) => (last ? "Sina jääd viimaseks." : `Sina oled ${ordinal(place)}`),
  },

  spoken: {
    trump: (trump) => `Trump on ${suitIn(trump, "nom")}.`,
    contract: (who, said) => `${does(who, "pakkusid", "pakkus")} ${said}.`,
    onTable: (plays) => {
      const each = plays.map(({ who, cards, pass }) => {
        const what = pass ? "pass" : cards ? cardsIn(cards, "nom") : "pilt all";
        return `${who.you ? "Sina" : who.name}: ${what}`;
      });
      return `Laual: ${each.join("; ")}.`;
    },
    onPile: (top, count) => `Hunnikus pealmine: ${cardIn(top, "nom")}, kokku ${count}.`,
    held: (cards) => `Sul on käes ${list(cards.map((card) => cardIn(card, "nom")))}.`,
  },

  refusals: {
    ...actRefusals,
    noSeat: "Sellist kohta selles lauas pole.",
    seatCount: (min, max) => `Selles mängus on ${players(min, max)}. Vali teine kohtade arv.`,
    seatsInPlay: "Kohti saab vahetada ainult jagamiste vahel. Oota selle lõppu.",
    startForbidden: "Jagada saab ainult laua peremees.",
    startUnderway: "See jagamine alles käib.",
    startTooEarly: "Tulemus jääb veel hetkeks nähtavale. Siis saad jagada.",
    startPlayers: (min, max, seated) =>
      `Selles mängus on ${players(min, max)}, aga siin istub ${seated}. Lisa robot või oota.`,
    endForbidden: "Jagamise saab lõpetada ainult laua peremees.",
    endNotUnderway: "Pole jagamist, mida lõpetada.",
    resetForbidden: "Uut seeriat saab alustada ainult laua peremees.",
    looked: "Oled oma kaarte juba vaadanud.",
    notYourTurn: (who, doing) =>
      who === null || who.you
        ? `Praegu pole sinu kord ${actions[doing]}. Oota oma korda.`
        : `Praegu on käigul ${who.name}. Oota oma korda ${actions[doing]}.`,
    notBidding: "Pakkumine on läbi.",
    bidWithoutNumber: "Pakkumiseks on vaja arvu. Vali see või passi.",
    bidNoPass: "Selles mängus ei passita. Vali pakkumine.",
    bidTooSmall: (min) => `Väikseim pakkumine on ${min}. Paku rohkem.`,
    bidTooHigh: (max) => `Suurim pakkumine on ${max}. Paku vähem või passi.`,
    bidStep: (step, min) => `Pakkumise samm on ${step}, alates ${min}. Vali järgmine.`,
    noLongerBlind: "Oled oma kaarte vaadanud: pimesi pakkuda enam ei saa. Paku avalikult.",
    bidSum: (barred) => `Kõik pakkumised kokku ei tohi olla tihide arv. Paku midagi muud kui ${barred}.`,
    needsHigher: (highest) => `Kõrgeim pakkumine on ${highest}. Paku rohkem või passi.`,
    sellTooLate: "Talonit saab müüa ainult enne kaartide andmist.",
    sellNotInGame: "Selles mängus talonit ei müüda.",
    soldBefore: "Talon on selles jagamises juba müügis olnud.",
    redealTooLate: "Uusi kaarte saab paluda ainult jagamise alguses.",
    redealNotInGame: "Selles mängus uusi kaarte paluda ei saa.",
    redealHasBid: "Oled juba pakkunud: see käsi jääb sulle.",
    redealHasPlayed: "Oled juba käinud: see käsi jääb sulle.",
    lookFirst: "Vaata enne oma kaarte.",
    redealTooFew: (min, cards) => `Uute kaartide jaoks peab sul olema ${min} neist: ${cardsIn(cards, "nom")}.`,
    noGifts: "Praegu kaarte ei anta.",
    nothingToGive: "Sul pole kaarte anda.",
    chooseGifts: "Vali enne antavad kaardid.",
    unknownReceiver: "Üks neist mängijatest praegu kaarte ei saa. Vali uuesti.",
    notInHand: "Üks neist kaartidest pole sinu käes. Vali uuesti.",
    giftCount: (whom, count) =>
      `${whom === null ? "Igaüks saab" : does(whom, "saad", "saab")} ${count === null ? "muud kaardid" : cardCountIn(count, "gen")}.`,
    strongestOnly: "Pead andma oma tugevaimad kaardid. Vali need, mis pole varjutatud.",
    notPlaying: "Praegu ei saa kaarte käia.",
    moveNotYourTurn: (who) =>
      who === null || who.you
        ? "Praegu pole sinu kord. Vali kaart kohe ja käi, kui kord on sinu käes."
        : `Praegu on käigul ${who.name}. Vali kaart kohe ja käi pärast teda.`,
    chooseCard: "Vali enne kaart.",
    cannotPass: "Praegu ei saa passida. Käi kaart.",
    noCrawl: "Selles mängus ei käida pilt all.",
    passOrPlay: "Kas passi või käi, mitte mõlemat.",
    playCount: (count) => `Käi korraga ${cardCount(count)}.`,
    crawlRound: (trick) => `Pilt all saab käia ainult ${trick}. tihis. Käi pilt üleval.`,
    crawlLead: "Pilt all saab käia ainult tihi alustaja.",
    crawlTop: (level) => `Sul on ${levelIn(level, "nom")}, seepärast ei saa sa pilt all käia. Käi pilt üleval.`,
    specialNotInGame: (special) => `Selles mängus seda pole: ${lowerFirst(special)}.`,
    specialRound: (special) => `Selles tihis ei saa seda kuulutada: ${lowerFirst(special)}. Kuuluta hiljem.`,
    specialLead: (special) => `Seda saab kuulutada tihi alustades: ${lowerFirst(special)}.`,
    specialFewCards: (special, min) =>
      `Kuulutamiseks peab käes olema vähemalt ${cardCountIn(min, "nom")}: ${lowerFirst(special)}.`,
    specialNoCards: (special) => `Sul pole selleks kaarte: ${lowerFirst(special)}.`,
    specialNotCard: (special) => `See kaart seda ei kuuluta: ${lowerFirst(special)}. Käi see, mis kuulutab.`,
    specialCondition: (special, before) =>
      `Seda ei saa veel kuulutada: ${lowerFirst(special)}. Enne peab samast mastist olema ${lowerFirst(before)}.`,
    oneSuit: "Kõik korraga käidavad kaardid peavad olema samast mastist.",
    oneLevel: "Kõik korraga käidavad kaardid peavad olema sama tugevusega.",
    noCombo: "Neid kaarte siin koos käia ei saa.",
    wrongCombo: (kinds) => `Vasta nii: ${either(kinds.map(cardTexts.combo))}, või passi.`,
    tooLow: (card, combo, reversed, legal) => {
      const how = reversed ? "madal" : "kõrge";
      if (combo === null || combo === "single")
        return `See pole piisavalt ${how}: üle tuleb lüüa ${cardIn(card, "nom")}. ${playInstead(legal)}`;
      return `See pole piisavalt ${how}: üle tuleb lüüa ${cardTexts.combo(combo)}, milles on ${cardIn(card, "nom")}.`;
    },
    mustDraw: (count) => `Võta ${cardCount(count)} või käi sama tugevusega kaart, kui sul on.`,
    mustMatch: (letter, level, legal) => {
      const like = [letter && suitIn(letter, "nom"), level && levelIn(level, "nom")].filter((one) => one !== null);
      return `Käi ${either(like)}. ${legal.length > 0 ? playInstead(legal) : "Või võta kaart."}`;
    },
    declareMissing: "Nimeta järgmine mast.",
    declareUnknown: (letters) => `Nimeta üks mastidest: ${suits(letters)}.`,
    wrongTrump: (letters) => `Praegu saab trumbiks teha ainult: ${suits(letters)}.`,
    noAlone: "Selles mängus üksi ei mängita.",
    noDraw: "Selles mängus kaarte ei võeta.",
    drawnAlready: "Oled sellel korral juba võtnud. Käi kaart või passi.",
    drawNotStuck: (legal) => `Sul on, mida käia. ${playInstead(legal)}`,
    nothingToDraw: "Midagi pole enam võtta.",
    mustLeadCard: (card) => `Jagamise esimene kaart on ${cardIn(card, "nom")}. Käi see välja.`,
    suitClosed: (letters, legal) =>
      `Enne kui seda masti on mängitud, ei tohi välja käia ${suits(letters)}. ${playInstead(legal)}`,
    noPointsYet: (legal) => `Esimesse tihisse ei tohi panna kaarti, mis loeb punkte. ${playInstead(legal)}`,
    followSuit: (letters, legal) => `Pead käima ${suits(letters)}. ${playInstead(legal)}`,
    playTrump: (trump, legal) => `Sul pole käidud masti: käi trump (${suitIn(trump, "nom")}). ${playInstead(legal)}`,
    doesNotBeat: (card, legal) =>
      `Sellega ei saa üle lüüa ${card ? cardIn(card, "part") : "viimast käiku"}. ${playInstead(legal)}`,
    beatPile: (top, trump, retreat) => {
      const or = `${trump ? ` või trump (${suitIn(trump, "nom")})` : ""}${retreat ? " või tagane" : ""}`;
      return `Sellega ei saa üle lüüa ${cardIn(top, "part")}. Käi kõrgem ${suitIn(top[1] ?? "", "nom")}${or}.`;
    },
    playInstead,
    atLeast: (count) => `Käi vähemalt ${cardCount(count)}.`,
    goesWith: (count) => `Vali lisaks ${cardCount(count)}.`,
    alongNotInHand: "Lisaks valitud kaart pole sinu käes.",
    goesAlone: "Käi see kaart üksi: lisaks praegu midagi ei käi.",
    noRetreat: "Selles mängus taganeda ei saa.",
    that: "see",
    trumpWord: "trump",
  },
};

function nameOfAct(act: TakenBack): string {
  switch (act.is) {
    case "cards":
      return cardsIn(act.cards, "nom");
    case "bid":
      return act.number === null ? "pakkumine" : `pakkumine ${act.number}`;
    case "hidden":
      return "pilt all käidud kaart";
    case "pass":
      return "passimine";
    case "retreat":
      return "taganemine";
    case "gifts":
      return "antud kaardid";
    case "draw":
      return "kaardi võtmine";
    case "swap":
      return "kaardivahetus";
    case "close":
      return "taloni sulgemine";
    case "sale":
      return "taloni müük";
    case "redeal":
      return "uute kaartide palumine";
    case "look":
      return "kaartide vaatamine";
  }
}
