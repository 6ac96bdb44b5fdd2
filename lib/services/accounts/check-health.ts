import { prisma } from "@/lib/db/client";
import { isPassing } from "@/lib/db/transaction";

/** Whether the database answers and has its tables. */
export async function checkHealth(): Promise<boolean> {
  try {
    await prisma().user.findFirst({ select: { id: true } });
    return true;
  } catch {
    return false;
  }
}

/** Did something fail because the database is away, or restarts? */
export const isDatabaseAway = async (error: unknown): Promise<boolean> => isPassing(error) || !(await checkHealth());
