"use client";
import { type FormEvent, useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import { type Given, MOST_NOTE, type Spares } from "@/lib/contracts/trade-words";
import type { Goods } from "@/lib/engine/ccg/trade/goods";
import type { UserId } from "@/lib/engine/kernel/game";
import { readAsset } from "@/lib/engine/kernel/ledger";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import type { TradesTexts } from "@/lib/texts/trades/en";
import { Button } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { randomText } from "../ui/random-text";
import { unlessLost } from "../ui/unless-lost";
import { type GoodsDraft, goodsOf, NO_DRAFT } from "./draft-goods";
import { GiveSure } from "./give-sure";
import { GoodsEditor } from "./goods-editor";
import { NickField } from "./nick-field";
import { recipientProblem, tradeProblem } from "./trade-problem";
import { useRecipient } from "./use-recipient";

type Outcome = Result<Given, Refusal>;
type Props = {
  /** Who gives. */
  self: UserId;
  spares: Spares;
  to: string;
  /** Nicks that are suggested. */
  partners: readonly string[];
  draft: GoodsDraft;
  give(given: unknown): Promise<Outcome>;
};

const LOST = { ok: false, error: { code: "trade/lost" } } as const;

/** "$3.00, 2 cards and 1 pack". */
function countWords(goods: Goods, t: TradesTexts["give"]): string {
  const of = (is: string) =>
    goods.reduce((sum, { asset, amount }) => sum + (readAsset(asset)?.is === is ? amount : 0), 0);
  const money = of("coin");
  return t.count(money > 0 ? formatMoney(money) : null, of("card"), of("pack"));
}

/** Gives something away: who gets it is looked up as it is typed, and what goes to whom is asked once more. */
export function GiveForm({ self, spares, to: first, partners, draft: begun, give }: Props) {
  const texts = useTexts("trades");
  const { give: t, problems } = texts;
  const [busy, begin] = useTransition();
  const [to, setTo] = useState(first);
  const [note, setNote] = useState("");
  const [draft, setDraft] = useState(begun);
  const [key, setKey] = useState<string | null>(null);
  const [sure, setSure] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const goods = goodsOf(draft, spares);
  const isEmpty = goods === null || goods.length === 0;
  const recipient = useRecipient(to, self);
  const person = recipient.is === "found" ? recipient.person : null;
  const reason = isEmpty
    ? t.empty
    : recipient.is === "nobody"
      ? t.nobody
      : person === null
        ? (recipientProblem(recipient, texts) ?? t.looking)
        : null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && reason === null) setSure(true);
  };
  const onYes = () => {
    setSure(false);
    if (busy || goods === null || person === null) return;
    // The same request again, where its answer was lost, is the same gift.
    const asked = key ?? randomText(12);
    setKey(asked);
    begin(async () => {
      const answer = await unlessLost(give({ key: asked, to: person.nick, goods, note }), LOST);
      setOutcome(answer);
      if (answer !== LOST) setKey(null);
      if (!answer.ok) return;
      setDraft(NO_DRAFT);
      setNote("");
    });
  };
  const changed = () => {
    setKey(null);
    setOutcome(null);
  };
  return (
    <form onSubmit={onSubmit} aria-label={t.title} className="flex flex-col gap-4">
      <NickField
        label={t.to}
        help={t.toHelp}
        value={to}
        {...{ recipient, partners }}
        found={t.found}
        onChange={(typed) => {
          setTo(typed);
          changed();
        }}
      />
      <GoodsEditor
        spares={spares}
        draft={draft}
        onDraft={(next) => {
          setDraft(next);
          changed();
        }}
      />
      <Field label={t.note} optional count={{ used: note.length, max: MOST_NOTE }}>
        <TextInput
          autoComplete="off"
          maxLength={MOST_NOTE}
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
            changed();
          }}
        />
      </Field>
      <Button type="submit" kind={reason === null ? "primary" : "secondary"} busy={busy} reason={reason}>
        <span className="whitespace-normal">
          {busy ? t.busy : person && !isEmpty ? t.verb(countWords(goods, t), person.nick) : t.title}
        </span>
      </Button>
      {sure && person && !isEmpty && (
        <GiveSure to={person} {...{ goods, spares, note, onYes }} onNo={() => setSure(false)} />
      )}
      <div role="status" aria-live="polite" className="empty:hidden">
        {!busy && outcome?.ok && (
          <p className="rounded-sm bg-ok-soft px-3 py-2">
            {t.done(countWords(outcome.value.goods, t), outcome.value.to)}{" "}
            <Link href="/statement?part=trades" className="underline underline-offset-4">
              {t.statement}
            </Link>
          </p>
        )}
        {!busy && outcome?.ok === false && (
          <p className="rounded-sm bg-danger-soft px-3 py-2 text-danger">{tradeProblem(outcome.error, problems)}</p>
        )}
      </div>
    </form>
  );
}
