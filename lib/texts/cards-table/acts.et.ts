import { cardCountIn, cardIn, cardsIn, cards as cardTexts } from "../cards/et";
import type { Who } from "../who";
import type * as english from "./acts.en";

/** What a table says and offers where talons are closed, attacks are beaten and melds are laid open. */

const nameIn = ({ name, you }: Who): string => (you ? "sina" : name);

export const actTurns: typeof english.actTurns = {
  attack: (whom) => `${whom.you ? "Sind rünnatakse" : `Ründa: ${whom.name}`}. Üks kaart või mitu sama tugevusega.`,
  throwIn: "Viska juurde kaart, mille tugevus on laual, või ütle, et oled valmis.",
  nothingToThrowIn: "Sul pole midagi juurde visata.",
  mayThrowIn: "Võid juurde visata kaardi, mille tugevus on laual.",
  beatThese: (cards) =>
    `Löö üle ${cards.length > 1 ? cardCountIn(cards.length, "nom") : cardsIn(cards, "nom")} või võta kõik üles.`,
  cannotBeatThese: (cards) =>
    cards.length > 1
      ? "Sul pole, millega kõiki üle lüüa: võta kaardid üles."
      : `Sul pole, millega üle lüüa ${cardsIn(cards, "part")}: võta kaardid üles.`,
  takeOrPass: (card) => `Võta ${cardIn(card, "nom")} või passi.`,
  drawOrTake: (card) => (card === null ? "Võta kaart." : `Võta kaart talonist või hunnikust ${cardIn(card, "nom")}.`),
  layOne: (knock) => (knock ? "Pane kaart maha või koputa." : "Pane kaart maha."),
  anyWhileStock: "Käi ükskõik milline kaart: masti veel käima ei pea.",
};

export const actVerbs: typeof english.actVerbs = {
  attackWith: (cards) => `Ründa: ${cardsIn(cards, "nom")}`,
  throwIn: (card) => `Viska juurde ${cardIn(card, "nom")}`,
  beatWith: (on, card) => `Löö üle ${cardIn(on, "nom")}: ${cardIn(card, "nom")}`,
  chooseTarget: "Vali, mida üle lüüa",
  done: "Valmis",
  takeAll: "Võta kaardid üles",
  takeAllShort: "Võta üles",
  takeTop: (card) => `Võta ${cardIn(card, "nom")}`,
  takeTopShort: "Võta see",
  layDown: (card) => `Pane maha ${cardIn(card, "nom")}`,
  chooseToDiscard: "Vali kaart, mis maha panna",
  knock: (left) => (left === 0 ? "Džinn!" : `Koputa, ülejääk ${left}`),
  swap: (gives, takes) => `Vaheta ${cardIn(gives, "nom")}, saad ${cardIn(takes, "gen")}`,
  swapShort: "Vaheta",
  close: "Sulge talon",
  closeShort: "Sulge",
  claim: (points) => `Kuuluta ${points}`,
  claimShort: (points, has) => `Kuuluta ${points}, olemas ${has}…`,
  claimAnyway: (points) => `Kuuluta siiski ${points}`,
};

export const actAsks: typeof english.actAsks = {
  claim: (has, points) => `Sul on ${has} punkti, vaja on ${points}. Vale kuulutusega kaotad jagamise.`,
};

export const actFelt: typeof english.actFelt = {
  attackOn: (whom) => (whom.you ? "Rünnak sinu vastu" : `Rünnatakse: ${whom.name}`),
  takesAll: (who) => (who.you ? "Võtad kaardid üles" : `${who.name} võtab kaardid üles`),
  roomFor: (count) =>
    count === 0 ? "rohkem juurde visata ei saa" : `juurde saab visata veel ${cardCountIn(count, "nom")}`,
  fought: (attack, beaten) =>
    beaten === null ? cardTexts.card(attack) : `${cardTexts.card(attack)}, peal ${cardTexts.card(beaten)}`,
  talonClosed: "Talon suletud",
  closedBy: (who) => `sulges ${nameIn(who)}`,
  deadwood: (count) => `ülejääk ${count}`,
};

export const laidOpen: typeof english.laidOpen = {
  title: "Kuidas käed lahti laotati",
  handOf: (who) => (who.you ? "Sinu käsi" : `Käsi: ${who.name}`),
  knocked: "koputas",
  gin: "džinn",
  off: "juurde pandud",
  left: (count) => `ülejääk ${count}`,
};
