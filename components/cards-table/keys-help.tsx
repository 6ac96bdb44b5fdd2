"use client";
import { type KeyBindings, KeysHelp as Keys } from "@/components/ui/keys-help";
import type { TemplateInfo } from "@/lib/engine/cards/vocabulary";

type Props = {
  open: boolean;
  onOpenChange(open: boolean): void;
  info: TemplateInfo;
  /** The table gives hints. */
  canHint: boolean;
  replay: boolean;
};

const REPLAY_KEYS: KeyBindings = [
  [["←", "→"], "One step back, one step on"],
  [["Home", "End"], "To the beginning, to the end"],
  [["Space"], "Play, pause"],
  [["T"], "Have the table read aloud"],
  [["?"], "Show these keys"],
];

/** The keys that do something in this game. */
function bindingsOf({ has, hand, cards, seats }: TemplateInfo, canHint: boolean): KeyBindings {
  const most = has.stack ? cards : (hand ?? Math.ceil(cards / seats.min));
  const looks = [has.blind && "look at your cards", has.tricks && "look at the last trick"].filter(
    (what) => what !== false,
  );
  const bindings: (false | KeyBindings[number])[] = [
    [["←", "→"], "Go from card to card"],
    [["1", "…", "9", "0"], most > 10 ? "Choose one of the first ten cards" : "Choose a card by its place"],
    most > 10 && [["Shift", "1", "…", "0"], "Choose one of the next ten"],
    [["Enter"], "Press the gold button, or choose the card in focus"],
    [["Esc"], "Undo your choice"],
    looks.length > 0 && [["L"], sentenceCase(looks.join(", later "))],
    has.bidding && [["B"], "Bid"],
    has.pass && [["P"], "Pass"],
    has.retreat && [["R"], "Retreat"],
    [["U"], "Ask to take your last move back"],
    canHint && [["H"], "Ask for a hint"],
    [["T"], "Have the table read aloud"],
    [["C"], "Write in the chat"],
    [["?"], "Show these keys"],
  ];
  return bindings.filter((binding) => binding !== false);
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The keys at a table. */
export const KeysHelp = ({ info, canHint, replay, ...open }: Props) => (
  <Keys
    {...open}
    title={replay ? "Keys of the replay" : "Keys at the table"}
    bindings={replay ? REPLAY_KEYS : bindingsOf(info, canHint)}
  />
);
