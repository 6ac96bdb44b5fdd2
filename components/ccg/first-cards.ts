import { sizeOf } from "@/lib/engine/ccg/art/look";
import { printingOf } from "@/lib/engine/ccg/cards/model";
import { plainCards } from "@/lib/engine/ccg/cards/plain";
import { countShelf } from "@/lib/engine/ccg/filter/count-shelf";
import { readSort } from "@/lib/engine/ccg/filter/display";
import { narrow, orderCards } from "@/lib/engine/ccg/filter/narrow";
import { compileFilter } from "@/lib/engine/ccg/filter/select-cards";
import { type CardIndex, type FirstCards, isShown } from "./card-index";
import { ownRowsOf } from "./own-rows";
import type { ViewState } from "./view-state";

/** So many fill the window of a desk; more would keep the page's script waiting on a slow line. */
const MOST = 12;

/**
 * The first cards of a view, with those printings alone; null: it shows none, its filter or order cannot be read, or it is
 * a binder, which says how many pages it has.
 */
export function firstCards(index: CardIndex, view: ViewState): FirstCards | null {
  if (view.view === "binder") return null;
  const { cards: database, attributes, vocabulary } = index;
  const own = ownRowsOf(index);
  const [test, order] = [compileFilter(view.filter, vocabulary, own), readSort(view.sort, 0, attributes)];
  if (!test.ok || !order.ok) return null;
  const all = narrow(
    orderCards(database, order.value, own),
    database,
    (card) => isShown(card, index, view.show) && test.value(card),
  );
  const shelf: (number | string)[] = [];
  const printings = new Set<number>();
  let shown = 0;
  for (const item of all) {
    if (shown === MOST) break;
    shelf.push(item);
    const card = typeof item === "number" ? database.byNumber.get(item) : undefined;
    if (!card) continue;
    shown++;
    printings.add(printingOf(card));
  }
  if (shown === 0) return null;
  const cards = database.cards.filter(({ number }) => printings.has(number));
  const foils = new Map([...database.foils].filter(([plain]) => printings.has(plain)));
  // By their places in the list of all cards none would be found in it.
  const sets = database.sets.map((set) => ({ ...set, first: 0, last: -1, size: sizeOf(set, database) }));
  return {
    of: view,
    cards: plainCards({ ...database, cards, foils, sets }),
    attributes,
    shelf,
    count: countShelf(all, database),
  };
}
