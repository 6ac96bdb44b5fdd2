"use client";
import { lazy, Suspense, useEffect, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import type { Seat } from "@/lib/engine/kernel/game";
import { addressHere } from "./address-here";
import { Foot } from "./foot";
import { isUnderWay, type LiveTable } from "./use-table";

const LinkCode = lazy(() => import("./link-code"));

/** After this long without company, bots are what is proposed first. */
const OFFER_BOTS_AFTER = 20_000;
/** How long it is said that the link was copied. */
const COPIED_SHOWN = 3_000;

type Props = {
  live: LiveTable;
  vacant: readonly Seat[];
  /** No bot can be seated. */
  botless: boolean;
  /** The fewest seats with which one can play. */
  minSeats: number;
};

/** Waiting for others: the link to send them, and bots once it takes long. */
export default function Company({ live, vacant, botless, minSeats }: Props) {
  const { foot: t } = useTexts("table");
  const [offered, setOffered] = useState(false);
  const [copied, setCopied] = useState(false);
  const [code, setCode] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOffered(true), OFFER_BOTS_AFTER);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_SHOWN);
    return () => clearTimeout(timer);
  }, [copied]);
  // A match of a tournament: nobody else may come, and no bot.
  if (live.joined.table.settings.houseRun) return <Foot text={t.waitingFor(vacant.length)} />;
  const { table, access } = live.joined;
  const here = table.seats.length - vacant.length;
  const copy = () => navigator.clipboard?.writeText(addressHere()).then(() => setCopied(true));
  return (
    <Foot text={t.waitingFor(vacant.length)}>
      <Button className="text-ink" onClick={() => void copy()}>
        {copied ? t.copied : t.copyLink}
      </Button>
      <Button className="text-ink" onClick={() => setCode(true)}>
        {t.code}
      </Button>
      {code && (
        <Suspense>
          <LinkCode address={addressHere()} onClose={() => setCode(false)} />
        </Suspense>
      )}
      {access.runs && here >= Math.max(2, minSeats) && (
        <Button
          className="text-ink"
          busy={vacant.some((seat) => isUnderWay(live, { type: "drop_seat", seat }))}
          onClick={async () => {
            // The last first: seats after one that goes are counted anew.
            for (const seat of vacant.toReversed()) if (await live.tell({ type: "drop_seat", seat })) return;
          }}
        >
          {t.without(here)}
        </Button>
      )}
      {!botless && (
        <Button
          kind={offered ? "brass" : "secondary"}
          className={offered ? undefined : "text-ink"}
          busy={vacant.some((seat) => isUnderWay(live, { type: "seat_bot", seat }))}
          onClick={async () => {
            for (const seat of vacant) await live.tell({ type: "seat_bot", seat });
          }}
        >
          {t.withBots(vacant.length)}
        </Button>
      )}
    </Foot>
  );
}
