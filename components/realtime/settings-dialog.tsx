"use client";
import { useState } from "react";
import { ENTRY_OPTIONS, PACE_OPTIONS } from "@/components/lobby/table-options";
import { houseHelp } from "@/components/table/house-sentences";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field, TextInput } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { TableView } from "@/lib/engine/kernel/table/view";
import type { LiveTable } from "./use-table";

/** What the host may change about a table: name, listing, who may join, time for a move. */
export function SettingsDialog({ table, live, onClose }: { table: TableView; live: LiveTable; onClose(): void }) {
  const { settings } = table;
  const [name, setName] = useState(settings.name);
  const [listed, setListed] = useState(settings.public);
  const [entry, setEntry] = useState<string>(settings.entry);
  const [pace, setPace] = useState(String(settings.moveSeconds ?? 0));
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [saving, setSaving] = useState(false);
  const problem = name.trim() === "" ? "Give the table a name." : name.length > 60 ? "Shorten it to 60 letters." : null;

  const save = async () => {
    if (problem) return;
    const moveSeconds = pace === "0" ? null : Number(pace);
    const change = { name: name.trim(), public: listed, entry: entry as typeof settings.entry, moveSeconds };
    setSaving(true);
    const why = await live.tell({ type: "settings", change });
    setSaving(false);
    if (why) setRefused(why);
    else onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Table settings"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" busy={saving} onClick={() => void save()}>
            Save settings
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {refused && (
          <p role="alert" className="text-danger">
            {houseHelp(refused) ?? "That could not be saved. Try again."}
          </p>
        )}
        <Field label="Name" error={problem ?? undefined}>
          <TextInput value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label="Who may join">
          <Select options={ENTRY_OPTIONS} value={entry} onChange={setEntry} />
        </Field>
        <Field
          label="Time for a move"
          help="When it runs out, a bot stands in until the player is back. Without a limit, a bot stands in for who has been away from the table for three minutes."
        >
          <Select options={PACE_OPTIONS} value={pace} onChange={setPace} />
        </Field>
        <Switch
          label="Listed in the lobby"
          help="Otherwise only people with the link can find it."
          checked={listed}
          onChange={setListed}
        />
      </div>
    </Dialog>
  );
}
