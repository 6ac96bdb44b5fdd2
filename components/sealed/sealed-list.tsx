"use client";
import { useTexts } from "@/components/texts/context";
import { formatMoney } from "@/lib/engine/kernel/money";
import { Link } from "../ui/link";
import { Time } from "../ui/time";

type Props = {
  events: readonly {
    readonly id: string;
    readonly name: string;
    readonly host: string;
    readonly product: string;
    readonly packs: number;
    readonly price: number | null;
    readonly closesAt: number;
    readonly entered: number;
  }[];
  now: number;
};

/** Sealed events, those that one may enter first. */
export function SealedList({ events, now }: Props) {
  const { events: t } = useTexts("sealed");
  if (events.length === 0) return <p className="py-3 text-ink-3">{t.none}</p>;
  return (
    <ul className="my-3 divide-y divide-line">
      {events.map(({ id, name, host, product, packs, price, closesAt, entered }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
          <span className="min-w-0">
            <Link href={`/sealed/${id}`} className="font-semibold underline underline-offset-4">
              {name}
            </Link>{" "}
            <span className="text-ink-2">{t.by(host)}</span>
            <br />
            <span className="text-sm text-ink-2">
              {t.line(product, packs)} · {price === null ? t.free : t.price(formatMoney(price * packs))} ·{" "}
              {t.entered(entered)}
            </span>
          </span>
          <span className="text-sm">
            {closesAt > now ? (
              <>
                {t.open} <Time at={closesAt} />
              </>
            ) : (
              <span className="text-ink-3">{t.closed}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
