"use client";
import { useState } from "react";
import { entryOptions, paceOptions } from "@/components/lobby/table-options";
import { houseHelp } from "@/components/table/house-sentences";
import { TABLE_TALK } from "@/components/table/talk";
import { useTexts } from "@/components/texts/context";
import { useLaterTexts } from "@/components/texts/later";
import { Field, TextInput } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import type { Refusal } from "@/lib/engine/kernel/result";
import { MOST_NAME } from "@/lib/engine/kernel/table/house-name";
import type { TableView } from "@/lib/engine/kernel/table/view";
import { tableNameIn } from "@/lib/texts/table-name";
import { FormDialog } from "./form-dialog";
import type { LiveTable } from "./use-table";

/** What the host may change about a table: name, listing, who may join, time for a move. */
export function SettingsDialog({ table, live, onClose }: { table: TableView; live: LiveTable; onClose(): void }) {
  const { settings: t } = useTexts("table");
  const ui = useTexts("ui");
  const talk = useLaterTexts(TABLE_TALK)?.tableTalk;
  const { settings } = table;
  const [typed, setTyped] = useState<string | null>(null);
  const [listed, setListed] = useState(settings.public);
  const [entry, setEntry] = useState<string>(settings.entry);
  const [pace, setPace] = useState(String(settings.moveSeconds ?? 0));
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [saving, setSaving] = useState(false);
  const shell = useTexts("shell");
  const name = typed ?? tableNameIn(shell, settings);
  const problem =
    typed === null ? null : typed.trim() === "" ? t.nameEmpty : typed.length > MOST_NAME ? t.nameLong(MOST_NAME) : null;

  const save = async () => {
    if (problem) return;
    const moveSeconds = pace === "0" ? null : Number(pace);
    // A name that nobody typed stays what it is: the house's is told each reader in their language.
    const named = typed === null ? {} : { name: typed.trim() };
    const change = { ...named, public: listed, entry: entry as typeof settings.entry, moveSeconds };
    setSaving(true);
    const why = await live.tell({ type: "settings", change });
    setSaving(false);
    if (why) setRefused(why);
    else onClose();
  };

  return (
    <FormDialog
      title={t.title}
      verb={t.save}
      away={ui.cancel}
      busy={saving}
      onSend={() => void save()}
      onClose={onClose}
    >
      {refused && (
        <p role="alert" className="text-danger">
          {(talk && houseHelp(refused, talk)) ?? t.failed}
        </p>
      )}
      <Field label={t.name} error={problem ?? undefined}>
        <TextInput value={name} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <Field label={t.entry}>
        <Select options={entryOptions(t)} value={entry} onChange={setEntry} />
      </Field>
      <Field label={t.pace} help={t.paceHelp}>
        <Select options={paceOptions(t)} value={pace} onChange={setPace} />
      </Field>
      <Switch label={t.listed} help={t.listedHelp} checked={listed} onChange={setListed} />
    </FormDialog>
  );
}
