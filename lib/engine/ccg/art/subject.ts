import type { Card } from "../cards/model";
import type { Dye } from "./colour";
import type { Subject } from "./illustration";
import { isScene } from "./scene";

export const DYE_LETTERS: Readonly<Record<string, Dye>> = {
  W: "woad",
  M: "madder",
  Y: "weld",
  V: "verdigris",
  O: "oakgall",
};

/** The dyes of a card: those of its cost, or as it says. */
export const dyesOf = (card: Card): Dye[] => {
  const found = [...(card.attributes.get("dye") ?? "")].flatMap((letter) => DYE_LETTERS[letter] ?? []);
  return found.length > 0 ? found : ["undyed"];
};

/** What a card's picture is drawn from; null where it has none (a back). A foil shows the picture of its plain card. */
export function subjectOf(card: Card): Subject | null {
  const { name, set, attributes } = card;
  const kind = attributes.get("kind");
  if (kind === undefined) return null;
  const scene = attributes.get("scene");
  return {
    name: `${set} ${name} ${attributes.get("view") ?? ""}`,
    dyes: dyesOf(card),
    kind,
    ...(attributes.has("figure") ? { figure: attributes.get("figure") ?? "" } : {}),
    ...(isScene(scene) ? { scene } : {}),
    salt: Number(attributes.get("salt") ?? 0),
  };
}
