import { formatMoney } from "@/lib/engine/kernel/money";
import type { StaffTexts } from "@/lib/texts/staff/en";
import type { FormAction } from "../ui/action-form";
import { TextInput } from "../ui/field";
import { GivesAway } from "./gives-away";
import { StaffField } from "./staff-field";
import { StaffForm } from "./staff-form";

type Bundle = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly saves: number;
  readonly parts: readonly {
    readonly product: { readonly name: string; readonly expectedValue: number };
    readonly count: number;
  }[];
};

type Props = { bundles: readonly Bundle[]; withdraw: FormAction; t: StaffTexts["shop"] };

/** The bundles that are sold, each with the form that withdraws it. */
export function BundleList({ bundles, withdraw, t }: Props) {
  if (bundles.length === 0) return <p className="text-ink-3">{t.noBundles}</p>;
  return (
    <ul className="divide-y divide-line">
      {bundles.map(({ id, name, price, saves, parts }) => (
        <li key={id} className="flex flex-col gap-2 py-3 first:pt-0">
          <p>
            <span className="font-medium">{name}</span>{" "}
            <span className="text-ink-2">{t.saves(formatMoney(price), formatMoney(saves))}</span>{" "}
            <GivesAway
              {...{ price, t }}
              worth={parts.reduce((sum, { product, count }) => sum + count * product.expectedValue, 0)}
            />
          </p>
          <p className="text-sm text-ink-3">
            {parts.map(({ product, count }) => t.part(count, product.name)).join(", ")}
          </p>
          <details>
            <summary className="inline-flex min-h-6 cursor-pointer items-center underline underline-offset-4">
              {t.withdrawOf(name)}
            </summary>
            <div className="mt-2">
              <StaffForm
                action={withdraw}
                verb={t.withdraw}
                label={t.withdrawOf(name)}
                busyVerb={t.withdrawing}
                kind="secondary"
                hidden={{ bundleId: id }}
                sure={t.withdrawSure}
              >
                <StaffField name="reason" label={t.reason}>
                  <TextInput name="reason" required maxLength={200} autoComplete="off" />
                </StaffField>
              </StaffForm>
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
