import type { Ctx, Seat } from "../../../kernel/game";
import { ScriptError } from "../../../script/error";
import type { Act, Decided } from "../act";
import type { Event } from "../event";
import { evolve } from "../evolve";
import type { Intent } from "../intent";
import { type Rules, refOfZone } from "../rules";
import type { Card, State, TableCard } from "../state";
import type { Place } from "../vocabulary";

/** How many facts one move's script may make. */
const MOST_FACTS = 1_000;

/** Decides an intent by the rules of a free table. */
export type FreeRules = (act: Act, intent: Intent) => Decided;

/** Where a script acts: the state as it has become in this move, the facts so far, and in whose name it acts. */
export class Stage {
  readonly events: Event[] = [];
  /** How often cards were moved, turned over or given away so far. */
  movements = 0;

  constructor(
    readonly rules: Rules,
    public state: State,
    public seat: Seat,
    readonly ctx: Ctx,
    private readonly free: FreeRules,
  ) {}

  emit(events: readonly Event[]): void {
    if (this.events.length + events.length > MOST_FACTS) throw new ScriptError("Output", "The script does too much");
    for (const event of events) this.tell(event);
  }

  /** A fact of the house's own, which no script's bounds hold back. */
  tell(event: Event): void {
    this.events.push(event);
    if (event.type === "moved" || event.type === "flipped" || event.type === "controlled") this.movements++;
    this.state = evolve(this.rules, this.state, event);
  }

  /** Does something as a player would, with their rights; what came of it, or null where it was refused. */
  act(intent: Intent, seat = this.seat): readonly Event[] | null {
    const { rules, state, ctx } = this;
    const decided = this.free({ rules, state, seat, ctx }, intent);
    if (!decided.ok) return null;
    this.emit(decided.value);
    return decided.value;
  }

  /** Where a card is that has this id; scripts name cards by id wherever they are. */
  find(id: number): { place: Place; card: Card | TableCard; at: number } | null {
    const { state, rules } = this;
    const object = this.object(id);
    if (object) return { place: "table", card: object, at: 0 };
    for (const [zone, { cards }] of state.zones.entries()) {
      const at = placesIn(cards).get(id);
      if (at !== undefined) return { place: refOfZone(rules, zone), card: cards[at]!, at };
    }
    return null;
  }

  /** The card on the table that has this id. */
  object(id: number): TableCard | null {
    const { objects } = this.state;
    return objects[placesIn(objects).get(id) ?? -1] ?? null;
  }
}

/** Where each id stands in lists of cards that were asked for once: a script asks for cards over and over. */
const placesOf = new WeakMap<readonly Card[], ReadonlyMap<number, number>>();

function placesIn(cards: readonly Card[]): ReadonlyMap<number, number> {
  const known = placesOf.get(cards);
  if (known) return known;
  const places = new Map(cards.map(({ id }, at) => [id, at]));
  placesOf.set(cards, places);
  return places;
}
