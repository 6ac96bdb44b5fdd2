import { formatMoney } from "@/lib/engine/kernel/money";
import type { StaffTexts } from "@/lib/texts/staff/en";
import { Said } from "../texts/said";
import { buttonClass } from "../ui/button";
import { Empty } from "../ui/empty";
import { Link } from "../ui/link";
import { Time } from "../ui/time";
import { GivesAway } from "./gives-away";

type Product = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly next: { readonly price: number; readonly at: number } | null;
  readonly comesAt: number | null;
  readonly expectedValue: number;
  readonly available: number;
  readonly printRun: number;
};
type Props = { products: readonly Product[]; t: StaffTexts["shop"] };

const COLUMNS = "desk:grid desk:grid-cols-[1fr_5.5rem_5.5rem_8.5rem_7rem] desk:gap-x-4";

/** The products for sale, each with the page on which it is changed. */
export function ProductList({ products, t }: Props) {
  return products.length === 0 ? (
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
        {products.map(({ id, name, price, next, comesAt, expectedValue, available, printRun }) => (
          <li
            key={id}
            className={`flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5 last:border-0 desk:px-3 ${COLUMNS}`}
          >
            <span className="w-full font-medium desk:w-auto desk:font-normal">
              {name}
              {next && (
                <span className="block text-sm font-normal text-ink-3">
                  <Said parts={t.next(<Time key="at" at={next.at} />, formatMoney(next.price))} />{" "}
                  <GivesAway price={next.price} worth={expectedValue} t={t} />
                </span>
              )}
              <span className="block empty:hidden">
                <GivesAway {...{ price, t }} worth={expectedValue} />
              </span>
              {comesAt !== null && (
                <span className="block text-sm font-normal text-ink-3">
                  <Said parts={t.comes(<Time key="at" at={comesAt} />)} />
                </span>
              )}
            </span>
            <Fact name={t.head.price}>{formatMoney(price)}</Fact>
            <Fact name={t.head.worth}>{formatMoney(Math.round(expectedValue))}</Fact>
            <Fact name={t.head.left}>{t.left(available, printRun)}</Fact>
            <Link
              href={`/staff/products/${id}`}
              aria-label={t.changeOf(name)}
              className={`${buttonClass("secondary", true)} tablet:ml-auto`}
            >
              {t.change}
            </Link>
          </li>
        ))}
      </ul>
    </>
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
