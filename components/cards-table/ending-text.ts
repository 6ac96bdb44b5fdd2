import { levelOf, levelsName, numberName } from "@/components/cards/card-names";
import { type Named, nameOf, namesOf } from "@/components/table/people";
import type { TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import { ordinal } from "./words";

/** Why a deal was begun anew: "Dotty held three or more nines and asked for new cards." */
function redealText(info: TemplateInfo, people: readonly Named[], seat: number): string {
  const { min, cards } = info.redeal ?? { min: 0, cards: [] };
  const level = levelOf(cards[0] ?? "");
  const what = cards.every((card) => levelOf(card) === level) ? levelsName(level) : "low cards";
  const count = min === cards.length ? `all ${numberName(min)}` : `at least ${numberName(min)}`;
  const held = min > 0 ? `held ${count} ${what} and ` : "";
  return `${nameOf(people, seat)} ${held}asked for new cards. Nobody scores, and the cards are dealt again.`;
}

/** How a deal ended, and what that is for the viewer. */
export function endingText(view: View, info: TemplateInfo, people: readonly Named[]): string {
  const ending = view.ending;
  if (!ending) return "";
  if (ending.reason === "passed") return "Everybody passed. Nobody scores.";
  if (ending.reason === "redeal" && ending.redealBy !== null) {
    return redealText(info, people, ending.redealBy);
  }
  if (ending.reason === "stopped") return "The host ended this deal. Nobody scores.";
  const you = ending.winners.length === 1 && namesOf(people, ending.winners) === "You";
  const verb = ending.winners.length > 1 || you ? "win" : "wins";
  return ending.winners.length > 0 ? `${namesOf(people, ending.winners)} ${verb}.${placeText(view, info, people)}` : "";
}

/** Where a deal gives places and no points: which one is the viewer's, if not the first. */
function placeText(view: View, info: TemplateInfo, people: readonly Named[]): string {
  const own = view.seats.find(({ seat }) => nameOf(people, seat) === "You")?.dealScore ?? null;
  if (info.has.points || own === null || own === 1) return "";
  return ` You are ${own === view.seats.length ? "last" : ordinal(own)}.`;
}
