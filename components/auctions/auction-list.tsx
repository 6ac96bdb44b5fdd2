"use client";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import type { AuctionView } from "@/lib/contracts/auction-words";
import { formatMoney } from "@/lib/engine/kernel/money";
import { Chip } from "../ui/chip";
import { Countdown } from "../ui/countdown";
import { Time } from "../ui/time";
import { lotText } from "./lot-text";

/** Auctions, each a way to its page: what is sold, what leads, how long it runs. */
export function AuctionList({ auctions, label }: { auctions: readonly AuctionView[]; label: string }) {
  const t = useTexts("auctions");
  return (
    <ul aria-label={label} className="flex flex-col rounded-md border border-line bg-surface">
      {auctions.map((auction) => {
        const { id, lot, seller, state, top, start, bids, endsAt, part } = auction;
        return (
          <li key={id} className="border-b border-line px-4 py-3 last:border-0">
            <div className="flex items-baseline gap-x-4">
              <Link
                href={`/auctions/${id}`}
                className="min-w-0 flex-1 content-center font-semibold underline-offset-4 hover:underline"
              >
                {lotText(lot)}
              </Link>
              {part && <Chip>{state !== "open" && part === "leads" ? t.won : t.parts[part]}</Chip>}
              <span className="text-sm whitespace-nowrap tabular-nums">
                {state === "open" ? (
                  <>
                    <span className="sr-only">{t.ends} </span>
                    <Countdown to={endsAt} />
                  </>
                ) : (
                  t.states[state]
                )}
              </span>
            </div>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-3">
              <span>
                {seller} · {t.bids(bids)}
                {state !== "open" && (
                  <>
                    {" · "}
                    <Time at={endsAt} show="date" />
                  </>
                )}
              </span>
              <span>
                {top === null ? t.first : state === "open" ? t.leads : t.soldFor}{" "}
                <span className="text-base font-semibold text-ink tabular-nums">{formatMoney(top ?? start)}</span>
              </span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
