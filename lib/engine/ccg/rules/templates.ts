/**
 * The wordings of effects. `{n}` is a number, `{a card}` one or more of a thing in words, `{size}` a change of might and
 * guard, `{dye}` what a Vat gives, `{who}` and `{what}` whoever and whatever it happens to.
 */
export const TEMPLATES = {
  draw: "draw {a card}",
  drawn: "{who} draws {a card}",
  drawAlso: "you draw {a card}",
  gain: "you gain {n} standing",
  gainAlso: "you gain {n}",
  gainFor: "you gain {n} standing for {what}",
  lose: "{who} loses {n} standing",
  loseMyself: "lose {n} standing",
  loses: "they lose {n} standing",
  losesMore: "they lose {n} more",
  takes: "{who} takes {n} damage",
  control: "take control of {what} until dusk",
  give: "give this to {what}",
  damage: "deal {n} damage to {what}",
  damaging: "it deals {n} damage to {what}",
  create: "create {a token}",
  createAlso: "you create {a token}",
  add: "add {dye}",
  seals: "put {a +1/+1 seal} on {what}",
  grow: "{what} gets {size} until dusk",
  growAll: "{what} get {size} until dusk",
  lord: "{what} get {size}",
  growing: "{size} until dusk",
  discard: "{who} discards {a card}",
  discardMyself: "discard {a card}",
  discardSome: "discard {some}",
  destroy: "destroy {what}",
  hand: "return {what} to {whose} hand",
  toHand: "put {what} into your hand",
  toBottom: "put {what} on the bottom",
  fight: "{who} fights {what}",
  has: "{who} has {what}",
  have: "{who} have {what}",
  cheaper: "costs {cost} less for each {what}",
  sacrifice: "{who} destroys one of {whose}",
  sacrificeFighter: "{who} destroys one of {whose} fighters",
  reveal: "each player reveals {what}",
  choose: "choose {what}",
  roll: "roll a die",
  rest: "rest {what}",
  ready: "ready {what}",
  stop: "stop {what}",
  turn: "turn this over",
  shuffle: "shuffle",
  search: "search your deck for {what}",
  look: "look at {what}",
} as const;
export type EffectName = keyof typeof TEMPLATES;

/** What sets an ability off: a card says it in one of these ways. */
export const EVENTS: readonly string[] = [
  "this enters",
  "this dies",
  "this marches",
  "this guards",
  "this deals damage to a rival",
  "this would die",
  "this is the target of a rival's card",
  "a fighter dies",
  "a fighter you control dies",
  "a fighter enters on your side",
  "another fighter enters on your side",
  "a Beast enters on your side",
  "a Place enters on your side",
  "a Vat enters on your side",
  "a fighter you control marches alone",
  "a fighter you control deals damage to a rival",
  "a fighter you control wins a fight or survives guarding",
  "you put a seal on a fighter",
  "you play a deed",
  "you play your second card in a turn",
  "you draw your second card in a turn",
  "you would lose the game",
  "a card changes owner",
  "a rival plays a card",
  "a rival discards a card",
  "a rival gains standing",
  "a rival pays it",
  "a rival pays standing or loses it by your cards",
  "a rival's fighter guards",
  "dawn",
  "dusk",
  "your dawn",
  "your dusk",
  "each dawn",
  "each dusk",
];

const NUMBERS = ["a", "an", "two", "three", "four", "five"];
const COUNTED = `(?:${NUMBERS.join("|")})`;

const PLACES: Readonly<Record<string, string>> = {
  n: "\\d+",
  size: "[+-]\\d+/[+-]\\d+",
  dye: "(?:\\{[WMYVO]\\}|one dye)(?:\\{[WMYVO]\\}| of any kind)?",
  "a card": `(?:(?:a|two|three) cards?|an extra card)`,
  "a token": `${COUNTED} (?:\\d/\\d )?[A-Z][A-Za-z ]* tokens?`,
  "a +1/+1 seal": `${COUNTED} \\+1/\\+1 seals?`,
  some: "one|two",
  cost: "\\{\\d\\}",
  who: "[^,;:.]+?",
  what: "[^,;:.]+",
  whose: "[^,;:. ]+(?: owners?'?)?(?:'s)?",
};

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\/]/g, "\\$&");

/** The pattern of each wording, and the names of what fills it. */
const PATTERNS = Object.entries(TEMPLATES).map(([name, wording]) => {
  const fills: string[] = [];
  const pattern = wording
    .split(/(\{[^}]+\})/)
    .map((part) => {
      if (!part.startsWith("{")) return escaped(part);
      const fill = part.slice(1, -1);
      fills.push(fill);
      return `(${PLACES[fill]})`;
    })
    .join("");
  return { name: name as EffectName, fills, pattern: new RegExp(`^${pattern}$`) };
});

/** The template that words are of, and what fills it; null if they are of none. */
export function templateOf(words: string): { name: EffectName; fills: Record<string, string> } | null {
  for (const { name, fills, pattern } of PATTERNS) {
    const found = pattern.exec(words);
    if (found) return { name, fills: Object.fromEntries(fills.map((fill, i) => [fill, found[i + 1] ?? ""])) };
  }
  return null;
}

/** The words of a template, filled. */
export const worded = (name: EffectName, fills: Readonly<Record<string, string>>): string =>
  TEMPLATES[name].replace(/\{([^}]+)\}/g, (_, fill: string) => fills[fill] ?? "");
