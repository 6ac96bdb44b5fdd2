import type { StatementLine } from "@/lib/contracts/statement";
import { readStatement } from "./read-statement";

/** The last movements of a member's purse, the latest first. */
export async function readPurseLines(userId: string, most = 5): Promise<StatementLine[]> {
  return (await readStatement(userId, {}, { most, of: "purse" })).slice(0, most);
}
