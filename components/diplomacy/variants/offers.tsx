"use client";
import { useTexts } from "@/components/texts/context";
import type { SeenMoney } from "@/lib/contracts/diplomacy";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { powerName } from "../names";
import { Rows } from "./rows";

type Props = { map: DiplomacyMap; units: NonNullable<SeenMoney["units"]> };

/** All that was offered, unit by unit, and who paid: for who sees everything. */
export function Offers({ map, units }: Props) {
  const { statement: t } = useTexts("diplomacyVariants");
  return (
    <details>
      <summary className="min-h-8 cursor-pointer font-semibold">{t.details}</summary>
      {units.map(({ unit, order, paid, payers, candidates }) => (
        <section key={unit} className="mt-2">
          <p className="font-mono font-medium">
            {unit} {order}: {t.paid(paid)}
          </p>
          {Object.keys(payers).length > 0 && (
            <p className="text-ink-2">
              {t.payers(
                Object.entries(payers)
                  .map(([power, sum]) => `${powerName(map, power)} ${sum}`)
                  .join(", "),
              )}
            </p>
          )}
          <Rows orders rows={Object.entries(candidates).map(([what, total]) => [`${unit} ${what}`, `${total}`])} />
        </section>
      ))}
    </details>
  );
}
