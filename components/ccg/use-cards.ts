"use client";
import { useEffect, useState } from "react";
import type { Card, CardDatabase } from "@/lib/engine/ccg/cards/model";
import { databaseOf, type PlainCards } from "@/lib/engine/ccg/cards/plain";
import type { CcgTexts } from "@/lib/texts/ccg/en";
import { type Face, faceOf } from "./face-of";

/** Addresses bear versions, so what has come once holds as long as the page lives. */
const loaded = new Map<string, CardDatabase>();

/** All cards of a game from their address: null until they have come, `failed` if they did not. */
export function useCards(address: string): { cards: CardDatabase | null; failed: boolean; again(): void } {
  const [cards, setCards] = useState(() => loaded.get(address) ?? null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is the reason
  useEffect(() => {
    let gone = false;
    setFailed(false);
    void load(address).then(
      (database) => !gone && setCards(database),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [address, tries]);
  return { cards, failed, again: () => setTries(tries + 1) };
}

async function load(address: string): Promise<CardDatabase> {
  const known = loaded.get(address);
  if (known) return known;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const plain: PlainCards = await response.json();
  const cards = databaseOf(plain);
  loaded.set(address, cards);
  return cards;
}

/** By language, for what is written on them. */
const faces = new WeakMap<CcgTexts, WeakMap<Card, Face>>();

/** The face of a card, made when it is first seen. */
export function knownFace(card: Card, database: CardDatabase, game: string, t: CcgTexts): Face {
  const spoken = faces.get(t) ?? new WeakMap<Card, Face>();
  faces.set(t, spoken);
  const known = spoken.get(card);
  if (known) return known;
  const face = faceOf(card, database, game, t);
  spoken.set(card, face);
  return face;
}
