import { type Asker, canAdminister } from "@/lib/auth/policy";
import { WORLD_DEFAULTS, WorldSettings } from "@/lib/contracts/world";
import { prisma } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { readSettings } from "../world/read-settings";

/** As JSON with its keys in one order: the database keeps them in an order of its own. */
const inOrder = (value: WorldSettings[keyof WorldSettings]): string =>
  JSON.stringify(
    typeof value === "object" ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );

/** Sets the world's settings, all at once; what equals its default is not kept. Audited with what changed. */
export async function saveSettings(
  asker: Asker,
  wish: WorldSettings,
  address: string | null = null,
): Promise<Result<{ changed: string[] }, Refusal>> {
  if (!canAdminister(asker)) return refuse("staff/not_allowed");
  const settings = WorldSettings.parse(wish);
  return prisma().$transaction(async (tx) => {
    const before = await readSettings(tx);
    const changed: string[] = [];
    for (const [name, value] of Object.entries(settings)) {
      const [was, standard] = [before, WORLD_DEFAULTS].map((all) => inOrder(all[name as keyof WorldSettings]));
      const text = inOrder(value);
      if (text === was) continue;
      changed.push(name);
      if (text === standard) await tx.setting.deleteMany({ where: { name } });
      else {
        const json: Prisma.InputJsonValue = JSON.parse(text);
        await tx.setting.upsert({
          where: { name },
          create: { name, value: json },
          update: { value: json, at: new Date() },
        });
      }
      await recordAudit(
        { userId: asker.id, action: "staff/setting_changed", data: { name, from: was ?? "", to: text }, address },
        tx,
      );
    }
    return ok({ changed });
  });
}
