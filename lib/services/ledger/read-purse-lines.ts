import type { Member } from "@/lib/auth/policy";
import type { StatementLine } from "@/lib/contracts/statement";
import { readStatement } from "./read-statement";

/** The last movements of a member's purse, the latest first. */
export async function readPurseLines(member: Member, most = 5): Promise<StatementLine[]> {
  return (await readStatement(member, {}, { most, of: "purse" })).slice(0, most);
}
