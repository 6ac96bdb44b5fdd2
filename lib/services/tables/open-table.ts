import type { Member } from "@/lib/auth/policy";
import { type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { countEach } from "../accounts/rate-limits";
import { type CreateTable, createTable } from "./create-table";

/**
 * Counts one more table that somebody opens, guests also by the network that they ask from, for anybody can be many guests;
 * `table/slower {seconds}` where that is too many.
 */
export async function countOpening(member: Member, network: string): Promise<Result<never, Refusal> | null> {
  const seconds = await countEach([
    ["openTable", member.id],
    ...(member.guest ? [["openTableGuests", network] as const] : []),
  ]);
  return seconds > 0 ? refuse("table/slower", { seconds }) : null;
}

/**
 * Opens a table for a member who asked for one, as often as is reasonable. Refuses what `createTable` refuses and `table/slower`.
 */
export async function openTable(
  member: Member,
  given: CreateTable,
  network: string,
): Promise<Result<{ id: string }, Refusal>> {
  return (await countOpening(member, network)) ?? createTable(member, given, network);
}
