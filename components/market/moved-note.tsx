"use client";
import { useTexts } from "@/components/texts/context";
import type { Side } from "@/lib/engine/ccg/market/vocabulary";
import type { Cents } from "@/lib/engine/kernel/money";
import { Button } from "../ui/button";
import type { Reading } from "./moved";
import { verbOf } from "./order-words";

type Props = {
  side: Side;
  quantity: number;
  price: Cents;
  moved: NonNullable<Reading["moved"]>;
  /** Takes this price into the form, by the book as it is now; nothing is sent. */
  onPrice(price: Cents): void;
};

/** Says that the price moved while an order was being written, and lets choose which one it is to be. */
export function MovedNote({ side, quantity, price, moved: { kept, taken }, onPrice }: Props) {
  const { form: t } = useTexts("market");
  return (
    <div className="mt-2 flex flex-col items-start gap-2 rounded-sm bg-warn-soft px-3 py-2">
      <p className="text-warn">{t.moved}</p>
      {taken && (
        <Button dense onClick={() => onPrice(taken.price)}>
          <span className="whitespace-normal">{t.takePrice(verbOf(side, quantity, taken.price, taken.comes, t))}</span>
        </Button>
      )}
      <Button dense onClick={() => onPrice(price)}>
        <span className="whitespace-normal">{t.keepPrice(verbOf(side, quantity, price, kept, t))}</span>
      </Button>
    </div>
  );
}
