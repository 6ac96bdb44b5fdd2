"use client";
import { PlayingCard } from "@/components/cards/playing-card";
import { type Spots, vars } from "@/components/table/layout";
import { type Named, nameOf } from "@/components/table/people";
import { useTexts } from "@/components/texts/context";
import { SeatSwatch } from "@/components/ui/seat-swatch";
import type { Card, Play } from "@/lib/engine/cards/vocabulary";
import type { Seat } from "@/lib/engine/kernel/game";

/** `shown` lies; `won` marks the winner for a moment; `taken` slides to it. */
export type TrickState = "shown" | "won" | "taken";

type Props = {
  plays: Play[];
  spots: Spots;
  people: readonly Named[];
  state: TrickState;
  /** Who takes the trick, or whose cards are to be beaten. */
  by: Seat | null;
  /** The viewer's cards in flight. */
  ghost: { seat: Seat; cards: Card[] } | null;
  /** The viewer's empty place. */
  slot: Seat | null;
  /** What is declared with cards that are played. */
  saidWith(play: Play): string;
};

/** From where a card comes in and whither it goes, as offsets towards a seat. */
function towards(spots: Spots, seat: Seat | null): Record<`--${string}`, string> {
  const spot = seat === null ? undefined : spots.at[seat];
  if (!spot) return {};
  const far = spots.close ? 60 : 5;
  return { "--tx": `${spot.dx * far}px`, "--ty": `${spot.dy * far}px` };
}

const latestBySeat = (acts: readonly Play[]): Play[] =>
  acts.filter((act, index) => !acts.slice(index + 1).some((later) => later.seat === act.seat));

/** The running trick or round: each seat's latest cards before it. */
export function Trick({ plays, spots, people, state, by, ghost, slot, saidWith }: Props) {
  const { felt: t } = useTexts("cardsTable");
  const table = useTexts("table");
  const shown = latestBySeat(plays).filter((play) => play.seat !== ghost?.seat);
  const place = (seat: Seat) => {
    const spot = spots.at[seat];
    return { "--dx": spot?.dx ?? 0, "--dy": spot?.dy ?? 0, "--turn": spot?.turn ?? 0 };
  };
  return (
    <ul className="middle" data-plays aria-label={t.onTable}>
      {shown.map((play) => (
        <li
          key={`${play.seat}-${play.cards?.join("") ?? play.kind}-${plays.indexOf(play)}`}
          className="play"
          style={vars({ ...place(play.seat), ...towards(spots, state === "taken" ? by : play.seat) })}
          data-wide={play.count > 3}
          data-won={play.kind === "play" && play.seat === by}
          data-taken={state === "taken"}
        >
          <span className="sr-only">{nameOf(people, play.seat, table)}: </span>
          {play.kind === "pass" ? (
            <span className="play-pass">{t.pass}</span>
          ) : (
            <span className="play-cards">
              {(play.cards ?? Array.from({ length: play.count }, () => null)).map((card, index) => (
                <PlayingCard key={card ?? `down-${String(index)}`} card={card} />
              ))}
            </span>
          )}
          {play.specials && <span className="play-said">{saidWith(play)}</span>}
          <Owner seat={play.seat} people={people} />
        </li>
      ))}
      {ghost && (
        <li className="play" style={vars(place(ghost.seat))} data-ghost="true">
          <span className="sr-only">{t.onItsWay} </span>
          <span className="play-cards">
            {ghost.cards.map((card) => (
              <PlayingCard key={card} card={card} />
            ))}
          </span>
          <Owner seat={ghost.seat} people={people} />
        </li>
      )}
      {slot !== null && !ghost && (
        <li className="play" style={vars(place(slot))} aria-hidden="true">
          <span className="play-slot px-2 text-balance">{t.yourCard}</span>
        </li>
      )}
    </ul>
  );
}

function Owner({ seat, people }: { seat: Seat; people: readonly Named[] }) {
  const table = useTexts("table");
  return (
    <span className="play-owner" aria-hidden="true">
      <SeatSwatch seat={seat} />
      {nameOf(people, seat, table)}
    </span>
  );
}
