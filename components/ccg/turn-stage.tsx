"use client";
import clsx from "clsx";
import { ShieldCheck } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useTransition } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { PacksTexts } from "@/lib/texts/packs/en";
import { upperFirst } from "@/lib/texts/speech";
import { AskedKeys } from "../ui/asked-keys";
import { Button, buttonClass } from "../ui/button";
import type { KeyBindings } from "../ui/keys-help";
import { useLetterKeys } from "../ui/letter-keys";
import { type OpenState, type PackCard, rarestFirst } from "./pack-card";
import { PackSummary } from "./pack-summary";
import { shopProblem } from "./shop-problem";
import { StageRow } from "./stage-row";
import { StageStrip } from "./stage-strip";
import "./turn-stage.css";

type Props = {
  pack: { id: string; product: string; game: string; price: number; commitment: string };
  /** "pack 2 of 3" */
  place: string;
  /** The cards of a pack that was opened before; null while it is closed. */
  given: readonly PackCard[] | null;
  /** So many of them were turned, as the address says; null: all. */
  begun: number | null;
  open: (packId: string) => Promise<OpenState>;
  /** The closed pack, drawn. */
  art: ReactNode;
  /** The next closed pack. */
  next: string | null;
};

const keysOf = (t: PacksTexts["keys"]): KeyBindings => [
  [["Space"], t.space],
  [["A"], t.all],
  [["V"], t.verify],
];

