"use client";
import { type RefObject, useMemo, useState } from "react";
import { useLanguage, useTexts } from "@/components/texts/context";
import { useLaterTexts } from "@/components/texts/later";
import { useAnnounce } from "@/components/ui/live-region";
import { useLater } from "@/components/ui/use-later";
import type { Card } from "@/lib/engine/cards/vocabulary";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { Help } from "./action-bar";
import { type Choice, isQuick, moveOf, NO_CHOICE, putIn, refusalOf, slotOf, takeOut } from "./choice";
import { isSingle } from "./own-hand";
import { CARD_TALK } from "./talk";
import { tellerOf } from "./teller";
import { DEFAULT_PREFS, type TableRoomProps } from "./types";
import { useChoice } from "./use-choice";
import { useKeys } from "./use-keys";
import type { Verb, Verbs } from "./verb";
import { canQueue, verbsOf } from "./verbs";
import { wordsOf } from "./words";

/** A knock: never waited for. */
const sound = (...given: Parameters<typeof import("@/components/table/sounds").sound>): void =>
  void import("@/components/table/sounds").then((sounds) => sounds.sound(...given));

/** Words for later: nobody is refused, or has the table read aloud, before the page stands. */
const loadHelps = () => import("./refusal-help");
const loadSpoken = () => import("./spoken-table");

/** What the room opens; `helps` are the verbs that change nothing; while it is `settling` nothing can be done yet. */
type Views = { helps: readonly Help[]; settling: boolean; keys(): void; chat(): void };

const NOTHING: Verbs = { main: null, others: [] };

/** All that the viewer can do at a table: picking cards, sending acts, the keys for both. */
export function useActs(props: TableRoomProps, hand: RefObject<HTMLUListElement | null>, views: Views) {
  const { info, view, people, you, version, pending, refusal, prefs = DEFAULT_PREFS } = props;
  const announce = useAnnounce();
  // What was said of one state of the table goes with it.
  const [tried, setTried] = useState<{ text: string; version: string } | null>(null);
  const t = useTexts("cardsTable");
  const table = useTexts("table");
  const language = useLanguage();
  const { choice, setChoice, queued, setQueued } = useChoice(props, () => setTried({ text: t.turn.dropped, version }));
  /** What is asked about before it is done, and for which deal it has been agreed to. */
  const [asked, setAsked] = useState<Verb | null>(null);
  const [agreed, setAgreed] = useState("");
  const word = useMemo(() => wordsOf(info, language), [info, language]);
  const teller = tellerOf(people, { table, cardsTable: t });
  const helps = useLater(loadHelps);
  const talk = useLaterTexts(CARD_TALK);
  const help = (why: Refusal) => {
    if (!helps || !talk) return table.refusalBeforeWords;
    return helps.helpFor(why, { who: teller.who, texts: talk, word, view }) ?? table.unknownRefusal;
  };
  const blocked =
    props.connection === "ended"
      ? table.turn.blocked.ended
      : props.connection !== "live"
        ? table.turn.blocked.offline
        : props.paused
          ? table.turn.blocked.paused
          : null;
  // What stands in the verbs' place hides them: no key does what nobody sees.
  const isCovered = Boolean(props.slots?.foot);
  const verbs = views.settling || isCovered ? NOTHING : verbsOf({ view, choice, teller, queued, word });
  const all = [...(verbs.main ? [verbs.main] : []), ...verbs.others];
  const cardsHeld = view.seats.find((seat) => seat.seat === you)?.hand ?? [];

  const agreement = (verb: Verb): string => `${view.series}/${view.deal}/${verb.id}`;

  const act = (verb: Verb) => {
    setTried(null);
    if (!verb.act) return;
    if ("queue" in verb.act) {
      setQueued(verb.act.queue);
      if (verb.act.queue === null) setChoice(NO_CHOICE);
      return;
    }
    if (blocked || pending) return;
    if (verb.ask && asked?.id !== verb.id && agreed !== agreement(verb)) return setAsked(verb);
    if (verb.ask) setAgreed(agreement(verb));
    setAsked(null);
    if ("host" in verb.act) return props.onHost(verb.act.host);
    void props.onAct(verb.act.intent);
    if (verb.act.intent.type !== "move" || verb.act.intent.pass) setChoice(NO_CHOICE);
  };

  const refuse = (why: Refusal) => {
    const text = help(why);
    setTried({ text, version });
    // Said at once even when the same card is tried twice.
    announce(text, true);
    sound("refusal", prefs.sounds);
  };

  /** Puts a card into the choice, or says why it cannot go there; answers what is chosen then. */
  const choose = (card: Card): Choice | null => {
    const can = view.can;
    if (!can) return null;
    const why = refusalOf(choice, can, card);
    if (why) {
      refuse(why);
      return null;
    }
    const next = putIn(choice, can, card, cardsHeld);
    setChoice(next);
    return next;
  };

  /** First tap picks, second plays or takes back; an illegal card says why. Where the reader wants it, one tap plays. */
  const tap = (card: Card, byKey = false) => {
    setTried(null);
    const can = view.can;
    if (can?.move || can?.distribute) {
      if (slotOf(choice, card) !== null) {
        const complete = isSingle(view) && moveOf(choice, can) !== null;
        if (complete && verbs.main) return act(verbs.main);
        return setChoice(takeOut(choice, can, card));
      }
      const next = choose(card);
      const intent = next && prefs.oneTap && !byKey && isQuick(next, can, cardsHeld) ? moveOf(next, can) : null;
      if (intent && !blocked && !pending) void props.onAct(intent);
      return;
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

  useKeys({
    digit: (index) => {
      const card = cardsHeld[index];
      if (!card) return;
      hand.current?.querySelectorAll("button")[index]?.focus();
      if (choice.cards[0] !== card || !isSingle(view)) tap(card, true);
    },
    takes: (card) => {
      const { can } = view;
      if (can?.move || can?.distribute) return slotOf(choice, card) === null && refusalOf(choice, can, card) === null;
      return canQueue(view, you, info.has.tricks) && card !== queued && card !== choice.cards[0];
    },
    toHand: () => hand.current?.querySelector<HTMLElement>("button[tabindex='0']")?.focus(),
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
    letter: (letter) => {
      const verb = all.find((each) => each.letter?.toLowerCase() === letter);
      const aid = views.helps.find((each) => each.letter?.toLowerCase() === letter);
      if (verb) act(verb);
      else if (aid) aid.run();
      else if (letter === "t")
        void Promise.all([loadSpoken(), CARD_TALK[language]()]).then(([{ spokenTable }, { texts }]) =>
          announce(spokenTable(view, info, teller, texts.cardsTalk, you)),
        );
      else if (letter === "c") views.chat();
      else if (letter === "?") views.keys();
      else return false;
      return true;
    },
  });

  const change = (next: (last: Choice) => Choice) => setChoice(next);
  const said = tried?.version === version ? tried.text : null;
  const problem = said ?? (refusal ? help(refusal) : null);
  const ask = { verb: asked, onAgree: () => asked && act(asked), onCancel: () => setAsked(null) };
  const free = blocked === null && asked === null;
  const looking = all.find((verb) => verb.id === "look");
  const onLook = looking && (() => act(looking));
  return {
    choice,
    change,
    queued,
    verbs,
    act,
    ask,
    tap,
    pick,
    look: onLook,
    help,
    word,
    blocked,
    free,
    problem,
    teller,
    talk,
  };
}
