"use client";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Field, TextInput } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { unitText } from "@/lib/engine/diplomacy/orders/any-order";
import { OFFER_TYPES } from "@/lib/engine/diplomacy/payola/offer";
import type { Unit } from "@/lib/engine/diplomacy/position";
import { powerName } from "../names";
import { ordersFor, possibleUnits } from "./builder-units";
import { type Draft, listLine, offerLine, withUnit } from "./draft";
import type { Written } from "./use-written";

const NONE = "";

/** Puts a line together: a unit, what it should do, and in Payola for how much. */
export function LineBuilder({ written }: { written: Written }) {
  const { panel: t, lists } = useTexts("diplomacyVariants");
  const { variant, view, map, field, power, draft, compose, addLine } = written;
  const { unit } = draft;
  const isOffer = variant === "payola";
  const plain = isOffer && view.inForce.includes("PAY_DUMMIES") && unit?.power === power;
  const standing = field.position.units.toSorted((a, b) => Number(b.power === power) - Number(a.power === power));
  const anywhere = isOffer && !view.inForce.includes("BLIND") ? [] : possibleUnits(field);
  const units = [...standing, ...anywhere.filter((one) => !standing.some((other) => same(one, other)))];
  const orders = unit ? ordersFor(field, unit) : [];
  const handed = variant === "crystal" && unit && !view.inForce.includes("NO_PROXY") ? proxies(written) : [];
  const line = isOffer ? offerLine(draft, plain) : listLine(draft);
  const change = (next: Partial<Draft>) => compose({ ...draft, ...next });
  const isDirectOnly = view.inForce.includes("DIRECT_ONLY");
  return (
    <fieldset
      className="flex flex-col gap-2 rounded-sm border border-line px-3 py-3"
      aria-label={isOffer ? t.add : lists.add}
    >
      <p className="text-sm text-ink-2">{isOffer ? t.tap : lists.tap}</p>
      <Field label={t.unit}>
        <Select
          options={[
            { value: NONE, label: t.noUnit },
            ...units.map((one) => ({
              value: unitText(one),
              label: one.power === "" ? unitText(one) : `${unitText(one)}, ${powerName(map, one.power)}`,
            })),
          ]}
          value={unit ? unitText(unit) : NONE}
          onChange={(value) => compose(withUnit(draft, units.find((one) => unitText(one) === value) ?? null))}
        />
      </Field>
      {unit && (
        <>
          {isOffer && !plain && !isDirectOnly && (
            <Field label={t.type}>
              <Select
                options={OFFER_TYPES.map((value) => ({ value, label: `${value} ${t.types[value]}` }))}
                value={draft.type}
                onChange={(type) => change({ type })}
              />
            </Field>
          )}
          <Field label={isOffer ? t.order : lists.does}>
            <Select
              options={[{ value: NONE, label: "–" }, ...orders.map((value) => ({ value, label: value })), ...handed]}
              value={draft.order}
              onChange={(order) => change({ order })}
            />
          </Field>
          {isOffer && !plain && !isDirectOnly && draft.order !== "" && (
            <Field label={t.also}>
              <Select
                options={[
                  { value: NONE, label: t.noOther },
                  ...orders.filter((one) => one !== draft.order).map((value) => ({ value, label: value })),
                ]}
                value={draft.also}
                onChange={(also) => change({ also })}
              />
            </Field>
          )}
          {isOffer && !plain && (
            <div className="grid grid-cols-2 gap-2">
              <Field label={t.amount}>
                <TextInput
                  inputMode="numeric"
                  value={draft.amount}
                  onChange={(event) => change({ amount: event.target.value.trim() })}
                />
              </Field>
              {!view.inForce.some((rule) => rule === "NO_SAVINGS" || rule === "NO_PLATEAU") && (
                <Field label={t.plateau} optional>
                  <TextInput
                    inputMode="numeric"
                    value={draft.plateau}
                    onChange={(event) => change({ plateau: event.target.value.trim() })}
                  />
                </Field>
              )}
            </div>
          )}
          {line !== null && <p className="font-mono text-sm">{line}</p>}
          <div>
            <Button reason={line === null ? t.order : null} onClick={() => line !== null && addLine(line)}>
              {isOffer ? t.add : lists.add}
            </Button>
          </div>
        </>
      )}
    </fieldset>
  );
}

const same = (one: Unit, other: Unit): boolean => unitText(one) === unitText(other);

/** To whom a unit can be handed. */
const proxies = ({ view, power }: Written) =>
  view.powers.flatMap(({ name, kind, role, count }) =>
    name === power || kind === "dummy" || kind === "unplayed" || role !== null || count === 0
      ? []
      : [{ value: `P ${name}`, label: `P ${name}` }],
  );
