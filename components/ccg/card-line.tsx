"use client";
import clsx from "clsx";
import { memo } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import { type Cents, formatMoney } from "@/lib/engine/kernel/money";
import { RarityMark } from "./card-face";
import { Coin } from "./card-text";
import type { Face } from "./face-of";

type Props = {
  face: Face;
  number: number;
  href: string;
  /** Copies that one has; null: nobody's binder is shown. */
  have: number | null;
  fresh: number;
  /** What becomes of the copies, in words. */
  split: string;
  /** Of one copy: what it is worth, or for how much it is offered. */
  price: string;
  /** What the house says that one is worth. */
  worth: Cents;
  /** No longer printed. */
  retired: boolean;
  place: number;
  stop: boolean;
};

/** The height of a line of a list. */
export const LINE = 44;

/** A card as a line of a list: what it is, how many one has, what one and all of them are worth. */
export const CardLine = memo(function CardLine({
  face,
  number,
  href,
  have,
  fresh,
  split,
  price,
  worth,
  retired,
  place,
  stop,
}: Props) {
  const { card: t } = useTexts("collection");
  const { fresh: news } = useTexts("ccg");
  const standing = t.standing({
    ...{ have, split, price },
    fresh: fresh > 0,
    retired,
  });
  return (
    <Link
      href={href}
      tabIndex={stop ? 0 : -1}
      data-place={place}
      data-card={number}
      aria-label={[face.alt, standing, ...(have === null ? [] : [t.worth(formatMoney(have * worth))])].join(", ")}
      className="card-line group flex min-h-11 items-center gap-2 rounded-xs border-b border-line px-2 tabular-nums hover:bg-sunken tablet:gap-3"
    >
      {have !== null && (
        <span className={have > 0 ? "w-9 shrink-0 font-semibold" : "w-9 shrink-0 text-ink-3"}>×{have}</span>
      )}
      {face.rarity && <RarityMark rarity={face.rarity} className="size-3.5 shrink-0" />}
      <span className="flex min-w-0 grow items-center gap-2">
        <span className="min-w-0 truncate font-medium group-hover:underline">{face.name}</span>
        {fresh > 0 && <Fresh>{news}</Fresh>}
        {retired && <span className="shrink-0 text-sm text-ink-3">{t.retired}</span>}
      </span>
      <span className="hidden min-w-0 shrink truncate text-sm text-ink-3 desk:block" title={split || undefined}>
        {split}
      </span>
      <span className="hidden w-36 shrink-0 truncate text-sm text-ink-2 tablet:block">{face.type}</span>
      <span className="hidden w-24 shrink-0 justify-end gap-0.5 text-sm tablet:flex">
        {face.coins.map((tag, at) => (
          <Coin key={face.coins.slice(0, at + 1).join()} tag={tag} />
        ))}
      </span>
      <span className="w-11 shrink-0 text-right text-sm text-ink-2">{face.strength}</span>
      {/* Where nobody's binder is shown, one copy is all that there is a price of. */}
      <span className={clsx("w-16 shrink-0 text-right text-ink-2", have !== null && "hidden tablet:block")}>
        {price}
      </span>
      {have !== null && (
        <span className="w-18 shrink-0 text-right">
          {/* On a phone there is no column for one copy: what one lacks says its price here. */}
          {have > 0 ? formatMoney(have * worth) : <span className="text-ink-3 tablet:hidden">{price}</span>}
        </span>
      )}
    </Link>
  );
});

/** That it came lately: a word, on a phone a dot, which takes no letter of the name. */
const Fresh = ({ children }: { children: string }) => (
  <>
    <span className="size-2 shrink-0 rounded-full bg-brass-bright tablet:hidden" />
    <span className="hidden shrink-0 rounded-full bg-brass-bright px-2 text-xs font-medium text-on-brass tablet:inline">
      {children}
    </span>
  </>
);

/** What stands in the columns of a list; each line says it by itself to those who hear it. */
export function LineHead({ isCatalogue }: { isCatalogue: boolean }) {
  const { lines: t } = useTexts("collection");
  return (
    <div
      aria-hidden="true"
      className="hidden items-end gap-3 border-b border-edge px-2 pb-1 text-sm text-ink-3 tablet:flex"
    >
      {!isCatalogue && <span className="w-9 shrink-0">{t.have}</span>}
      <span className="w-3.5 shrink-0" />
      <span className="min-w-0 grow">{t.card}</span>
      <span className="w-36 shrink-0">{t.type}</span>
      <span className="w-24 shrink-0 text-right">{t.cost}</span>
      <span className="w-11 shrink-0" />
      <span className="w-16 shrink-0 text-right">{t.each}</span>
      {!isCatalogue && <span className="w-18 shrink-0 text-right">{t.together}</span>}
    </div>
  );
}
