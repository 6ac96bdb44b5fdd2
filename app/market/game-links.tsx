import clsx from "clsx";
import { Link } from "@/components/ui/link";
import { type CardGame, listGames } from "@/lib/services/catalogue/games";

/** The game that an address asks for, else the first; and all there are. */
export async function gameChosen(
  query: Record<string, string | string[] | undefined>,
): Promise<{ game: CardGame | null; games: readonly CardGame[] }> {
  const games = await listGames();
  return { game: games.find(({ name }) => name === query.game) ?? games[0] ?? null, games };
}

type Props = { games: readonly CardGame[]; here: string; label: string; to: string };

/** Leads to the market of each game, where there are several. */
export function GameLinks({ games, here, label, to }: Props) {
  if (games.length < 2) return null;
  return (
    <nav aria-label={label} className="mb-5 flex flex-wrap gap-x-1 border-b border-line">
      {games.map(({ name, database }) => (
        <Link
          key={name}
          href={`${to}?game=${name}`}
          aria-current={name === here ? "page" : undefined}
          className={clsx(
            "-mb-px flex min-h-11 items-center border-b-2 px-3.5 font-medium",
            name === here ? "border-brass text-ink" : "border-transparent text-ink-2 hover:text-ink",
          )}
        >
          {database.game}
        </Link>
      ))}
    </nav>
  );
}
