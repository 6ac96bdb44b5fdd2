import type { Member } from "@/lib/auth/policy";
import type { OpenTabletop } from "@/lib/contracts/tabletop";
import { hasBots, houseTabletop } from "@/lib/engine/ccg/tabletop/house-games";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { readGame } from "../catalogue/games";
import { createTableOf } from "../tables/create-table";
import { countOpening } from "../tables/open-table";
import { formatFor } from "./table-format";

/**
 * Opens a table for collectible cards. Nobody is hurried there: who is away is missed, and no bot plays in their place. At a
 * strict table a bot may take the other seat.
 * Refuses what `createTableOf` refuses, `table/slower` and `tabletop/no_format`.
 */
export async function openTabletop(
  member: Member,
  { game, manner, seats, teams, bot, clock, format, word, settings }: OpenTabletop,
  network: string,
): Promise<Result<{ id: string }, Refusal>> {
  const slower = await countOpening(member, network);
  if (slower) return slower;
  const plain = houseTabletop(game, manner, seats, {
    ...(clock ? { clock: { seconds: clock.minutes * 60, flag: clock.flag } } : {}),
    ...(teams ? { teams } : {}),
    staked: settings.bet !== undefined,
  });
  const withBot = bot === true && hasBots(game, manner);
  const cards = format && !withBot ? await readGame(game) : null;
  const pinned = cards && format ? await formatFor(member, cards, format) : null;
  if (pinned && !pinned.ok) return pinned;
  const body = pinned ? { ...plain, format: pinned.value.format } : plain;
  // What the rules file says of itself stands in the lobby where the host says nothing.
  const info = settings.info ?? (pinned?.value.info || undefined);
  const some = Math.min(seats, body.seats.max);
  return createTableOf(
    member,
    {
      ...{ world: "tabletop" as const, body, called: body.title, bots: withBot ? 1 : 0, asMaster: false },
      seats: Math.max(some, body.seats.min),
      facts: word === undefined || withBot ? [] : [{ type: "private_set", secret: word.toUpperCase() }],
      settings: { ...settings, ...(info === undefined ? {} : { info }), moveSeconds: null },
    },
    network,
  );
}
