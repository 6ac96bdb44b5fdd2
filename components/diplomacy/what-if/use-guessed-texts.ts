"use client";
import { useMemo, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { fieldOfView } from "@/lib/engine/diplomacy/game/options";
import type { View } from "@/lib/engine/diplomacy/game/view";
import { phaseCode } from "@/lib/engine/diplomacy/map/flow";
import type { DiplomacyMap, PowerName } from "@/lib/engine/diplomacy/map/model";
import type { MapOrder } from "../map/map-orders";
import { resolveTurn } from "../outcome/resolve-turn";
import { drawnOutcome, type ToldOrder, tellOutcome } from "../outcome/tell-outcome";
import { unitIn } from "../variants/builder-units";
import { type Draft, draftAt, EMPTY } from "../variants/draft";
import { readLines } from "../variants/read-lines";
import type { Written } from "../variants/use-written";
import { type Foretold, foretellLists, foretellOffers, type Guess, NOTHING_FORETOLD } from "./foretell";

/** Guesses of what everybody writes in a phase of a variant, decided as one goes. Nothing of them leaves the browser. */
export type GuessedTexts = {
  /** The text in hand, as the panels of the variants want it. */
  readonly written: Written;
  /** What a power is thought to have (Payola). */
  readonly funds: number;
  /** Is that known, and no guess? */
  readonly isKnown: boolean;
  readonly foretold: Foretold;
  readonly told: readonly ToldOrder[];
  readonly drawn: readonly MapOrder[];
  setFunds(funds: number): void;
  /** Back to what is known: what one has written, and what one may see of others. */
  reset(): void;
};

type Held = {
  readonly key: string;
  readonly texts: Readonly<Record<PowerName, string>>;
  readonly funds: Readonly<Record<PowerName, number>>;
};

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");

/** The text of a power as far as it is known: what is being written, what is saved, what one may see. */
function knownText({ powers, writes }: View, own: Written, power: PowerName): string {
  if (power === own.power && writes !== "later") return own.text;
  const one = powers.find(({ name }) => name === power);
  return (one?.purse?.sheet ?? one?.lists?.sooner ?? []).join("\n");
}

/** `own`: what one writes oneself; null: no such phase, and nothing is guessed. `on`: whether it is looked at. */
export function useGuessedTexts(view: View, map: DiplomacyMap, own: Written | null, on: boolean): GuessedTexts | null {
  const words = useTexts("diplomacy");
  const key = phaseCode(view.position.phase);
  const [chosen, choose] = useState<PowerName | null>(null);
  const [draft, compose] = useState<Draft>(EMPTY);
  const [changed, setChanged] = useState<Held>({ key, texts: {}, funds: {} });
  const held = changed.key === key ? changed : { key, texts: {}, funds: {} };
  const powers = useMemo(
    () => [
      ...view.own,
      ...view.powers.flatMap(({ name, kind }) => (kind === "unplayed" || view.own.includes(name) ? [] : [name])),
    ],
    [view],
  );
  const power = chosen !== null && powers.includes(chosen) ? chosen : (own?.power ?? powers[0] ?? "");
  const purseOf = (name: PowerName) => view.powers.find((one) => one.name === name)?.purse ?? null;
  // Whose money is not known has as much as one has oneself.
  const assumed = own ? (purseOf(own.power)?.funds ?? 0) : 0;
  const fundsOf = (name: PowerName): number => purseOf(name)?.funds ?? held.funds[name] ?? assumed;
  const textOf = (name: PowerName): string => held.texts[name] ?? (own ? knownText(view, own, name) : "");
  // In the guess everybody writes, and for the phase that is played.
  const guessView: View = {
    ...view,
    own: powers,
    ...(view.writes ? { writes: "sooner" as const } : {}),
    powers: view.powers.map((one) =>
      view.variant === "payola" && !one.purse && one.kind !== "unplayed"
        ? { ...one, purse: { funds: fundsOf(one.name), profits: 0, accept: "?", sheet: [], sent: [] } }
        : one,
    ),
  };
  const field = fieldOfView(map, view);
  const guesses = new Map(
    on ? powers.map((name): [PowerName, Guess] => [name, { lines: linesOf(textOf(name)), funds: fundsOf(name) }]) : [],
  );
  const asked = JSON.stringify([...guesses]);
  const foretold = useMemo(() => {
    const given = new Map<PowerName, Guess>(JSON.parse(asked));
    if (given.size === 0) return NOTHING_FORETOLD;
    const board = fieldOfView(map, view);
    return view.variant === "payola" ? foretellOffers(view, board, given) : foretellLists(view, board, given);
  }, [asked, view, map]);
  const told = useMemo(() => {
    const decided = on ? resolveTurn(map, new Set(view.inForce), view.position, foretold.orders) : null;
    return decided ? tellOutcome(words, fieldOfView(map, view), decided.outcome) : [];
  }, [on, map, view, foretold, words]);
  const drawn = useMemo(() => drawnOutcome(told), [told]);
  if (!own) return null;
  const text = textOf(power);
  const write = (next: string) => setChanged({ ...held, texts: { ...held.texts, [power]: next } });
  return {
    written: {
      ...{ variant: own.variant, view: guessView, map, field, powers, power, text, saved: text, isChanged: false },
      ...{ read: readLines(guessView, field, power, text), draft, compose, write },
      choosePower: (name) => {
        choose(name);
        compose(EMPTY);
      },
      pick: (at) => compose(draftAt(field, draft, at, unitIn(field, at, own.variant))),
      addLine: (line) => {
        write(text.trim() === "" ? line : `${text.trimEnd()}\n${line}`);
        compose(EMPTY);
      },
      settle: () => {},
    },
    ...{ funds: fundsOf(power), isKnown: purseOf(power) !== null, foretold, told, drawn },
    setFunds: (funds) => setChanged({ ...held, funds: { ...held.funds, [power]: funds } }),
    reset: () => setChanged({ key, texts: {}, funds: {} }),
  };
}
