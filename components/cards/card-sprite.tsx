import { memo } from "react";
import { BackArt, FaceArt } from "./face-art";

const LEVELS = "234567890JQKA";
const SUITS = "HSDC";

/** The cards that every sprite holds: a full deck and three jokers. */
export const DRAWN_CARDS: ReadonlySet<string> = new Set([
  ...[...SUITS].flatMap((suit) => [...LEVELS].map((level) => level + suit)),
  "XX",
  "YX",
  "ZX",
]);

/**
 * The drawings of all cards, once a page: each `PlayingCard` only refers to its symbol, so that a table of fifty cards
 * costs React fifty elements and not fifty drawings.
 */
export const CardSprite = memo(function CardSprite() {
  return (
    <svg aria-hidden="true" width="0" height="0" style={{ position: "absolute" }}>
      {[...DRAWN_CARDS].map((card) => (
        <symbol key={card} id={`card-${card}`} viewBox="0 0 63 88">
          <FaceArt card={card} />
        </symbol>
      ))}
      <symbol id="card-back" viewBox="0 0 63 88">
        <BackArt />
      </symbol>
    </svg>
  );
});
