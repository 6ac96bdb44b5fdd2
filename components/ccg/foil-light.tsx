"use client";
import { useEffect } from "react";

const FOIL = ".cf[data-foil]";

/** How far a place is from the middle of a span, from -1 to 1. */
const offCentre = (at: number, from: number, size: number): string =>
  Math.max(-1, Math.min(1, ((at - from) / size) * 2 - 1)).toFixed(3);

function light(of: HTMLElement, x: string, y: string): void {
  of.style.setProperty("--fx", x);
  of.style.setProperty("--fy", y);
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
    const follow = ({ target, clientX, clientY }: PointerEvent) => {
      const card = target instanceof Element ? target.closest<HTMLElement>(FOIL) : null;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (lit && lit !== card) for (const name of ["--fx", "--fy"]) lit.style.removeProperty(name);
        lit = card;
        if (!card) return;
        const { left, top, width, height } = card.getBoundingClientRect();
        light(card, offCentre(clientX, left, width), offCentre(clientY, top, height));
      });
    };
    const lean = ({ beta, gamma }: DeviceOrientationEvent) => {
      if (beta === null || gamma === null) return;
      // A phone is read at some 40 degrees.
      light(document.documentElement, offCentre(gamma, -40, 80), offCentre(beta, 0, 80));
    };
    document.addEventListener("pointermove", follow, { passive: true });
    window.addEventListener("deviceorientation", lean);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener("pointermove", follow);
      window.removeEventListener("deviceorientation", lean);
    };
  }, []);
  return null;
}
