"use client";
import { cardsName, suitName } from "@/components/cards/card-names";
import { PlayingCard } from "@/components/cards/playing-card";
import { SuitMark } from "@/components/cards/suit-mark";
import { type Named, nameOf } from "@/components/table/people";
import type { Bid, Card, View } from "@/lib/engine/cards/vocabulary";
import { bidName } from "./verbs";

/** The undealt cards. Few lie side by side; many make a pile, its last card (the trump) face up across below. */
export function Talon({ talon, selling }: { talon: (Card | null)[]; selling: boolean }) {
  const under = talon[0] ?? null;
  const open = talon.every((card) => card !== null);
  if (talon.length <= 4 && (open || under === null)) {
    return (
      <figure aria-label={`Talon, ${talon.length} cards`}>
        <div className="play-cards gap-2 [&>*+*]:ml-0!">
          {talon.map((card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a talon's cards keep their places
            <PlayingCard key={index} card={card} />
          ))}
        </div>
        <figcaption className="pile-label">{selling ? "The talon, for sale" : "The talon"}</figcaption>
      </figure>
    );
  }
  return (
    <figure className="pile" aria-label={`Talon, ${talon.length} cards`}>
      {under !== null && (
        <div className="pile-under">
          <PlayingCard card={under} />
        </div>
      )}
      {talon.length > 1 && (
        <div className="relative">
          <PlayingCard card={null} decorative />
        </div>
      )}
      <figcaption className="pile-label">
        {talon.length} {talon.length === 1 ? "card" : "cards"} to draw
      </figcaption>
    </figure>
  );
}

/** The growing pile: its top entry (a played card and the one that goes with it), its size, and the last act. */
export function Stack({ stack, people }: { stack: NonNullable<View["stack"]>; people: readonly Named[] }) {
  const last = stack.last;
  return (
    <figure aria-label={`Pile, ${stack.count} cards`}>
      <div className="play-cards stack-cards justify-center">
        {stack.top.length === 0 ? (
          <span className="play-slot">
            the pile
            <br />
            is empty
          </span>
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
      <figcaption className="pile-label">
        {stack.count} on the pile
        {last && last.kind !== "pass" && <span className="pile-last">{lastAct(last, people)}</span>}
      </figcaption>
    </figure>
  );
}

function lastAct(last: NonNullable<NonNullable<View["stack"]>["last"]>, people: readonly Named[]): string {
  if (last.kind === "retreat") {
    const taken = last.uptake?.length ?? last.count;
    return `${nameOf(people, last.seat)} picked up ${taken}`;
  }
  const groups = [...(last.cards ? [last.cards] : []), ...Object.values(last.extras ?? {})];
  return `${nameOf(people, last.seat)} played ${groups.map((group) => cardsName(group)).join(", then ")}`;
}

export function TrumpBadge({ suit }: { suit: string }) {
  return (
    <div className="felt-badge">
      Trump
      <b>
        <SuitMark suit={suit} onFelt /> {suitName(suit)}
      </b>
    </div>
  );
}

export function ContractBadge({ contract, people }: { contract: Bid; people: readonly Named[] }) {
  return (
    <div className="felt-badge">
      {nameOf(people, contract.seat)} bid
      <b>{bidName(contract)}</b>
    </div>
  );
}
