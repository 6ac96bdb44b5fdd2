import type { StatementLine } from "@/lib/contracts/statement";
import { readStatement } from "./read-statement";

/** Among so many of the latest deeds the movements of money are looked for. */
const LOOKED_AT = 30;

/** The last movements of a member's purse, the latest first. */
export async function readPurseLines(userId: string, most = 5): Promise<StatementLine[]> {
  const lines = await readStatement(userId, {}, { most: LOOKED_AT });
  return lines.filter(({ coins }) => coins !== 0).slice(0, most);
}
