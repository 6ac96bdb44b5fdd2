import { cards } from "../../cards/en";
import { cardsScore } from "../../cards-score/en";
import { cardsTable } from "../../cards-table/en";
import { table } from "../../cards-table/table.en";

export const texts = { cards, table, cardsTable, cardsScore };
