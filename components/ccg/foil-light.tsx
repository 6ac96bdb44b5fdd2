"use client";
import { useEffect } from "react";
import { type Held, tilt } from "./foil-tilt";

const FOIL = ".cf[data-foil]";
/** The smallest change of the light that is drawn. */
const SEEN = 0.02;

/** How far a place is from the middle of a span, from -1 to 1. */
const offCentre = (at: number, from: number, size: number): number =>
  Math.max(-1, Math.min(1, ((at - from) / size) * 2 - 1));

function light(of: HTMLElement, x: number, y: number): void {
  of.style.setProperty("--fx", x.toFixed(3));
  of.style.setProperty("--fy", y.toFixed(3));
}

/** Browsers that tell how the device is held only to whom one allowed it; asked once in a visit, after a tap on a foil. */
type Asks = { requestPermission?(): Promise<unknown> };
let asked = false;
function askForTilt(): void {
  const asks: Asks = "DeviceOrientationEvent" in window ? (DeviceOrientationEvent as Asks) : {};
  if (asked || !asks.requestPermission) return;
  asked = true;
  // Refused or not, foils go on to follow the finger.
  asks.requestPermission().catch(() => {});
}

/**
 * Tells the style sheet of cards where the light falls on foils: under the pointer, else as the device is held. For pages
 * that show cards; who wants less motion sees foils still, and nothing is listened to.
 */
export function FoilLight() {
  useEffect(() => {
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let lit: HTMLElement | null = null;
    let frame = 0;
    const leave = () => {
      if (lit) for (const name of ["--fx", "--fy"]) lit.style.removeProperty(name);
      lit = null;
    };
    const follow = ({ target, clientX, clientY }: PointerEvent) => {
      const card = target instanceof Element ? target.closest<HTMLElement>(FOIL) : null;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (lit !== card) leave();
        lit = card;
        if (!card) return;
        const { left, top, width, height } = card.getBoundingClientRect();
        light(card, offCentre(clientX, left, width), offCentre(clientY, top, height));
      });
    };
    // A finger that is gone lights nothing.
    const lift = ({ pointerType }: PointerEvent) => {
      if (pointerType !== "touch") return;
      cancelAnimationFrame(frame);
      leave();
    };
    let usual: Held | null = null;
    let drawn = { x: 0, y: 0 };
    let leaning = 0;
    const lean = ({ beta, gamma }: DeviceOrientationEvent) => {
      if (beta === null || gamma === null) return;
      const read = tilt(usual, { beta, gamma }, window.screen.orientation?.angle ?? 0);
      usual = read.usual;
      const { x, y } = read.light;
      if (Math.abs(x - drawn.x) < SEEN && Math.abs(y - drawn.y) < SEEN) return;
      cancelAnimationFrame(leaning);
      leaning = requestAnimationFrame(() => {
        drawn = read.light;
        // Foils alone are told: the page's other parts are not reckoned anew sixty times in a second.
        for (const card of document.querySelectorAll<HTMLElement>(FOIL)) if (card !== lit) light(card, x, y);
      });
    };
    const tap = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(FOIL)) askForTilt();
    };
    document.addEventListener("pointermove", follow, { passive: true });
    document.addEventListener("pointerup", lift, { passive: true });
    document.addEventListener("pointercancel", lift, { passive: true });
    document.addEventListener("click", tap, { passive: true });
    window.addEventListener("deviceorientation", lean);
    return () => {
      cancelAnimationFrame(frame);
      cancelAnimationFrame(leaning);
      document.removeEventListener("pointermove", follow);
      document.removeEventListener("pointerup", lift);
      document.removeEventListener("pointercancel", lift);
      document.removeEventListener("click", tap);
      window.removeEventListener("deviceorientation", lean);
    };
  }, []);
  return null;
}
