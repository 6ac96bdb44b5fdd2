"use client";
import { type CSSProperties, type PointerEvent, type ReactNode, useRef, useState } from "react";

type Props = {
  /** The closed pack, drawn. */
  art: ReactNode;
  /** It is being opened. */
  torn: boolean;
  onTear(): void;
};

/** So far along it must be torn to open; less, and it closes again. */
const ENOUGH = 0.55;
/** A hand that moves less than this, in px, taps. */
const STILL = 8;

/** A closed pack that tears along its top under a finger or a pointer; a tap opens it too, as its verb and the keys do. */
export function PackTear({ art, torn, onTear }: Props) {
  const [tear, setTear] = useState(0);
  const from = useRef<number | null>(null);
  const dragged = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    from.current = event.clientX;
    dragged.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    if (from.current === null || torn) return;
    const moved = Math.abs(clientX - from.current);
    if (moved >= STILL) dragged.current = true;
    if (dragged.current) setTear(Math.min(1, moved / (currentTarget.getBoundingClientRect().width * 0.8)));
  };
  const letGo = () => {
    if (from.current !== null && dragged.current && tear >= ENOUGH) onTear();
    from.current = null;
    setTear(0);
  };
  return (
    <span
      className="tear"
      data-held={tear > 0 || undefined}
      data-torn={torn || undefined}
      style={{ "--tear": torn ? 1 : tear } as CSSProperties}
    >
      <span className="tear-body">{art}</span>
      <span className="tear-light" />
      <span className="tear-strip">{art}</span>
      <button
        type="button"
        aria-hidden="true"
        tabIndex={-1}
        className="stage-tap touch-none"
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onClick={() => dragged.current || torn || onTear()}
      />
    </span>
  );
}
