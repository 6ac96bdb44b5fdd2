import type { Help } from "./action-bar";
import type { Overlay } from "./overlays";
import { isOver } from "./phases";
import type { TableRoomProps } from "./types";

/** The verbs that change nothing, as far as this game and this moment have them. */
export function helpsOf(props: TableRoomProps, open: (overlay: Overlay) => void): Help[] {
  const { view, info, onHint, onTakeback } = props;
  const helps: (Help | false | undefined)[] = [
    info.has.tricks &&
      !isOver(view) &&
      view.lastTrick !== null && { id: "last", label: "Last trick", letter: "L", run: () => open("last") },
    view.discards !== null &&
      view.discards.count > 0 && { id: "discards", label: "Discards", run: () => open("discards") },
    onHint && view.can?.move != null && { id: "hint", label: "Hint", letter: "H", run: onHint },
    onTakeback && { id: "takeback", label: "Take back", letter: "U", run: onTakeback },
  ];
  return helps.filter((help) => help !== false && help !== undefined);
}
