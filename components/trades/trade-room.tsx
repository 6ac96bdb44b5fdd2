"use client";
import clsx from "clsx";
import { Check } from "lucide-react";
import { useCallback, useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import type { SideView, Spares, TradeView } from "@/lib/contracts/trade-words";
import { COIN } from "@/lib/engine/kernel/ledger";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import type { TradesTexts } from "@/lib/texts/trades/en";
import { Button } from "../ui/button";
import { Time } from "../ui/time";
import { unlessLost } from "../ui/unless-lost";
import { GoodsList } from "./goods-list";
import { type Change, SideEditor } from "./side-editor";
import { tradeProblem } from "./trade-problem";

type Props = {
  trade: TradeView;
  /** Whoever reads it began it. */
  isOwn: boolean;
  /** What can be put on each side, by seat. */
  spares: readonly Spares[];
  change: Change;
  confirm(given: unknown): Promise<Result<{ settled: boolean }, Refusal>>;
  close(given: unknown): Promise<Result<{ id: string }, Refusal>>;
};

const LOST = { ok: false, error: { code: "trade/lost" } } as const;

/** Who gives to whom, in the words of whoever reads it. */
function titleOf({ sides }: TradeView, side: SideView, t: TradesTexts["room"]): string {
  const next = sides[(side.seat + 1) % sides.length] ?? side;
  if (side.self) return t.youGive(next.nick);
  return next.self ? t.youGet(side.nick) : t.gives(side.nick, next.nick);
}

/** A trade that is open: its sides, and one's word on it. */
export function TradeRoom({ trade, isOwn, spares, change, confirm, close }: Props) {
  const { room: t, problems } = useTexts("trades");
  const [busy, begin] = useTransition();
  const [asking, setAsking] = useState<number | null>(null);
  const [moving, setMoving] = useState<ReadonlySet<number>>(new Set());
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [ending, setEnding] = useState(false);
  const { id, version, sides } = trade;
  const self = sides.find((side) => side.self);
  const short = sides.flatMap((side) => side.short);
  const reason = moving.size > 0 ? t.waitSaved : sides.some(({ gives }) => gives.length === 0) ? t.mustGive : null;

  const say = (confirmed: boolean) =>
    begin(async () => {
      const answer = await unlessLost(confirm({ id, version, confirmed }), LOST);
      // What is missing stands on the page for all to see.
      setProblem(answer.ok || answer.error.code === "trade/short" ? null : answer.error);
    });
  const end = () =>
    begin(async () => {
      const answer = await unlessLost(close({ id }), LOST);
      setProblem(answer.ok ? null : answer.error);
      setEnding(false);
    });
  const onRest = useCallback((seat: number, rests: boolean) => {
    setMoving((before) => {
      if (before.has(seat) === !rests) return before;
      const next = new Set(before);
      if (rests) next.delete(seat);
      else next.add(seat);
      return next;
    });
  }, []);

  return (
    <div className="flex flex-col gap-5">
      <div className={clsx("grid items-start gap-5", sides.length > 2 ? "desk:grid-cols-3" : "tablet:grid-cols-2")}>
        {[...sides]
          .sort((a, b) => Number(b.self) - Number(a.self))
          .map((side) => (
            <section
              key={side.seat}
              aria-label={titleOf(trade, side, t)}
              className={clsx(
                "min-w-0 rounded-md border bg-surface p-4 tablet:p-5",
                side.confirmed ? "border-ok" : "border-line",
              )}
            >
              <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
                <h2 className="display-lg break-words">{titleOf(trade, side, t)}</h2>
                <p className={clsx("flex items-center gap-1 text-sm", side.confirmed ? "text-ok" : "text-ink-3")}>
                  {side.confirmed && <Check aria-hidden="true" className="size-4" />}
                  {side.self ? (side.confirmed ? t.youAgree : t.you) : side.confirmed ? t.agrees : t.thinks}
                </p>
              </div>
              {side.self || asking === side.seat ? (
                <Rested seat={side.seat} onRest={onRest}>
                  {(onRest) => (
                    <SideEditor
                      {...{ trade: id, version }}
                      side={side}
                      spares={spares[side.seat] ?? { money: null, items: [] }}
                      {...{ change, onRest }}
                    />
                  )}
                </Rested>
              ) : (
                <GoodsList goods={side.gives} label={titleOf(trade, side, t)} />
              )}
              {!side.self && (
                <Button
                  dense
                  kind="ghost"
                  className="mt-3"
                  aria-expanded={asking === side.seat}
                  reason={asking === side.seat && moving.has(side.seat) ? t.waitSaved : null}
                  onClick={() => setAsking(asking === side.seat ? null : side.seat)}
                >
                  {asking === side.seat ? t.askDone : t.ask}
                </Button>
              )}
            </section>
          ))}
      </div>
      <div role="status" aria-live="polite" className="empty:hidden">
        {short.length > 0 && (
          <div className="rounded-sm bg-danger-soft px-3 py-2 text-danger">
            <p>{t.shortOf}</p>
            <ul>
              {sides.flatMap(({ seat, nick, short: missing }) =>
                missing.map(({ asset, name, free }) => (
                  <li key={`${seat} ${asset}`}>
                    {nick}: {asset === COIN ? t.shortMoney : t.short(name, free)}
                  </li>
                )),
              )}
            </ul>
          </div>
        )}
        {!busy && problem && (
          <p className="rounded-sm bg-danger-soft px-3 py-2 text-danger">{tradeProblem(problem, problems)}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {self?.confirmed ? (
          <Button busy={busy} onClick={() => say(false)}>
            {busy ? t.busy : t.takeBack}
          </Button>
        ) : (
          <Button
            kind={reason === null ? "primary" : "secondary"}
            busy={busy}
            reason={reason}
            onClick={() => say(true)}
          >
            {busy ? t.busy : t.agree}
          </Button>
        )}
        {ending ? (
          <>
            <Button kind="danger" busy={busy} onClick={end}>
              {t.sure}
            </Button>
            <Button kind="ghost" onClick={() => setEnding(false)}>
              {t.keep}
            </Button>
          </>
        ) : (
          <Button kind="ghost" onClick={() => setEnding(true)}>
            {isOwn ? t.callOff : t.decline}
          </Button>
        )}
        <p className="text-sm text-ink-3 tablet:ml-auto">
          {t.until} <Time at={trade.expiresAt} show="date" />
        </p>
      </div>
    </div>
  );
}

/** Gives a side a callback of its own that stays the same, so that it is told once of a change. */
function Rested({
  seat,
  onRest,
  children,
}: {
  seat: number;
  onRest(seat: number, rests: boolean): void;
  children(onRest: (rests: boolean) => void): React.ReactNode;
}) {
  return children(useCallback((rests: boolean) => onRest(seat, rests), [seat, onRest]));
}
