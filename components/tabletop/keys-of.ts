import type { KeyBindings } from "@/components/ui/keys-help";
import type { GameCommand } from "@/lib/engine/ccg/tabletop/script/game-script";
import type { Catalogues } from "@/lib/texts/catalogues";
import type { Turning } from "@/lib/texts/tabletop/turning.en";
import { type Bindings, KEY_ACTS, keyLabel } from "./bindings";

/** The keys of a tabletop: of its cards, and those that the game's script gives its commands. */
export function keysOf(
  commands: readonly GameCommand[],
  { keys: t, bindings: { acts }, ruleSaid }: Catalogues["tabletop"]["room"],
  turning: Turning,
  { keys: own }: Bindings,
): KeyBindings {
  return [
    [["Tab"], t.between],
    [["Enter"], t.choose],
    [["Space"], t.more],
    [["←", "↑", "→", "↓"], t.move],
    ...KEY_ACTS.flatMap((act): KeyBindings => {
      const key = own[act];
      return key === null ? [] : [[[keyLabel(key)], act === "turn" ? turning.key : acts[act]]];
    }),
    [["Esc"], t.cancel],
    ...commands.flatMap(({ key, label }): KeyBindings => (key ? [[[key.toUpperCase()], ruleSaid(label)]] : [])),
    [["Ctrl", "+", "−"], t.scores],
    [["/"], t.command],
    [[t.mouse], t.dragged],
    [[t.click], t.clicked],
  ];
}
