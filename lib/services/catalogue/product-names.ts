import { prisma } from "@/lib/db/client";

/** Product → its name, also of those that are not sold any more. */
export async function productNames(): Promise<Record<string, string>> {
  const rows = await prisma().product.findMany({ select: { id: true, name: true } });
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}
