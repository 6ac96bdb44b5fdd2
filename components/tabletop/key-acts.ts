import type { Intent } from "@/lib/engine/ccg/tabletop/intent";
import { type Acting, played, turnedOver, untapAll } from "./acts";
import type { CardAct, TableAct } from "./bindings";
import { counted, drawn, TABLE, toZone } from "./choice";

/** What a key does with the cards that are chosen; null: nothing, where they lie. */
export function intentsOfCards(act: Exclude<CardAct, "arrow" | "attach">, acting: Acting): readonly Intent[] | null {
  const { you, choice, colour } = acting;
  const ids = [...choice.ids];
  const isTable = choice.from === TABLE;
  switch (act) {
    case "toHand":
      return choice.from === `${you}/hand` ? null : [toZone(choice, `${you}/hand`)];
    case "discard":
      return [toZone(choice, `${you}/discard pile`)];
    case "play":
      return isTable ? null : [played(acting)];
    case "playDown":
      return isTable ? null : [played(acting, true)];
    case "turn":
      return isTable ? [turnedOver(acting)] : null;
    case "flip":
      return isTable ? [{ type: "flip", objects: ids }] : null;
    case "counterMore":
      return isTable ? [counted(ids, colour, 1)] : null;
    case "counterLess":
      return isTable ? [counted(ids, colour, -1)] : null;
    case "unarrow":
      return isTable ? [{ type: "unarrow", cards: ids }] : null;
  }
}

/** What a key does at the table, whatever is chosen. */
export function intentsOfTable(act: Exclude<TableAct, "undo">, { view, you }: Acting): readonly Intent[] {
  switch (act) {
    case "draw":
      return [drawn(`${you}/deck`, `${you}/hand`, 1)];
    case "untapAll":
      return untapAll(view, you);
    case "shuffle":
      return [{ type: "shuffle", zone: `${you}/deck` }];
    case "endTurn":
      return [{ type: "end_turn" }];
  }
}
