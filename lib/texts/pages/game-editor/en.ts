import { cards } from "../../cards/en";
import { gameEditor } from "../../game-editor/en";
import { games } from "../../games/en";

export const texts = { cards, gameEditor, games };
