import Link from "next/link";
import { buttonClass } from "../ui/button";
import { Chip } from "../ui/chip";
import { playersText } from "./facts";

/** What a shelf shows of a game. */
export type GameCardProps = {
  slug: string;
  name: string;
  owner: { nick: string } | null;
  published: boolean;
  seats: { min: number; max: number };
  cards: number;
  traits: readonly string[];
};

/** A game on its shelf: what it is, and the way to a table of it. */
export function GameCard({ slug, name, owner, published, seats, cards, traits }: GameCardProps) {
  return (
    <li className="flex flex-col rounded-md border border-line bg-surface p-4">
      <h3 className="display-xl">
        <Link href={`/games/${slug}`} className="hover:underline">
          {name}
        </Link>
      </h3>
      <p className="mt-1 text-ink-2">
        {playersText(seats)}, {cards} cards{owner && ` · by ${owner.nick}`}
      </p>
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
