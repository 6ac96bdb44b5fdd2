import { prisma } from "@/lib/db/client";

/** Whether the database answers and has its tables. */
export async function checkHealth(): Promise<boolean> {
  try {
    await prisma().user.findFirst({ select: { id: true } });
    return true;
  } catch {
    return false;
  }
}
