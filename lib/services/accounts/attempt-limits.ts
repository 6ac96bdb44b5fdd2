import { findKnownPlaces } from "./known-places";
import type { LimitKey } from "./rate-limits";

/** Where an attempt comes from: the address, and the id of the browser if it signed in here before. */
export type AskingPlace = { address: string; deviceId: string | null };

const LIMITS_OF = {
  password: { device: "signInDevice", pair: "signInPair", nick: "signInNick" },
  code: { device: "codeDevice", pair: "codePair", nick: "codeNick" },
} as const;

/**
 * What an attempt at an account is counted by. The first is the narrow one, which closes for longer and longer and is
 * forgotten after a success. Whoever asks is charged: the limit of the nick itself, which strangers can use up, does not
 * hold at an address that the member signed in from before, and a device of the member has a count of its own.
 */
export async function attemptLimits(
  kind: keyof typeof LIMITS_OF,
  nickKey: string,
  { address, deviceId }: AskingPlace,
): Promise<readonly [LimitKey, ...LimitKey[]]> {
  const { device, pair, nick } = LIMITS_OF[kind];
  const known = await findKnownPlaces(nickKey, { address, deviceId });
  if (known.device) return [[device, `${nickKey} ${deviceId}`]];
  const counts: [LimitKey, ...LimitKey[]] = [
    [pair, `${nickKey} ${address}`],
    ["signInAddress", address],
  ];
  if (!known.address) counts.push([nick, nickKey]);
  return counts;
}
