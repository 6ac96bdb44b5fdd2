"use client";
import { type ReactNode, useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import { type Listed, MOST_COPIES, USUAL_DAYS } from "@/lib/contracts/market-words";
import { crosses } from "@/lib/engine/ccg/market/match";
import type { Side } from "@/lib/engine/ccg/market/vocabulary";
import { type Cents, formatMoney, readMoney } from "@/lib/engine/kernel/money";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { Button } from "../ui/button";
import { Checkbox } from "../ui/checkbox";
import { TextInput } from "../ui/field";
import { randomText } from "../ui/random-text";
import { Stepper } from "../ui/stepper";
import { unlessLost } from "../ui/unless-lost";
import { marketProblem } from "./market-problem";
import type { Cancel } from "./own-orders";

/** A card that could be offered or bid for, as the preview shows it. */
export type Listable = {
  readonly number: number;
  readonly name: string;
  readonly place: string;
  readonly foil: boolean;
  /** Copies that one has, or wishes for. */
  readonly count: number;
  /** So many of them could be offered, or are not bid for yet. */
  readonly open: number;
  readonly price: number;
  /** The best price of the other side. */
  readonly best: number | null;
  readonly last: number | null;
};
type Row = Listable & { readonly on: boolean; readonly quantity: number; readonly typed: string };

type Props = {
  game: string;
  side: Side;
  rows: readonly Listable[];
  /** What one may spend, for bids. */
  money?: Cents;
  /** What is shown where there is nothing; what was just done, and can be taken back, stays. */
  empty: ReactNode;
  list(given: unknown): Promise<Result<Listed, Refusal>>;
  cancel: Cancel;
};

const rowOf = (card: Listable): Row => {
  return { ...card, on: true, quantity: card.open, typed: formatMoney(card.price).slice(1) };
};
const LOST = { ok: false, error: { code: "market/lost" } } as const;
const priceOf = ({ typed }: Row): number | null => {
  const read = readMoney(typed);
  return read.ok && read.value > 0 ? read.value : null;
};

/** What would be offered or bid for, line by line, to be changed; one act does all of it, one takes it back. */
export function ListForm({ game, side, rows: given, money = 0, empty, list, cancel }: Props) {
  const { list: asks, bids, problems, form, rows: words } = useTexts("market");
  const t = side === "ask" ? asks : bids;
  const [reserve, setReserve] = useState(true);
  const [rows, setRows] = useState<readonly Row[]>(() => given.map(rowOf));
  if (rows.length === 0 && given.length > 0) setRows(given.map(rowOf));
  const [busy, begin] = useTransition();
  const [key, setKey] = useState<string | null>(null);
  const [listed, setListed] = useState<Listed | null>(null);
  const [said, setSaid] = useState<{ ok: boolean; text: string } | null>(null);
  const chosen = rows.filter(({ on }) => on);
  const odd = chosen.some((row) => priceOf(row) === null);
  const copies = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = chosen.reduce((sum, row) => sum + row.quantity * (priceOf(row) ?? 0), 0);
  const change = (number: number, some: Partial<Row>) => {
    setKey(null);
    setSaid(null);
    setRows(rows.map((row) => (row.number === number ? { ...row, ...some } : row)));
  };
  const offer = () => {
    const asked = key ?? randomText(12);
    setKey(asked);
    setSaid(null);
    const cards = chosen.map((row) => ({ number: row.number, quantity: row.quantity, price: priceOf(row) }));
    begin(async () => {
      const done = await unlessLost(
        list({ key: asked, game, side, days: USUAL_DAYS, reserve: side === "ask" || reserve, cards }),
        LOST,
      );
      if (!done.ok) {
        if (done !== LOST) setKey(null);
        const { data } = done.error;
        const facts =
          typeof data === "object" && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : {};
        const few = done.error.code === "market/too_few";
        setSaid({
          ok: false,
          text: few ? problems.tooFewOf(String(facts.card), Number(facts.free)) : marketProblem(done.error, problems),
        });
        return;
      }
      const { orders } = done.value;
      const open = orders.filter(({ left }) => left > 0).length;
      const [sold, sum] = [orders.reduce((n, { filled }) => n + filled, 0), orders.reduce((n, one) => n + one.sum, 0)];
      setListed(done.value);
      setSaid({ ok: true, text: t.done(open, sold, formatMoney(sum)) });
    });
  };
  const undo = () =>
    begin(async () => {
      const done = await unlessLost(cancel({ batch: listed?.batch }), LOST);
      if (done.ok) setListed(null);
      setKey(null);
      setSaid(
        done.ok
          ? { ok: true, text: t.undone(done.value.cancelled, done.value.gone) }
          : { ok: false, text: marketProblem(done.error, problems) },
      );
    });

  if (rows.length === 0) return empty;
  return (
    <div className="flex flex-col gap-4">
      {!listed && (
        <ul aria-label={t.caption} className="rounded-md border border-line bg-surface">
          {rows.map((row) => (
            <li
              key={row.number}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-line px-3 py-2 last:border-0 tablet:grid-cols-[minmax(0,1fr)_auto_auto]"
            >
              <div className="col-span-2 min-w-0 tablet:col-span-1">
                <Checkbox
                  label={
                    <>
                      <span className="sr-only">{t.include(row.name)}</span>
                      <Link
                        href={`/cards/${game}-${row.number}`}
                        className="font-semibold underline-offset-4 hover:underline"
                      >
                        {row.name}
                      </Link>{" "}
                      <span className="text-sm font-normal text-ink-3">
                        {row.place}
                        {row.foil && `, ${words.foil}`} · {t.count} ×{row.count}
                        {row.last !== null && <> · {t.last(formatMoney(row.last))}</>}
                      </span>
                    </>
                  }
                  help={
                    row.best !== null && crosses(side, priceOf(row) ?? 0, row.best)
                      ? t.now(formatMoney(row.best))
                      : undefined
                  }
                  checked={row.on}
                  onChange={(on) => change(row.number, { on })}
                />
              </div>
              <Stepper
                label={`${t.copies}: ${row.name}`}
                value={row.quantity}
                min={1}
                max={Math.min(row.open, MOST_COPIES)}
                onChange={(quantity) => change(row.number, { quantity })}
                className="w-36"
              />
              <TextInput
                aria-label={`${t.price}: ${row.name}`}
                aria-invalid={priceOf(row) === null || undefined}
                inputMode="decimal"
                value={row.typed}
                onChange={(event) => change(row.number, { typed: event.target.value })}
                className="w-24! text-right tabular-nums"
              />
            </li>
          ))}
        </ul>
      )}
      <div className="sticky bottom-14 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 bg-paper py-3 tablet:bottom-0">
        {listed ? (
          <Button busy={busy} onClick={undo}>
            {t.undo}
          </Button>
        ) : (
          <>
            <Button
              kind="primary"
              busy={busy}
              reason={odd ? form.badPrice : chosen.length === 0 ? t.none : null}
              onClick={offer}
            >
              {busy ? t.busy : t.verb(copies, chosen.length)}
            </Button>
            <span className={side === "bid" && total > money ? "text-danger" : "text-ink-2"}>
              {t.total(formatMoney(total), formatMoney(money))}
            </span>
            {side === "bid" && (
              <Checkbox label={form.reserve} help={form.reserveHelp} checked={reserve} onChange={setReserve} />
            )}
          </>
        )}
      </div>
      <div role="status" aria-live="polite" className="empty:hidden">
        {said && !busy && (
          <p
            className={said.ok ? "rounded-sm bg-ok-soft px-3 py-2" : "rounded-sm bg-danger-soft px-3 py-2 text-danger"}
          >
            {said.text}
          </p>
        )}
      </div>
    </div>
  );
}
