"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Field, TextInput } from "@/components/ui/field";
import type { Seat } from "@/lib/engine/kernel/game";
import { freshId } from "./connection";
import { FormDialog } from "./form-dialog";
import { sitIntent } from "./requests";
import type { LiveTable } from "./use-table";

/** What somebody comes in for: a seat, the one named or any, or to observe. */
export type Entering = { seat?: Seat | undefined } | "observer";

type Props = { entering: Entering; live: LiveTable; onClose(): void };

/** Asks for the word of a private game. A wrong one is said here, and what was typed stays. */
export default function WordDialog({ entering, live, onClose }: Props) {
  const { word: t, seatDialog } = useTexts("table");
  const ui = useTexts("ui");
  const [word, setWord] = useState("");
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(false);
  const observes = entering === "observer";
  const sit = live.joined.access.asks ? seatDialog.ask : t.sit;
  const send = async () => {
    setBusy(true);
    const refused = await live.tell(
      observes
        ? { type: "take_office", office: "observer", word: word.trim() }
        : sitIntent(freshId(), entering.seat, word.trim()),
    );
    setBusy(false);
    if (refused?.code === "table/wrong_word") setWrong(true);
    else onClose();
  };
  return (
    <FormDialog
      title={t.title}
      verb={observes ? t.observe : sit}
      away={ui.cancel}
      busy={busy}
      onSend={() => void send()}
      onClose={onClose}
    >
      <Field label={t.label} help={t.help} {...(wrong ? { error: t.wrong } : {})}>
        <TextInput
          value={word}
          onChange={(event) => {
            setWord(event.currentTarget.value);
            setWrong(false);
          }}
          required
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
    </FormDialog>
  );
}
