"use client";
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { CardFace } from "./card-face";
import type { Face } from "./face-of";

/** A mouse that rests so long on a card, and a finger that stays so long, ask for it. */
const HOVER = 350;
const PRESS = 450;
const WIDTH = 280;
const HEIGHT = Math.round((WIDTH * 88) / 63);
const GAP = 12;

type Shown = { readonly number: number; readonly left: number; readonly top: number };

/** Where a preview stands: beside its card where there is room, within the window. */
function placed(number: number, card: DOMRect): Shown {
  const { innerWidth: wide, innerHeight: high } = window;
  const right = card.right + GAP;
  const beside = right + WIDTH <= wide ? right : card.left - GAP - WIDTH;
  const left = beside >= 0 ? beside : (wide - WIDTH) / 2;
  const top = Math.min(Math.max(GAP, card.top + card.height / 2 - HEIGHT / 2), high - HEIGHT - GAP);
  return { number, left, top };
}

const cardAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-card]") : null;

type Props = { faceOf(number: number): Face | null; className?: string; children: ReactNode };

/**
 * Shows the whole card that the mouse rests on or a finger stays on. It says nothing that the card's own link and page do
 * not say, so it is hidden from readers; Esc, a scroll and leaving the card take it away.
 */
export function CardPreview({ faceOf, className, children }: Props) {
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The click at the end of a long press opens nothing. */
  const pressed = useRef(false);
  const hide = () => {
    clearTimeout(timer.current);
    setShown(null);
  };
  const showSoon = (element: HTMLElement, wait: number, isPress: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      pressed.current = isPress;
      setShown(placed(Number(element.dataset.card), element.getBoundingClientRect()));
    }, wait);
  };
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && setShown(null);
    const onScroll = () => {
      clearTimeout(timer.current);
      setShown(null);
    };
    window.addEventListener("keydown", onKey);
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("scroll", onScroll);
    };
  }, []);
  const face = shown && faceOf(shown.number);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links within are what one acts on
    <div
      className={className}
      onPointerOver={(event: PointerEvent) => {
        const card = cardAt(event.target);
        if (event.pointerType !== "mouse" || !card || card.contains(event.relatedTarget as Node | null)) return;
        setShown(null);
        showSoon(card, HOVER, false);
      }}
      onPointerOut={(event: PointerEvent) => {
        const card = cardAt(event.target);
        if (event.pointerType === "mouse" && card && !card.contains(event.relatedTarget as Node | null)) hide();
      }}
      onPointerDown={(event: PointerEvent) => {
        const card = cardAt(event.target);
        pressed.current = false;
        if (event.pointerType !== "mouse" && card) showSoon(card, PRESS, true);
        else hide();
      }}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerCancel={hide}
      onContextMenu={(event) => pressed.current && event.preventDefault()}
      onClickCapture={(event) => {
        if (!pressed.current) return hide();
        event.preventDefault();
        event.stopPropagation();
        pressed.current = false;
      }}
    >
      {children}
      {shown && face && (
        <div
          aria-hidden="true"
          data-preview={shown.number}
          className="pointer-events-none fixed z-40 rounded-md shadow-3 animate-[fade-in_var(--dur-hover)_var(--ease-out)]"
          style={{ left: shown.left, top: shown.top, width: WIDTH }}
        >
          <CardFace face={face} eager />
        </div>
      )}
    </div>
  );
}
