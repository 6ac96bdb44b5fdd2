"use client";
import { useTexts } from "@/components/texts/context";
import { pictureOf } from "@/lib/contracts/card-pictures";
import { PlayingCard } from "../cards/playing-card";
import { isCelebrated, type PackCard } from "./pack-card";

type Props = {
  cards: readonly PackCard[];
  turned: number;
  /** The place of the card that is shown, from 0. */
  shown: number;
  onShow(place: number): void;
};

/** All cards of a pack, small, in its order: those that are turned can be looked at again. */
export function StageStrip({ cards, turned, shown, onShow }: Props) {
  const t = useTexts("packs");
  return (
    <ol aria-label={t.strip} className="stage-ticks">
      {cards.map((card, at) => (
        <li key={card.place}>
          {at < turned ? (
            <button
              type="button"
              onClick={() => onShow(at)}
              aria-current={at === shown || undefined}
              aria-label={t.show(card.face.name)}
              className="stage-tick"
              data-celebrated={isCelebrated(card) || undefined}
              style={tickPicture(card)}
            >
              {card.face.playing !== null && <PlayingCard card={card.face.playing} decorative />}
            </button>
          ) : (
            <span className="stage-tick" />
          )}
        </li>
      ))}
    </ol>
  );
}

const tickPicture = ({ face }: PackCard) =>
  face.picture === null
    ? { background: "var(--color-card)" }
    : { backgroundImage: `url("${pictureOf(face.picture, "l")}")` };
