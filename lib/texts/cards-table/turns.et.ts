import { bid, cardCountIn, cardIn, cardsIn, cards as cardTexts, levelIn, suitIn } from "../cards/et";
import { speechOf } from "../speech";
import { to, within } from "../who.et";
import { actTurns } from "./acts.et";
import type { turns as english } from "./turns.en";

const { list, either } = speechOf("et");

export const turns: typeof english = {
  ...actTurns,
  yours: "Sinu kord.",
  lead: "Sina alustad.",
  leadWith: (first, kinds, equal) => {
    const what = kinds.length > 0 ? either(kinds.map(cardTexts.combo)) : equal ? "üks kaart või mitu sama tugevat" : "";
    if (first === null) return what ? `Sina alustad: ${what}.` : "Sina alustad.";
    return what
      ? `Sina alustad, ${cardIn(first, "nom")} peab sees olema: ${what}.`
      : `Sina alustad: ${cardIn(first, "nom")}.`;
  },
  hiddenTrick: "Selles tihis käiakse pilt all: käi ükskõik milline kaart.",
  follow: (led) => `Käi ${suitIn(led, "part")}.`,
  trumpWith: (trump) => `Löö üle trumbiga: ${suitIn(trump, "nom")}.`,
  without: (led) => `Sul pole ${suitIn(led, "part")}: käi ükskõik milline kaart.`,
  picksUp: (led) => `Sul pole ${suitIn(led, "part")}: korja tihi üles.`,
  any: "Käi ükskõik milline kaart.",
  emptyPile: "Hunnik on tühi: sina alustad.",
  answer: (how, cards, instead, combo) => {
    const verb = { beat: "Löö üle", match: "Käi sama tugev kui", matchOrBeat: "Käi vähemalt sama tugev kui" }[how];
    const other = instead === null ? "" : instead === "pass" ? " või passi" : " või tagane";
    return `${verb} ${combo && cards.length > 3 ? cardTexts.combo(combo) : cardsIn(cards, "nom")}${other}.`;
  },
  cannotBeat: (cards, instead, combo) => {
    const other = instead === null ? "" : instead === "pass" ? ": passi" : ": tagane";
    const what = combo && cards.length > 3 ? `nii kõrget (${cardTexts.combo(combo)})` : cardsIn(cards, "part");
    return `Sul pole, millega üle lüüa ${what}${other}.`;
  },
  match: (letter, level, other, wild) => {
    const levels = [level, wild].map((each) => each && levelIn(each, "nom"));
    const like = [letter && suitIn(letter, "nom"), ...levels].filter((one) => one !== null);
    const instead = other === null ? "" : other === "draw" ? " või võta kaart" : " või passi";
    return `Käi ${either(like)}${instead}.`;
  },
  mustDraw: (count, level) => `Võta ${cardCountIn(count, "nom")}${level ? ` või käi ${levelIn(level, "nom")}` : ""}.`,
  nothingFits: (other, count) => {
    const todo = other === null ? "" : other === "draw" ? `: võta ${cardCountIn(count, "nom")}` : ": passi";
    return `Ükski su kaart ei sobi${todo}.`;
  },
  mayRedeal: "Võid paluda uusi kaarte.",
  noHigherBid: "Kõrgemat pakkumist enam pole: passi.",
  bidBlind: (pass) => (pass ? "Vaata oma kaarte, passi või paku pimesi." : "Vaata oma kaarte või paku pimesi."),
  blindWorth: (made, missed) => {
    const times = (n: number): string => ["", "", "topelt", "kolmekordselt", "neljakordselt"][n] || `${n} korda`;
    if (made === missed) return made === 1 ? "" : `Pimesi pakutu loeb ${times(made)} nii võidu kui kaotuse korral.`;
    if (made === 1) return `Kaotuse korral läheb pimesi pakutu maha ${times(missed)}.`;
    if (missed === 1) return `Võidu korral loeb pimesi pakutu ${times(made)}.`;
    return `Pimesi pakutu loeb võidu korral ${times(made)} ja läheb kaotuse korral maha ${times(missed)}.`;
  },
  bidTricks: (min, max, barred) => {
    const but = barred === undefined ? "" : `, aga mitte ${barred}`;
    return `Mitu tihi sa võtad? ${min} kuni ${max}${but}.`;
  },
  bidFrom: (min, max, pass) => `Paku ${min === max ? min : `${min} kuni ${max}`}${pass ? " või passi" : ""}.`,
  makeTurned: (letter, pass, taking) => {
    const takes =
      taking && ` Siis ${taking.who.you ? "saad sina" : `saab ${taking.who.name}`} ${cardIn(taking.card, "gen")}.`;
    return `Kas trump on ${suitIn(letter, "nom")}?${takes ?? ""} Võta vastu${pass ? " või passi" : ""}.`;
  },
  makeNamed: (letters, pass) =>
    `Nimeta trump: ${either(letters.map((letter) => suitIn(letter, "nom")))}${pass ? " või passi" : ""}.`,
  layAway: (count) => `Pane kõrvale ${cardCountIn(count, "nom")}.`,
  give: (whom, count, strongest) => {
    if (strongest) {
      const best = count === 1 ? "oma tugevaim kaart" : `${count} oma tugevaimat kaarti`;
      return `Anna ${to(whom)} ${best}.`;
    }
    return `Anna ${to(whom)} ${count === 1 ? "üks kaart" : cardCountIn(count, "nom")} omal valikul.`;
  },
  giveAll: (gifts) => `Anna ${list(gifts.map(({ to: whom, count }) => `${to(whom)} ${count}`))}.`,
  nothing: "Kaarte pole veel jagatud.",
  offline: (name) => `${name} on ühenduseta. Kui ta varsti ei naase, mängib tema eest asendaja.`,
  nobodyHere: "Ühtki mängijat pole kohal: mäng ootab neid.",
  dealOver: "Jagamine on läbi.",
  seriesOver: "Seeria on läbi.",
  waitingFor: (people, doing) => {
    const what = { bidding: "Pakkuma peavad", giving: "Kaarte annavad", playing: "Käima peavad" }[doing];
    return `${what}: ${list(people.map(within))}.`;
  },
  turnOf: (who, doing) => {
    if (who.you)
      return { bidding: "Sinu kord pakkuda.", giving: "Sinu kord kaarte anda.", playing: "Sinu kord." }[doing];
    return `${who.name} ${{ bidding: "pakub", giving: "annab kaarte", playing: "on käigul" }[doing]}.`;
  },
  roundWon: (who, out) =>
    who.you
      ? `Võitsid ringi${out ? " ja su kaardid on otsas" : ""}.`
      : `${who.name} võitis ringi${out ? " ja tema kaardid on otsas" : ""}.`,
  forSale: (above) => `Talon on müügis: selle saab, kes pakub rohkem kui ${bid(above)}.`,
  next: (card) => `Järgmisena käid ${cardIn(card, "gen")}.`,
  canPlay: (cards) => {
    const [first, ...others] = new Set(cards.map((card) => card[1] ?? ""));
    const one = others.length === 0 && first !== undefined && first !== "X";
    const names = cards.map((card) => (one ? levelIn(card[0] ?? "", "gen") : cardIn(card, "gen")));
    return one ? `Võid käia: ${suitIn(first, "gen")} ${either(names)}.` : `Võid käia ${either(names)}.`;
  },
  dropped: "Laud läks edasi, kuni su kaart ootas. Seda ei käidud: vali uuesti.",
};
