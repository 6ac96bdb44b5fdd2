"use client";
import { useEffect, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import type { Seat } from "@/lib/engine/kernel/game";
import { Foot } from "./foot";
import { isUnderWay, type LiveTable } from "./use-table";

/** After this long without company, bots are offered. */
const OFFER_BOTS_AFTER = 20_000;
/** How long it is said that the link was copied. */
const COPIED_SHOWN = 3_000;

/** Waiting for others: the link to send them, and bots once it takes long. */
export default function Company({ live, vacant }: { live: LiveTable; vacant: readonly Seat[] }) {
  const { foot: t } = useTexts("table");
  const [offered, setOffered] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOffered(true), OFFER_BOTS_AFTER);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_SHOWN);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard?.writeText(window.location.href.split("?")[0] ?? "").then(() => setCopied(true));
  return (
    <Foot text={t.waitingFor(vacant.length)}>
      <Button className="text-ink" onClick={() => void copy()}>
        {copied ? t.copied : t.copyLink}
      </Button>
      {offered && (
        <Button
          kind="brass"
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
