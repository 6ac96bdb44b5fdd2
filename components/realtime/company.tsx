"use client";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Foot } from "./foot";
import type { LiveTable } from "./use-table";

/** After this long without company, bots are offered. */
const OFFER_BOTS_AFTER = 20_000;

/** Waiting for others: the link to send them, and bots once it takes long. */
export default function Company({ live, vacant }: { live: LiveTable; vacant: number }) {
  const [offered, setOffered] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOffered(true), OFFER_BOTS_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const copy = () =>
    navigator.clipboard?.writeText(window.location.href.split("?")[0] ?? "").then(() => setCopied(true));
  return (
    <Foot text={vacant === 1 ? "Waiting for one more player." : `Waiting for ${vacant} more players.`}>
      <Button className="text-ink" onClick={() => void copy()}>
        {copied ? "Link copied" : "Copy the link"}
      </Button>
      {offered && (
        <Button
          kind="brass"
          onClick={async () => {
            for (let i = 0; i < vacant; i++) await live.tell({ type: "seat_bot" });
          }}
        >
          {vacant === 1 ? "Play with a bot" : `Play with ${vacant} bots`}
        </Button>
      )}
    </Foot>
  );
}
