import { canOpenTable, type Member } from "@/lib/auth/policy";
import { type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { countOne } from "../accounts/rate-limits";
import { type CreateTable, createTable } from "./create-table";

/** Opens a table for a member who asked for one, as often as is reasonable. Refuses also `table/slower {seconds}`. */
export async function openTable(member: Member | null, given: CreateTable): Promise<Result<{ id: string }, Refusal>> {
  if (!canOpenTable(member)) return refuse("table/sign_in");
  const seconds = await countOne("openTable", member.id);
  return seconds > 0 ? refuse("table/slower", { seconds }) : createTable(member, given);
}
