import type { Seen, Viewer } from "../../kernel/game";
import type { Json } from "../../kernel/result";
import { objectOf } from "./attachments";
import type { EventOf } from "./event";
import { seesTurned, turned } from "./frame";
import { type Rules, zoneAt } from "./rules";
import { seesCard, seesZone, uncovers } from "./sight";
import type { Card, State, TableCard } from "./state";
import type { Place } from "./vocabulary";

function cardAt(rules: Rules, state: State, place: Place, id: number): Card | TableCard | undefined {
  if (place === "table") return objectOf(state.objects, id);
  return state.zones[zoneAt(rules, state, place)]?.cards.find((card) => card.id === id);
}

const sees = (rules: Rules, state: State, place: Place, viewer: Viewer): boolean =>
  place === "table" || place === "outside" || seesZone(rules, state, zoneAt(rules, state, place), viewer);

/**
 * What a viewer learns of cards that moved: which they are, if they could see them before or can after. What was
 * taken and what was put are told apart, so that where cards were mixed on their way nothing ties the two together.
 */
export function seeMoved(rules: Rules, event: EventOf<"moved">, before: State, after: State, viewer: Viewer): Seen {
  const { type, seat, from, to, how, end, cards, shuffled, places, told } = event;
  const { width } = rules.config;
  const across = seesTurned(viewer);
  const took: Json[] = [];
  const put: Json[] = [];
  const named: (number | null)[] = [];
  let news = false;
  const seesFrom = sees(rules, before, from, viewer);
  const seesTo = sees(rules, after, to, viewer);
  for (const { was, id, number, at } of cards) {
    const source = from === "outside" ? null : cardAt(rules, before, from, was);
    const target = to === "outside" ? null : cardAt(rules, after, to, id);
    const knew = from === "outside" || (source != null && seesCard(rules, before, from, source, viewer));
    const knows = target != null && seesCard(rules, after, to, target, viewer);
    if (seesFrom && from !== "outside") took.push({ id: was, number: knew ? number : null });
    if (seesTo && to !== "outside") {
      const spot = at && (across ? turned(at, width) : at);
      put.push({ id, number: knows ? number : null, ...(spot ? { at: { ...spot } } : {}) });
    }
    named.push(knew || knows ? number : null);
    if (knows && !knew) news = true;
  }
  if (shuffled) {
    named.sort((a, b) => (a ?? -1) - (b ?? -1));
    took.sort((a, b) => idOf(a) - idOf(b));
  }
  if (told && named.includes(null)) news = true;
  if (uncovers(rules, before, after, zoneAt(rules, before, from), viewer)) news = true;
  return {
    ...{ type, seat, from, to, how, end, count: cards.length, cards: named, shuffled },
    ...(took.length > 0 ? { took } : {}),
    ...(put.length > 0 ? { put } : {}),
    ...(places ? { places } : {}),
    ...(told ? { told } : {}),
    ...(news ? { news } : {}),
  };
}

const idOf = (card: Json): number => (card as { readonly id: number }).id;
