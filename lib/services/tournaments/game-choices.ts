import { canSeeWork, type Member } from "@/lib/auth/policy";
import type { TournamentGame } from "@/lib/contracts/tournament-words";
import type { WorldName } from "@/lib/contracts/worlds";
import { prisma } from "@/lib/db/client";
import { HOUSE_GAMES, type HouseGame, houseCards } from "@/lib/engine/ccg/sets";
import { houseTabletop } from "@/lib/engine/ccg/tabletop/house-games";
import { MANNERS, type Manner } from "@/lib/engine/ccg/tabletop/script/game-script";
import { isMapName, loadMap, MAP_NAMES } from "@/lib/engine/diplomacy/maps";
import { worldOf } from "@/lib/worlds";
import { readGame } from "../catalogue/games";
import { houseFormatNames } from "../formats/house-formats";
import { listTemplates } from "../templates/list-templates";

/** What is played in a tournament: a configuration of a world. */
export type ChosenGame = {
  readonly world: WorldName;
  readonly title: string;
  readonly configHash: string;
  readonly body: unknown;
  readonly templateVersionId: string | null;
  readonly seats: { readonly min: number; readonly max: number };
  /** The card game of its decks; null: there are none. */
  readonly cardGame: string | null;
};

/** How far a tabletop's rules are minded, in its title. */
const MANNER: Readonly<Record<Manner, string>> = { free: "", warn: " (warned)", strict: " (strict)" };

/** A tabletop: of as many as play by the game's script, else of as many as are wanted. */
function tabletopGame(game: HouseGame, manner: Manner, seats: number): ChosenGame {
  const body = houseTabletop(game, manner, Math.min(8, seats), { staked: true });
  const { hash, seats: fits } = worldOf("tabletop").load(body).game;
  return {
    ...{ world: "tabletop", title: houseCards(game).game, configHash: hash, body, templateVersionId: null },
    ...{ seats: { min: Math.max(2, fits.min), max: fits.max }, cardGame: game },
  };
}

async function templateGame(member: Member, id: string): Promise<ChosenGame | null> {
  const version = await prisma().templateVersion.findUnique({
    where: { id },
    select: {
      world: true,
      config: { select: { hash: true, body: true } },
      template: { select: { name: true, published: true, ownerId: true, deletedAt: true } },
    },
  });
  if (!version || version.template.deletedAt || !canSeeWork(version.template, member)) return null;
  const world = worldOf(version.world);
  const { hash: configHash, body } = version.config;
  const { min, max } = world.load(body).game.seats;
  if (max < 2) return null;
  return {
    ...{ world: world.name, title: version.template.name, configHash, body, templateVersionId: id },
    ...{ seats: { min: Math.max(2, min), max }, cardGame: null },
  };
}

/** Diplomacy as players run it: phases of two days, press among all. */
function diplomacyGame(map: string): ChosenGame | null {
  if (!isMapName(map)) return null;
  const world = worldOf("diplomacy");
  const body = { v: 1, map, rules: [], timing: [] };
  const { hash, seats } = world.load(body).game;
  return {
    ...{ world: "diplomacy", title: `Diplomacy: ${loadMap(map).title}`, configHash: hash, body },
    ...{ templateVersionId: null, seats, cardGame: null },
  };
}

/** The game that a form names; null: there is none that this member may play. */
export async function gameOf(member: Member, key: string, seats: number): Promise<ChosenGame | null> {
  const [kind, name = "", manner = ""] = key.split(":");
  if (kind === "cards") return templateGame(member, name);
  if (kind === "diplomacy") return diplomacyGame(name);
  const game = HOUSE_GAMES.find((one) => one === name);
  const how = MANNERS.find((one) => one === manner);
  if (kind !== "tabletop" || !game || !how) return null;
  const chosen = tabletopGame(game, how, seats);
  return { ...chosen, title: `${chosen.title}${MANNER[how]}` };
}

/** The names of the formats that the house checks decks of a game by. */
export async function formatNames(game: string): Promise<string[]> {
  const found = await readGame(game);
  return found ? houseFormatNames(found) : [];
}

/** All that this member can hold a tournament of. */
export async function listTournamentGames(member: Member): Promise<TournamentGame[]> {
  const tabletops = await Promise.all(
    HOUSE_GAMES.map(async (game): Promise<TournamentGame[]> => {
      const formats = await formatNames(game);
      const ruled = MANNERS.filter(
        (manner) => manner === "free" || houseTabletop(game, manner, 8).script !== undefined,
      );
      return ruled.map((manner) => {
        const { title, seats } = tabletopGame(game, manner, 8);
        return { key: `tabletop:${game}:${manner}`, title, kind: "tabletop", seats, formats };
      });
    }),
  );
  const { house, members, mine } = await listTemplates(member);
  const templates = [...house, ...members, ...mine].flatMap(({ name, versionId, seats }): TournamentGame[] =>
    seats.max < 2
      ? []
      : [
          {
            ...{ key: `cards:${versionId}`, title: name, kind: "cards", formats: [] },
            seats: { min: Math.max(2, seats.min), max: seats.max },
          },
        ],
  );
  const diplomacy = MAP_NAMES.flatMap((map): TournamentGame[] => {
    const game = diplomacyGame(map);
    return game
      ? [{ key: `diplomacy:${map}`, title: game.title, kind: "diplomacy", seats: game.seats, formats: [] }]
      : [];
  });
  return [...tabletops.flat(), ...templates, ...diplomacy];
}
