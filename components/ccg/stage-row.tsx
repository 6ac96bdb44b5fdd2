"use client";
import clsx from "clsx";
import { memo, type ReactNode } from "react";
import { useTexts } from "@/components/texts/context";
import { CardBackFace, CardFace } from "./card-face";
import { isCelebrated, type PackCard, paceOf } from "./pack-card";
import { PackTear } from "./pack-tear";

type Props = {
  /** Null while the pack is closed. */
  cards: readonly PackCard[] | null;
  turned: number;
  /** The place of the card in the middle, from 0; it is turned, unless none is. */
  shown: number;
  /** The closed pack, drawn. */
  art: ReactNode;
  /** The server is opening it. */
  busy: boolean;
  /** Opens the pack or turns the next card. Null: there is nothing to do, or nothing left to turn. */
  goOn: (() => void) | null;
  onShow(place: number): void;
};

/** So many cards stand on either side of the middle. */
const BESIDE = [-2, -1, 1, 2];

/** The card that was turned last, large, between those before it and the backs of those to come. */
export function StageRow({ cards, turned, shown, art, busy, goOn, onShow }: Props) {
  const current = turned > 0 ? cards?.[shown] : undefined;
  if (cards === null)
    return (
      <div className="stage-row">
        <div className="stage-middle">
          <PackTear art={art} torn={busy} onTear={() => goOn?.()} />
        </div>
      </div>
    );
  const side = (by: number) => {
    const card = cards[shown + by];
    const isTurned = shown + by < turned;
    // By its card: at a turn it moves over, and is not made anew.
    return (
      <div key={shown + by} aria-hidden="true" className="stage-side">
        {card && (isTurned ? <CardFace face={card.face} eager /> : <Back card={card} />)}
        {card && isTurned && <Tap onTap={() => onShow(shown + by)} />}
        {card && !isTurned && goOn && <Tap onTap={goOn} />}
      </div>
    );
  };
  return (
    <div className="stage-row" data-event={(current && paceOf(current, cards.length) === "event") || undefined}>
      {BESIDE.slice(0, 2).map(side)}
      <div key={current ? shown : "closed"} className="stage-middle">
        {!current && cards[0] && <Back card={cards[0]} />}
        {current && (
          <div className="stage-card" data-pace={paceOf(current, cards.length)}>
            <div className={clsx("stage-flip", isCelebrated(current) && "stage-halo")} data-rarity={current.rarity}>
              <CardFace face={current.face} eager />
              {current.first && <NewMark />}
            </div>
          </div>
        )}
        {goOn && <Tap onTap={goOn} />}
      </div>
      {BESIDE.slice(2).map(side)}
    </div>
  );
}

/** A card that is not turned yet; it glows by its rarity where the owner wishes for that. */
const Back = memo(({ card }: { card: PackCard }) => (
  <span className="stage-back" data-rarity={card.rarity} data-foil={card.face.foil || undefined}>
    <CardBackFace />
  </span>
));

const NewMark = () => (
  <span className="absolute -top-2.5 -right-2 rounded-full bg-brass-bright px-2.5 py-0.5 text-sm font-semibold text-on-brass">
    {useTexts("packs").fresh}
  </span>
);

/** Packs and cards answer a tap on them too; the verbs and the strip below say it to all others. */
const Tap = ({ onTap }: { onTap(): void }) => (
  <button type="button" aria-hidden="true" tabIndex={-1} onClick={onTap} className="stage-tap" />
);
