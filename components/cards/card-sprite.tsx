import { memo } from "react";
import { DRAWN_CARDS } from "./drawn-cards";
import { BackArt, FaceArt } from "./face-art";

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
