"use client";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Field, TextInput } from "@/components/ui/field";
import { printOrder } from "@/lib/engine/diplomacy/orders/print-order";
import { lookOf, looksOf } from "../map/power-looks";
import { PowerMark, UnitMark } from "../map/unit-shape";
import { powerName } from "../names";
import { ReasonCard } from "../reasons/reason-card";
import { LineBuilder } from "../variants/line-builder";
import { NotedLines } from "../variants/list-notes";
import { Rows } from "../variants/rows";
import { PowerOfText, WrittenText } from "../variants/written-text";
import type { GuessedTexts } from "./use-guessed-texts";

/** So much money at most is thought to be in a treasury. */
const MOST_FUNDS = 99_999;

/** What would come of the phase if everybody wrote so: sheets or lists for all powers, and what the judge makes of them. */
export function VariantWhatIf({ guess }: { guess: GuessedTexts }) {
  const { whatIf: table } = useTexts("diplomacyTable");
  const { guess: t } = useTexts("diplomacyVariants");
  const { written, funds, isKnown, setFunds, reset } = guess;
  const isPayola = written.variant === "payola";
  const name = powerName(written.map, written.power);
  return (
    <div className="flex flex-col gap-4 px-4 py-3">
      <div className="flex items-start justify-between gap-3">
        <p className="text-sm text-ink-2">{isPayola ? t.offersHelp : t.listsHelp}</p>
        <Button dense onClick={reset}>
          {table.reset}
        </Button>
      </div>
      <PowerOfText written={written} />
      {isPayola &&
        (isKnown ? (
          <p className="text-sm">{t.has(name, funds)}</p>
        ) : (
          <Field label={t.funds(name)} help={t.fundsHelp}>
            <TextInput
              inputMode="numeric"
              value={`${funds}`}
              onChange={(event) => {
                const said = event.target.value.trim();
                if (/^\d{0,5}$/.test(said)) setFunds(Math.min(MOST_FUNDS, Number(said)));
              }}
            />
          </Field>
        ))}
      <WrittenText written={written} label={isPayola ? t.sheet(name) : t.list(name)} />
      <LineBuilder written={written} />
      <Foreseen guess={guess} />
    </div>
  );
}

/** What would be bought, what would become of lines, and what would come of the orders. */
function Foreseen({ guess: { written, foretold, told } }: { guess: GuessedTexts }) {
  const { whatIf: table } = useTexts("diplomacyTable");
  const { guess: t, statement } = useTexts("diplomacyVariants");
  const { map } = written;
  const looks = looksOf(map);
  const bought = foretold.sales.filter(({ paid }) => paid > 0);
  const telling = told.filter(({ told: came, order }) => came.failed || order.type !== "hold");
  return (
    <section aria-label={table.outcome} className="-mx-4 flex flex-col gap-3 border-y border-line bg-sunken px-4 py-3">
      <h2 className="font-ui text-base font-semibold tracking-normal">{table.outcome}</h2>
      {written.variant === "payola" &&
        (bought.length === 0 ? (
          <p className="text-sm text-ink-2">{t.nothing}</p>
        ) : (
          <div data-testid="sales">
            <Rows
              orders
              rows={bought.map(({ unit, order, paid, payers }) => [
                `${unit} ${order}`,
                `${paid} · ${statement.payers(payers.map(([power, n]) => `${powerName(map, power)} ${n}`).join(", "))}`,
              ])}
            />
          </div>
        ))}
      {foretold.lowered.map(([power, n]) => (
        <p key={power} className="text-sm text-warn">
          {t.lowered(powerName(map, power), n)}
        </p>
      ))}
      {foretold.notes.map(([power, notes]) => (
        <NotedLines key={power} power={power} map={map} notes={notes} />
      ))}
      {telling.length > 0 && (
        <ul className="-mx-4">
          {telling.map(({ power, order, told: came }) => {
            const look = lookOf(looks, power);
            return (
              <li key={`${power} ${printOrder(order)}`}>
                <ReasonCard
                  told={came}
                  mark={"unit" in order ? <UnitMark type={order.unit.type} look={look} /> : <PowerMark look={look} />}
                />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
