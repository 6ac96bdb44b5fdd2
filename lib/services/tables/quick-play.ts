import { z } from "zod";
import { canSit, type Member } from "@/lib/auth/policy";
import { prisma } from "@/lib/db/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { listPublicTables } from "./list-tables";
import { openTable } from "./open-table";
import { compileWorld } from "./worlds";

export const QuickPlay = z.object({
  /** The game wanted, by its slug. */
  game: z.string().min(1).max(80),
  /** Fill the other seats with bots at once instead of waiting for people. */
  bots: z.boolean(),
});
export type QuickPlay = z.infer<typeof QuickPlay>;

/**
 * "Play now": a public table of the game that one can sit down at, with people if there are any; else a new one. The
 * page sits down by itself. Refuses `table/sign_in`, `table/no_template`.
 */
export async function quickPlay(
  member: Member | null,
  { game, bots }: QuickPlay,
): Promise<Result<{ id: string }, Refusal>> {
  if (!canSit(member)) return refuse("table/sign_in");
  if (!bots) {
    const fitting = (await listPublicTables()).filter(
      (table) =>
        table.template.slug === game &&
        table.entry === "open" &&
        table.phase !== "over" &&
        table.seats.some((seat) => seat.kind !== "user") &&
        table.seats.some((seat) => seat.kind === "user" && !seat.away) &&
        !table.seats.some((seat) => seat.user === member.id),
    );
    const vacancies = (table: (typeof fitting)[number]) => table.seats.filter((seat) => seat.kind === "nobody").length;
    const best = fitting.sort(
      (a, b) => Number(vacancies(b) > 0) - Number(vacancies(a) > 0) || vacancies(a) - vacancies(b),
    )[0];
    if (best) return ok({ id: best.id });
  }
  const template = await prisma().template.findUnique({
    where: { slug: game, deletedAt: null },
    select: { name: true, versions: { orderBy: { number: "desc" }, take: 1, select: { id: true, body: true } } },
  });
  const version = template?.versions[0];
  if (!template || !version) return refuse("table/no_template");
  const { seats } = compileWorld(version.body).game;
  const count = Math.max(seats.min, Math.min(3, seats.max));
  return openTable(member, {
    templateVersionId: version.id,
    seats: count,
    settings: { name: `${template.name} of ${member.nick}`, public: true, entry: "open", moveSeconds: null },
    bots: bots ? count - 1 : 0,
  });
}
