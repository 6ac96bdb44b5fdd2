import type { PoolClient } from "pg";
import { z } from "zod";
import { PackContents } from "@/lib/engine/ccg/factory/prove-pack";

/** A sealed event as it is kept. */
export type EventRow = {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly productId: string;
  readonly contents: PackContents;
  readonly packs: number;
  /** Of one pack, in cents; null: it is free, and nothing is kept. */
  readonly price: number | null;
  readonly format: string | null;
  readonly minutes: number;
  readonly closesAt: Date;
};

/** The packs that somebody opened, each with the secret that it was drawn with. */
export const OpenedPacks = z.array(
  z.object({ secret: z.string().regex(/^[0-9a-f]{64}$/), cards: z.array(z.number().int()) }),
);
export type OpenedPacks = z.infer<typeof OpenedPacks>;

/** An event of this id; null: there is none. */
export async function readEventRow(client: Pick<PoolClient, "query">, id: string): Promise<EventRow | null> {
  const { rows } = await client.query<Omit<EventRow, "contents"> & { body: unknown }>(
    `SELECT e.id, e.game, e.name, e."productId", s.body, e.packs, e.price, e.format, e.minutes, e."closesAt"
     FROM "SealedEvent" e JOIN "Sheets" s ON s.hash = e.contents WHERE e.id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) return null;
  const { body, ...event } = row;
  return { ...event, contents: PackContents.parse(body) };
}
