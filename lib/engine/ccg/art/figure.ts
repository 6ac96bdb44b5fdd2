/**
 * A figure as path data round (0, 0) on the ground, about 300 units high at most: `ink` its silhouette, `cloth` parts in
 * the card's dye laid over it, `light` what glows.
 */
export type Figure = {
  ink: string;
  cloth?: string;
  light?: string;
  /** How much nearer it stands than others. */
  near?: number;
};
