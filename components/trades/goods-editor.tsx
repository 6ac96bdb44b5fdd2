"use client";
import { X } from "lucide-react";
import { useId, useState } from "react";
import { useTexts } from "@/components/texts/context";
import { MOST_KINDS, MOST_PIECES, type Spare, type Spares } from "@/lib/contracts/trade-words";
import { type AssetId, readAsset } from "@/lib/engine/kernel/ledger";
import { formatMoney } from "@/lib/engine/kernel/money";
import { IconButton } from "../ui/button";
import { Field, TextInput } from "../ui/field";
import { Stepper } from "../ui/stepper";
import { type GoodsDraft, moneyOf } from "./draft-goods";

/** So many that fit are shown at once. */
const MOST_FOUND = 6;

type Props = {
  spares: Spares;
  draft: GoodsDraft;
  onDraft(draft: GoodsDraft): void;
  /** Absent: it is one's own; else whose binder shows these. */
  of?: string;
  /** An auction has no money in it. */
  money?: boolean;
};

const byName = (text: string) => {
  const sought = text.trim().toLocaleLowerCase();
  return ({ name, place }: Spare): boolean => `${name} ${place}`.toLocaleLowerCase().includes(sought);
};

/** Chooses what somebody gives: money, and pieces of what they have free, found by name. */
export function GoodsEditor({ spares, draft, onDraft, of, money = true }: Props) {
  const { goods: t } = useTexts("trades");
  const [sought, setSought] = useState("");
  const list = useId();
  const chosen = new Set(draft.pieces.map(({ asset }) => asset));
  const fits = spares.items.filter(({ asset }) => !chosen.has(asset)).filter(byName(sought));
  const sum = moneyOf(draft);
  const isFull = draft.pieces.length >= MOST_KINDS - 1;
  const set = (asset: AssetId, amount: number) =>
    onDraft({ ...draft, pieces: draft.pieces.map((one) => (one.asset === asset ? { asset, amount } : one)) });
  const add = (asset: AssetId) => {
    onDraft({ ...draft, pieces: [...draft.pieces, { asset, amount: 1 }] });
    setSought("");
  };
  const spareOf = (asset: AssetId) => spares.items.find((one) => one.asset === asset);
  return (
    <div className="flex flex-col gap-4">
      {money && (
        <Field
          label={t.money}
          help={spares.money === null ? undefined : t.moneyHelp(formatMoney(spares.money))}
          error={
            sum === null
              ? t.badMoney
              : spares.money !== null && sum > spares.money
                ? t.tooMuch(formatMoney(spares.money))
                : undefined
          }
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            value={draft.money}
            onChange={(event) => onDraft({ ...draft, money: event.target.value })}
          />
        </Field>
      )}
      {draft.pieces.length > 0 && (
        <ul aria-label={t.chosen} className="flex flex-col border-y border-line">
          {draft.pieces.map(({ asset, amount }) => {
            const spare = spareOf(asset);
            const name = spare?.name ?? readAsset(asset)?.is ?? asset;
            return (
              <li key={asset} className="flex items-center gap-x-2 border-b border-line py-2 last:border-0">
                <span className="min-w-0 grow">
                  {name}
                  <span className="block text-sm text-ink-3">
                    {[spare?.place, (of === undefined ? t.free : t.has)(spare?.free ?? 0)].filter(Boolean).join(" · ")}
                  </span>
                </span>
                <Stepper
                  label={t.amount(name)}
                  value={amount}
                  min={1}
                  max={Math.max(amount, Math.min(spare?.free ?? 1, MOST_PIECES))}
                  onChange={(n) => set(asset, n)}
                  className="w-32 shrink-0"
                />
                <IconButton
                  label={t.remove(name)}
                  onClick={() => onDraft({ ...draft, pieces: draft.pieces.filter((one) => one.asset !== asset) })}
                >
                  <X />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      {spares.items.length === 0 ? (
        <p className="text-ink-3">{of === undefined ? t.nothingFree : t.nothingShown(of)}</p>
      ) : isFull ? (
        <p className="text-ink-3">{t.full(MOST_KINDS - 1)}</p>
      ) : (
        <div>
          <Field label={t.add} help={of === undefined ? t.addHelp : t.addOfHelp(of)}>
            <TextInput
              type="search"
              autoComplete="off"
              maxLength={60}
              aria-controls={list}
              value={sought}
              onChange={(event) => setSought(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                // Enter takes the one that is found first, and sends nothing.
                event.preventDefault();
                if (fits[0] && sought.trim() !== "") add(fits[0].asset);
              }}
            />
          </Field>
          <ul id={list} aria-label={t.found} className="mt-1">
            {fits.slice(0, MOST_FOUND).map(({ asset, name, place, free }) => (
              <li key={asset}>
                <button
                  type="button"
                  aria-label={t.addOne(place ? `${name}, ${place}` : name)}
                  onClick={() => add(asset)}
                  className="flex min-h-11 w-full items-center gap-3 rounded-sm px-2 text-left hover:bg-sunken desk:min-h-9"
                >
                  <span className="min-w-0 truncate">{name}</span>
                  <span className="text-sm whitespace-nowrap text-ink-3">{place}</span>
                  <span className="ml-auto text-sm whitespace-nowrap text-ink-3">
                    {(of === undefined ? t.free : t.has)(free)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {fits.length === 0 && sought.trim() !== "" && (
            <p className="text-sm text-ink-3">{(of === undefined ? t.noneFound : t.noneShown)(sought.trim())}</p>
          )}
          {fits.length > MOST_FOUND && <p className="px-2 text-sm text-ink-3">{t.more(fits.length - MOST_FOUND)}</p>}
        </div>
      )}
    </div>
  );
}
