"use client";
import { useTexts } from "@/components/texts/context";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import type { Refusal } from "@/lib/engine/kernel/result";
import { AcceptanceList } from "./acceptance-list";
import { GiftForm } from "./gift-form";
import { LineBuilder } from "./line-builder";
import type { Written } from "./use-written";
import { PowerOfText, WrittenText } from "./written-text";

type Props = { written: Written; onAct(intent: Intent): Promise<Refusal | null>; help(refusal: Refusal): string };

/** The sheet of offers beside the map, with what it costs; whom one's units prefer; gifts. */
export function PayolaPanel({ written, onAct, help }: Props) {
  const { panel: t } = useTexts("diplomacyVariants");
  const { view, power, read } = written;
  const purse = view.powers.find(({ name }) => name === power)?.purse;
  if (!purse) return null;
  const savings = read.money?.savings ?? 0;
  const free = Math.max(0, purse.funds - savings);
  const over = (read.money?.worst ?? 0) - free;
  return (
    <div className="flex flex-col gap-4 px-4 py-3">
      <PowerOfText written={written} />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-sm bg-sunken px-3 py-2 text-sm tabular-nums">
        <Fact label={t.purse} value={t.coins(purse.funds)} />
        <Fact label={t.saved} value={t.coins(savings)} />
        <Fact label={t.available} value={t.coins(free)} />
        <Fact label={t.worst} value={read.money ? t.coins(read.money.worst) : "–"} />
        {over > 0 && (
          <div role="status" className="col-span-2 text-warn">
            {t.tooMuch(over)}
          </div>
        )}
      </dl>
      <LineBuilder written={written} />
      <WrittenText written={written} label={t.text} />
      {!purse.investor && (
        <AcceptanceList key={`${power} ${purse.accept}`} {...{ written, onAct, help }} list={purse.accept} />
      )}
      {!view.inForce.includes("NO_TRANSFER") && <GiftForm {...{ written, onAct, help }} funds={purse.funds} />}
    </div>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="text-ink-2">{label}</dt>
    <dd className="font-medium">{value}</dd>
  </div>
);
