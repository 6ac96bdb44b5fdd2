/** The size of an illustration, in its own units. */
export const WIDTH = 560;
export const HEIGHT = 400;
