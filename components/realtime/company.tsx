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

/** Waiting for others: the link to send them, and bots once it takes long. */
export default function Company({ live, vacant }: { live: LiveTable; vacant: readonly Seat[] }) {
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
    </Foot>
  );
}
