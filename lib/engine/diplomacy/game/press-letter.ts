import type { Instant } from "../../kernel/game";
import { ok, type Refusal, type Result, refuse } from "../../kernel/result";
import type { PowerName } from "../map/model";
import type { Ruleset } from "./config";
import { type PressLeave, type PressParty, press } from "./press";
import { powerOf, type State } from "./state";

/** How a letter is signed: by whoever wrote it, by nobody, or as a power writing to readers of the sender's choice. */
export type PressSign =
  | { readonly kind: "own" }
  | { readonly kind: "grey" }
  | { readonly kind: "claim"; readonly from: PowerName; readonly to: PressTo };

/** To everybody, or to some. */
export type PressTo = "all" | readonly PressParty[];

export type PressDraft = { readonly from: PressParty; readonly to: PressTo; readonly sign: PressSign };

/** A letter that may go out: to whom it is written, who gets it, and what its readers are shown of sender and readers. */
export type PressLetter = Omit<PressLeave, "signatures" | "readers"> & {
  readonly from: PressParty;
  readonly to: PressTo;
  /** Those of them who get it. */
  readonly readers: PressTo;
  /** `from` null: nobody says who wrote it. */
  readonly shown: { readonly from: PressParty | null; readonly to: PressTo };
};

/** A party in one word: `m`, `p:FRANCE`, `o:heron`, `w:owl`. */
export function partyKey(party: PressParty): string {
  switch (party.kind) {
    case "master":
      return "m";
    case "power":
      return `p:${party.power}`;
    case "observer":
      return `o:${party.name}`;
    case "monitor":
      return `w:${party.name}`;
  }
}

/** The party of such a word; null: it is none. */
export function readPartyKey(key: string): PressParty | null {
  const name = key.slice(2);
  if (key === "m") return { kind: "master" };
  if (name === "") return null;
  if (key.startsWith("p:")) return { kind: "power", power: name };
  if (key.startsWith("o:")) return { kind: "observer", name };
  return key.startsWith("w:") ? { kind: "monitor", name } : null;
}

const keysOf = (to: PressTo): string[] | null => (to === "all" ? null : to.map(partyKey));

/** The same readers once each, in one order, without `but`. */
function orderly(to: PressTo, but: PressParty | null): PressTo {
  if (to === "all") return to;
  const kept = new Map(to.map((party) => [partyKey(party), party]));
  if (but) kept.delete(partyKey(but));
  return [...kept.keys()].toSorted().flatMap((key) => kept.get(key) ?? []);
}

const isInGame = (state: State, party: PressParty): boolean => {
  if (party.kind !== "power") return party.kind !== "monitor";
  const power = powerOf(state, party.power);
  return power !== undefined && power.kind !== "unplayed";
};

/**
 * What becomes of a letter that somebody wants to send now: the policy of `press`, held to how it is signed. Besides the
 * policy's refusals: `press/no_such_reader {reader}`, `press/signature`, `press/claim` (a claim that names the master or
 * nobody).
 */
export function pressLetter(
  ruleset: Ruleset,
  state: State,
  { from, to: given, sign }: PressDraft,
  now: Instant,
): Result<PressLetter, Refusal> {
  const to = orderly(given, from);
  const allowed = press(ruleset, state, from, to, now);
  if (!allowed.ok) return allowed;
  const stranger = to === "all" ? undefined : to.find((party) => !isInGame(state, party));
  if (stranger) return refuse("press/no_such_reader", { reader: partyKey(stranger) });
  const { signatures, readers, ...rest } = allowed.value;
  if (!signatures.includes(sign.kind)) return refuse("press/signature");
  const shown = shownOf(state, from, to, sign);
  return shown ? ok({ ...rest, from, to, readers, shown }) : refuse("press/claim");
}

function shownOf(state: State, from: PressParty, to: PressTo, sign: PressSign): PressLetter["shown"] | null {
  switch (sign.kind) {
    case "own":
      return { from, to };
    case "grey":
      return { from: null, to };
    case "claim": {
      const sender: PressParty = { kind: "power", power: sign.from };
      const readers = orderly(sign.to, null);
      // Nobody claims that the master reads it, unless the master does and its readers are the true ones.
      const isTrue = keysOf(to)?.join() === keysOf(readers)?.join();
      const names = readers !== "all" && readers.some((one) => one.kind === "master" || !isInGame(state, one));
      if (!isInGame(state, sender) || (names && !isTrue) || keysOf(readers)?.length === 0) return null;
      return { from: sender, to: readers };
    }
  }
}

/** The thread of everybody, and the mark of a sender whom nobody knows. */
export const ALL_THREAD = "all";
const UNKNOWN = "?";

/**
 * The thread in which `self` finds what is shown to be from one to others: all who take part in it but themselves, in
 * one order.
 */
export function threadOf(self: PressParty, from: PressParty | null, to: PressTo): string {
  if (to === "all") return ALL_THREAD;
  const keys = new Set([from === null ? UNKNOWN : partyKey(from), ...to.map(partyKey)]);
  keys.delete(partyKey(self));
  return [...keys].toSorted().join();
}
