import type { CheckTexts } from "../../contracts/template-problems";
import { deck } from "./check-deck.et";
import { hints } from "./check-hints.et";
import { json } from "./check-json.et";
import { play } from "./check-play.et";
import { scores } from "./check-scores.et";
import { wanted } from "./check-wanted.et";
import { nowhere } from "./nowhere.et";

/** Mida kontroll mängust ütleb. */
export const check: CheckTexts = {
  ...{ nowhere, deck, play, scores, json, hints, wanted },
  wrong: ({ wanted, given }) => `siin peaks olema ${wanted}, mitte ${given}`,
  notJson: ({ line, column, message }) => `pole JSON: rida ${line}, veerg ${column}: ${message}`,
  chosen: ({ choices, message, place }) =>
    `valikuga ${choices.map((choice) => `"${choice}"`).join(" ja ")}: ${message}${place === null ? "" : ` (${place})`}`,
};
