/** How a device is held, in degrees, as a `deviceorientation` event tells it: `beta` front to back, `gamma` left to right. */
export type Held = { readonly beta: number; readonly gamma: number };
/** Where the light falls: from -1 to 1 across a card and down it. */
export type Light = { readonly x: number; readonly y: number };

/** So far from how it is usually held, in degrees, the light lies at a card's edge. */
const FAR = 22;
/** How much of the way the usual hold follows each reading: after some seconds any hold is the usual one. */
const FOLLOWS = 0.02;

const within = (n: number): number => Math.max(-1, Math.min(1, n));

/** Along the short and the long way of the screen, whichever way up it is turned (`angle`: 0, 90, 180 or 270). */
function onScreen({ beta, gamma }: Held, angle: number): { across: number; down: number } {
  switch (((angle % 360) + 360) % 360) {
    case 90:
      return { across: beta, down: -gamma };
    case 180:
      return { across: -gamma, down: -beta };
    case 270:
      return { across: -beta, down: gamma };
    default:
      return { across: gamma, down: beta };
  }
}

/**
 * The light after a reading, and how the device is usually held by now. `usual`: as it was before; null: nothing was read
 * yet. Whoever lies down or turns the screen has the light in the middle again soon.
 */
export function tilt(usual: Held | null, held: Held, angle: number): { light: Light; usual: Held } {
  const from = usual ?? held;
  const { across, down } = onScreen({ beta: held.beta - from.beta, gamma: held.gamma - from.gamma }, angle);
  return {
    light: { x: within(across / FAR), y: within(down / FAR) },
    usual: {
      beta: from.beta + (held.beta - from.beta) * FOLLOWS,
      gamma: from.gamma + (held.gamma - from.gamma) * FOLLOWS,
    },
  };
}
