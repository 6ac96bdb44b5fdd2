"use client";
import clsx from "clsx";
import { lazy, Suspense } from "react";
import { useTexts } from "@/components/texts/context";
import { suitOf } from "./card-parts";
import { DRAWN_CARDS } from "./drawn-cards";
import { type Faces, useFaces } from "./faces";
import { BACK_GLYPH, cardGlyph } from "./glyphs";
import "./cards.css";

/** What no sprite holds is drawn where it lies. */
const FaceArt = lazy(() => import("./face-art").then(({ FaceArt }) => ({ default: FaceArt })));

type Props = {
  /** null: face down. */
  card: string | null;
  /** Overrides the style that `CardFaces` set. */
  faces?: Faces;
  /** Inside a control that already bears the card's name. */
  decorative?: boolean;
  className?: string;
};

/** One card, as wide as its box. Needs a `CardSprite` somewhere on the page. */
export function PlayingCard({ card, faces, decorative, className }: Props) {
  const t = useTexts("cards");
  const chosen = useFaces();
  const glyph = (faces ?? chosen) === "glyph" ? (card === null ? BACK_GLYPH : cardGlyph(card)) : null;
  const label = card === null ? t.faceDown : t.card(card);
  if (glyph !== null) {
    const tone = card === null ? "oklch(.42 .09 28)" : `var(--suit-${suitOf(card) === "X" ? card[0] : suitOf(card)})`;
    return (
      <span
        role="img"
        aria-label={label}
        aria-hidden={decorative}
        className={clsx("playing-card glyph-card", className)}
      >
        <span style={{ color: tone }}>{glyph}</span>
      </span>
    );
  }
  return (
    <svg
      viewBox="0 0 63 88"
      role="img"
      aria-label={label}
      aria-hidden={decorative}
      className={clsx("playing-card", className)}
    >
      {card === null || DRAWN_CARDS.has(card) ? (
        <use href={`#card-${card ?? "back"}`} />
      ) : (
        <Suspense>
          <FaceArt card={card} />
        </Suspense>
      )}
    </svg>
  );
}

export function CardBack({ className }: { className?: string }) {
  return <PlayingCard card={null} decorative className={className} />;
}
