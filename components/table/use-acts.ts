"use client";
import { type RefObject, useState } from "react";
import { useAnnounce } from "@/components/ui/live-region";
import { useLater } from "@/components/ui/use-later";
import type { Card } from "@/lib/engine/cards/vocabulary";
import type { Refusal } from "@/lib/engine/kernel/result";
import { type Choice, moveOf, NO_CHOICE, putIn, refusalOf, slotOf, takeOut } from "./choice";
import { isSingle } from "./own-hand";
import { DEFAULT_PREFS, type TableRoomProps } from "./types";
import { useChoice } from "./use-choice";
import { useKeys } from "./use-keys";
import { canQueue, type Verb, verbsOf } from "./verbs";
import { wordsOf } from "./words";

/** A knock or a card falling: never waited for. */
const sound = (...given: Parameters<typeof import("./sounds").sound>): void =>
  void import("./sounds").then((sounds) => sounds.sound(...given));

/** Words for later: nobody is refused, or has the table read aloud, before the page stands. */
const loadHelps = () => import("./refusal-help");
const loadSpoken = () => import("./spoken-table");

type Views = { last(): void; keys(): void; chat(): void };

/** All that the viewer can do at a table: picking cards, sending acts, the keys for both. */
export function useActs(props: TableRoomProps, hand: RefObject<HTMLUListElement | null>, views: Views) {
  const { info, view, people, you, pending, refusal, prefs = DEFAULT_PREFS } = props;
  const announce = useAnnounce();
  const [tried, setTried] = useState<string | null>(null);
  const { choice, setChoice, queued, setQueued } = useChoice(props, setTried);
  const word = wordsOf(info, props.lang ?? "en");
  const helps = useLater(loadHelps);
  const help = (why: Refusal) => helps?.helpFor(why, { people, word, view }) ?? "That cannot be done now.";
  const blocked =
    props.connection === "ended"
      ? "Your session has ended"
      : props.connection !== "live"
        ? "Waiting for the hall"
        : props.paused
          ? "The host has paused the table"
          : null;
  const verbs = verbsOf({ view, choice, people, you, queued, word });

  const act = (verb: Verb) => {
    setTried(null);
    if (!verb.act) return;
    if ("queue" in verb.act) {
      setQueued(verb.act.queue);
      if (verb.act.queue === null) setChoice(NO_CHOICE);
      return;
    }
    if (blocked || pending) return;
    if ("host" in verb.act) return props.onHost(verb.act.host);
    props.onAct(verb.act.intent);
    if (verb.act.intent.type !== "move" || verb.act.intent.pass) setChoice(NO_CHOICE);
  };

  const refuse = (why: Refusal) => {
    const text = help(why);
    setTried(text);
    // Said at once even when the same card is tried twice.
    announce(text, true);
    sound("refusal", prefs.sounds);
  };

  const cardsHeld = view.seats.find((seat) => seat.seat === you)?.hand ?? [];

  /** First tap picks, second plays or takes back; an illegal card says why. */
  const tap = (card: Card) => {
    setTried(null);
    const can = view.can;
    if (can?.move || can?.distribute) {
      if (slotOf(choice, card) !== null) {
        const complete = isSingle(view) && moveOf(choice, can) !== null;
        if (complete && verbs.main) return act(verbs.main);
        return setChoice(takeOut(choice, can, card));
      }
      const why = refusalOf(choice, can, card);
      if (why) return refuse(why);
      return setChoice(putIn(choice, can, card, cardsHeld));
    }
    if (!canQueue(view, you, info.has.tricks)) return;
    if (queued === card) {
      setQueued(null);
      return setChoice(NO_CHOICE);
    }
    if (choice.cards[0] === card) return setQueued(card);
    setQueued(null);
    setChoice({ ...NO_CHOICE, cards: [card] });
  };

  const pick = (card: Card) => {
    if (view.can && slotOf(choice, card) === null) setChoice(putIn(choice, view.can, card, cardsHeld));
  };

  const byId = (id: string) => [verbs.main, ...verbs.others].find((verb) => verb?.id === id);
  const run = (id: string) => () => {
    const verb = byId(id);
    if (verb) act(verb);
  };
  useKeys({
    digit: (index) => {
      const card = cardsHeld[index];
      if (!card) return;
      hand.current?.querySelectorAll("button")[index]?.focus();
      if (choice.cards[0] !== card || !isSingle(view)) tap(card);
    },
    enter: () => {
      if (!verbs.main?.act) return false;
      act(verbs.main);
      return true;
    },
    escape: () => {
      setTried(null);
      setQueued(null);
      setChoice(NO_CHOICE);
    },
    letters: {
      b: run("bid"),
      p: run("pass"),
      l: views.last,
      h: () => props.onHint?.(),
      t: () => void loadSpoken().then(({ spokenTable }) => announce(spokenTable(view, info, people, you))),
      c: views.chat,
      "?": views.keys,
    },
  });

  const change = (next: (last: Choice) => Choice) => setChoice(next);
  const problem = tried ?? (refusal ? help(refusal) : null);
  return { choice, change, queued, verbs, act, tap, pick, help, word, blocked, problem };
}
