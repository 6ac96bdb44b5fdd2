"use client";
import { useEffect, useState } from "react";
import { sayOrder } from "@/components/diplomacy/order-words";
import { useTexts } from "@/components/texts/context";
import { Button } from "@/components/ui/button";
import { Progress, Spinner } from "@/components/ui/progress";
import { Switch } from "@/components/ui/switch";
import type { UnitOdds } from "@/lib/engine/diplomacy/bots/odds";
import type { DiplomacyMap } from "@/lib/engine/diplomacy/map/model";
import { powerName } from "../names";
import type { Question, Thought } from "./think";
import { useThinker } from "./use-thinker";
import type { WhatIf } from "./use-what-if";

/** So many guesses, made of some five hundred of each power, tell a share to within five in a hundred. */
const SAMPLES = 2_000;
/** Whoever is still changing orders is not answered in between. */
const PAUSE_MILLIS = 150;
const SEED = 1;

type Props = { whatIf: WhatIf; config: Question["config"] };

/**
 * What the computer makes of it: orders that do well for oneself, and how often one's orders come about while the others
 * do something plausible. All of it is reckoned in the browser.
 */
export function OddsPanel({ whatIf, config }: Props) {
  const { whatIf: t } = useTexts("diplomacyTable");
  const think = useThinker();
  const [on, setOn] = useState(false);
  const [thought, setThought] = useState<Thought | null>(null);
  const [state, setState] = useState<"idle" | "replying" | "counting" | "failed">("idle");
  const { desk, set, act, own } = whatIf;
  const { field, map } = desk;
  const isMovement = field.position.phase.type === "MOVEMENT";

  const ask = (reply: boolean): Promise<Thought | null> => {
    setState(reply ? "replying" : "counting");
    const question: Question = {
      ...{ config, position: whatIf.position, rules: [...field.rules], dummies: whatIf.dummies },
      ...{ own, given: set.orders, reply, samples: SAMPLES, seed: SEED },
    };
    return think(question).then(
      (next) => {
        if (!next) return null;
        setThought(next);
        setState("idle");
        return next;
      },
      () => {
        setState("failed");
        return null;
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked depends on the orders and the position alone
  useEffect(() => {
    if (!on || !isMovement) return;
    const later = setTimeout(() => void ask(false), PAUSE_MILLIS);
    return () => clearTimeout(later);
  }, [on, set.orders, whatIf.position]);

  const findReply = async () => {
    const found = await ask(true);
    if (!found?.reply) return;
    act({ type: "replace", orders: [...set.orders.filter(({ power }) => !own.includes(power)), ...found.reply] });
    setOn(true);
  };
  const guessedByHand = [...new Set(set.orders.map(({ power }) => power))].filter((power) => !own.includes(power));

  return (
    <section aria-label={t.odds.title} className="border-t border-line px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button dense busy={state === "replying"} onClick={() => void findReply()}>
          {t.odds.reply}
        </Button>
        {isMovement && <Switch label={t.odds.often} checked={on} onChange={setOn} />}
      </div>
      {state === "failed" && <p role="alert">{t.odds.failed}</p>}
      {on && isMovement && (
        <div aria-busy={state === "counting" || undefined}>
          <p className="mt-2 flex items-center gap-2 text-sm text-ink-2" role="status">
            {state === "counting" && <Spinner />}
            {t.odds.basis(
              SAMPLES,
              guessedByHand.map((power) => powerName(map, power)),
            )}
          </p>
          {thought && (
            <ul className="mt-2 flex flex-col gap-3" data-millis={Math.round(thought.millis)}>
              {thought.odds.map((odds) => (
                <Chance key={odds.unit.at} {...{ map, odds, samples: thought.samples }} />
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}

/** How often the order of a unit comes about, as a bar and in words. */
function Chance({ map, odds, samples }: { map: DiplomacyMap; odds: UnitOdds; samples: number }) {
  const words = useTexts("diplomacy");
  const { odds: t } = useTexts("diplomacyTable").whatIf;
  const text = sayOrder(words, map, odds.order);
  const share = Math.round((100 * odds.succeeded) / samples);
  const lost = Math.round((100 * odds.dislodged) / samples);
  return (
    <li>
      <p className="mb-1 flex justify-between gap-3 text-sm">
        <span>{text}</span>
        <span className="shrink-0 tabular-nums">
          <strong>{t.share(share)}</strong>
          {odds.dislodged > 0 && <span className="text-danger"> · {t.dislodged(lost)}</span>}
        </span>
      </p>
      <Progress label={text} value={share} />
    </li>
  );
}
