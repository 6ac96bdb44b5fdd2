import { sayAdjustment } from "../adjudicate/adjustments";
import { sayReason } from "../adjudicate/explain";
import type { OrderResult } from "../adjudicate/movement";
import { sayRetreat } from "../adjudicate/retreats";
import { printOrder } from "../orders/print-order";
import type { ResultRow } from "./event";
import type { SeenRow } from "./see-results";

const RESULTS: Readonly<Record<OrderResult, true>> = {
  succeeds: true,
  bounces: true,
  cut: true,
  void: true,
  disrupted: true,
  no_convoy: true,
};
const isOrderResult = (result: string): result is OrderResult => Object.hasOwn(RESULTS, result);

/** A line of results in the judge's short form, without the power: `A PAR - BUR`, `A MUN DEPARTS`, `BUILD HIDDEN`. */
export function printRow(row: SeenRow): string {
  if (!("sighted" in row)) return printOrder(row.order);
  return row.sighted === "builds" ? "BUILD HIDDEN" : `${row.unit.type} ${row.unit.at} ${row.sighted.toUpperCase()}`;
}

/** Why an order came out as it did, in English, for logs and printed results; empty where nothing is to be said. */
export function sayWhy({ result, why }: Pick<ResultRow, "result" | "why">): string {
  switch (why?.code) {
    case undefined:
      return "";
    case "movement":
      return sayReason({ ...why, result: isOrderResult(result) ? result : "succeeds" });
    case "retreat":
      return sayRetreat(why);
    case "adjustment":
      return sayAdjustment(why);
    case "invalid":
      return why.refusal;
    case "told":
      return why.text;
  }
}
