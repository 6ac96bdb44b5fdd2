import type { Catalogues } from "@/lib/texts/catalogues";
import type { Help } from "./action-bar";
import type { Overlay } from "./overlays";
import { isOver } from "./phases";
import type { TableRoomProps } from "./types";

/** The verbs that change nothing, as far as this game and this moment have them. */
export function helpsOf(
  props: TableRoomProps,
  { verbs: t }: Catalogues["cardsTable"],
  open: (overlay: Overlay) => void,
): Help[] {
  const { view, info, onHint, onTakeback } = props;
  const helps: (Help | false | undefined)[] = [
    info.has.tricks &&
      !isOver(view) &&
      view.lastTrick !== null && { id: "last", label: t.lastTrick, letter: "L", run: () => open("last") },
    view.discards !== null &&
      view.discards.count > 0 && { id: "discards", label: t.discards, run: () => open("discards") },
    onHint && view.can?.move != null && { id: "hint", label: t.hint, letter: "H", run: onHint },
    onTakeback && { id: "takeback", label: t.takeBack, letter: "U", run: onTakeback },
  ];
  return helps.filter((help) => help !== false && help !== undefined);
}
