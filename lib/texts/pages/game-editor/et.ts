import { cards } from "../../cards/et";
import { gameEditor } from "../../game-editor/et";
import { games } from "../../games/et";

export const texts = { cards, gameEditor, games };
