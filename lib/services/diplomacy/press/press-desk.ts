import type { PressDesk } from "@/lib/contracts/press-words";
import type { DiplomacyGame } from "@/lib/engine/diplomacy/game/compile";
import type { PressParty } from "@/lib/engine/diplomacy/game/press";
import { partyKey } from "@/lib/engine/diplomacy/game/press-letter";
import type { State } from "@/lib/engine/diplomacy/game/state";

/** Those beside the powers whom letters can go to. */
export type Others = { readonly master: boolean; readonly observers: readonly PressParty[] };

/**
 * To whom a party may write now, how signed, and why not to others: the policy asked for everybody, and for each by
 * themselves. A letter to several may go where it may go to each of them.
 */
export function pressDesk(
  game: DiplomacyGame,
  state: State,
  self: PressParty,
  { master, observers }: Others,
  now: number,
): PressDesk {
  const ask = (to: "all" | readonly PressParty[]) => game.press(state, self, to, now);
  const all = ask("all");
  const powers = state.powers.filter(({ kind }) => kind !== "unplayed");
  const others: PressParty[] = [
    ...(master ? [{ kind: "master" as const }] : []),
    ...powers.map(({ name }): PressParty => ({ kind: "power", power: name })),
    ...observers,
  ];
  const readers = others
    .filter((other) => partyKey(other) !== partyKey(self))
    .map((other) => {
      const leave = ask([other]);
      const party = partyKey(other);
      return leave.ok
        ? { party, refused: null, signatures: leave.value.signatures, open: leave.value.copiesAreOpen }
        : { party, refused: leave.error, signatures: [], open: false };
    });
  const some =
    readers.find(({ party, refused }) => party !== "m" && refused === null) ?? readers.find((r) => !r.refused);
  return {
    party: partyKey(self),
    toAll: { refused: all.ok ? null : all.error, signatures: all.ok ? all.value.signatures : [] },
    signatures: some?.signatures ?? [],
    copiesAreOpen: some?.open ?? false,
    readers: readers.map(({ open: _, ...reader }) => reader),
  };
}
