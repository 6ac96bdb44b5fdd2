/** How every plot looks: what its axes and the note at the pointer are drawn with. */

export const PLOT = { margin: { top: 8, right: 8, bottom: 0, left: 0 }, accessibilityLayer: false } as const;
export const AXIS = { tick: { fill: "var(--color-ink-3)", fontSize: 12 }, stroke: "var(--color-line)" } as const;
export const NOTE = {
  isAnimationActive: false,
  contentStyle: {
    background: "var(--color-raised)",
    border: "1px solid var(--color-line)",
    borderRadius: 8,
    color: "var(--color-ink)",
  },
} as const;
