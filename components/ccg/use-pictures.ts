"use client";
import { useEffect, useRef } from "react";
import { pictureOf } from "@/lib/contracts/card-pictures";
import type { PackCard } from "./pack-card";

/** Nobody waits longer for a picture than this: the card turns without it. */
const LONGEST_WAIT = 6_000;

type Fetched = { there: boolean; coming: Promise<void> };

/** Fetches a picture and makes it ready to be drawn at once; one that does not come counts as there. */
function fetchPicture(address: string, keep: HTMLImageElement[]): Fetched {
  const image = new Image();
  image.src = address;
  // While the page holds it, the browser does too.
  keep.push(image);
  const fetched: Fetched = { there: false, coming: Promise.resolve() };
  const done = () => {
    fetched.there = true;
  };
  const late = new Promise<void>((end) => setTimeout(end, LONGEST_WAIT));
  fetched.coming = Promise.race([image.decode().catch(() => {}), late]).then(done);
  return fetched;
}

/**
 * Fetches the pictures of an opened pack, in the order in which its cards are turned, and before that none: what is asked
 * for would tell what is in it. `ready(place)` is null if the picture of that card can be drawn now, else when it can.
 */
export function usePictures(cards: readonly PackCard[] | null): (place: number) => Promise<void> | null {
  const known = useRef(new Map<string, Fetched>());
  const kept = useRef<HTMLImageElement[]>([]);
  const fetchFor = ({ face }: PackCard): Fetched | null => {
    if (face.picture === null) return null;
    const address = pictureOf(face.picture, "l");
    const fetched = known.current.get(address) ?? fetchPicture(address, kept.current);
    known.current.set(address, fetched);
    return fetched;
  };
  useEffect(() => {
    for (const card of cards ?? []) fetchFor(card);
  });
  return (place) => {
    const card = cards?.[place];
    const fetched = card ? fetchFor(card) : null;
    return fetched === null || fetched.there ? null : fetched.coming;
  };
}
