"use client";
import clsx from "clsx";
import { useTexts } from "@/components/texts/context";
import type { GameTrait } from "@/lib/contracts/template";
import { aboutGame, gameNameIn, kindOf } from "../games/about";
import { GamePicture } from "../games/game-picture";
import { Chip } from "../ui/chip";

/** A game that can be played now. */
export type PlayableGame = {
  slug: string;
  name: string;
  seats: { min: number; max: number };
  traits: readonly GameTrait[];
};

type Props = { game: PlayableGame; chosen: boolean; waiting: number; onChoose(slug: string): void };

/** A game to choose: its picture, what one does in it, how long and how hard it is, and who waits for it. */
export function GameChoice({ game, chosen, waiting, onChoose }: Props) {
  const { start: t, about } = useTexts("lobby");
  const { slug, name, seats, traits } = game;
  const { sentence, length, difficulty } = aboutGame(slug, traits, about);
  const { first, picture } = kindOf(slug);
  const facts = [about.players(seats.min, seats.max), length, difficulty].filter(Boolean).join(" · ");
  return (
    <label
      className={clsx(
        "flex cursor-pointer gap-3 rounded-md border p-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-brass tablet:flex-col",
        chosen ? "border-brass bg-brass-soft" : "border-line bg-surface hover:border-edge",
      )}
    >
      <GamePicture cards={picture} className="h-20 w-auto shrink-0 self-start rounded-sm phone:h-14" />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="flex min-w-0 items-center gap-x-2">
            <input
              type="radio"
              name="game"
              value={slug}
              checked={chosen}
              onChange={() => onChoose(slug)}
              className="size-4.5 shrink-0 scroll-mb-40 accent-brass outline-none"
              aria-describedby={`about-${slug}`}
            />
            <span className="text-lg font-semibold">{gameNameIn(slug, name, about)}</span>
          </span>
          {first && <Chip>{t.first}</Chip>}
          {waiting > 0 && <Chip tone="ok">{t.waitingChip(waiting)}</Chip>}
        </span>
        {/* On a phone only of the chosen game: the button to play it stays in sight. */}
        <span id={`about-${slug}`} className="mt-1 block text-sm text-ink-2">
          <span className={chosen ? "" : "phone:sr-only"}>{sentence}</span>
          <span className="mt-1 block text-ink-3">{facts}</span>
        </span>
      </span>
    </label>
  );
}
