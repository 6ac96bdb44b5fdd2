"use client";
import clsx from "clsx";
import { ShieldCheck, Sparkles, Volume2, VolumeX } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useTexts } from "@/components/texts/context";
import { Link } from "@/components/ui/link";
import { formatMoney } from "@/lib/engine/kernel/money";
import type { PacksTexts } from "@/lib/texts/packs/en";
import { upperFirst } from "@/lib/texts/speech";
import { AskedKeys } from "../ui/asked-keys";
import { Button, buttonClass } from "../ui/button";
import type { KeyBindings } from "../ui/keys-help";
import { useLetterKeys } from "../ui/letter-keys";
import { stopSecondClick } from "../ui/second-click";
import { useAfterPaint } from "../ui/use-after-paint";
import { useKeptChoice } from "../ui/use-kept-choice";
import type { OpenState, PackCard } from "./pack-card";
import { PackSummary } from "./pack-summary";
import type { SharePull } from "./share-pull";
import { StageRow } from "./stage-row";
import { StageStrip } from "./stage-strip";
import { useOpening } from "./use-opening";
import { viewPath } from "./view-state";
import "./turn-stage.css";

type Props = {
  pack: { id: string; product: string; productId: string; game: string; price: number; commitment: string };
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
  /** Whether its owner shows it to others, and how that is changed. */
  shared: boolean;
  share: SharePull;
};

const keysOf = (t: PacksTexts["keys"]): KeyBindings => [
  [["Space"], t.space],
  [["A"], t.all],
  [["V"], t.verify],
];

/** A press of a key so soon after the one before is the second of a double one, in milliseconds: the last card is seen first. */
const DOUBLE_PRESS = 500;

const CHIP = "inline-flex min-h-9 items-center gap-2 rounded-full bg-[oklch(1_0_0/.1)] px-3 text-sm";

