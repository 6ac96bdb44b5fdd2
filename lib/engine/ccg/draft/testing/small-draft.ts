import type { PackContents } from "../../factory/prove-pack";
import { compileDraft, type DraftGame } from "../compile";
import type { DraftConfig, Traits } from "../config";

/** Cards 1 … 30: ten commons, ten uncommons, ten rares, of five colours, at costs from 1 to 6. */
const CARDS: Traits[] = Array.from({ length: 30 }, (_, i) => [
  i + 1,
  1 + Math.floor(i / 10),
  "WMYVO"[i % 5]!,
  1 + (i % 6),
]);

const sheet = (from: number): number[] => Array.from({ length: 10 }, (_, i) => from + i);

/** Packs of six: three commons (one of which is a rare at times), two uncommons, a rare. */
const CONTENTS: PackContents = {
  ...{ v: 1, game: "small", name: "Small booster", fixed: [] },
  slots: [
    [{ weight: 1, count: 2, sheet: sheet(1) }],
    [
      { weight: 3, count: 1, sheet: sheet(1) },
      { weight: 1, count: 1, sheet: sheet(21) },
    ],
    [{ weight: 1, count: 2, sheet: sheet(11) }],
    [{ weight: 1, count: 1, sheet: sheet(21) }],
  ],
};

export const SMALL: DraftConfig = {
  ...{ v: 1, game: "small", product: { id: "p", name: "Small booster" }, contents: CONTENTS, cards: CARDS },
  ...{ packs: 2, seconds: 30, price: null },
};

export const smallDraft = (changes: Partial<DraftConfig> = {}): DraftGame => compileDraft({ ...SMALL, ...changes });
