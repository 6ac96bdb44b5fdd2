"use client";
import { Link } from "@/components/ui/link";
import type { FormState } from "@/lib/contracts/form";
import type { GameTrait } from "@/lib/contracts/template";
import { PlayWithBots } from "../lobby/play-with-bots";
import { useTexts } from "../texts/context";
import { buttonClass } from "../ui/button";
import { Chip } from "../ui/chip";
import { aboutGame, gameNameIn, kindOf } from "./about";
import { GamePicture } from "./game-picture";

/** What a shelf shows of a game. */
export type GameCardProps = {
  slug: string;
  name: string;
  owner: { nick: string } | null;
  published: boolean;
  seats: { min: number; max: number };
  /** How many may play with one of its choices, where that is another number. */
  byChoice: readonly { min: number; max: number }[];
  cards: number;
  traits: readonly GameTrait[];
  /** Finds or opens a table, and goes there. */
  play(before: FormState, form: FormData): Promise<FormState>;
  /** How many deals of it bots played, and how long they were; null: none yet. */
  report: { deals: number; acts: number } | null;
  /** What those who played it say, on average. */
  rating: { mean: number; count: number } | null;
};

/** A game on its shelf: what it is, and the ways to a table of it. */
export function GameCard(props: GameCardProps) {
  const { slug, owner, published, seats, byChoice, cards, traits, play, report, rating } = props;
  const { card: t, report: reportTexts, ratings } = useTexts("games");
  const { about } = useTexts("lobby");
  const name = gameNameIn(slug, props.name, about);
  const { sentence, length, difficulty } = aboutGame(slug, traits, about);
  const { picture } = kindOf(slug);
  const facts = [
    about.players(seats.min, seats.max),
    byChoice.length > 0 && t.byChoice(byChoice.map(({ min, max }) => about.players(min, max))),
    t.cards(cards),
    length,
    difficulty,
    owner && t.by(owner.nick),
    rating && ratings.short(rating.mean, rating.count),
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
      {report && <p className="mt-2 text-sm text-ink-3">{reportTexts.short(report.deals, report.acts)}</p>}
      <ul className="mt-3 mb-4 flex flex-wrap gap-1.5">
        {!published && (
          <li>
            <Chip tone="warn">{t.draft}</Chip>
          </li>
        )}
        {traits.map((trait) => (
          <li key={trait}>
            <Chip>{about.traits[trait]}</Chip>
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap gap-2">
        <PlayWithBots slug={slug} name={name} dense play={play} />
        <Link href={`/tables/new?game=${slug}`} className={buttonClass("secondary", true)}>
          <span aria-hidden="true">{t.open}</span>
          <span className="sr-only">{t.openOf(name)}</span>
        </Link>
        <Link href={`/games/${slug}`} className={buttonClass("ghost", true)}>
          <span aria-hidden="true">{t.rules}</span>
          <span className="sr-only">{t.rulesOf(name)}</span>
        </Link>
      </div>
    </li>
  );
}
