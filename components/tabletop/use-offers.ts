"use client";
import { useEffect, useState } from "react";
import { doLettersAct } from "@/components/ui/letter-keys";
import type { Intent } from "@/lib/engine/ccg/tabletop/intent";
import type { GameCommand } from "@/lib/engine/ccg/tabletop/script/game-script";
import { type Offer, withChosen } from "@/lib/engine/ccg/tabletop/script/offer";
import { type Choice, NOTHING, picked } from "./choice";

type Options = {
  /** What the game's script says may be done now. */
  offers: readonly Offer[];
  commands: readonly GameCommand[];
  choice: Choice;
  setChoice(choice: Choice): void;
  run(intents: readonly Intent[]): void;
};

const keyOf = (offer: Offer): string => `${offer.label} ${JSON.stringify(offer.intent)}`;

/** The key on which the command of an offer lies; null: none. */
export const keyOfOffer = ({ intent }: Offer, commands: readonly GameCommand[]): string | null =>
  intent.type === "command" ? (commands.find(({ name }) => name === intent.name)?.key ?? null) : null;

/** Whether these cards, and no others, are a choice that an offer asks for. */
export const fits = ({ choose }: Offer, ids: readonly number[]): boolean =>
  choose !== null &&
  ids.length >= choose.least &&
  ids.length <= choose.most &&
  ids.every((id) => choose.ids.includes(id));

/** The offers that are about a card: it is the first of what they act on, or may be chosen for them. */
export const offersOf = (offers: readonly Offer[], ids: readonly number[]): Offer[] =>
  offers.filter((offer) => {
    const { intent } = offer;
    const own = intent.type === "transfer" && intent.take.how === "cards" ? intent.take.ids : [];
    const objects = intent.type === "command" ? (intent.objects ?? []) : [];
    if (ids.length === 1 && ids[0] === (own[0] ?? objects[0])) return true;
    return ids.length > 0 && fits(offer, ids);
  });

/** Doing what a game's script offers: at once, or with cards that are picked for it. */
export function useOffers({ offers, commands, choice, setChoice, run }: Options) {
  const [asked, setAsked] = useState<string | null>(null);
  // It is let go once it is not offered any more.
  const picking = offers.find((offer) => offer.choose !== null && keyOf(offer) === asked) ?? null;

  const done = (offer: Offer, ids: readonly number[]) => {
    setAsked(null);
    setChoice(NOTHING);
    run([withChosen(offer, ids)]);
  };
  const press = (offer: Offer) => {
    if (offer.choose === null) done(offer, []);
    else if (choice.ids.length > 0 && fits(offer, choice.ids)) done(offer, choice.ids);
    else {
      setAsked(keyOf(offer));
      setChoice(NOTHING);
    }
  };
  const cancel = () => {
    setAsked(null);
    setChoice(NOTHING);
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.closest("input, textarea, select, [contenteditable], [role=dialog], [role=menu]")) return;
      if (!doLettersAct()) return;
      const pressed = event.key.toLowerCase();
      const offer = offers.find((one) => keyOfOffer(one, commands) === pressed);
      if (!offer) return;
      event.preventDefault();
      press(offer);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });

  return {
    picking,
    press,
    cancel,
    /** What is picked is enough: it is done. */
    confirm: () => picking && fits(picking, choice.ids) && done(picking, choice.ids),
    /** A card was tapped while cards are picked: true where the tap meant that. */
    onPick(from: string, id: number): boolean {
      if (!picking?.choose) return false;
      if (!picking.choose.ids.includes(id)) return true;
      const next = picked(choice, from, id, true);
      if (picking.choose.most === 1) done(picking, [id]);
      else if (next.ids.length <= picking.choose.most) setChoice(next);
      return true;
    },
  };
}
