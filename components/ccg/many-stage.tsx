"use client";
import { type ReactNode, useEffect, useRef, useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import { MOST_OPENED } from "@/lib/contracts/shop-words";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { Refusal } from "@/lib/engine/kernel/result";
import { Button, buttonClass } from "../ui/button";
import { stopSecondClick } from "../ui/second-click";
import { unlessLost } from "../ui/unless-lost";
import { useKeptChoice } from "../ui/use-kept-choice";
import { CardFace } from "./card-face";
import { noteOpened } from "./opened-here";
import { isCelebrated, type PackCard, rarestFirst } from "./pack-card";
import { tearSound, turnSound } from "./pack-sounds";
import { PackTear } from "./pack-tear";
import { sumUpPulls } from "./pull-total";
import { PulledCards } from "./pulled-cards";
import { shopProblem } from "./shop-problem";
import { viewPath } from "./view-state";
import "./turn-stage.css";

/** What the request to open several packs was answered. */
export type OpenManyState =
  | { readonly is: "open"; readonly packs: readonly (readonly PackCard[])[] }
  | { readonly is: "refused"; readonly problem: Refusal };

type Props = {
  product: { id: string; name: string; game: string };
  /** What is opened here, as the page found it: while one opens, the page may be read anew, and nothing changes. */
  given: {
    /** The packs in the order in which they are opened. */
    packs: readonly string[];
    /** What they cost together, in cents. */
    price: number;
    /** The cards of those that are open already, the first ones. */
    opened: readonly (readonly PackCard[])[];
  };
  open(packs: string[]): Promise<OpenManyState>;
  /** A closed pack, drawn. */
  art: ReactNode;
};

const LOST: OpenManyState = { is: "refused", problem: { code: "shop/lost" } };
const MOST_BEST = 5;

/** Opens several packs at once and sums them up: the best, what is new, the doubles, what it is worth. */
export function ManyStage({ product, given, open, art }: Props) {
  const t = useTexts("packs");
  const { problems } = useTexts("shop");
  const [sound] = useKeptChoice("pack-sound", ["on", "off"]);
  const [{ packs, price }] = useState(given);
  const [opened, setOpened] = useState(given.opened);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, begin] = useTransition();
  const done = opened.length > 0 && opened.length === packs.length;
  const verb = useRef<HTMLButtonElement>(null);
  const onward = useRef<HTMLAnchorElement>(null);
  // Whoever steers by keys stays at the verb: from the start, and when it becomes the way on.
  useEffect(() => {
    if (document.activeElement === document.body) (done ? onward : verb).current?.focus({ preventScroll: true });
  }, [done]);
  const total = sumUpPulls(opened, MOST_BEST);
  const openAll = () => {
    tearSound(sound === "on");
    setProblem(null);
    begin(async () => {
      let all = opened;
      while (all.length < packs.length) {
        const answer = await unlessLost(open(packs.slice(all.length, all.length + MOST_OPENED)), LOST);
        if (answer.is === "refused" || answer.packs.length === 0) {
          const code = answer.is === "refused" ? answer.problem : { code: "shop/no_such_pack" };
          return setProblem(code.code === "shop/lost" ? t.lost : shopProblem(code, problems));
        }
        noteOpened(packs.slice(0, all.length + answer.packs.length));
        all = [...all, ...answer.packs];
        setOpened(all);
      }
      if (all.some((cards) => cards.some(({ rarity }) => rarity === "M"))) turnSound("event", sound === "on");
    });
  };
  return (
    <>
      <section className="stage flex flex-col" aria-label={t.opening(product.name)}>
        <div className="mx-auto flex w-full max-w-[1240px] flex-1 flex-col gap-4 px-3 py-5 tablet:px-5">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="display-2xl">{product.name}</h1>
            <span role="status" className="rounded-full bg-[oklch(1_0_0/.1)] px-3 py-1 text-sm tabular-nums">
              {t.many.opened(opened.length, packs.length)}
            </span>
          </div>
          <div className="stage-row">
            {done ? (
              <ul aria-label={t.many.best} className="flex flex-wrap items-center justify-center gap-4">
                {total.best.map((card) => (
                  <li key={card.face.number} className="w-[min(38vw,210px)]" data-rarity={card.rarity}>
                    <div className="stage-card" data-pace={card.rarity === "M" ? "event" : "slow"}>
                      <div
                        className={isCelebrated(card) ? "stage-flip stage-halo" : "stage-flip"}
                        data-rarity={card.rarity}
                      >
                        <CardFace face={card.face} eager />
                      </div>
                    </div>
                  </li>
                ))}
              </ul>
            ) : (
              <div className="stage-middle">
                <PackTear art={art} torn={busy} onTear={() => busy || openAll()} />
              </div>
            )}
          </div>
          {problem && (
            <p role="alert" className="rounded-sm bg-danger-soft px-3 py-2 text-center text-danger">
              {problem}
            </p>
          )}
          <div className="stage-verbs">
            {done ? (
              <Link href={`/shop/${product.id}`} onClick={stopSecondClick} className={buttonClass("outline")}>
                {t.verbs.another}
              </Link>
            ) : (
              <span />
            )}
            <p className="stage-worth">{done && t.many.worth(formatMoney(total.worth), formatMoney(price))}</p>
            {done ? (
              <Link
                ref={onward}
                href={viewPath(product.game, { show: "owned" })}
                onClick={stopSecondClick}
                className={buttonClass("brass")}
              >
                {t.verbs.toBinder}
              </Link>
            ) : (
              <Button ref={verb} kind="brass" busy={busy} onClick={openAll}>
                {busy ? t.verbs.opening : t.many.open(packs.length - opened.length)}
              </Button>
            )}
          </div>
        </div>
      </section>
      {done && (
        <section aria-labelledby="many-summary" className="mx-auto w-full max-w-[1240px] px-3 py-6 tablet:px-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h2 id="many-summary" className="display-xl">
              {t.many.title(packs.length)}
            </h2>
            <p className="text-ink-2">
              {t.many.total(total.total, total.fresh, total.doubles, formatMoney(total.worth))}
            </p>
          </div>
          <PulledCards cards={total.cards} />
          <h3 className="mt-6 display-lg">{t.many.each}</h3>
          <p className="text-ink-2">{t.many.eachLead}</p>
          <ol className="mt-2 divide-y divide-line">
            {opened.map((cards, i) => {
              const [best] = rarestFirst(cards);
              return (
                best && (
                  <li key={packs[i]}>
                    <Link
                      href={`/shop/packs/${packs[i]}`}
                      className="flex min-h-11 flex-wrap items-center gap-x-3 py-1 underline-offset-4 hover:underline"
                    >
                      <span className="font-semibold">{best.face.name}</span>
                      <span className="text-sm text-ink-3">
                        {t.many.pack(i + 1, formatMoney(cards.reduce((sum, { worth }) => sum + worth, 0)))}
                      </span>
                    </Link>
                  </li>
                )
              );
            })}
          </ol>
        </section>
      )}
    </>
  );
}
