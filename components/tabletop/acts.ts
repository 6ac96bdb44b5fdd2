import type { MenuItem } from "@/components/ui/menu";
import type { Intent } from "@/lib/engine/ccg/tabletop/intent";
import { freeSpot, STEP } from "@/lib/engine/ccg/tabletop/places";
import type { GameCommand } from "@/lib/engine/ccg/tabletop/script/game-script";
import type { View } from "@/lib/engine/ccg/tabletop/view";
import { type Colour, RESULTS } from "@/lib/engine/ccg/tabletop/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";
import type { TabletopTexts } from "@/lib/texts/tabletop/en";
import type { Turning } from "@/lib/texts/tabletop/turning.en";
import { bringTo, type Choice, counted, drawn, TABLE, toZone } from "./choice";

/** What an act is made of: who acts, what is chosen, what they see. */
export type Acting = {
  readonly view: View;
  readonly you: Seat;
  readonly choice: Choice;
  readonly width: number;
  readonly phases: readonly string[];
  readonly commands: readonly GameCommand[];
  readonly colour: Colour;
  /** What the game calls it to turn cards. */
  readonly turning: Turning;
  /** The table's clock runs by itself. */
  readonly ownClock: boolean;
  nameOf(seat: Seat): string;
};

export type Verb = { readonly label: string; readonly intents: readonly Intent[]; readonly danger?: true };

const DECK = "deck";
const FIRST_HAND = 7;
const DICE = [6, 20] as const;

const own = (you: Seat, zone: string): string => `${you}/${zone}`;

/** Plays what is chosen where there is room for it. */
export function played({ view, choice, width }: Pick<Acting, "view" | "choice" | "width">, down = false): Intent {
  const spot = freeSpot(Object.values(view.objects), width, choice.ids.length);
  return bringTo(choice, { to: "table", ...spot, step: STEP, ...(down ? { down: true } : {}) });
}

/** Turns what is chosen on the table: what is upright is tapped, else all is put upright. */
export function turnedOver({ view, choice }: Acting): Intent {
  const upright = choice.ids.some((id) => view.objects[id]?.angle === 0);
  return { type: "rotate", objects: [...choice.ids], angle: upright ? 90 : 0 };
}

/** Puts all of one's cards upright; nothing where none is tapped. */
export function untapAll({ objects }: View, you: Seat): Intent[] {
  const tapped = Object.entries(objects).flatMap(([id, card]) =>
    card.control === you && card.angle === 90 ? [Number(id)] : [],
  );
  return tapped.length > 0 ? [{ type: "rotate", objects: tapped, angle: 0 }] : [];
}

/** One's hand back into the deck, which is shuffled, and a new one. */
export function mulligan({ zones }: View, you: Seat): Intent[] {
  const deck = own(you, DECK);
  const hand = zones.find(({ zone }) => zone === own(you, "hand"));
  const ids = (hand?.cards ?? []).map(({ id }) => id);
  return [
    ...(hand && ids.length > 0 ? [toZone({ from: hand.zone, ids }, deck)] : []),
    { type: "shuffle", zone: deck },
    drawn(deck, own(you, "hand"), FIRST_HAND),
  ];
}

