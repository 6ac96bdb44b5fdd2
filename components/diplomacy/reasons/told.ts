/** A step of a decision, with those that it came from. */
export type ToldStep = { readonly text: string; readonly steps: readonly ToldStep[] };

/** Why something came out as it did: what came of it, the reasons in a sentence or two, and the whole decision. */
export type Told = {
  readonly headline: string;
  readonly sentences: readonly string[];
  readonly steps: readonly ToldStep[];
  readonly failed: boolean;
};

/** Headline and reasons in one paragraph, for bubbles and screen readers. */
export const paragraph = ({ headline, sentences }: Told): string => [headline, ...sentences].join(" ");
