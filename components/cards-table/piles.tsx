"use client";
import type { ReactNode } from "react";
import { PlayingCard } from "@/components/cards/playing-card";
import { SuitMark } from "@/components/cards/suit-mark";
import { type Named, tidy, whoAt } from "@/components/table/people";
import { useTexts } from "@/components/texts/context";
import type { Bid, Card, Play, View } from "@/lib/engine/cards/vocabulary";
import type { Catalogues } from "@/lib/texts/catalogues";
import type { Who } from "@/lib/texts/who";

const liesOpen = (talon: readonly (Card | null)[]): boolean =>
  talon.length <= 4 && (talon[0] == null || talon.every((card) => card !== null));

/** How many cards of a talon lie side by side: 1 where it is a pile. */
export const laidOut = (talon: readonly (Card | null)[] | null): number =>
  talon && liesOpen(talon) ? Math.max(1, talon.length) : 1;

/** The undealt cards. Few lie side by side; many make a pile, its last card (the trump) face up across below. */
export function Talon({
  talon,
  selling,
  closed,
  isStock,
  onDraw,
}: {
  talon: (Card | null)[];
  selling: boolean;
  /** Nobody draws from it any more: its open card is turned over. */
  closed: boolean;
  /** It is drawn from in turns: a pile, however few are left. */
  isStock: boolean;
  onDraw?: (() => void) | undefined;
}) {
  const { felt: t } = useTexts("cardsTable");
  const under = closed ? null : (talon[0] ?? null);
  if (liesOpen(talon) && !isStock) {
    return (
      <figure aria-label={t.talonOf(talon.length)}>
        <div className="play-cards gap-2 [&>*+*]:ml-0!">
          {talon.map((card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a talon's cards keep their places
            <PlayingCard key={index} card={card} />
          ))}
        </div>
        <figcaption className="pile-label">{selling ? t.talonForSale : t.talon}</figcaption>
      </figure>
    );
  }
  return (
    <figure className="pile" aria-label={t.talonOf(talon.length)}>
      {talon.length === 0 && <span className="play-slot" />}
      {under !== null && (
        <div className="pile-under">
          <PlayingCard card={under} />
        </div>
      )}
      {(talon.length > 1 || (isStock && talon.length > 0)) && !onDraw && (
        <div className="relative">
          <PlayingCard card={null} decorative />
        </div>
      )}
      {onDraw && (
        // The same as the verb at the foot, which keys reach.
        <button type="button" tabIndex={-1} aria-hidden="true" className="relative cursor-pointer" onClick={onDraw}>
          <PlayingCard card={null} decorative />
        </button>
      )}
      <figcaption className="pile-label">{closed ? t.talonClosed : t.toDraw(talon.length)}</figcaption>
    </figure>
  );
}

/** The growing pile: its top entry (a played card and the one that goes with it), its size, and the last act. */
export function Stack({
  stack,
  people,
  melding = false,
  onTake,
}: {
  stack: NonNullable<View["stack"]>;
  people: readonly Named[];
  /** Cards are laid away on it, not played. */
  melding?: boolean;
  /** Takes its top. */
  onTake?: (() => void) | undefined;
}) {
  const { felt: t } = useTexts("cardsTable");
  const table = useTexts("table");
  const last = stack.last;
  const cards = (
    <div className="play-cards stack-cards justify-center">
      {stack.top.length === 0 ? (
        <span className="play-slot px-2 text-balance">{t.emptyPile}</span>
      ) : (
        // In their order: the last one lies on top, and is the one to beat.
        stack.top.map((card, index) => (
          <PlayingCard
            key={card}
            card={card}
            className={index === stack.top.length - 1 ? "relative pile-beat" : "relative brightness-90"}
          />
        ))
      )}
    </div>
  );
  return (
    <figure className="stack" aria-label={t.pileOf(stack.count)}>
      {onTake ? (
        // The same as the verb at the foot, which keys reach.
        <button type="button" tabIndex={-1} aria-hidden="true" className="cursor-pointer" onClick={onTake}>
          {cards}
        </button>
      ) : (
        cards
      )}
      <figcaption className="pile-label">
        {t.onPile(stack.count)}
        {last && last.kind !== "pass" && (
          <span className="pile-last">{lastAct(last, whoAt(people, last.seat, table), melding, t)}</span>
        )}
      </figcaption>
    </figure>
  );
}

function lastAct(last: Play, who: Who, melding: boolean, t: Catalogues["cardsTable"]["felt"]): string {
  if (last.kind === "retreat") {
    return tidy(t.pickedUp(who, last.uptake?.length ?? last.count));
  }
  const [card] = last.cards ?? [];
  if (melding && card) return tidy(t.laidAway(who, card));
  const groups = [...(last.cards ? [last.cards] : []), ...Object.values(last.extras ?? {})];
  return tidy(t.played(who, groups));
}

/** What holds for everybody, beside the felt's middle. */
export function Badge({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="felt-badge">
      {title}
      <b>{children}</b>
    </div>
  );
}

/** A suit that counts now: the trump, by its card where one was turned up that lies out of the way; the one named. */
export function SuitBadge({ title, suit, card = null }: { title: string; suit: string; card?: Card | null }) {
  const { suit: suitName, card: cardName } = useTexts("cards");
  return (
    <Badge title={title}>
      <SuitMark suit={suit} onFelt /> {card === null ? suitName(suit) : cardName(card)}
    </Badge>
  );
}

export function ContractBadge({ contract, people }: { contract: Bid; people: readonly Named[] }) {
  const t = useTexts("cardsTable");
  const table = useTexts("table");
  const who = whoAt(people, contract.seat, table);
  if (contract.number !== undefined) return <Badge title={t.felt.contractOf(who)}>{t.bid(contract)}</Badge>;
  return (
    <Badge title={t.felt.madeBy(who)}>
      <SuitMark suit={contract.suite ?? ""} onFelt /> {t.bid(contract)}
    </Badge>
  );
}
