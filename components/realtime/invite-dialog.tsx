"use client";
import { useState } from "react";
import { houseHelp } from "@/components/table/house-sentences";
import { TABLE_TALK } from "@/components/table/talk";
import { useTexts } from "@/components/texts/context";
import { useLaterTexts } from "@/components/texts/later";
import { Field, TextInput } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { Office } from "@/lib/engine/kernel/game";
import { findPerson } from "../accounts/find-person";
import { FormDialog } from "./form-dialog";
import type { LiveTable } from "./use-table";

type Props = { live: LiveTable; onClose(): void };

const SEAT = "seat";

/** Asks somebody to a seat or an office of the table, by their nick. */
export default function InviteDialog({ live, onClose }: Props) {
  const { invite: t, refusalBeforeWords } = useTexts("table");
  const talk = useLaterTexts(TABLE_TALK)?.tableTalk;
  const ui = useTexts("ui");
  const [nick, setNick] = useState("");
  const [to, setTo] = useState<string>(SEAT);
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { offices, table } = live.joined;

  const ask = async (): Promise<string | null> => {
    const person = await findPerson(nick.trim());
    if (!person) return person === null ? t.nobody(nick.trim()) : t.lost;
    // Where nobody is named, of others it is not known.
    if (table.seats.some((seat) => seat.kind === "user" && seat.user === person.id)) return t.sits(person.nick);
    const office = offices.find((one) => one === to) ?? null;
    const refused = await live.tell({ type: "invite", user: person.id, office });
    if (refused) return (talk && houseHelp(refused, talk)) ?? refusalBeforeWords;
    setSent(t.sent(person.nick));
    setNick("");
    return null;
  };
  const send = async () => {
    setSent(null);
    if (nick.trim() === "") return setProblem(t.nickEmpty);
    setBusy(true);
    setProblem(await ask());
    setBusy(false);
  };

  return (
    <FormDialog title={t.title} verb={t.send} away={ui.close} busy={busy} onSend={() => void send()} onClose={onClose}>
      <Field label={t.nick} error={problem ?? undefined}>
        <TextInput
          value={nick}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          onChange={(event) => setNick(event.target.value)}
        />
      </Field>
      {offices.length > 0 && (
        <Field label={t.to}>
          <Select
            options={[
              { value: SEAT, label: t.toSeat },
              ...offices.map((office: Office) => ({ value: office as string, label: t.offices[office] })),
            ]}
            value={to}
            onChange={setTo}
          />
        </Field>
      )}
      <p role="status" className="text-ok empty:hidden">
        {sent}
      </p>
    </FormDialog>
  );
}
