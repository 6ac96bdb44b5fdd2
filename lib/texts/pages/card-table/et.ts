import { cards } from "../../cards/et";
import { cardsScore } from "../../cards-score/et";
import { cardsTable } from "../../cards-table/et";
import { table } from "../../cards-table/table.et";

export const texts = { cards, table, cardsTable, cardsScore };
