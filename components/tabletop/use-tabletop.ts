"use client";
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from "react";
import { doLettersAct } from "@/components/ui/letter-keys";
import type { End, Intent } from "@/lib/engine/ccg/tabletop/intent";
import { freeSpot, STEP } from "@/lib/engine/ccg/tabletop/places";
import type { GameCommand } from "@/lib/engine/ccg/tabletop/script/game-script";
import type { View } from "@/lib/engine/ccg/tabletop/view";
import type { Seat } from "@/lib/engine/kernel/game";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { Drags } from "../realtime/use-drags";
import { type Acting, played } from "./acts";
import { asOne } from "./as-one";
import { actOf, type Bindings, isCardAct, keyOf } from "./bindings";
import { movedBy, REACH, settled, withAttached } from "./board-places";
import { bringTo, type Choice, NOTHING, picked, pointed, stillThere, TABLE, toZone } from "./choice";
import { intentsOfCards } from "./key-acts";
import { type Dragged, useDrag } from "./use-drag";
import { useOffers } from "./use-offers";

/** So far a card moves by an arrow key, in units of the board. */
const NUDGE = 20;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ...{ ArrowLeft: [-NUDGE, 0], ArrowRight: [NUDGE, 0], ArrowUp: [0, -NUDGE], ArrowDown: [0, NUDGE] },
};

/** With Ctrl: the score of a card on the table. */
const SCORE_KEYS: Readonly<Record<string, number>> = { "+": 1, "=": 1, "-": -1 };

/** What the next card or player that is picked is for: the chosen cards are hung on it, or it is pointed at, from them or from oneself. */
export type Aim = "attach" | "arrow" | "own arrow";

type Options = {
  view: View;
  /** Null: a spectator, who chooses nothing. */
  you: Seat | null;
  width: number;
  /** The commands of the game's own script. */
  commands: readonly GameCommand[];
  bindings: Bindings;
  /** Where others are told what one drags. */
  drags: Drags;
  act(intent: Intent): Promise<Refusal | null>;
  /** A card is named in the line of talk; null: one that this viewer does not know. */
  onName(number: number | null): void;
};

/** The card or the player that an element stands for. */
function endOf(element: Element | null): End | null {
  const { object, seat } = (element as HTMLElement | null)?.dataset ?? {};
  return object !== undefined ? { card: Number(object) } : seat !== undefined ? { seat: Number(seat) } : null;
}

/** Which card that is, as far as the viewer knows. */
function numberOf(view: View, from: string, id: number): number | null {
  if (from === TABLE) return view.objects[id]?.number ?? null;
  return view.zones.find(({ zone }) => zone === from)?.cards?.find((card) => card.id === id)?.number ?? null;
}

