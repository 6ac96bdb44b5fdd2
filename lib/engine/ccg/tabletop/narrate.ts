import type { Narration, Seen } from "../../kernel/game";
import type { Json } from "../../kernel/result";

/**
 * Every sentence of the tabletop with the shape of its data; the page writes it out for its reader. `cards` are
 * card numbers, null for one that the reader may not know; a zone is `seat/name`.
 */
export const NARRATIONS = {
  "tabletop/seated": { seats: "number" },
  "tabletop/restored": {},
  "tabletop/reseated": { seats: "number" },
  "tabletop/began": { first: "seat" },
  "tabletop/cleared": {},
  "tabletop/restarted": { first: "seat" },
  "tabletop/brought": { seat: "seat", count: "number" },
  "tabletop/checked": { seat: "seat", check: "{legal,proxies,registered}" },
  "tabletop/moved": {
    seat: "seat",
    from: "place",
    to: "place",
    how: "cards|top|bottom|places|chance|table|outside",
    end: "top|bottom",
    count: "number",
    cards: "(number|null)[]",
    shuffled: "boolean",
    places: "number[]?",
    told: "{attribute,values}?",
  },
  "tabletop/shuffled": { seat: "seat", zone: "zone", count: "number" },
  "tabletop/searched": { seat: "seat", zone: "zone", count: "number" },
  "tabletop/closed": { seat: "seat", zone: "zone" },
  "tabletop/shown": { seat: "seat", zone: "zone", count: "number", sight: "number", was: "number" },
  "tabletop/revealed": { seat: "seat", zone: "zone", cards: "(number|null)[]" },
  "tabletop/rotated": { seat: "seat", cards: "(number|null)[]", angle: "number", turn: "untap|tap|invert|turn" },
  "tabletop/flipped": { seat: "seat", cards: "(number|null)[]", objects: "{id,face}[]" },
  "tabletop/attached": { seat: "seat", cards: "(number|null)[]", onto: "number|null" },
  "tabletop/detached": { seat: "seat", cards: "(number|null)[]" },
  "tabletop/counted": {
    seat: "seat",
    cards: "(number|null)[]",
    colour: "colour",
    tried: "number",
    objects: "{id,by}[]",
  },
  "tabletop/touched": { seat: "seat", cards: "(number|null)[]", to: "id|null", onto: "number|null" },
  "tabletop/arrows_drawn": { seat: "seat", from: "({card:number|null}|{seat})[]", to: "{card:number|null}|{seat}" },
  "tabletop/arrows_removed": { seat: "seat" },
  "tabletop/controlled": { seat: "seat", cards: "(number|null)[]", by: "seat" },
  "tabletop/card_scored": { seat: "seat", cards: "(number|null)[]", objects: "{id,score}[]" },
  "tabletop/scored": { seat: "seat", of: "seat", value: "number", was: "number?" },
  "tabletop/rolled": { seat: "seat", sides: "number", dice: "number[]" },
  "tabletop/tossed": { seat: "seat", heads: "boolean" },
  "tabletop/special": { seat: "seat", what: "string" },
  "tabletop/bid": { seat: "seat", text: "string?" },
  "tabletop/bids_opened": { bids: "{seat,text}[]" },
  "tabletop/turn_ended": { seat: "seat", next: "seat" },
  "tabletop/phase": { seat: "seat", phase: "number" },
  "tabletop/timer": { seat: "seat", running: "seat|null" },
  "tabletop/flagged": { seat: "seat" },
  "tabletop/declared": { seat: "seat", result: "win|lose|draw|undecided", text: "string" },
  "tabletop/accepted": { seat: "seat" },
  "tabletop/result_cancelled": {},
  "tabletop/conceded": { seat: "seat" },
  "tabletop/defeated": { seat: "seat" },
  "tabletop/asked": { seat: "seat", text: "string", act: "narration?" },
  "tabletop/allowed": { seat: "seat", done: "boolean" },
  "tabletop/denied": { seat: "seat" },
  "tabletop/commanded": { seat: "seat", label: "string" },
  "tabletop/said": { text: "string" },
  "tabletop/script_failed": { hook: "string", message: "string" },
  "tabletop/by_hand": { seat: "seat" },
  "tabletop/rules_back": {},
  /** As the act that is asked for: without the rules, and that they go on with the next turn. */
  "tabletop/by_hand_asked": { seat: "seat" },
  "tabletop/end_turn_asked": { seat: "seat" },
  "tabletop/ended": { places: "seat[][]", reason: "agreed|undecided|conceded|played|clock|judged|annulled" },
} as const satisfies Record<string, Readonly<Record<string, string>>>;
export type TabletopNarration = keyof typeof NARRATIONS;

const TONES: { readonly [code in TabletopNarration]?: Narration["tone"] } = {
  "tabletop/began": "turn",
  "tabletop/cleared": "turn",
  "tabletop/restarted": "turn",
  "tabletop/turn_ended": "turn",
  "tabletop/ended": "result",
};

const isNarration = (code: string): code is TabletopNarration => code in NARRATIONS;

/** One sentence for what was seen: everything but where cards lie and how high (which nobody says). */
export function narrate(seen: Seen): Narration | null {
  const code = `tabletop/${seen.type}`;
  if (!isNarration(code)) return null;
  const data: { [key: string]: Json } = {};
  for (const key of Object.keys(NARRATIONS[code])) {
    const value = seen[key];
    if (value !== undefined) data[key] = value;
  }
  const tone = TONES[code];
  return tone ? { code, data, tone } : { code, data };
}
