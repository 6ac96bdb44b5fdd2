import type { GameTrait } from "@/lib/contracts/template";
import { familyOf } from "./about";

type Game = { slug: string; traits: readonly GameTrait[] };

const KIN_AT_MOST = 5;
/** What the same family weighs, in traits that games share. */
const FAMILY = 3;

/** Games that are played like one, the most alike first: by their family, what both have, and what only one has. */
export function kinOf<G extends Game>(game: Game, games: readonly G[]): G[] {
  const family = familyOf(game.slug, game.traits);
  const likeness = ({ slug, traits }: G): number => {
    const shared = traits.filter((trait) => game.traits.includes(trait)).length;
    const apart = traits.length + game.traits.length - 2 * shared;
    return (familyOf(slug, traits) === family ? FAMILY : 0) + shared - apart;
  };
  return games
    .filter((other) => other.slug !== game.slug && likeness(other) > 0)
    .sort((a, b) => likeness(b) - likeness(a))
    .slice(0, KIN_AT_MOST);
}
