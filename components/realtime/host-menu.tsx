"use client";
import { useRouter } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import { speak } from "@/components/shell/speak";
import { useLanguage, useTexts } from "@/components/texts/context";
import { Button, IconButton } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Menu, type MenuItem } from "@/components/ui/menu";
import { MenuSign } from "@/components/ui/sign";
import { LOCALES } from "@/lib/contracts/account-words";
import { stakesLie } from "@/lib/engine/kernel/table/stakes";
import type { TableView } from "@/lib/engine/kernel/table/view";
import { LANGUAGE_NAMES } from "@/lib/texts/languages";
import { addressHere } from "./address-here";
import type { HostAct } from "./game-standing";
import { SettingsDialog } from "./settings-dialog";
import type { LiveTable } from "./use-table";

const LinkCode = lazy(() => import("./link-code"));
const InviteDialog = lazy(() => import("./invite-dialog"));

export type HostMenuProps = {
  live: LiveTable;
  table: TableView;
  userId: string | null;
  seat: number | null;
  isHost: boolean;
  /** Nothing is being played. */
  idle: boolean;
  /** Its clock sees to who is late, and is not stopped. */
  isHeld: boolean;
  /** What the host may do with the game now. */
  acts: readonly HostAct[];
  maxSeats: number;
};

type Ask = { title: string; text: string; verb: string; run(): void };

/** What a player or the host can do to the table itself. Opens as it comes: it is loaded when it is asked for. */
export default function HostMenu({ live, table, userId, seat, isHost, idle, isHeld, acts, maxSeats }: HostMenuProps) {
  const { menu: t } = useTexts("table");
  const ui = useTexts("ui");
  const language = useLanguage();
  const { refresh } = useRouter();
  const [asked, setAsked] = useState<Ask | null>(null);
  const [settings, setSettings] = useState(false);
  const [inviting, setInviting] = useState(false);
  const [code, setCode] = useState(false);
  const { office } = live.joined.access;
  const leave: Ask = {
    title: t.askLeave.title,
    text: idle ? t.askLeave.idle : t.askLeave.playing,
    verb: t.askLeave.verb,
    run: () => void live.tell({ type: "leave" }),
  };
  const layDown: Ask = {
    ...t.askLayDown,
    run: () => userId !== null && void live.tell({ type: "end_office", user: userId }),
  };
  const close: Ask = {
    ...t.askClose,
    run: () => void live.tell({ type: "close" }),
  };
  const itemOf = ({ label, intent, ask }: HostAct): MenuItem => {
    const run = () => live.host(intent);
    return ask ? { label, danger: true, onSelect: () => setAsked({ ...ask, run }) } : { label, onSelect: run };
  };
  const copyLink = () => void navigator.clipboard?.writeText(addressHere());

  const host: MenuItem[] = isHost
    ? [
        { label: t.settings, onSelect: () => setSettings(true) },
        { label: t.invite, onSelect: () => setInviting(true) },
        ...(table.paused
          ? [{ label: t.goOn, onSelect: () => void live.tell({ type: "pause", on: false }) }]
          : isHeld || stakesLie(table.settings, idle)
            ? []
            : [{ label: t.pause, onSelect: () => void live.tell({ type: "pause", on: true }) }]),
        ...acts.filter(({ ask }) => !ask).map(itemOf),
        ...(!idle
          ? []
          : [
              {
                label: t.addSeat,
                disabled: table.seats.length >= maxSeats,
                onSelect: () => void live.tell({ type: "add_seat" }),
              },
            ]),
      ]
    : [];
  const final: MenuItem[] = [
    ...acts.filter(({ ask }) => ask).map(itemOf),
    ...(isHost && idle ? [{ label: t.close, danger: true, onSelect: () => setAsked(close) }] : []),
    ...(office !== null ? [{ label: t.layDown, danger: true, onSelect: () => setAsked(layDown) }] : []),
    ...(seat !== null ? [{ label: t.leave, danger: true, onSelect: () => setAsked(leave) }] : []),
  ];
  const languages: MenuItem[] = LOCALES.filter((one) => one !== language).map((one) => ({
    label: LANGUAGE_NAMES[one],
    onSelect: () => {
      speak(one);
      refresh();
    },
  }));
  const groups = [
    [
      { label: t.copyLink, onSelect: copyLink },
      { label: t.showCode, onSelect: () => setCode(true) },
    ],
    host,
    // On a phone a table has no bar with the site's other languages.
    userId === null ? languages : [],
    final,
  ].filter((group) => group.length > 0);

  return (
    <>
      <Menu
        defaultOpen
        trigger={
          <IconButton label={t.title}>
            <MenuSign />
          </IconButton>
        }
        groups={groups}
      />
      {asked && (
        <Dialog
          open
          onOpenChange={() => setAsked(null)}
          title={asked.title}
          description={asked.text}
          actions={
            <>
              <Button onClick={() => setAsked(null)}>{ui.notNow}</Button>
              <Button
                kind="danger"
                onClick={() => {
                  setAsked(null);
                  asked.run();
                }}
              >
                {asked.verb}
              </Button>
            </>
          }
        />
      )}
      {code && (
        <Suspense>
          <LinkCode address={addressHere()} onClose={() => setCode(false)} />
        </Suspense>
      )}
      {inviting && (
        <Suspense>
          <InviteDialog live={live} onClose={() => setInviting(false)} />
        </Suspense>
      )}
      {settings && <SettingsDialog table={table} live={live} onClose={() => setSettings(false)} />}
    </>
  );
}