/** Opens a pack, turns its cards one by one or all at once, and sums up what was in it. */
export function TurnStage({ pack, place, given, begun, open, art, next }: Props) {
  const t = useTexts("packs");
  const { problems } = useTexts("shop");
  const { space } = useTexts("ui").keys;
  const [cards, setCards] = useState(given);
  const [turned, setTurned] = useState(given ? Math.min(begun ?? given.length, given.length) : 0);
  const [shown, setShown] = useState(Math.max(0, turned - 1));
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const [busy, begin] = useTransition();
  const letters = useLetterKeys();
  const verb = useRef<HTMLButtonElement>(null);
  const onward = useRef<HTMLAnchorElement>(null);

  const total = cards?.length ?? 0;
  const done = cards !== null && turned === total;

  const openNow = () => {
    begin(async () => {
      setProblem(null);
      const answer = await open(pack.id).catch((): OpenState => ({ is: "refused", problem: { code: "shop/lost" } }));
      if (answer.is === "refused") {
        setProblem(answer.problem.code === "shop/lost" ? t.lost : shopProblem(answer.problem, problems));
        return;
      }
      setCards(answer.cards);
      noteTurned(0, answer.cards.length);
      setSaid(t.said.open(answer.cards.length));
    });
  };

  const turnNext = () => {
    const card = cards?.[turned];
    if (!cards || !card) return;
    setShown(turned);
    setTurned(turned + 1);
    noteTurned(turned + 1, cards.length);
    const { face, first } = card;
    const said = { name: face.name, rarity: face.rarity?.word ?? null, first };
    setSaid(t.said.turned(said, turned + 1, cards.length));
  };

  const turnAll = () => {
    if (!cards) return;
    setTurned(cards.length);
    noteTurned(cards.length, cards.length);
    setShown(cards.indexOf(rarestFirst(cards)[0] ?? cards[0]!));
    const worth = cards.reduce((sum, card) => sum + card.worth, 0);
    const fresh = cards.filter(({ first }) => first).length;
    setSaid(t.said.all(cards.length, fresh, formatMoney(worth)));
  };

  // The cards are there a moment before the opening has ended.
  const goOn = cards !== null ? turnNext : busy ? null : openNow;

  // Heard from the moment that the stage is shown, and sees it as it is: no key is lost.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest("input, textarea, select, [contenteditable], dialog")) return;
    // A focused control keeps its own space and enter.
    const other = target?.closest("a, button, summary");
    if (event.key === " " && other && other !== verb.current && other !== onward.current) return;
    if (event.key === " ") {
      event.preventDefault();
      if (done) onward.current?.click();
      else goOn?.();
    }
    if (!letters) return;
    if (event.key.toLowerCase() === "a" && cards && !done) turnAll();
    // The proof names all cards: it would spoil those that are not turned.
    if (event.key.toLowerCase() === "v" && done) window.location.assign(`/verify?pack=${pack.id}`);
  });
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, []);

  // Whoever steers by keys stays at the verb: from the start, and when it becomes the way on.
  useEffect(() => {
    if (document.activeElement === document.body) (done ? onward : verb).current?.focus({ preventScroll: true });
  }, [done]);

  const at = Math.max(0, Math.min(shown, turned - 1));
  const current = turned > 0 ? cards?.[at] : undefined;
  const worth = cards ? cards.slice(0, turned).reduce((sum, card) => sum + card.worth, 0) : 0;
  return (
    <>
      <section className={clsx("stage flex flex-col", !done && "flex-1")} aria-label={t.opening(pack.product)}>
        <div className="mx-auto flex w-full max-w-[1240px] flex-1 flex-col gap-4 px-3 py-5 tablet:px-5">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="display-2xl">{pack.product}</h1>
            <span className="rounded-full bg-[oklch(1_0_0/.1)] px-3 py-1 text-sm">{place}</span>
            {cards && (
              <span className="rounded-full bg-[oklch(1_0_0/.1)] px-3 py-1 text-sm tabular-nums">
                {t.turned(turned, total)}
              </span>
            )}
            <Link
              href={done ? `/verify?pack=${pack.id}` : "/verify"}
              className="ml-auto inline-flex min-h-9 items-center gap-2 rounded-full bg-[oklch(1_0_0/.1)] px-3 text-sm hover:bg-[oklch(1_0_0/.18)]"
            >
              <ShieldCheck aria-hidden="true" className="size-4" />
              {t.sealedAs}{" "}
              <span className="font-mono">{`${pack.commitment.slice(0, 4)}…${pack.commitment.slice(-4)}`}</span>
            </Link>
          </div>
          <div className="flex flex-col gap-4">
            <StageRow {...{ cards, turned, shown: at, art }} goOn={done ? null : goOn} onShow={setShown} />
            <p className="min-h-6 text-center text-[oklch(.84_.09_82)]" aria-hidden={cards === null}>
              {current && upperFirst(t.caption(current.face.rarity?.word ?? null, current.first))}
            </p>
          </div>
          {problem && (
            <p role="alert" className="rounded-sm bg-danger-soft px-3 py-2 text-center text-danger">
              {problem}
            </p>
          )}
          <div className="stage-verbs">
            {cards && !done ? (
              <Button
                onClick={turnAll}
                className="border-[oklch(1_0_0/.35)] bg-transparent text-inherit hover:bg-[oklch(1_0_0/.12)]"
              >
                {t.verbs.turnAll} {letters && <Key>A</Key>}
              </Button>
            ) : (
              <span />
            )}
            <p className="order-3 w-full text-center tablet:order-none tablet:w-auto">
              {cards && turned > 0 && (done ? t.worth : t.soFar)(formatMoney(worth), formatMoney(pack.price))}
            </p>
            {cards === null ? (
              <Button ref={verb} kind="brass" busy={busy} onClick={openNow}>
                {busy ? t.verbs.opening : t.verbs.open} <Key>{space}</Key>
              </Button>
            ) : done ? (
              next ? (
                <Link ref={onward} href={`/shop/packs/${next}`} className={buttonClass("brass")}>
                  {t.verbs.next} <Key>{space}</Key>
                </Link>
              ) : (
                <Link ref={onward} href={`/collection?game=${pack.game}`} className={buttonClass("brass")}>
                  {t.verbs.toBinder} <Key>{space}</Key>
                </Link>
              )
            ) : (
              <Button ref={verb} kind="brass" onClick={turnNext}>
                {t.verbs.turn} <Key>{space}</Key>
              </Button>
            )}
          </div>
          {cards && <StageStrip {...{ cards, turned, shown: at }} onShow={setShown} />}
        </div>
        <AskedKeys title={t.keys.title} bindings={keysOf(t.keys)} />
        <p role="status" aria-live="polite" className="sr-only">
          {said}
        </p>
      </section>
      {done && cards && <PackSummary cards={cards} packId={pack.id} price={pack.price} />}
    </>
  );
}

/** Keeps in the address how many cards are turned, so that a reload or the way back shows no more than that. */
const noteTurned = (turned: number, total: number): void =>
  window.history.replaceState(null, "", turned < total ? `?turned=${turned}` : window.location.pathname);

const Key = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="ml-1 rounded-xs border border-current px-1.5 text-xs font-normal phone:hidden">
    {children}
  </span>
);
