import clsx from "clsx";
import { type CSSProperties, memo } from "react";
import { pictureOf } from "@/lib/contracts/card-pictures";
import { PlayingCard } from "../cards/playing-card";
import { CardText, Coin } from "./card-text";
import { CARDS_LANGUAGE, type Face } from "./face-of";
import { type Fit, fitFace } from "./fit-face";
import "./card-face.css";

/** The mark of a rarity: a form and a tone; the word stands elsewhere. */
export function RarityMark({ rarity, className }: { rarity: NonNullable<Face["rarity"]>; className?: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={className}>
      <path d={rarity.mark} fill={rarity.tone} />
    </svg>
  );
}

type Props = {
  face: Face;
  /** Title, cost, picture, type and strength only: for cards narrower than 150 px. */
  thumb?: boolean;
  /** One does not have it. */
  absent?: boolean;
  /** Pictures that are seen at once are not loaded lazily. */
  eager?: boolean;
  className?: string;
};

/**
 * A collectible card, as wide as its box. Its text is text; the picture says nothing that is not written. Inside a
 * control give the control its name: a card's words alone are long.
 */
export const CardFace = memo(function CardFace({
  face,
  thumb = false,
  absent = false,
  eager = false,
  className,
}: Props) {
  if (face.playing !== null)
    return (
      <span className={clsx("cf", className)} data-absent={absent || undefined}>
        <PlayingCard card={face.playing} decorative className="cf-playing" />
      </span>
    );
  const fit = fitFace(face, thumb);
  const coins = face.coins.map((tag, place) => <Coin key={face.coins.slice(0, place + 1).join()} tag={tag} />);
  // What one does not have has the colours of the page, as the style sheet says.
  const bar = absent ? undefined : ({ "--tint": face.ink.tint } as CSSProperties);
  return (
    <span
      className={clsx("cf", className)}
      data-thumb={thumb || undefined}
      data-absent={absent || undefined}
      data-frame={face.frame}
      data-crest={face.crest || undefined}
      data-foil={(face.foil && !absent) || undefined}
      style={fitted(fit)}
    >
      <span className="cf-card" style={absent ? undefined : framed(face)}>
        {face.dyes.map((dye) => (
          <span key={dye} className="cf-hatch" data-dye={dye} />
        ))}
        {face.inner && <span className="cf-inner" style={{ borderColor: face.inner }} />}
        <span className="cf-title" style={bar}>
          <span>{face.name}</span>
          {!thumb && coins}
        </span>
        {thumb && <span className="cf-coins">{coins}</span>}
        <span className="cf-picture">
          {face.picture && (
            <img
              src={pictureOf(face.picture, thumb ? "s" : "l")}
              alt=""
              width={560}
              height={400}
              loading={eager ? "eager" : "lazy"}
              decoding={eager ? "sync" : "async"}
            />
          )}
        </span>
        <span className="cf-type" style={bar}>
          <span>{face.type}</span>
          {!thumb && face.setMark && face.rarity && (
            <svg viewBox="0 0 16 16" aria-hidden="true" className="cf-set">
              <path d={face.setMark} fill={face.rarity.tone} />
            </svg>
          )}
          {face.rarity && <RarityMark rarity={face.rarity} />}
        </span>
        {!thumb && <Words face={face} />}
        {face.strength && <span className="cf-strength">{face.strength}</span>}
        {face.foil && <span className="cf-shine" />}
      </span>
    </span>
  );
});

/** What is written below the type line: rules, flavour, where it was printed. */
function Words({ face: { text, flavour, tags, strength, place, rarity } }: { face: Face }) {
  return (
    <>
      <span lang={CARDS_LANGUAGE} className="cf-rules" data-strength={strength !== null || undefined}>
        {text && (
          <span>
            <CardText text={text} tags={tags} />
          </span>
        )}
        {flavour && (
          <em>
            <CardText text={flavour} tags={tags} />
          </em>
        )}
      </span>
      <span className="cf-foot">
        {place}
        {rarity && ` · ${rarity.word}`}
      </span>
    </>
  );
}

/** The colours of its frame, and the edge of its rarity. */
const framed = ({ ink, edge }: Face): CSSProperties => ({
  background: `linear-gradient(120deg, ${ink.frame} 35%, ${ink.frame2} 65%)`,
  borderColor: edge,
});

/** What the style sheet has to know of how the words fit. */
const fitted = ({ name, type, rules }: Fit): CSSProperties =>
  ({
    "--fit": name,
    "--type": type,
    ...(rules && { "--rules": `${rules.size}cqw`, "--box": `${rules.box}cqw` }),
  }) as CSSProperties;

/** The back of every card: the house's sign in brass on madder. */
export function CardBackFace({ className }: { className?: string }) {
  return (
    <span className={clsx("cf", className)} aria-hidden="true">
      <span className="cf-card cf-back">
        <svg viewBox="0 0 140 170" aria-hidden="true">
          <g fill="none" stroke="currentColor" strokeWidth="6" strokeLinejoin="round">
            <path d="M12 162V62L70 10l58 52v100H90v-42a20 20 0 0 0-40 0v42Z" />
          </g>
          <path d="M70 40l15 19-15 19-15-19Z" fill="currentColor" />
        </svg>
      </span>
    </span>
  );
}
