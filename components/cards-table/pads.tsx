"use client";
import { suitOf } from "@/components/cards/card-parts";
import type { Named } from "@/components/table/people";
import { useTexts } from "@/components/texts/context";
import { specialWorth } from "@/lib/engine/cards/special-worth";
import type { Card, TemplateInfo, View } from "@/lib/engine/cards/vocabulary";
import { BidPad } from "./bid-pad";
import { type Choice, specialsFor, suitsToName, takeOut } from "./choice";
import { MoveToggles } from "./move-toggles";
import { Distribute, ExtraPicker } from "./slots";
import { SuitPad } from "./suit-pad";
import type { Verb } from "./verb";

type Props = {
  view: View;
  info: TemplateInfo;
  people: readonly Named[];
  choice: Choice;
  onChoice(change: (choice: Choice) => Choice): void;
  /** Those that stand in the pad. */
  verbs: readonly Verb[];
  onVerb(verb: Verb): void;
  word(text: string): string;
};

/** What a special is worth with these cards; null: the template gives no points. */
const worthOf = ({ specials }: TemplateInfo, trump: string | null, name: string, cards: readonly Card[]) =>
  specialWorth(specials.find((special) => special.name === name)?.points, suitOf(cards[0] ?? ""), trump);

/** What the present decision needs beside its verbs: the number of a bid, places for gifts, declarations. */
export function DecisionPad({ view, info, people, choice, onChoice, verbs, onVerb, word }: Props) {
  const { slots: t } = useTexts("cardsTable");
  const can = view.can;
  if (!can) return null;
  const onSlot = (slot: string) => onChoice((last) => ({ ...last, slot }));
  const onRemove = (card: Card) => onChoice((last) => takeOut(last, can, card));
  if (can.bid?.makes) {
    if (can.bid.makes.turned) return null;
    const onName = (bidSuite: string) => onChoice((last) => ({ ...last, bidSuite }));
    return <SuitPad title={t.trump} suites={can.bid.suites ?? []} named={choice.bidSuite} onName={onName} />;
  }
  if (can.bid) {
    return (
      <BidPad
        bid={can.bid}
        blind={can.look}
        number={can.bid.tricks ? choice.bidNumber : Math.max(can.bid.min, choice.bidNumber ?? can.bid.min)}
        suite={choice.bidSuite}
        onNumber={(bidNumber) => onChoice((last) => ({ ...last, bidNumber }))}
        onSuite={(bidSuite) => onChoice((last) => ({ ...last, bidSuite }))}
        verb={verbs.find((verb) => verb.inPad) ?? null}
        onVerb={onVerb}
      />
    );
  }
  if (can.distribute) {
    // What is laid away goes to nobody.
    if (can.distribute.to.every(({ seat }) => seat === can.seat)) return null;
    return <Distribute can={can} choice={choice} people={people} onSlot={onSlot} onRemove={onRemove} />;
  }
  if (can.move && can.move.extras.length > 0 && Object.values(can.move.cards).includes(null)) {
    return <ExtraPicker can={can} choice={choice} onSlot={onSlot} onRemove={onRemove} />;
  }
  const suites = suitsToName(choice, can);
  if (suites.length > 0) {
    return (
      <SuitPad
        title={t.nextSuit}
        suites={suites}
        named={choice.named}
        onName={(named) => onChoice((last) => ({ ...last, named }))}
      />
    );
  }
  const specials = specialsFor(choice, can).map((name) => ({
    id: name,
    label: t.declareFor(word(name), worthOf(info, view.trump, name, choice.cards)),
    on: choice.specials.includes(name),
    onChange: (on: boolean) =>
      onChoice((last) => ({
        ...last,
        specials: on ? [...last.specials, name] : last.specials.filter((other) => other !== name),
      })),
  }));
  const crawl = {
    id: "crawl",
    label: t.crawl,
    on: choice.crawl,
    onChange: (on: boolean) => onChoice((last) => ({ ...last, crawl: on })),
  };
  return <MoveToggles toggles={can.move?.crawl ? [...specials, crawl] : specials} />;
}
