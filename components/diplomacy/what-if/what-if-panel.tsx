"use client";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { printOrder } from "@/lib/engine/diplomacy/orders/print-order";
import { lookOf, looksOf } from "../map/power-looks";
import { PowerMark, UnitMark } from "../map/unit-shape";
import { OrderList } from "../orders/order-list";
import type { OrderEntry } from "../orders/use-order-entry";
import { ReasonCard } from "../reasons/reason-card";
import { OddsPanel } from "./odds";
import type { Question } from "./think";
import type { WhatIf } from "./use-what-if";

type Props = {
  map: DiplomacyMap;
  /** What of the game's configuration makes the map. */
  config: Question["config"];
  whatIf: WhatIf;
  entry: OrderEntry;
};

/** What would come of it if everybody ordered so: guesses for all powers, and what the judge makes of them at once. */
export function WhatIfPanel({ map, config, whatIf, entry }: Props) {
  const { whatIf: t } = useTexts("diplomacyTable");
  const { desk, set, act, told, reset } = whatIf;
  const looks = looksOf(map);
  const telling = told.filter(({ told: came, order }) => came.failed || order.type !== "hold");
  return (
    <div>
      <div className="flex items-start justify-between gap-3 px-4 py-3">
        <p className="text-sm text-ink-2">{t.help}</p>
        <Button dense onClick={reset}>
          {t.reset}
        </Button>
      </div>
      {whatIf.own.length > 0 && desk.subjects.length > 0 && <OddsPanel whatIf={whatIf} config={config} />}
      {telling.length > 0 && (
        <section aria-label={t.outcome} className="border-y border-line bg-sunken">
          <ul>
            {telling.map(({ power, order, told: came }, i) => {
              const look = lookOf(looks, power);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: builds waived are all alike
                <li key={`${power} ${printOrder(order)} ${i}`}>
                  <ReasonCard
                    told={came}
                    mark={"unit" in order ? <UnitMark type={order.unit.type} look={look} /> : <PowerMark look={look} />}
                  />
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <OrderList {...{ desk, set, entry, act }} />
    </div>
  );
}