/** What a viewer has chosen at a tabletop, and what pointing, dragging and keys do with it. */
export function useTabletop({ view, you, width, commands, bindings, drags, act, onName }: Options) {
  const [kept, setChoice] = useState<Choice>(NOTHING);
  const [aim, setAim] = useState<Aim | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const scale = useRef(1);
  const onScale = useCallback((next: number) => {
    scale.current = next;
  }, []);
  const choice = useMemo(() => {
    const zone = view.zones.find((one) => one.zone === kept.from);
    const ids = kept.from === TABLE ? Object.keys(view.objects).map(Number) : (zone?.cards ?? []).map(({ id }) => id);
    return stillThere(kept, new Set(ids));
  }, [kept, view]);
  const hand = you === null ? null : `${you}/hand`;

  /** Does the acts of one press, as one where they can be, until one is refused. */
  const run = async (intents: readonly Intent[]): Promise<void> => {
    for (const intent of asOne(intents)) if (await act(intent)) return;
  };
  const move = async (ids: readonly number[], by: { x: number; y: number }): Promise<void> => {
    const cards = withAttached(ids, view.objects).flatMap((id) => {
      const card = view.objects[id];
      return card ? [{ id, x: card.x, y: card.y }] : [];
    });
    if (cards.length > 0) await run([{ type: "move", objects: movedBy(cards, by, width) }]);
  };
  /** Where in the table's units something in the window is; null: beside it. */
  const boardSpot = (at: { x: number; y: number }) => {
    const ground = board.current?.querySelector(".tt-ground")?.getBoundingClientRect();
    if (!ground) return null;
    return { x: (at.x - ground.left) / scale.current, y: (at.y - ground.top) / scale.current - REACH };
  };
  const spotAt = (at: { x: number; y: number }) => {
    const spot = boardSpot(at);
    return spot ? settled(spot, width) : freeSpot(Object.values(view.objects), width);
  };
  /** Others see what is dragged where it would come to lie; of the hand only once it is over the table: not out of which place. */
  const tellDrag = ({ from, id, aim: how, dx, dy }: Dragged, at: { x: number; y: number }) => {
    if (how === "point") return;
    if (from !== TABLE) {
      const spot = boardSpot(at);
      const isOver = spot && spot.x >= 0 && spot.x <= width && Math.abs(spot.y) <= REACH;
      return drags.tell(isOver ? { cards: null, ...settled(spot, width) } : null);
    }
    const card = view.objects[id];
    if (!card) return drags.tell(null);
    const by = { x: dx / scale.current, y: dy / scale.current };
    const others = choice.from === TABLE && choice.ids.includes(id) ? choice.ids.filter((other) => other !== id) : [];
    drags.tell({ cards: [id, ...others], ...settled({ x: card.x + by.x, y: card.y + by.y }, width) });
  };

  /** Aims at a card or a player; tells whether that was meant. */
  const aimAt = (to: End): boolean => {
    if (aim === null || you === null || (aim === "attach" && !("card" in to))) return false;
    if (aim !== "own arrow" && (choice.ids.length === 0 || ("card" in to && choice.ids.includes(to.card))))
      return false;
    setAim(null);
    setChoice(NOTHING);
    if (aim === "own arrow") void run([{ type: "arrow", from: [{ seat: you }], to }]);
    else if (aim === "arrow") void run([pointed(choice.ids, to)]);
    else if ("card" in to) void run([{ type: "attach", objects: [...choice.ids], to: to.card }]);
    return true;
  };

  const legal = [...view.offers, ...view.aside];
  const offers = useOffers({ offers: legal, commands, choice, setChoice, run: (intents) => void run(intents) });

  const { drag, offset, handlers } = useDrag({
    altAttaches: bindings.mouse.altDrag === "attach",
    onTap(from, id, tap) {
      if (tap.middle && tap.ctrl) return onName(numberOf(view, from, id));
      const middle = bindings.mouse.middleHand;
      if (tap.middle && from === hand && middle !== "nothing")
        return void run([played({ view, width, choice: { from, ids: [id] } }, middle === "playDown")]);
      if (tap.ctrl && from === TABLE && view.objects[id]?.parent != null)
        return void run([{ type: "detach", objects: [id] }]);
      if (offers.onPick(from, id)) return;
      if (from === TABLE && aimAt({ card: id })) return;
      setAim(null);
      setChoice(picked(choice, from, id, tap.besides));
    },
    onBegin(from, id) {
      if (choice.from !== from || !choice.ids.includes(id)) setChoice({ from, ids: [id] });
    },
    onMove: tellDrag,
    onCancel: () => drags.tell(null),
    onDrop({ from, id, aim: how, dx, dy }: Dragged, over, at) {
      const moved: Choice = choice.from === from && choice.ids.includes(id) ? choice : { from, ids: [id] };
      if (how === "attach") {
        const to = endOf(over);
        drags.tell(null);
        if (to && "card" in to && !moved.ids.includes(to.card))
          void run([{ type: "attach", objects: [...moved.ids], to: to.card }]);
        return;
      }
      if (how === "point") {
        const to = endOf(over);
        setChoice(NOTHING);
        if (to && from === TABLE && !("card" in to && moved.ids.includes(to.card))) void run([pointed(moved.ids, to)]);
        return;
      }
      const target = over?.getAttribute("data-drop") ?? null;
      const done = async (): Promise<void> => {
        if (target === TABLE && from === TABLE)
          return move(moved.ids, { x: dx / scale.current, y: dy / scale.current });
        if (target === null || target === from) return;
        setChoice(NOTHING);
        if (target === TABLE) return run([bringTo(moved, { to: "table", ...spotAt(at), step: STEP })]);
        return run([toZone(moved, target)]);
      };
      // Until it lies where it belongs others see it on its way.
      void done().finally(() => drags.tell(null));
    },
  });

  /** The member's own key for cards; tells whether it was one. The game's own keys go before. */
  const doKey = (event: KeyboardEvent, from: string, of: Choice, acting: Acting): boolean => {
    if (event.key.length === 1 && !doLettersAct()) return false;
    const pressed = keyOf(event);
    const bound = commands.some(({ key }) => key === pressed) ? null : actOf(bindings, pressed);
    if (bound === null || !isCardAct(bound)) return false;
    if (bound === "arrow" || bound === "attach") {
      if (from !== TABLE) return false;
      setChoice(of);
      setAim(bound);
      return true;
    }
    const intents = intentsOfCards(bound, { ...acting, choice: of });
    if (intents) void run(intents);
    return intents !== null;
  };

  /** Keys for the cards that are chosen; `acting`: what they act on. Tells whether it was one of them. */
  const onKey = (event: KeyboardEvent, acting: Acting | null): boolean => {
    const focused = (event.target as HTMLElement).closest<HTMLElement>("[data-object], [data-held]");
    const { object, held } = focused?.dataset ?? {};
    if (!acting || !focused || event.metaKey || event.altKey) return false;
    const from = object === undefined ? (hand ?? TABLE) : TABLE;
    const id = Number(object ?? held);
    const of: Choice = choice.from === from && choice.ids.includes(id) ? choice : { from, ids: [id] };
    const step = event.ctrlKey && from === TABLE ? SCORE_KEYS[event.key] : undefined;
    if (event.ctrlKey && step === undefined) return false;
    const by = ARROWS[event.key];
    if (step !== undefined) void run([{ type: "score_card", objects: [...of.ids], by: step }]);
    else if (by && from === TABLE) void move(of.ids, { x: by[0], y: by[1] });
    else if (event.key === "Enter" || event.key === " ") {
      if (!offers.onPick(from, id) && !(from === TABLE && aimAt({ card: id })))
        setChoice(picked(choice, from, id, event.key === " "));
    } else if (event.key === "Escape") {
      setAim(null);
      offers.cancel();
    } else if (!doKey(event, from, of, acting)) return false;
    event.preventDefault();
    return true;
  };

  return {
    ...{ offers, choice, setChoice, aim, setAim, aimAt, board, onScale, drag, offset, handlers, run, onKey },
    /** A card was clicked twice. */
    onDouble(from: string, id: number, acting: Acting | null) {
      const does = from === TABLE ? bindings.mouse.doubleTable : bindings.mouse.doubleHand;
      if (!acting || does === "nothing") return;
      const intents = intentsOfCards(does, { ...acting, choice: { from, ids: [id] } });
      if (intents) void run(intents);
    },
    /** The empty table was tapped: by a finger what is chosen goes there, by a mouse it is let go. */
    onGround(spot: { x: number; y: number }, byFinger: boolean) {
      if (byFinger && choice.ids.length > 0 && aim === null && !offers.picking) {
        const to = settled(spot, width);
        const [first] = choice.ids;
        const card = choice.from === TABLE && first !== undefined ? view.objects[first] : null;
        if (card) void move(choice.ids, { x: to.x - card.x, y: to.y - card.y });
        else void run([bringTo(choice, { to: "table", ...to, step: STEP })]);
      }
      setAim(null);
      if (!offers.picking) setChoice(NOTHING);
    },
  };
}
