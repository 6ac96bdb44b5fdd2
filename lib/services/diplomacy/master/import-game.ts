import { z } from "zod";
import type { Member } from "@/lib/auth/policy";
import type { ImportReport } from "@/lib/contracts/diplomacy-desk";
import { newId } from "@/lib/db/ids";
import { lostIn } from "@/lib/engine/diplomacy/game/lost-in-file";
import { gameOf } from "@/lib/engine/diplomacy/game/read-file";
import { configOf } from "@/lib/engine/diplomacy/game/read-state";
import { titleOf } from "@/lib/engine/diplomacy/map/titles";
import { isMapName } from "@/lib/engine/diplomacy/maps";
import { VARIANTS } from "@/lib/engine/diplomacy/rules/expand";
import type { OwnMap } from "@/lib/engine/diplomacy/status/check-game";
import { MOST_FILE } from "@/lib/engine/diplomacy/status/largest";
import { parseStatus } from "@/lib/engine/diplomacy/status/parse";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { MOST_NAME } from "@/lib/engine/kernel/table/house-name";
import { countEach } from "../../accounts/rate-limits";
import { createTableOf } from "../../tables/create-table";
import { playMove } from "../../tables/play-move";
import { readMap } from "../maps/read-maps";
import { factsOf, masteredBy } from "./master-table";

export const ImportGame = z.strictObject({
  text: z.string().min(1).max(MOST_FILE),
  /** The variant that the game is, which no file names; absent: none. */
  variant: z.enum(VARIANTS).optional(),
  /** In lists; otherwise only whoever has the address finds it. */
  public: z.boolean().default(false),
});

const MOST_TOLD = 40;
const MOST_LOST = 300;

/**
 * Opens a game that goes on where a status file stands, or forms as it says, with whoever brings it as its master. People
 * in it are names to this site: their seats are vacant, to be taken over or invited to. Answers with all that did not
 * come along. Refuses `import/refused` with the
 * file's faults, `import/over`, `table/slower {seconds}`, and what opening a table refuses.
 */
export async function importGame(
  member: Member,
  { text, variant, public: isPublic }: z.output<typeof ImportGame>,
  network: string,
): Promise<Result<ImportReport, Refusal>> {
  const own = await ownMapIn(member, text);
  const { facts, errors, warnings } = parseStatus(text, { own, variant });
  if (errors.length > 0)
    return refuse("import/refused", { problems: errors.slice(0, MOST_TOLD).map((problem) => ({ ...problem })) });
  if (facts.phase === "COMPLETED") return refuse("import/over");
  // Whose address TESTER is, nobody here has been asked.
  const { tester: _, ...carried } = facts;
  const filed = gameOf(carried, Date.now(), own, variant);
  if (!filed.ok)
    return refuse("import/refused", { problems: filed.error.slice(0, MOST_TOLD).map((one) => ({ ...one })) });
  const seconds = await countEach([
    ["openTable", member.id],
    ...(member.guest ? [["openTableGuests", network] as const] : []),
  ]);
  if (seconds > 0) return refuse("table/slower", { seconds });
  // The name of a file has no blanks.
  const name = facts.game.replace(/_+/g, " ").trim().slice(0, MOST_NAME);
  const opened = await createTableOf(
    member,
    {
      world: "diplomacy",
      body: { v: 1, ...configOf(carried, own, variant) },
      seats: filed.value.game.seats.max,
      bots: 0,
      settings: { ...(name === "" ? {} : { name }), public: isPublic, entry: "request", moveSeconds: null },
      asMaster: true,
    },
    network,
  );
  if (!opened.ok) return opened;
  const { id } = opened.value;
  const request = { to: "game" as const, intent: { type: "adopt", text } };
  const done = await playMove({ tableId: id, moveId: newId(), user: member.id, as: "master", request });
  if (!done.ok) return done;
  const there = await masteredBy(member, id);
  if (!there.ok) return there;
  const { game } = there.value;
  const lost = lostIn(facts, factsOf(there.value, Date.now())).map((part) =>
    part.power === null ? part : { ...part, power: titleOf(game.map, part.power) },
  );
  // Orders that were left out are told of with the rest that is lost.
  const without = filed.value.problems.filter(({ code }) => !code.startsWith("order/"));
  const noted = [
    ...warnings.map(({ line, message }) => ({ line, message })),
    ...without.map(({ message }) => ({ message })),
  ];
  return ok({ id, lost: lost.slice(0, MOST_LOST), noted: noted.slice(0, MOST_LOST) });
}

/** The member's map that a file names, as far as whoever brings it may play on it; none where it names one of ours. */
async function ownMapIn(member: Member, text: string): Promise<OwnMap | undefined> {
  const name = parseStatus(text).facts.map.toLowerCase();
  const found = isMapName(name) ? null : await readMap(member, name);
  return found && (found.published || found.isOwn) ? { name, text: found.text } : undefined;
}
