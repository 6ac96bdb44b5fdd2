import { cardCountIn, cardIn, cardsIn, cards as cardTexts, levelIn, suitIn } from "../cards/et";
import { players } from "../counts.et";
import { lowerFirst, speechOf } from "../speech";
import { actRefusals } from "./acts.et";
import { cardCount, does, playInstead } from "./phrases.et";
import type { refusals as english } from "./refusals.en";

const { either } = speechOf("et");

const suits = (letters: readonly string[]): string =>
  letters.length === 0 ? "masti" : either(letters.map((letter) => suitIn(letter, "part")));

const actions = { bid: "pakkuda", sell: "müüa", play: "käia" };

export const refusals: typeof english = {
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
  canPlay: "Saad mastis käia, nii et pead käima: tihi korjab üles ainult see, kes ei saa.",
  that: "see",
  trumpWord: "trump",
};
