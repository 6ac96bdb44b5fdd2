"use client";
import { SendHorizontal } from "lucide-react";
import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import type { Press } from "@/components/realtime/use-press";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field, Textarea } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import {
  isToMaster,
  leaveAt,
  MASTER_WORD,
  PRESS_MAX,
  type PressDesk,
  type PressSign,
  type ToWords,
} from "@/lib/contracts/press-words";
import type { Signature } from "@/lib/engine/diplomacy/game/press";
import type { Refusal } from "@/lib/engine/kernel/result";
import type { SayParty } from "./party-names";
import type { useLetterDraft } from "./use-letter-draft";

type Props = {
  /** As whom one may write here, one's own first. */
  desks: readonly PressDesk[];
  to: ToWords;
  /** The powers that a false signature may name. */
  powers: readonly string[];
  letter: ReturnType<typeof useLetterDraft>;
  box: RefObject<HTMLTextAreaElement | null>;
  say: SayParty;
  help(refusal: Refusal): string;
  onSend: Press["send"];
};

const CLAIM = "claim ";

/** Where a letter is written and signed. What may not be sent is said instead. */
export function LetterComposer({ desks, to, powers, letter, box, say, help, onSend }: Props) {
  const { compose: t, pick } = useTexts("diplomacyPress");
  const id = useId();
  const [party, setParty] = useState<string | null>(null);
  const [signature, setSignature] = useState<string | null>(null);
  const [claimTo, setClaimTo] = useState("true");
  const [quiet, setQuiet] = useState(false);
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const desk = desks.find((one) => one.party === party) ?? desks[0];
  if (!desk) return null;
  const leave = leaveAt(desk, to);
  const { draft } = letter;
  const choices = signaturesFor(
    leave.signatures,
    powers.filter((word) => word !== desk.party),
  );
  const chosen = choices.find((one) => one === signature) ?? choices[0] ?? "own";
  const claims = chosen.startsWith(CLAIM);

  const sign = (): PressSign => {
    if (chosen === "grey" || chosen === "own") return { kind: chosen };
    const claimed: ToWords = claimTo === "all" ? "all" : claimTo === "true" ? to : [claimTo];
    return { kind: "claim", from: chosen.slice(CLAIM.length), to: claimed === "all" ? "all" : [...claimed] };
  };
  const send = async () => {
    if (sending || draft.text.trim() === "" || leave.refused) return;
    setSending(true);
    setRefused(null);
    letter.trying();
    const readers = to === "all" ? ("all" as const) : [...to];
    const signed = sign();
    const wire =
      signed.kind === "claim" ? { ...signed, to: signed.to === "all" ? ("all" as const) : [...signed.to] } : signed;
    const why = await onSend({ id: draft.id, from: desk.party, to: readers, sign: wire, text: draft.text, quiet });
    setSending(false);
    setRefused(why);
    if (why === null) letter.sent(draft.id);
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  const label = (choice: string) =>
    choice === "own" ? t.own(say(desk.party)) : choice === "grey" ? t.grey : t.claim(say(choice.slice(CLAIM.length)));
  const claimable = [
    { value: "true", label: t.claimTrue },
    ...(to === "all" ? [] : [{ value: "all", label: t.claimedTo([say("all")]) }]),
  ];

  return (
    <form
      className="letter-composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {desks.length > 1 && (
        <Field label={pick.as}>
          <Select
            value={desk.party}
            onChange={setParty}
            options={desks.map((one) => ({ value: one.party, label: say(one.party) }))}
          />
        </Field>
      )}
      {leave.refused && (
        <p className="letter-barred" role="status">
          {help(leave.refused)}
        </p>
      )}
      <div className="letter-line">
        <Textarea
          ref={box}
          rows={1}
          aria-label={t.text}
          placeholder={t.text}
          aria-describedby={`${id}problem`}
          value={draft.text}
          onChange={(event) => letter.write(event.target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-32 min-h-11 desk:max-h-48 resize-none"
        />
        <Button
          type="submit"
          kind="primary"
          icon={<SendHorizontal className="size-4" />}
          busy={sending}
          reason={leave.refused ? help(leave.refused) : null}
          title={t.shortcut}
        >
          {sending ? t.sending : t.send}
        </Button>
      </div>
      <p id={`${id}problem`} role="alert" className="text-sm text-danger empty:hidden">
        {refused ? help(refused) : draft.text.length > PRESS_MAX ? t.tooLong(draft.text.length, PRESS_MAX) : ""}
      </p>
      {!leave.refused && chosen === "grey" && !isToMaster(to) && (
        <p className="text-sm text-ink-2">{t.unsigned(desk.readers.some(({ party: word }) => word === MASTER_WORD))}</p>
      )}
      {!leave.refused && choices.length > 1 && (
        <div className="letter-signature">
          <Select
            label={t.sign}
            value={chosen}
            onChange={setSignature}
            options={choices.map((value) => ({ value, label: label(value) }))}
          />
          {claims && (
            <Select
              label={t.claimTo}
              value={claimTo}
              onChange={setClaimTo}
              options={[...claimable, ...powers.map((value) => ({ value, label: t.claimedTo([say(value)]) }))]}
            />
          )}
        </div>
      )}
      <details className="letter-more">
        <summary>{t.more}</summary>
        {desk.copiesAreOpen && to !== "all" && <p>{t.openCopies}</p>}
        <p>{t.later}</p>
        <p>
          {t.kept} {t.shortcut}
        </p>
        <Checkbox label={t.quiet} checked={quiet} onChange={setQuiet} />
      </details>
    </form>
  );
}

const signaturesFor = (signatures: readonly Signature[], powers: readonly string[]): string[] =>
  signatures.flatMap((kind) => (kind === "claim" ? powers.map((power) => `${CLAIM}${power}`) : [kind]));
