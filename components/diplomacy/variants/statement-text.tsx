"use client";
import type { z } from "zod";
import { useTexts } from "@/components/texts/context";
import type { SeenMoney } from "@/lib/contracts/diplomacy";
import type { PowerName } from "@/lib/engine/diplomacy/map/model";
import { type LoweredLine, loweredLines } from "@/lib/engine/diplomacy/payola/lowered";
import { Rows } from "./rows";

type Statement = z.infer<typeof SeenMoney>["statements"][string];
type Props = { title: string; power: PowerName; statement: Statement };

/** What a power is told of a phase: what its units did and cost, what it paid, and how its offers were lowered. */
export function StatementText({ title, power, statement }: Props) {
  const { statement: t, panel } = useTexts("diplomacyVariants");
  const { ownUnits, accepted, sheet, before, cost, reduced = 0, unitIncome, after } = statement;
  const meant = ({ type, order }: LoweredLine): string =>
    type === ":" ? order : `${order} (${panel.types[type] ?? type})`;
  const lowered = reduced > 0 ? loweredLines(sheet ?? [], reduced) : [];
  return (
    <section data-statement={power}>
      <h2 className="mb-1 font-ui text-base font-semibold tracking-normal">{title}</h2>
      <Rows
        rows={[
          ...(before === undefined ? [] : [[t.before, `${before}`] as const]),
          ...(cost === undefined ? [] : [[t.cost, cost === 0 ? "0" : `−${cost}`] as const]),
          [t.after, `${after}`],
          ...(unitIncome === undefined ? [] : [[t.earned, `${unitIncome}`] as const]),
        ]}
      />
      {ownUnits && ownUnits.length > 0 && (
        <>
          <h3 className="mt-2 font-ui font-medium tracking-normal">{t.units}</h3>
          <Rows
            orders
            rows={ownUnits.map(({ order, paid, notMine }) => {
              const price = paid === undefined ? t.noPrice : t.paid(paid);
              return [order, notMine ? `${price}, ${t.notMine}` : price];
            })}
          />
        </>
      )}
      {accepted && accepted.length > 0 && (
        <>
          <h3 className="mt-2 font-ui font-medium tracking-normal">{t.taken}</h3>
          <Rows orders rows={accepted.map(({ order, paid }) => [order, t.paid(paid)])} />
        </>
      )}
      {sheet && sheet.length > 0 && (
        <>
          <h3 className="mt-2 font-ui font-medium tracking-normal">{t.offered}</h3>
          <p>{t.loweredAll(reduced)}</p>
          <ul>
            {lowered.length > 0
              ? lowered.map((line, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same may be offered twice
                  <li key={`${i} ${line.order}`} className="border-t border-line py-1">
                    {t.lowered(line.amount, meant(line), reduced, `${line.left}`)}
                  </li>
                ))
              : sheet.map((line, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same may be offered twice
                  <li key={`${i} ${line}`} className="border-t border-line py-1 font-mono">
                    {line}
                  </li>
                ))}
          </ul>
        </>
      )}
    </section>
  );
}