/** Opens a pack, turns its cards one by one or all at once, and sums up what was in it. */
export function TurnStage({ pack, place, given, begun, open, art, next, shared, share }: Props) {
  const t = useTexts("packs");
  const { space } = useTexts("ui").keys;
  const [sound, chooseSound] = useKeptChoice("pack-sound", ["on", "off"]);
  const [glow, chooseGlow] = useKeptChoice("pack-glow", ["off", "on"]);
  const stage = useOpening({ packId: pack.id, given, begun, open, sound: sound === "on" });
  const { cards, turned, shown, busy, openNow, turnNext, turnAll } = stage;
  // The last card turns at once; the ways on and what is told below it come a moment later.
  const done = useAfterPaint(stage.done);
  const letters = useLetterKeys();
  const verb = useRef<HTMLButtonElement>(null);
  const onward = useRef<HTMLAnchorElement>(null);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);

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
    const isPress = event.key === " " || event.key === "Enter";
    const isDouble = isPress && event.timeStamp - pressedAt.current < DOUBLE_PRESS;
    if (isPress) pressedAt.current = event.timeStamp;
    if (isDouble && done && (event.key === " " || target === onward.current)) return event.preventDefault();
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
  const worth = cards?.reduce((sum, card) => sum + card.worth, 0) ?? 0;
  // What one has, among which these cards are: a first pack would lie among hundreds that are missing.
  const binder = viewPath(pack.game, { show: "owned" });
  return (
    <>
      <section
        className="stage flex flex-col"
        data-glow={glow === "on" || undefined}
        aria-label={t.opening(pack.product)}
      >
        <div className="mx-auto flex w-full max-w-[1240px] flex-1 flex-col gap-4 px-3 py-5 tablet:px-5">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="display-2xl">{pack.product}</h1>
            <span className="rounded-full bg-[oklch(1_0_0/.1)] px-3 py-1 text-sm">{place}</span>
            {/* Its room is there before it says anything: what comes below it does not move as the pack opens. */}
            <span className="min-h-7 min-w-32 rounded-full bg-[oklch(1_0_0/.1)] px-3 py-1 text-center text-sm tabular-nums empty:invisible">
              {cards && t.turned(turned, cards.length)}
            </span>
            <span className="ml-auto flex flex-wrap items-center gap-2">
              <button
                type="button"
                aria-pressed={sound === "on"}
                aria-label={t.sound}
                title={t.sound}
                onClick={() => chooseSound(sound === "on" ? "off" : "on")}
                className={`${CHIP} hover:bg-[oklch(1_0_0/.18)]`}
              >
                {sound === "on" ? <Volume2 className="size-4" /> : <VolumeX className="size-4" />}
              </button>
              <button
                type="button"
                aria-pressed={glow === "on"}
                title={t.glowHelp}
                onClick={() => chooseGlow(glow === "on" ? "off" : "on")}
                className={clsx(CHIP, "hover:bg-[oklch(1_0_0/.18)]", glow === "on" && "text-[oklch(.86_.11_84)]")}
              >
                <Sparkles aria-hidden="true" className="size-4" />
                {t.glow}
              </button>
              <Link
                href={done ? `/verify?pack=${pack.id}` : "/verify"}
                className={`${CHIP} hover:bg-[oklch(1_0_0/.18)]`}
              >
                <ShieldCheck aria-hidden="true" className="size-4" />
                {t.sealedAs}{" "}
                <span className="font-mono">{`${pack.commitment.slice(0, 4)}…${pack.commitment.slice(-4)}`}</span>
              </Link>
            </span>
          </div>
          <div className="flex flex-col gap-4">
            <StageRow
              {...{ cards, turned, shown: at, art, busy }}
              goOn={stage.done ? null : goOn}
              onShow={stage.setShown}
            />
            <p className="min-h-6 text-center text-[oklch(.84_.09_82)]" aria-hidden={cards === null}>
              {/* Another card's caption is another one: it comes, and nothing moves. */}
              {current && (
                <span key={at}>{upperFirst(t.caption(current.face.rarity?.word ?? null, current.first))}</span>
              )}
            </p>
          </div>
          {stage.problem && (
            <p role="alert" className="rounded-sm bg-danger-soft px-3 py-2 text-center text-danger">
              {stage.problem}
            </p>
          )}
          <div className="stage-verbs">
            {done && (
              <Link
                href={next ? binder : `/shop/${pack.productId}`}
                onClick={stopSecondClick}
                className={buttonClass("outline")}
              >
                {next ? t.verbs.toBinder : t.verbs.another}
              </Link>
            )}
            {!done && cards && (
              <Button kind="outline" onClick={turnAll}>
                {t.verbs.turnAll} {letters && <Key>A</Key>}
              </Button>
            )}
            {!cards && <span />}
            {/* What it is worth is told at the end; its line is there before. */}
            <p className="stage-worth">{done && t.worth(formatMoney(worth), formatMoney(pack.price))}</p>
            {cards === null && (
              <Button ref={verb} kind="brass" busy={busy} onClick={openNow}>
                {busy ? t.verbs.opening : t.verbs.open} <Key>{space}</Key>
              </Button>
            )}
            {cards && !done && (
              <Button ref={verb} kind="brass" busy={stage.waits} onClick={turnNext}>
                {t.verbs.turn} <Key>{space}</Key>
              </Button>
            )}
            {done && (
              <Link
                ref={onward}
                href={next ? `/shop/packs/${next}` : binder}
                onClick={stopSecondClick}
                className={buttonClass("brass")}
              >
                {next ? t.verbs.next : t.verbs.toBinder} <Key>{space}</Key>
              </Link>
            )}
          </div>
          {cards && <StageStrip {...{ cards, turned, shown: at }} onShow={stage.setShown} />}
          <p className="min-h-6 text-center text-sm">
            {done && (
              <a href="#pack-summary" className="inline-flex min-h-6 items-center underline underline-offset-4">
                {t.summary.title}
              </a>
            )}
          </p>
        </div>
        <AskedKeys title={t.keys.title} bindings={keysOf(t.keys)} />
        <p role="status" aria-live="polite" className="sr-only">
          {stage.said}
        </p>
      </section>
      {done && cards && <PackSummary cards={cards} packId={pack.id} price={pack.price} {...{ shared, share }} />}
    </>
  );
}

const Key = ({ children }: { children: string }) => (
  <span aria-hidden="true" className="ml-1 rounded-xs border border-current px-1.5 text-xs font-normal phone:hidden">
    {children}
  </span>
);
