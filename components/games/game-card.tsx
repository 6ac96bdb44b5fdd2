"use client";
import Link from "next/link";
import { useTexts } from "@/components/texts/context";
import type { FormState } from "@/lib/contracts/form";
import { PlayWithBots } from "../lobby/play-with-bots";
import { buttonClass } from "../ui/button";
import { Chip } from "../ui/chip";
import { aboutGame, kindOf } from "./about";
import { GamePicture } from "./game-picture";

/** What a shelf shows of a game. */
export type GameCardProps = {
  slug: string;
  name: string;
  owner: { nick: string } | null;
  published: boolean;
  seats: { min: number; max: number };
  cards: number;
  traits: readonly string[];
  /** Finds or opens a table, and goes there. */
  play(before: FormState, form: FormData): Promise<FormState>;
};

/** A game on its shelf: what it is, and the ways to a table of it. */
export function GameCard({ slug, name, owner, published, seats, cards, traits, play }: GameCardProps) {
  const { about } = useTexts("lobby");
  const { sentence, length, difficulty } = aboutGame(slug, traits, about);
  const { picture } = kindOf(slug);
  const facts = [
    about.players(seats.min, seats.max),
    `${cards} cards`,
    length,
    difficulty,
    owner && `by ${owner.nick}`,
  ].filter(Boolean);
  return (
    <li className="flex flex-col rounded-md border border-line bg-surface p-4">
      <div className="flex gap-3">
        <GamePicture cards={picture} className="h-16 w-auto shrink-0 rounded-sm" />
        <div className="min-w-0">
          <h3 className="display-xl">
            <Link href={`/games/${slug}`} className="hover:underline">
              {name}
            </Link>
          </h3>
          <p className="mt-0.5 text-sm text-ink-2">{facts.join(" · ")}</p>
        </div>
      </div>
      <p className="mt-3">{sentence}</p>
      <ul className="mt-3 mb-4 flex flex-wrap gap-1.5">
        {!published && (
          <li>
            <Chip tone="warn">draft</Chip>
          </li>
        )}
        {traits.map((trait) => (
          <li key={trait}>
            <Chip>{trait}</Chip>
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap gap-2">
        <PlayWithBots slug={slug} name={name} dense play={play} />
        <Link href={`/tables/new?game=${slug}`} className={buttonClass("secondary", true)}>
          Open a table<span className="sr-only"> of {name}</span>
        </Link>
        <Link href={`/games/${slug}`} className={buttonClass("ghost", true)}>
          Rules<span className="sr-only"> of {name}</span>
        </Link>
      </div>
    </li>
  );
}
