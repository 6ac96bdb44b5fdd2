import { z } from "zod";
import { jsonOf } from "@/lib/contracts/json-of";

/** What a key can do at a tabletop, with the chosen card or at the table; the first ones act on cards. */
export const CARD_ACTS = [
  ...(["turn", "play", "playDown", "flip", "counterMore", "counterLess"] as const),
  ...(["toHand", "discard", "arrow", "attach", "unarrow"] as const),
] as const;
export const TABLE_ACTS = ["draw", "untapAll", "shuffle", "endTurn", "undo"] as const;
export const KEY_ACTS = [...CARD_ACTS, ...TABLE_ACTS] as const;
export type CardAct = (typeof CARD_ACTS)[number];
export type TableAct = (typeof TABLE_ACTS)[number];
export type KeyAct = (typeof KEY_ACTS)[number];

/** What the mouse can do; the first one of each is what players of old know. `altDrag`: Ctrl then does the other. */
export const GESTURES = {
  doubleHand: ["play", "playDown", "nothing"],
  doubleTable: ["turn", "flip", "nothing"],
  middleHand: ["playDown", "play", "nothing"],
  altDrag: ["point", "attach"],
} as const;
export type Gesture = keyof typeof GESTURES;
export const GESTURE_NAMES = Object.keys(GESTURES) as readonly Gesture[];

/** A member's keys and gestures at tabletops. A key is a letter or sign, or the name of another one (delete, f2); null: none. */
export type Bindings = {
  readonly keys: { readonly [act in KeyAct]: string | null };
  readonly mouse: { readonly [gesture in Gesture]: (typeof GESTURES)[gesture][number] };
};

const NO_KEYS = Object.fromEntries(KEY_ACTS.map((act) => [act, null])) as Record<KeyAct, null>;
export const USUAL: Bindings = {
  keys: { ...NO_KEYS, turn: "t", play: "p", arrow: "a", unarrow: "delete", undo: "u" },
  mouse: { doubleHand: "play", doubleTable: "turn", middleHand: "playDown", altDrag: "point" },
};

/** Keys that mean something else everywhere: they choose, move, scroll, close, or begin a command. */
const TAKEN =
  /^(tab|enter|escape| |arrow.*|\/|\?|\+|-|=|shift|control|alt|altgraph|meta|capslock|dead|unidentified|contextmenu)$/;

/** The key of an event as bindings have it. */
export const keyOf = ({ key }: { readonly key: string }): string => key.toLowerCase();

/** A key as it is printed on a button. */
export const keyLabel = (key: string): string =>
  key.length === 1 ? key.toUpperCase() : `${key[0]?.toUpperCase()}${key.slice(1)}`;

/** Why a key cannot be bound to an act: it means something else, does that act of one's own, or a command of this game; null: it can. */
export type Conflict =
  | { readonly why: "taken" }
  | { readonly why: "act"; readonly act: KeyAct }
  | { readonly why: "command"; readonly label: string };

export function conflictOf(
  { keys }: Bindings,
  act: KeyAct,
  key: string,
  commands: readonly { readonly key: string | null; readonly label: string }[],
): Conflict | null {
  if (TAKEN.test(key)) return { why: "taken" };
  const command = commands.find((one) => one.key === key);
  if (command) return { why: "command", label: command.label };
  const other = KEY_ACTS.find((one) => one !== act && keys[one] === key);
  return other ? { why: "act", act: other } : null;
}

/** The act of a key; null: none. A game's own commands go before. */
export const actOf = ({ keys }: Bindings, key: string): KeyAct | null =>
  KEY_ACTS.find((act) => keys[act] === key) ?? null;

export const isCardAct = (act: KeyAct): act is CardAct => (CARD_ACTS as readonly KeyAct[]).includes(act);

const key = z.string().max(20).nullable().catch(null);
const { mouse: usual } = USUAL;
const Mouse = z.object({
  doubleHand: z.enum(GESTURES.doubleHand).catch(usual.doubleHand),
  doubleTable: z.enum(GESTURES.doubleTable).catch(usual.doubleTable),
  middleHand: z.enum(GESTURES.middleHand).catch(usual.middleHand),
  altDrag: z.enum(GESTURES.altDrag).catch(usual.altDrag),
});
const Kept = z.object({ keys: z.record(z.string(), key).catch({}), mouse: Mouse.catch(usual) });

/** What a browser has kept, as far as it can be read; anything else is as usual. Of two acts on one key the first has it. */
export function bindingsFrom(text: string | null): Bindings {
  const read = Kept.safeParse(jsonOf(text));
  if (!read.success) return USUAL;
  const keys: Record<KeyAct, string | null> = { ...USUAL.keys };
  const used = new Set<string>();
  for (const act of KEY_ACTS) {
    const given = read.data.keys[act];
    const bound = given === undefined ? USUAL.keys[act] : given;
    const isFree = bound !== null && !TAKEN.test(bound) && !used.has(bound);
    keys[act] = isFree ? bound : null;
    if (isFree) used.add(bound);
  }
  return { keys, mouse: read.data.mouse };
}
