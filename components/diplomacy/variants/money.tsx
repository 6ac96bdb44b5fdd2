"use client";
import { useTexts } from "@/components/texts/context";
import type { PlayedPhase, SeenIncome } from "@/lib/contracts/diplomacy";
import type { DiplomacyMap, PowerName } from "@/lib/engine/diplomacy/map/model";
import { inMapOrder } from "../in-map-order";
import { powerName } from "../names";
import { Offers } from "./offers";
import { Rows } from "./rows";
import { StatementText } from "./statement-text";
import { Treasuries } from "./treasuries";

type Props = { map: DiplomacyMap; phase: PlayedPhase; phases: readonly PlayedPhase[] };

/** The money of a phase as a viewer is told of it: statements, incomes, what units were paid, and treasuries over time. */
export function Money({ map, phase: { money, income }, phases }: Props) {
  const { statement: t } = useTexts("diplomacyVariants");
  const names = (powers: readonly PowerName[]) => powers.map((power) => powerName(map, power));
  return (
    <div className="flex flex-col gap-4 px-4 pt-3 text-sm">
      {money && money.forfeits.length > 0 && <p role="note">{t.forfeited(names(money.forfeits))}</p>}
      {inMapOrder(map, money?.statements ?? {}).map(([power, statement]) => (
        <StatementText key={power} title={t.title(powerName(map, power))} power={power} statement={statement} />
      ))}
      {income && <Incomes map={map} income={income} />}
      {money?.totals && (
        <section>
          <h2 className="mb-1 font-ui text-base font-semibold tracking-normal">{t.totals}</h2>
          <Rows orders rows={money.totals.map(({ unit, order, paid }) => [`${unit} ${order}`, t.paid(paid)])} />
        </section>
      )}
      {money?.units && <Offers map={map} units={money.units} />}
      <Treasuries map={map} phases={phases} />
    </div>
  );
}

function Incomes({ map, income }: { map: DiplomacyMap; income: SeenIncome }) {
  const { statement: t } = useTexts("diplomacyVariants");
  const sum = (of: Readonly<Record<string, number>> = {}) => Object.values(of).reduce((all, one) => all + one, 0);
  return inMapOrder(map, income.reports).map(([power, report]) => (
    <section key={power} data-income={power}>
      <h2 className="mb-1 font-ui text-base font-semibold tracking-normal">
        {t.income}: {powerName(map, power)}
      </h2>
      <Rows
        rows={[
          [t.before, `${report.before}`],
          ...(report.tax === undefined ? [] : [[t.tax, `+${report.tax}`] as const]),
          ...(report.profits ? [[t.profits, `+${report.profits}`] as const] : []),
          ...(sum(report.gained) > 0 ? [[t.gained, `+${sum(report.gained)}`] as const] : []),
          ...(sum(report.lost) > 0 ? [[t.lost, `−${sum(report.lost)}`] as const] : []),
          [t.after, `${report.after}`],
        ]}
      />
    </section>
  ));
}
