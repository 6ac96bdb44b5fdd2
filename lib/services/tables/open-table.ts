import type { Member } from "@/lib/auth/policy";
import { type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { countEach } from "../accounts/rate-limits";
import { type CreateTable, createTable } from "./create-table";

/**
 * Opens a table for a member who asked for one, as often as is reasonable; guests are also counted by the network that
 * they ask from, for anybody can be many guests. Refuses what `createTable` refuses and `table/slower {seconds}`.
 */
export async function openTable(
  member: Member,
  given: CreateTable,
  network: string,
): Promise<Result<{ id: string }, Refusal>> {
  const seconds = await countEach([
    ["openTable", member.id],
    ...(member.guest ? [["openTableGuests", network] as const] : []),
  ]);
  return seconds > 0 ? refuse("table/slower", { seconds }) : createTable(member, given, network);
}
