import { type Actor, canAdminister } from "@/lib/auth/policy";
import { ECONOMY_DEFAULTS, type EconomySettingName, EconomySettings } from "@/lib/contracts/economy";
import { prisma } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { ok, type Refusal, type Result, refuse } from "@/lib/engine/kernel/result";
import { recordAudit } from "../audit/record-audit";
import { readSettings } from "../economy/read-settings";

/** As JSON with its keys in one order: the database keeps them in an order of its own. */
const inOrder = (value: EconomySettings[keyof EconomySettings]): string =>
  JSON.stringify(
    typeof value === "object" ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );

/** The settings as they are now, with what `wanted` changed of those that were `shown`. */
function withChanges(now: EconomySettings, shown: EconomySettings, wanted: EconomySettings): EconomySettings {
  const names = (Object.keys(wanted) as EconomySettingName[]).filter(
    (name) => inOrder(wanted[name]) !== inOrder(shown[name]),
  );
  const changed = Object.fromEntries(names.map((name) => [name, wanted[name]]));
  const prices = Object.entries(wanted.rarityPrices).filter(([code, price]) => price !== shown.rarityPrices[code]);
  return { ...now, ...changed, rarityPrices: { ...now.rarityPrices, ...Object.fromEntries(prices) } };
}

/**
 * Sets the economy's settings; what equals its default is not kept. Audited with what changed. `shown`: those that the
 * actor changed into what they want: what they left alone stays as it is by now.
 */
export async function saveSettings(
  actor: Actor,
  { shown = null, ...wanted }: EconomySettings & { shown?: EconomySettings | null },
  address: string | null = null,
): Promise<Result<{ changed: string[] }, Refusal>> {
  if (!canAdminister(actor)) return refuse("staff/not_allowed");
  return prisma().$transaction(async (tx) => {
    const before = await readSettings(tx);
    const settings = EconomySettings.parse(shown ? withChanges(before, shown, wanted) : wanted);
    const changed: string[] = [];
    for (const [name, value] of Object.entries(settings)) {
      const [was, standard] = [before, ECONOMY_DEFAULTS].map((all) => inOrder(all[name as keyof EconomySettings]));
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
        { userId: actor.id, action: "staff/setting_changed", data: { name, from: was ?? "", to: text }, address },
        tx,
      );
    }
    return ok({ changed });
  });
}
