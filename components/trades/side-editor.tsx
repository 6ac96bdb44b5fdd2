"use client";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "@/components/texts/context";
import type { SideView, Spares } from "@/lib/contracts/trade-words";
import { type Goods, isSame } from "@/lib/engine/ccg/trade/goods";
import type { Refusal, Result } from "@/lib/engine/kernel/result";
import { Button } from "../ui/button";
import { unlessLost } from "../ui/unless-lost";
import { draftOf, type GoodsDraft, goodsOf } from "./draft-goods";
import { GoodsEditor } from "./goods-editor";
import { tradeProblem } from "./trade-problem";

export type Change = (given: unknown) => Promise<Result<{ version: number }, Refusal>>;

/** So long after the last keystroke, in ms, what was chosen is put there. */
const REST = 600;
const LOST = { ok: false, error: { code: "trade/lost" } } as const;

type Props = {
  trade: string;
  version: number;
  side: SideView;
  spares: Spares;
  change: Change;
  /** Told whether what is chosen here lies there. */
  onRest(rests: boolean): void;
};

/**
 * Chooses what lies on a side, and puts it there by itself. What others put there meanwhile shows itself, unless one is
 * choosing: what was typed is never lost.
 */
export function SideEditor({ trade, version, side, spares, change, onRest }: Props) {
  const { room: t, problems } = useTexts("trades");
  const [draft, setDraft] = useState<GoodsDraft>(() => draftOf(side.gives));
  /** What lay there when this was chosen last. */
  const [seen, setSeen] = useState<Goods>(side.gives);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const goods = goodsOf(draft, spares);
  const isThere = goods !== null && isSame(goods, seen);
  const isConflict = problem?.code === "trade/side_changed";
  /** The version that one's own last change made: what is older does not know of it yet. */
  const [made, setMade] = useState(0);

  // Somebody put other things there, and nothing is being chosen.
  useEffect(() => {
    if (busy || !isThere || version < made || isSame(seen, side.gives)) return;
    setSeen(side.gives);
    setDraft(draftOf(side.gives));
  }, [side.gives, version, made, seen, busy, isThere]);

  // What one agrees to is what the house has: not before it is what one sees here.
  const rests = isThere && !busy && isSame(seen, side.gives);
  useEffect(() => onRest(rests), [onRest, rests]);
  // Whoever puts the editor away waits for nothing here.
  useEffect(() => () => onRest(true), [onRest]);

  const put = async (wanted: Goods, over: Goods) => {
    setBusy(true);
    const plain = (of: Goods) => of.map(({ asset, amount }) => ({ asset, amount }));
    const given = { id: trade, seat: side.seat, goods: plain(wanted), seen: plain(over) };
    const answer = await unlessLost(change(given), LOST);
    setBusy(false);
    setProblem(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    setSeen(wanted);
    setMade(answer.value.version);
  };
  const latest = useRef(put);
  useEffect(() => {
    latest.current = put;
  });
  const wanted = goods === null ? null : JSON.stringify(goods);
  useEffect(() => {
    if (wanted === null || isThere || busy || problem !== null) return;
    const timer = setTimeout(() => void latest.current(JSON.parse(wanted), seen), REST);
    return () => clearTimeout(timer);
  }, [wanted, isThere, busy, problem, seen]);

  return (
    <div className="flex flex-col gap-3">
      <GoodsEditor
        spares={spares}
        draft={draft}
        {...(side.self ? {} : { of: side.nick })}
        onDraft={(next) => {
          setDraft(next);
          if (!isConflict) setProblem(null);
        }}
      />
      <div role="status" aria-live="polite" className="text-sm text-ink-3">
        {goods === null ? t.unreadable : busy || (!isThere && problem === null) ? t.saving : isThere ? t.saved : null}
        {problem && !isConflict && (
          <p className="rounded-sm bg-danger-soft px-3 py-2 text-danger">{tradeProblem(problem, problems)}</p>
        )}
        {isConflict && (
          <div className="rounded-sm bg-warn-soft px-3 py-2 text-warn">
            <p>{t.conflict(side.nick)}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button dense onClick={() => goods && void put(goods, side.gives)}>
                {t.putMine}
              </Button>
              <Button
                dense
                kind="ghost"
                onClick={() => {
                  setProblem(null);
                  setSeen(side.gives);
                  setDraft(draftOf(side.gives));
                }}
              >
                {t.takeTheirs}
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
