import { prisma } from "@/lib/db/client";

/** Product or bundle → its name, also of those that are not sold any more. */
export async function productNames(): Promise<Record<string, string>> {
  const select = { id: true, name: true } as const;
  const [products, bundles] = await Promise.all([
    prisma().product.findMany({ select }),
    prisma().bundle.findMany({ select }),
  ]);
  return Object.fromEntries([...products, ...bundles].map(({ id, name }) => [id, name]));
}
