"use client";
import { Bell, Pencil, Trash2, X } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Badge, Chip } from "@/components/ui/chip";
import { Countdown } from "@/components/ui/countdown";
import { DataTable } from "@/components/ui/data-table";
import { Dialog, Sheet } from "@/components/ui/dialog";
import { Empty, ErrorPanel } from "@/components/ui/empty";
import { Field, Textarea, TextInput } from "@/components/ui/field";
import { Kbd } from "@/components/ui/kbd";
import { Menu } from "@/components/ui/menu";
import { Popover, Tooltip } from "@/components/ui/popover";
import { Progress } from "@/components/ui/progress";
import { RadioCards } from "@/components/ui/radio-cards";
import { SegmentedControl } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { Stepper } from "@/components/ui/stepper";
import { Strip } from "@/components/ui/strip";
import { Switch } from "@/components/ui/switch";
import { TabPanel, Tabs } from "@/components/ui/tabs";
import { Time } from "@/components/ui/time";
import { ToastProvider, useToast } from "@/components/ui/toast";

const KINDS = ["primary", "secondary", "ghost", "brass", "danger"] as const;
const AT = Date.UTC(2026, 10, 21, 20, 4);

export function Part({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line py-6">
      <h2 id={`${id}-title`} className="mb-4 display-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Buttons() {
  return (
    <Part id="buttons" title="Buttons">
      <div className="flex flex-wrap items-center gap-3">
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind}>
            Buy 2 for $6.80
          </Button>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button kind="primary" busy>
          Buying…
        </Button>
        <Button kind="primary" reason="You need $3.00 and have $2.15.">
          Buy for $3.00
        </Button>
        <Button dense icon={<Pencil className="size-4" />}>
          Rename
        </Button>
        <IconButton label="Notices, 4 new" count={4}>
          <Bell />
        </IconButton>
      </div>
    </Part>
  );
}

function Forms() {
  const [number, setNumber] = useState(100);
  const [view, setView] = useState("list");
  return (
    <Part id="forms" title="Fields">
      <div className="grid gap-6 tablet:grid-cols-2">
        <Field label="Name of the table" help="Others see it in the lobby." count={{ used: 12, max: 40 }}>
          <TextInput defaultValue="Friday night" />
        </Field>
        <Field label="Nick" error="This nick is taken. Add a letter or choose another.">
          <TextInput defaultValue="mira" />
        </Field>
        <Field label="About you" optional>
          <Textarea placeholder="A line or two" />
        </Field>
        <Field label="Game">
          <Select
            defaultValue="thousand"
            options={[
              { value: "thousand", label: "Thousand" },
              { value: "arschloch", label: "Arschloch" },
              { value: "sheets", label: "Five Sheets" },
            ]}
          />
        </Field>
        <Field label="Bid">
          <Stepper label="Bid" value={number} onChange={setNumber} min={60} max={120} step={5} />
        </Field>
        <div>
          <p className="mb-1.5 font-medium">View</p>
          <SegmentedControl
            label="View"
            value={view}
            onChange={setView}
            options={[
              { value: "list", label: "List" },
              { value: "grid", label: "Grid" },
            ]}
          />
        </div>
        <div>
          <Switch label="Anybody may sit down" help="Otherwise you accept each request." defaultChecked />
          <Checkbox label="Play for a stake" defaultChecked />
        </div>
        <RadioCards
          label="Pace"
          defaultValue="live"
          options={[
            { value: "live", label: "Live", help: "Everybody is here; a minute a move." },
            { value: "slow", label: "By correspondence", help: "A day a move." },
          ]}
        />
      </div>
    </Part>
  );
}

function Layers() {
  const [open, setOpen] = useState<"dialog" | "sheet" | null>(null);
  const toast = useToast();
  const shut = (on: boolean) => !on && setOpen(null);
  return (
    <Part id="layers" title="Layers">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen("dialog")}>Stop this deal</Button>
        <Button onClick={() => setOpen("sheet")}>Open a sheet</Button>
        <Button onClick={() => toast({ text: "Table closed.", undo: { label: "Undo", run: () => {} } })}>
          Show a toast
        </Button>
        <Popover label="Purse" trigger={<Button>Purse</Button>}>
          $48.15, of which $6.80 is reserved.
        </Popover>
        <Tooltip text="The shuffle was fixed before the deal.">
          <Button>Hover or focus</Button>
        </Tooltip>
        <Menu
          trigger={<Button>Menu</Button>}
          groups={[
            [{ label: "Rename", icon: <Pencil />, onSelect: () => {} }],
            [{ label: "Close the table", icon: <Trash2 />, danger: true, onSelect: () => {} }],
          ]}
        />
      </div>
      <Dialog
        open={open === "dialog"}
        onOpenChange={shut}
        title="Stop this deal?"
        description="Nobody scores. This cannot be undone."
        actions={
          <>
            <Button onClick={() => setOpen(null)}>Keep playing</Button>
            <Button kind="danger" onClick={() => setOpen(null)}>
              Stop the deal
            </Button>
          </>
        }
      />
      <Sheet open={open === "sheet"} onOpenChange={shut} title="Chat" height="half">
        A second layer that leaves the first in sight.
      </Sheet>
    </Part>
  );
}

function Signs() {
  return (
    <Part id="signs" title="Signs and states">
      <div className="flex flex-wrap items-center gap-3">
        {(["plain", "brass", "ok", "warn", "danger", "info"] as const).map((tone) => (
          <Chip key={tone} tone={tone}>
            {tone}
          </Chip>
        ))}
        <Badge>12</Badge>
        <Kbd>Enter</Kbd>
        <Time at={AT} zone="Europe/Tallinn" />
        <Countdown to={AT + 90_000} />
      </div>
      <div className="mt-4 grid gap-3">
        <Strip tone="warn" icon={<X />}>
          Reconnecting. Your move is kept.
        </Strip>
        <Progress value={58} max={60} label="Cards of the deck" />
        <Skeleton className="h-5 w-64" />
        <ErrorPanel title="The table moved on while you were away.">Your card was not played: choose again.</ErrorPanel>
        <Empty action={<Button kind="primary">Start a table</Button>}>
          No open tables. Start one and a bot joins at once.
        </Empty>
      </div>
    </Part>
  );
}

const ROWS = [
  { game: "Thousand", seats: "2 of 3", stake: "$0.50" },
  { game: "Five Sheets", seats: "5 of 8", stake: "none" },
];

function Lists() {
  return (
    <Part id="lists" title="Tables and tabs">
      <DataTable
        caption="Open tables"
        rows={ROWS}
        rowKey={(row) => row.game}
        sort={{ key: "game", down: false }}
        onSort={() => {}}
        columns={[
          { key: "game", head: "Game", cell: (row) => row.game, sortable: true },
          { key: "seats", head: "Seats", cell: (row) => row.seats },
          { key: "stake", head: "Stake", cell: (row) => row.stake, right: true },
        ]}
      />
      <Tabs
        label="Example"
        className="mt-4"
        tabs={[
          { value: "a", label: "Game" },
          { value: "b", label: "Chat", count: 2 },
        ]}
      >
        <TabPanel value="a" className="p-4">
          What has happened.
        </TabPanel>
        <TabPanel value="b" className="p-4">
          What is said.
        </TabPanel>
      </Tabs>
    </Part>
  );
}

/** All controls in their states. */
export function UiParts() {
  return (
    <ToastProvider>
      <Buttons />
      <Forms />
      <Layers />
      <Signs />
      <Lists />
    </ToastProvider>
  );
}
