import { bid, cardCountIn, cardIn, cardsIn, cards as cardTexts, levelIn, ordinal, suitIn } from "../cards/et";
import { lowerFirst, speechOf } from "../speech";
import type { Who } from "../who";
import { to, within } from "../who.et";
import { actsLog } from "./acts.et";
import type { ByWho, CardsTalk, TakenBack } from "./en";
import { atStart, cardCount, does, listed, named, sentences, shown } from "./phrases.et";
import { refusals } from "./refusals.et";

const { plural, list, number } = speechOf("et");

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

  callOff: {
    end: (who) =>
      `${does(who, "soovid", "soovib")} selle jagamise lõpetada: keegi punkte ei saa ja kaardid jagatakse uuesti.`,
    reset: (who) => `${does(who, "soovid", "soovib")} alustada uut seeriat: kõigi punktid algavad jälle nullist.`,
  },

  ending: {
    passed: "Kõik passisid. Keegi punkte ei saa.",
    closeFailed: (who) => `${does(who, "sulgesid", "sulges")} taloni, aga punktidest ei piisanud.`,
    wentRound: "Kaardid käisid ainult käest kätte. Keegi punkte ei saa.",
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
    lastTrick: (who) => `Keegi ei kuulutanud; viimase tihi ${who.you ? "said sina" : `sai ${who.name}`}.`,
    undercut: (who) => `${does(who, "lõid", "lõi")} koputuse üle.`,
    fool: (who) => `${does(who, "jäid", "jäi")} lolliks.`,
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

  refusals,
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
