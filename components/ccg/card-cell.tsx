"use client";
import { Stamp } from "lucide-react";
import { memo } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import { CardFace } from "./card-face";
import type { Face } from "./face-of";

type Props = {
  face: Face;
  number: number;
  /** Its picture is wanted at once. */
  eager?: boolean;
  /** Wide enough for all that is printed on it. */
  large?: boolean;
  href: string;
  /** Copies that one has; null: nobody's binder is shown. */
  have: number | null;
  bound: number;
  /** Copies at the market. */
  offered: number;
  /** What becomes of the copies, in words. */
  split: string;
  fresh: number;
  /** As it stands below: what it is worth, or for how much it is offered. */
  price: string;
  /** No longer printed. */
  retired?: boolean;
  /** Its place among all cards shown, by which the keys find it. */
  place: number;
  /** The one of all cells that the Tab key comes to. */
  stop: boolean;
};

/** A card of a collection in a grid or a binder: small, with what one has of it below. */
export const CardCell = memo(function CardCell({
  face,
  number,
  large = false,
  eager = false,
  href,
  have,
  bound,
  offered,
  split,
  fresh,
  price,
  place,
  stop,
  retired = false,
}: Props) {
  const { card: t } = useTexts("collection");
  const { fresh: news } = useTexts("ccg");
  const standing = t.standing({ have, split, fresh: fresh > 0, retired, price });
  return (
    <Link
      href={href}
      tabIndex={stop ? 0 : -1}
      data-place={place}
      data-card={number}
      aria-label={`${face.alt}, ${standing}`}
      className="group block rounded-sm"
    >
      <span className="relative block">
        <CardFace face={face} thumb={!large} absent={have === 0} eager={eager} />
        {fresh > 0 && (
          <span className="absolute -top-1.5 -right-1.5 rounded-full bg-brass-bright px-2 text-xs font-semibold text-on-brass shadow-1">
            {news}
          </span>
        )}
        <span className="absolute bottom-[17%] left-[7%] z-1 flex max-w-[58%] flex-col items-start gap-1 text-xs font-medium empty:hidden">
          {retired && <span className="rounded-xs bg-surface px-1.5 text-ink-2 shadow-1">{t.retired}</span>}
          {offered > 0 && <span className="rounded-xs bg-surface px-1.5 text-ink shadow-1">{t.offered(offered)}</span>}
          {bound > 0 && (
            <span className="flex items-center gap-1 rounded-xs bg-surface px-1.5 text-ink shadow-1">
              <Stamp className="size-3 text-brass" />
              {t.registered}
            </span>
          )}
        </span>
      </span>
      <span className="mt-1 flex justify-between gap-2 px-0.5 text-sm leading-5 tabular-nums group-hover:underline">
        <span className={have ? "font-semibold" : "text-ink-3"} title={split || undefined}>
          {have !== null && `×${have}`}
        </span>
        <span className="text-ink-2">{price}</span>
      </span>
    </Link>
  );
});

/** The height of what stands below a card's picture. */
export const CAPTION = 24;
