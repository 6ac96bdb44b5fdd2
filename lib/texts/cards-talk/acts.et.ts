import { cardCountIn, cardIn } from "../cards/et";
import type { actsLog as logInEnglish, actRefusals as refusalsInEnglish } from "./acts.en";
import { atStart, does, listed, named, playInstead, sentences, shown } from "./phrases.et";

/** What is told, and why it is refused, where talons are closed, attacks are beaten and melds are laid open. */

export const actsLog: typeof logInEnglish = {
  attacked: (who, cards) => `${does(who, "ründad", "ründab")}: ${shown(cards)}.`,
  thrownIn: (who, cards) => `${does(who, "viskad", "viskab")} juurde: ${shown(cards)}.`,
  beat: (who, card, on) => `${does(who, "lööd üle", "lööb üle")} ${cardIn(on, "gen")}: ${cardIn(card, "nom")}.`,
  stopped: (who) => `${atStart(who)} enam juurde ei viska.`,
  takes: (who) => `${does(who, "võtad", "võtab")} kaardid üles.`,
  boutOver: (taker, count, out) =>
    sentences(
      taker === null
        ? "Rünnak on tagasi löödud."
        : `${does(taker, "korjad", "korjab")} üles ${cardCountIn(count, "gen")}.`,
      out.length > 0 && `Kaardid on otsas: ${listed(out)}.`,
    ),
  swapped: (who, gives, takes) =>
    `${does(who, "vahetad", "vahetab")} ${cardIn(gives, "gen")} ${cardIn(takes, "gen")} vastu.`,
  closed: (who) => `${does(who, "sulged", "sulgeb")} taloni.`,
  claimed: (who, points, right) =>
    right
      ? `${does(who, "kuulutad", "kuulutab")}, punkte on ${points}.`
      : `${does(who, "kuulutad", "kuulutab")}, aga punkte on ainult ${points}.`,
  tookTop: (who, cards) => `${does(who, "võtad", "võtab")} hunnikust ${named(cards)}.`,
  knocked: (who, count, gin) =>
    gin ? `${atStart(who)}: džinn.` : `${does(who, "koputad", "koputab")}, ülejääk ${count}.`,
  laidOff: (who, cards, left) =>
    cards.length === 0
      ? `${atStart(who)}: ülejääk ${left}.`
      : `${does(who, "paned", "paneb")} juurde ${named(cards)}, ülejääk ${left}.`,
};

export const actRefusals: typeof refusalsInEnglish = {
  drawFirst: "Võta enne kaart.",
  justTaken: (card) => `Võtsid äsja: ${cardIn(card, "nom")}. Pane maha mõni teine kaart.`,
  noKnock: "Selles mängus ei koputata.",
  knockTooMuch: (deadwood, most) => `Su ülejääk oleks ${deadwood}. Koputada saab, kui see on kuni ${most}.`,
  beatsMissing: "Vali kaart, mida tahad üle lüüa.",
  notOnTable: "Seda kaarti pole vaja üle lüüa.",
  levelNotThere: "Juurde saab visata ainult seda, mille tugevus on juba laual.",
  tooMany: (room) =>
    room === 0 ? "Rünnakus on juba nii palju kaarte, kui tohib." : `Rünnakusse mahub veel ${cardCountIn(room, "nom")}.`,
  notHigher: (card, legal) =>
    `Sellega ei saa üle lüüa ${cardIn(card, "part")}: vaja on kõrgemat sama masti kaarti või trumpi. ${legal.length > 0 ? playInstead(legal) : "Või võta kaardid üles."}`,
  drawOffered: "Kõigepealt pakutakse avatud kaarti: võta see või passi.",
  drawDeclined: "Avatud kaarti ei tahtnud keegi: võta talonist.",
  noSwap: "Selles mängus kaarti ei vahetata.",
  swapFirst: "Vaheta enne, kui välja käid.",
  stockTooSmall: (least) => `Talon peab olema avatud ja selles vähemalt ${cardCountIn(least, "nom")}.`,
  swapNeeds: (card) => `Vahetamiseks on vaja: ${cardIn(card, "nom")}.`,
  noClose: "Selles mängus talonit ei suleta.",
  closeFirst: "Sulge talon enne, kui välja käid.",
  noClaim: "Selles mängus punkte ei kuulutata.",
  claimFirst: "Kuuluta siis, kui oled käigul, enne kui välja käid.",
  claimNoTrick: "Sul pole veel ühtki tihi.",
};