/** What can be done with the cards that are chosen, the commonest first. */
export function verbsOfChoice(acting: Acting, t: TabletopTexts["room"]["acts"]): Verb[] {
  const { view, you, choice, colour } = acting;
  const ids = [...choice.ids];
  if (ids.length === 0) return [];
  const verb = (label: string, ...intents: Intent[]): Verb => ({ label, intents });
  const somewhere = [
    verb(t.toHand, toZone(choice, own(you, "hand"))),
    verb(t.discard, toZone(choice, own(you, "discard pile"))),
    verb(t.deckTop, toZone(choice, own(you, DECK))),
    verb(t.deckBottom, toZone(choice, own(you, DECK), "bottom")),
    verb(t.aside, toZone(choice, own(you, "aside"))),
  ];
  if (choice.from !== TABLE) {
    const isHand = choice.from === own(you, "hand");
    const shows = ids.map((id): Intent => ({ type: "reveal", zone: choice.from, id }));
    return [
      verb(t.play, played(acting)),
      verb(t.playDown, played(acting, true)),
      ...somewhere.filter(({ label }) => !isHand || label !== t.toHand),
      ...(isHand ? [verb(t.reveal, ...shows)] : []),
    ];
  }
  const upright = ids.some((id) => view.objects[id]?.angle === 0);
  const others = view.seats.flatMap((_, seat) => (seat === you ? [] : [seat]));
  return [
    verb(upright ? acting.turning.tap : acting.turning.untap, turnedOver(acting)),
    verb(t.flip, { type: "flip", objects: ids }),
    verb(t.counterMore, counted(ids, colour, 1)),
    verb(t.counterLess, counted(ids, colour, -1)),
    ...somewhere,
    verb(t.detach, { type: "detach", objects: ids }),
    verb(t.point, { type: "touch", objects: ids }),
    ...others.map((seat) => verb(t.control(acting.nameOf(seat)), { type: "control", objects: ids, seat })),
    verb(t.outside, bringTo(choice, { to: "outside" })),
  ];
}

/** What can be done at any time, in groups: the first is always in sight. */
export function verbsOfTable(acting: Acting, t: TabletopTexts["room"]["acts"]): { first: Verb[]; more: Verb[][] } {
  const { view, you, phases, commands } = acting;
  const verb = (label: string, ...intents: Intent[]): Verb => ({ label, intents });
  const hand = view.zones.find(({ zone }) => zone === own(you, "hand"));
  const untapped = untapAll(view, you);
  const deck = own(you, DECK);
  const ofGame = commands.map(({ name, label }) => {
    const objects = acting.choice.from === TABLE && acting.choice.ids.length > 0 ? [...acting.choice.ids] : undefined;
    return verb(label, { type: "command", name, ...(objects ? { objects } : {}) });
  });
  // Where the game has commands of its own, these come first: the first hand is drawn by one of them.
  const drawsHand = hand?.count === 0 && ofGame.length === 0;
  const first = [
    ...ofGame,
    verb(t.draw, drawn(deck, own(you, "hand"), 1)),
    ...(drawsHand ? [verb(t.drawHand, drawn(deck, own(you, "hand"), FIRST_HAND))] : []),
    ...(untapped.length > 0 ? [verb(acting.turning.untapAll, ...untapped)] : []),
    ...(view.turn.seat === you ? [verb(t.endTurn, { type: "end_turn" })] : []),
  ];
  const ownArrows = view.arrows.some(({ seat }) => seat === you);
  const shown = (hand?.sight ?? 1) > 1;
  const { running } = view.turn;
  const clock = acting.ownClock
    ? running === you
      ? [verb(t.clock.pass, { type: "timer", act: "pass" })]
      : []
    : [
        verb(running === you ? t.clock.pass : t.clock.grab, { type: "timer", act: running === you ? "pass" : "grab" }),
        ...(running === null ? [] : [verb(t.clock.stop, { type: "timer", act: "stop" })]),
      ];
  return {
    first,
    more: [
      [
        verb(t.shuffle, { type: "shuffle", zone: deck }),
        verb(t.mulligan, ...mulligan(view, you)),
        ...(ownArrows ? [verb(t.unarrow, { type: "unarrow" })] : []),
        verb(shown ? t.hideHand : t.showHand, { type: "show", zone: own(you, "hand"), sight: shown ? 1 : 5 }),
      ],
      [
        ...DICE.map((sides) => verb(t.die(sides), { type: "roll", dice: 1, sides })),
        verb(t.coin, { type: "toss" }),
        ...clock,
      ],
      phases.map((name, phase) => verb(t.phase(name), { type: "phase", phase })),
      [
        ...RESULTS.map((result) => verb(t.declare(result), { type: "declare", result })),
        { label: t.concede, intents: [{ type: "concede" }], danger: true },
      ],
    ],
  };
}

/** Verbs as lines of a menu. */
export const asItems = (verbs: readonly Verb[], run: (verb: Verb) => void): MenuItem[] =>
  verbs.map((verb) => ({ label: verb.label, onSelect: () => run(verb), ...(verb.danger ? { danger: true } : {}) }));
