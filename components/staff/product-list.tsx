import { formatMoney } from "@/lib/engine/kernel/money";
import type { StaffTexts } from "@/lib/texts/staff/en";
import type { FormAction } from "../ui/action-form";
import { Empty } from "../ui/empty";
import { SaidHere } from "./said-here";
import { StaffForm } from "./staff-form";

type Product = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly expectedValue: number;
  readonly available: number;
  readonly printRun: number;
};
type Props = { products: readonly Product[]; reprint: FormAction; withdraw: FormAction; t: StaffTexts["shop"] };

const COLUMNS = "desk:grid desk:grid-cols-[1fr_5.5rem_5.5rem_8.5rem_19rem] desk:gap-x-4";

/** The products for sale, each with what can be done to it. */
export function ProductList({ products, reprint, withdraw, t }: Props) {
  return (
    <SaidHere>
      {products.length === 0 ? (
        <Empty>{t.none}</Empty>
      ) : (
        <>
          <div
            aria-hidden="true"
            className={`max-desk:hidden border-b border-line px-3 py-2 text-right text-sm font-medium text-ink-3 ${COLUMNS}`}
          >
            <span className="text-left">{t.head.product}</span>
            <span>{t.head.price}</span>
            <span>{t.head.worth}</span>
            <span>{t.head.left}</span>
          </div>
          <ul>
            {products.map(({ id, name, price, expectedValue, available, printRun }) => (
              <li
                key={id}
                className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5 last:border-0 desk:px-3 ${COLUMNS}`}
              >
                <span className="w-full font-medium desk:w-auto desk:font-normal">{name}</span>
                <Fact name={t.head.price}>{formatMoney(price)}</Fact>
                <Fact name={t.head.worth}>{formatMoney(Math.round(expectedValue))}</Fact>
                <Fact name={t.head.left}>{t.left(available, printRun)}</Fact>
                <div className="flex flex-wrap gap-2 phone:w-full tablet:ml-auto desk:justify-end">
                  {available === 0 && (
                    <StaffForm
                      action={reprint}
                      verb={t.reprint}
                      label={t.reprintOf(name)}
                      busyVerb={t.printing}
                      kind="secondary"
                      hidden={{ productId: id }}
                    />
                  )}
                  <StaffForm
                    action={withdraw}
                    verb={t.withdraw}
                    label={t.withdrawOf(name)}
                    busyVerb={t.withdrawing}
                    kind="secondary"
                    hidden={{ productId: id }}
                    sure={t.sure(available)}
                  />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </SaidHere>
  );
}

/** A number of a product: its name stands in the head of the list, elsewhere than on a desk beside it. */
function Fact({ name, children }: { name: string; children: string }) {
  return (
    <span className="text-sm tabular-nums desk:text-right desk:text-base">
      <span className="text-ink-3 desk:sr-only">{name} </span>
      {children}
    </span>
  );
}
