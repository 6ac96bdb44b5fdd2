"use client";
import { useTexts } from "@/components/texts/context";
import { Dialog } from "@/components/ui/dialog";
import type { CardDatabase } from "@/lib/engine/ccg/cards/model";
import type { View } from "@/lib/engine/ccg/tabletop/view";
import type { Seat } from "@/lib/engine/kernel/game";
import { inPlay, type Shows, TYPED, TYPED_WORDS, timeShares } from "./typed-line";

type Props = {
  what: Exclude<Shows, "legal" | "save">;
  view: View;
  cards: CardDatabase;
  /** The server's clock minus this browser's, ms. */
  offset: number;
  nameOf(seat: Seat): string;
  onClose(): void;
};

/** What a typed command answers to whoever typed it. */
export default function TypedDialog({ what, view, cards, offset, nameOf, onClose }: Props) {
  const { typed: t } = useTexts("tabletop").room;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t.titles[what]} description={t.leads[what]}>
      {what === "help" && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
          {TYPED_WORDS.map((word) => (
            <div key={word} className="contents">
              <dt className="font-mono text-sm">{TYPED[word]}</dt>
              <dd>{t.commands[word]}</dd>
            </div>
          ))}
        </dl>
      )}
      {what === "inplay" &&
        inPlay(view).map((counts, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <section key={seat} className="mt-3 first:mt-0">
            <h3 className="font-semibold">{nameOf(seat)}</h3>
            {counts.size === 0 ? (
              <p className="text-ink-3">{t.nothing}</p>
            ) : (
              <ul>
                {[...counts].map(([number, count]) => (
                  <li key={number}>{t.times(count, cards.byNumber.get(number)?.name ?? "")}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      {what === "timer" && (
        <ul>
          {timeShares(view, Date.now() + offset).map((share, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={seat} className="flex justify-between gap-4">
              <span className="truncate">{nameOf(seat)}</span>
              <span className="tabular-nums">{t.share(share)}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
