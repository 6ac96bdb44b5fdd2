import type { Dye } from "./colour";

/** The dyes whose hatchings a frame bears, at most two: undyed and gold frames bear none. */
export const hatchedOf = (dyes: readonly Dye[]): readonly Dye[] =>
  dyes.length > 2 || dyes.includes("undyed") ? [] : dyes;

/** A stroke of each dye's hatching in a tile of 14, as heralds have it: told apart without colours. */
const STROKES: Readonly<Record<Dye, string>> = {
  woad: "M0 7H14",
  madder: "M7 0V14",
  verdigris: "M-2 16 16-2",
  weld: "M7 5a2 2 0 1 0 .1 0Z",
  oakgall: "M-2 16 16-2M-2-2 16 16",
  undyed: "",
};

/** The hatching of a frame of 630 × 880; two dyes share it. `id` begins the names inside. */
export const hatching = (dyes: readonly Dye[], id: string): string =>
  dyes
    .map((dye, i) => {
      const wide = 598 / dyes.length;
      const tile = `<pattern id="${id}d${i}" width="14" height="14" patternUnits="userSpaceOnUse"><path d="${STROKES[dye]}" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="3"/></pattern>`;
      return `${tile}<rect x="${16 + i * wide}" y="16" width="${wide}" height="848" fill="url(#${id}d${i})"/>`;
    })
    .join("");
