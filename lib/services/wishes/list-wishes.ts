import type { Member } from "@/lib/auth/policy";
import { Finish, MOST_WISHES, type SetWish } from "@/lib/contracts/wishes";
import { prisma } from "@/lib/db/client";

/** A member's wish: so many copies of a printing in a finish. */
export type Wish = Pick<SetWish, "printing" | "finish" | "count"> & {
  /** The most that was bid for a copy last, in cents. */
  readonly limit: number | null;
};

/** A member's wishes among the cards of a game, by number. */
export async function listWishes({ id: userId }: Pick<Member, "id">, game: string): Promise<Wish[]> {
  const rows = await prisma().wish.findMany({
    where: { userId, game },
    orderBy: [{ printing: "asc" }, { finish: "asc" }],
    take: MOST_WISHES,
  });
  return rows.map(({ printing, finish, count, limit }) => ({ printing, finish: Finish.parse(finish), count, limit }));
}
