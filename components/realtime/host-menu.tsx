"use client";
import { EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Menu, type MenuItem } from "@/components/ui/menu";
import type { View } from "@/lib/engine/cards/vocabulary";
import type { TableView } from "@/lib/engine/kernel/table/view";
import { SettingsDialog } from "./settings-dialog";
import type { LiveTable } from "./use-table";

export type HostMenuProps = {
  live: LiveTable;
  view: View;
  table: TableView;
  seat: number | null;
  isHost: boolean;
  maxSeats: number;
};
type Ask = "leave" | "end" | "reset" | "close";

/** `inDeal`: cards are out. */
const questionsOf = (inDeal: boolean): Record<Ask, { title: string; text: string; verb: string }> => ({
  leave: {
    title: "Leave the table?",
    text: inDeal
      ? "A bot plays your cards until this deal ends. Until then you can come back to your seat."
      : "Your seat becomes free.",
    verb: "Leave the table",
  },
  end: { title: "End this deal?", text: "Nobody scores, and the cards are dealt anew.", verb: "End the deal" },
  reset: {
    title: "Start a new series?",
    text: "All totals go back to nothing. The score sheet keeps this series.",
    verb: "Start a new series",
  },
  close: {
    title: "Close the table?",
    text: "Nobody can play here any more. Its deals can still be replayed.",
    verb: "Close the table",
  },
});

/** What a player or the host can do to the table itself. Opens as it comes: it is loaded when it is asked for. */
export default function HostMenu({ live, view, table, seat, isHost, maxSeats }: HostMenuProps) {
  const [asked, setAsked] = useState<Ask | null>(null);
  const [settings, setSettings] = useState(false);
  const inDeal = view.phase === "playing" || view.phase === "bidding" || view.phase === "distributing";
  const question = asked && questionsOf(inDeal)[asked];

  const run = (what: Ask) => {
    setAsked(null);
    if (what === "leave") void live.tell({ type: "leave" });
    if (what === "close") void live.tell({ type: "close" });
    if (what === "end") live.host({ type: "end" });
    if (what === "reset") live.host({ type: "reset" });
  };
  const copyLink = () => void navigator.clipboard?.writeText(window.location.href.split("?")[0] ?? "");

  const host: MenuItem[] = isHost
    ? [
        { label: "Table settings", onSelect: () => setSettings(true) },
        table.paused
          ? { label: "Go on", onSelect: () => void live.tell({ type: "pause", on: false }) }
          : { label: "Pause the table", onSelect: () => void live.tell({ type: "pause", on: true }) },
        ...(view.host.start ? [{ label: "Deal now", onSelect: () => live.host({ type: "start" }) }] : []),
        ...(inDeal
          ? []
          : [
              {
                label: "Add a seat",
                disabled: table.seats.length >= maxSeats,
                onSelect: () => void live.tell({ type: "add_seat" }),
              },
            ]),
      ]
    : [];
  const final: MenuItem[] = [
    ...(view.host.end ? [{ label: "End this deal…", danger: true, onSelect: () => setAsked("end") }] : []),
    ...(view.host.reset ? [{ label: "New series…", danger: true, onSelect: () => setAsked("reset") }] : []),
    ...(isHost && !inDeal ? [{ label: "Close the table…", danger: true, onSelect: () => setAsked("close") }] : []),
    ...(seat !== null ? [{ label: "Leave the table…", danger: true, onSelect: () => setAsked("leave") }] : []),
  ];
  const groups = [[{ label: "Copy the link", onSelect: copyLink }], host, final].filter((group) => group.length > 0);

  return (
    <>
      <Menu
        defaultOpen
        trigger={
          <IconButton label="Table menu">
            <EllipsisVertical />
          </IconButton>
        }
        groups={groups}
      />
      {question && asked && (
        <Dialog
          open
          onOpenChange={() => setAsked(null)}
          title={question.title}
          description={question.text}
          actions={
            <>
              <Button onClick={() => setAsked(null)}>Not now</Button>
              <Button kind="danger" onClick={() => run(asked)}>
                {question.verb}
              </Button>
            </>
          }
        />
      )}
      {settings && <SettingsDialog table={table} live={live} onClose={() => setSettings(false)} />}
    </>
  );
}
