"use client";
import { useRef, useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import { formatMoney } from "@/lib/engine/kernel/money";
import { unlessLost } from "../ui/unless-lost";
import { noteOpened } from "./opened-here";
import { type OpenState, type PackCard, paceOf, rarestFirst } from "./pack-card";
import { tearSound, turnSound } from "./pack-sounds";
import { shopProblem } from "./shop-problem";
import { usePictures } from "./use-pictures";

type Given = {
  packId: string;
  /** The cards of a pack that was opened before; null while it is closed. */
  given: readonly PackCard[] | null;
  /** So many of them were turned, as the address says; null: all. */
  begun: number | null;
  open: (packId: string) => Promise<OpenState>;
  /** Whether one wants to hear it. */
  sound: boolean;
};

const LOST: OpenState = { is: "refused", problem: { code: "shop/lost" } };

/** Keeps in the address how many cards are turned, so that a reload or the way back shows no more than that. */
const noteTurned = (turned: number, total: number): void =>
  window.history.replaceState(null, "", turned < total ? `?turned=${turned}` : window.location.pathname);

/**
 * The same once the turned card is drawn, which need not wait for it: the router takes a while over each address. Until then
 * the address says one card less. A page that was left meanwhile keeps its own address.
 */
function noteTurnedLater(turned: number, total: number): void {
  const { pathname } = window.location;
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (window.location.pathname === pathname) noteTurned(turned, total);
    }),
  );
}

const wantsStillness = (): boolean => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * The opening of a pack: closed, torn while the server opens it, then its cards turned one by one or all at once. No card
 * turns before its picture is there. Who wants less motion has all of it at once.
 */
export function useOpening({ packId, given, begun, open, sound }: Given) {
  const t = useTexts("packs");
  const { problems } = useTexts("shop");
  const [cards, setCards] = useState(given);
  const [turned, setTurned] = useState(given ? Math.min(begun ?? given.length, given.length) : 0);
  const [shown, setShown] = useState(Math.max(0, turned - 1));
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const [waits, setWaits] = useState(false);
  const waiting = useRef(false);
  const [busy, begin] = useTransition();
  const ready = usePictures(cards);

  const showAll = (all: readonly PackCard[]) => {
    setTurned(all.length);
    noteTurnedLater(all.length, all.length);
    setShown(Math.max(0, all.indexOf(rarestFirst(all)[0] ?? all[0]!)));
    const worth = all.reduce((sum, card) => sum + card.worth, 0);
    setSaid(t.said.all(all.length, all.filter(({ first }) => first).length, formatMoney(worth)));
  };

  const openNow = () => {
    tearSound(sound);
    begin(async () => {
      setProblem(null);
      const answer = await unlessLost(open(packId), LOST);
      if (answer.is === "refused") {
        setProblem(answer.problem.code === "shop/lost" ? t.lost : shopProblem(answer.problem, problems));
        return;
      }
      noteOpened([packId]);
      setCards(answer.cards);
      if (wantsStillness()) return showAll(answer.cards);
      noteTurned(0, answer.cards.length);
      setSaid(t.said.open(answer.cards.length));
    });
  };

  const turnOne = (place: number, all: readonly PackCard[]) => {
    const card = all[place];
    if (!card) return;
    setShown(place);
    setTurned(place + 1);
    noteTurnedLater(place + 1, all.length);
    const { face, first } = card;
    setSaid(t.said.turned({ name: face.name, rarity: face.rarity?.word ?? null, first }, place + 1, all.length));
    turnSound(paceOf(card, all.length), sound);
  };

  const turnNext = () => {
    if (!cards || turned === cards.length || waiting.current) return;
    const coming = ready(turned);
    if (coming === null) return turnOne(turned, cards);
    waiting.current = true;
    setWaits(true);
    void coming.then(() => {
      // All were turned meanwhile.
      if (!waiting.current) return;
      waiting.current = false;
      setWaits(false);
      turnOne(turned, cards);
    });
  };

  const turnAll = () => {
    if (!cards) return;
    waiting.current = false;
    setWaits(false);
    showAll(cards);
  };

  const done = cards !== null && turned === cards.length;
  return { cards, turned, shown, setShown, problem, said, busy, waits, done, openNow, turnNext, turnAll };
}
