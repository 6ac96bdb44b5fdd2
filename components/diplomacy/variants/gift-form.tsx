"use client";
import { useState } from "react";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Field, TextInput } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { Intent } from "@/lib/engine/diplomacy/game/intent";
import type { Refusal } from "@/lib/engine/kernel/result";
import { powerName } from "../names";
import type { Written } from "./use-written";

type Props = {
  written: Written;
  funds: number;
  onAct(intent: Intent): Promise<Refusal | null>;
  help(refusal: Refusal): string;
};

/** Money for another power, out of a treasury as it is shown. */
export function GiftForm({ written: { view, map, power }, funds, onAct, help }: Props) {
  const { gift: t } = useTexts("diplomacyVariants");
  const others = view.powers.filter(
    ({ name, purse, kind }) => name !== power && purse !== undefined && kind !== "unplayed",
  );
  const [to, setTo] = useState(others[0]?.name ?? "");
  const [amount, setAmount] = useState("");
  const [said, setSaid] = useState<{ text: string; failed: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  const coins = /^[1-9]\d{0,8}$/.test(amount) ? Number(amount) : null;
  const give = async () => {
    if (coins === null) return;
    setBusy(true);
    const refused = await onAct({ type: "give", to, amount: coins, treasury: funds, power });
    setBusy(false);
    setSaid(
      refused ? { text: help(refused), failed: true } : { text: t.done(coins, powerName(map, to)), failed: false },
    );
    if (!refused) setAmount("");
  };
  return (
    <section>
      <h2 className="mb-1 font-ui text-base font-semibold tracking-normal">{t.title}</h2>
      <p className="mb-2 text-sm text-ink-2">{t.help}</p>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem_auto] items-end gap-2">
        <Field label={t.to}>
          <Select
            options={others.map(({ name }) => ({ value: name, label: powerName(map, name) }))}
            value={to}
            onChange={setTo}
          />
        </Field>
        <Field label={t.amount}>
          <TextInput inputMode="numeric" value={amount} onChange={(event) => setAmount(event.target.value.trim())} />
        </Field>
        <Button busy={busy} reason={coins === null ? t.amount : null} onClick={() => void give()}>
          {t.give}
        </Button>
      </div>
      {said && (
        <p
          role={said.failed ? "alert" : "status"}
          className={said.failed ? "mt-1 text-sm text-danger" : "mt-1 text-sm"}
        >
          {said.text}
        </p>
      )}
    </section>
  );
}
